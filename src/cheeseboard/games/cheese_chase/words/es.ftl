### Cheese Chase

title = Cheese Chase
tagline = Gato, ratón o queso: ¿quién eres ahora, y quién serás después?

## Lo que pasa

event-card-dealt = { $seat-is ->
    [you] Recibes
   *[other] { $seat } recibe
 } { $place ->
    [1] una carta.
   *[other] otra carta.
 }
event-dealt-card-seen = { $only-is ->
    [you] Tu
   *[other] La
 } { nth-place } carta{ $only-is ->
    [you] {""}
   *[other] {" "}de { $only }
 } es { $card ->
    [cat] el gato.
    [mouse] el ratón.
   *[other] el queso { $card }.
 }
event-card-looked-at = { $seat-is ->
    [you] Miras tu propia
   *[other] { $seat } mira su propia
 } { nth-place } carta.
event-own-card-seen = { $only-is ->
    [you] En tu { nth-place } carta está
   *[other] En la { nth-place } carta de { $only } está
 } { $card ->
    [cat] el gato.
    [mouse] el ratón.
   *[other] el queso { $card }.
 }
event-card-drawn = { $seat-is ->
    [you] Robas
   *[other] { $seat } roba
 } { $owner-is ->
    [you] tu
   *[other] la
 }{ $place ->
    [0] {""}
   *[other] {" "}{ nth-place }
 } carta{ $owner-is ->
    [you] .
   *[other] {" "}de { $owner }.
 }
event-drawn-card-seen = { $seat-is ->
    [you] Ves
   *[other] { $seat } ve
 } { $owner-is ->
    [you] tu carta:
   *[other] la carta de { $owner }:
 } { $card ->
    [cat] ¡el gato!
    [mouse] ¡el ratón!
   *[other] el queso { $card }.
 }
event-mouse-caught = ¡El gato y el ratón se encuentran! Uno era { $seat-is ->
    [you] tuyo,
   *[other] de { $seat },
 } el otro { $owner-is ->
    [you] tuyo.
   *[other] de { $owner }.
 }
event-cheese-shown = { $seat-is ->
    [you] Enseñas
   *[other] { $seat } enseña
 } el queso { $cheese }.
event-pair-shown = ¡Iiic! { $seat-is ->
    [you] Enseñas
   *[other] { $seat } enseña
 } el ratón y el queso { $cheese }.
event-cheese-crossed-out = ¡Ñam! El queso { $cheese } queda tachado.
event-card-returned = { $seat-is ->
    [you] Te quedas
   *[other] { $seat } se queda
 } con una carta en secreto. La otra vuelve { $owner-is ->
    [you] contigo.
   *[other] con { $owner }.
 }
event-kept-card-seen = ¡Chis! { $only-is ->
    [you] Te quedas
   *[other] { $only } se queda
 } con { $kept ->
    [cat] el gato
    [mouse] el ratón
   *[other] el queso { $kept }
 }. Vuelve { $returned ->
    [cat] el gato.
    [mouse] el ratón.
   *[other] el queso { $returned }.
 }
event-returned-card-seen = { $only-is ->
    [you] { $seat } te devuelve
   *[other] { $seat } devuelve a { $only }
 } { $card ->
    [cat] el gato.
    [mouse] el ratón.
   *[other] el queso { $card }.
 }
event-cheeses-used-up = ¡Todos los quesos están tachados! ¿Quién tiene el gato?
event-turns-used-up = Era el último turno: la partida ha terminado.
event-cat-found = ¡Miau! { $seat-is ->
    [you] Tenías
   *[other] { $seat } tenía
 } el gato.

## Lo que puedes hacer

move-look = Mirar tu { nth-place } carta
move-draw = Robar la carta de { $seat }
move-draw-from-row = Robar la { nth-place } carta de { $seat }
move-show = Enseñar el queso { $cheese }
move-show-mouse = Enseñar el ratón y el queso { $cheese }
move-catch = Enseñar el gato y el ratón
move-keep = Quedarse con { $card ->
    [cat] el gato
    [mouse] el ratón
   *[other] el queso { $card }
 }
prompt-look = ¿Cuál de tus propias cartas quieres mirar?
prompt-draw = ¿De quién quieres robar la carta?
prompt-draw-from-row = Ahora roba una carta de otro jugador. ¿Cuál?
prompt-show = ¿Qué enseñas?
prompt-show-mouse = El ratón y el queso están juntos: enseña los dos.
prompt-catch = ¡Tienes el gato y el ratón! Enseña los dos.
prompt-keep = ¿Con qué carta te quedas? La otra vuelve.
look-look = Piensa en tus propias cartas. ¿Con cuál podrían encontrarse el gato y el ratón?
look-draw = ¿Quién ha robado a quién, y qué se ha enseñado? Piensa adónde habrán ido el gato y el ratón.
look-draw-from-row = Mira la hilera de { $seat }. ¿Qué recuerdas de ella?
look-show = Mira los quesos tachados. ¿Qué aprenderían los demás de lo que enseñes?
look-show-mouse = Mira los quesos tachados. ¿Qué aprenderían los demás de lo que enseñes?
look-catch = ¡Mira las dos cartas de tu mano!
look-keep = Piensa en tu próximo turno. ¿Qué carta te gustaría tener entonces?

## Consejos

reason-look = { $percent ->
    [0] El gato y el ratón no pueden encontrarse en este turno: da igual qué carta mires.
   *[other] La mejor para que se encuentren el gato y el ratón es tu { nth-place } carta: { $percent } % si robas bien.
 }
reason-look-too = Con tu { nth-place } carta hay un { $percent } % de probabilidad de que se encuentren el gato y el ratón, si robas bien. Y además vuelves a ver qué hay ahí.
reason-look-open = El gato y el ratón no pueden encontrarse en este turno. Tu { nth-place } carta es, con un { $percent } %, un queso que no está tachado: enseñado con el ratón, lo estaría.
reason-hunt-mouse = Tienes el gato. { $percent ->
    [0] Nadie más tiene el ratón: cualquier carta vale.
    [100] Y sabes dónde está el ratón: ¡atrápalo, lo tiene { $owner }!
   *[other] Lo más probable es que el ratón esté ahí, en manos de { $owner }: { $percent } %.
 }
reason-hunt-cat = Tienes el ratón. { $percent ->
    [0] Nadie más tiene el gato: cualquier carta vale.
    [100] Y sabes dónde está el gato: ¡róbaselo a { $owner } y ganas!
   *[other] Lo más probable es que el gato esté ahí, en manos de { $owner }: { $percent } %. Si lo robas, ganas.
 }
reason-avoid-cat = Tienes el ratón y no debes encontrarte con el gato. { $percent ->
    [0] Ahí, en manos de { $owner }, no puede estar.
   *[other] Donde menos probable es que esté es ahí, en manos de { $owner }: { $percent } %.
 }
reason-wander = Desde hace { $rounds } rondas nadie atrapa a nadie, porque lo que se roba vuelve enseguida. Así que roba por toda la mesa, uno tras otro: ahora, a { $owner }.
reason-seek = { $percent ->
    [0] Nadie más tiene el gato ni el ratón: cualquier carta vale.
    [100] Ahí, en manos de { $owner }, está el gato o el ratón, con toda seguridad.
   *[other] Lo más probable es que el gato o el ratón esté ahí, en manos de { $owner }: { $percent } %.
 }
reason-seek-mouse = Lo más probable es que el ratón esté ahí, en manos de { $owner }: { $percent } %. Enseñado con tu queso, lo tacha.
reason-seek-open = Tu queso ya está tachado. Lo más probable es que ahí, en manos de { $owner }, haya uno que no lo está: { $percent } %.
reason-elsewhere = { $percent ->
    [0] Ahí, en manos de { $owner }, no está ni el gato ni el ratón: no te puede pasar gran cosa.
   *[other] Ahí, en manos de { $owner }, puede estar el gato o el ratón: { $percent } %. En otro lado tendrías más probabilidades, pero los demás también lo esperan.
 }
reason-catch = Tienes el gato y el ratón en la mano: ¡se acabó la persecución!
reason-only = No puedes enseñar nada más.
reason-cross-last = El queso { $cheese } es el último. Táchalo y ganas { $percent ->
    [100] con toda seguridad
   *[other] con un { $percent } % de probabilidad
 }: solo pierde quien tiene el gato.
reason-cross-late = La persecución dura ya { $rounds } rondas. Tacha el queso { $cheese } para que llegue a su fin.
reason-cross = El queso { $cheese } queda tachado, y el final está más cerca. Pero ahora todo el mundo sabe dónde estaba el ratón.
reason-tell-mouse = Ahora todo el mundo sabe dónde estaba el ratón, y eso anima la persecución.
reason-hide-mouse = Enseña solo el queso { $cheese }. Nadie tiene por qué saber que tienes el ratón.
reason-show-crossed = El queso { $cheese } ya está tachado: enseñarlo no cuenta gran cosa.
reason-show-open = El queso { $cheese } aún no está tachado. Enseñarlo les cuenta a los demás dónde se podría tachar.
reason-show-either = Los dos quesos les cuentan lo mismo a los demás: enseña cualquiera.
reason-keep = Si te quedas con { $card ->
    [cat] el gato
    [mouse] el ratón
   *[other] el queso { $card }
 }, tu probabilidad de atrapar en el próximo turno es del { $percent } %, tal como están las cartas; si no, del { $otherwise } %.
reason-keep-clear = { $percent ->
    [0] Entonces el gato y el ratón están en la misma hilera, y nadie puede atrapar en el próximo turno. Si no, quizá estarían separados: { $otherwise } %.
   *[other] Entonces el gato y el ratón están en hileras distintas con un { $percent } %, y se puede atrapar en el próximo turno. Con la otra carta sería un { $otherwise } %.
 }
reason-keep-either = Te quedes con la carta que te quedes, tu probabilidad de atrapar en el próximo turno es la misma.

## Lo que hace la suerte

move-deal = La carta siguiente es { $card ->
    [cat] el gato
    [mouse] el ratón
   *[other] el queso { $card }
 }
move-card = Es { $card ->
    [cat] el gato
    [mouse] el ratón
   *[other] el queso { $card }
 }
move-cat = { $seat-is ->
    [you] Tenías
   *[other] { $seat } tenía
 } el gato

## Cómo se llaman las cosas

card-mouse = ratón
card-cat = gato
kept-mouse = ratón
kept-cat = gato
returned-mouse = ratón
returned-cat = gato
nth-place = { $place ->
    [1] primera
    [2] segunda
    [3] tercera
   *[other] cuarta
 }

## Lo que puede estar oculto

chance-cat = quién tiene el gato
chance-mouse = quién tiene el ratón
chance-row = { $things ->
    [one] { $seat-is ->
        [you] tu { nth-place } carta
       *[other] la { nth-place } carta de { $seat }
     }
   *[other] { $seat-is ->
        [you] tus cartas { $place }
       *[other] las cartas { $place } de { $seat }
     }
 }
chance-held = { $things ->
    [one] la carta de { $seat }
   *[other] las cartas de { $seat }
 }
chance-deal = la próxima carta que se reparte
outcome-card = { $things ->
    [one] queso { $card }
   *[other] quesos { $card }
 }

## Reglas de la casa

option-mouse-draws-cat = El gato y el ratón
    .says = Quién gana cuando el gato y el ratón se encuentran.
option-mouse-draws-cat-active = quien tiene el turno
option-mouse-draws-cat-cat-owner = quien tenía el gato
option-pair-show = El ratón y un queso
    .says = Si puedes o tienes que enseñarlos juntos, cuando eso tacha el queso.
option-pair-show-may = puedes
option-pair-show-must = tienes que
option-pair-show-crossed = El ratón y un queso tachado
    .says = Si puedes enseñar el ratón con un queso que ya está tachado.
option-turn-cap = Partida más larga
    .says = Tras tantos turnos por jugador, la partida ha terminado.
option-at-cap = Tras el último turno
    .says = Qué pasa cuando se acaban los turnos.
option-at-cap-draw = no gana nadie
option-at-cap-cat-loses = pierde quien tiene el gato
option-hand = Cartas por jugador
    .says = En el juego pequeño se reparten a cada jugador como mucho tantas cartas.

## Las reglas

clause-1 = Las cartas
clause-2 = La preparación
clause-3 = El turno
clause-4 = Enseñar
clause-5 = Quedarse con una carta
clause-6 = El final
clause-7 = Reglas de la casa
clause-8 = Lo que recuerda el ordenador

## La mesa en texto

draw-cheeses = Quesos
draw-crossed = X tachado
draw-held = < > en este turno
draw-place = puesto
draw-card = { $card ->
    [cat] gato
    [mouse] ratón
   *[other] { $card }
 }
draw-turn = turno
draw-looked = { $hand ->
    [1] tenía
   *[other] miró
 }
draw-drew = robó
draw-showed = enseñó
draw-kept = se quedó
draw-own = su carta
draw-now = { $phase ->
    [deal] Se reparten las cartas.
    [look] { $seat-is ->
        [you] Te toca: mira una de tus propias cartas.
       *[other] { $seat } va a mirar una de sus propias cartas.
     }
    [see-own] { $seat-is ->
        [you] Miras una de tus propias cartas.
       *[other] { $seat } mira una de sus propias cartas.
     }
    [draw] { $seat-is ->
        [you] Te toca: roba una carta de otro jugador.
       *[other] { $seat } va a robar una carta.
     }
    [see-drawn] { $seat-is ->
        [you] Miras la carta robada.
       *[other] { $seat } mira la carta robada.
     }
    [show] { $seat-is ->
        [you] Te toca: enseña algo.
       *[other] { $seat } va a enseñar algo.
     }
    [keep] { $seat-is ->
        [you] Te toca: quédate con una de las dos cartas. La otra vuelve.
       *[other] { $seat } va a quedarse con una de las dos cartas.
     }
    [see-returned] { $seat-is ->
        [you] Devuelves la otra carta.
       *[other] { $seat } devuelve la otra carta.
     }
   *[find-cat] ¿Quién tiene el gato?
 }
draw-ending = { $ending ->
    [caught] ¡El gato y el ratón se encuentran!
    [crossed-out] ¡Todos los quesos están tachados!
   *[turns-used-up] Era el último turno.
 }
draw-cat = { $seat } tenía el gato.
draw-won = { $winners ->
    [one] * ha ganado.
   *[other] * han ganado.
 }

## La primera lección

lesson-1 = Tienes el gato, y Otto esconde el ratón. Cada turno empieza con una mirada a tu propia hilera: toca tu primera carta.
lesson-2 = Ahora roba una carta de Otto. ¡Prueba con la segunda!
lesson-3 = ¡El ratón, junto a tu queso! Enseña los dos, y el queso 3 queda tachado.
lesson-4 = Te quedas con una carta y la otra vuelve. Toca el queso y quédate con él: así sabes dónde está el ratón.
lesson-5 = Otto ha robado tu queso 1, así que el ratón sigue donde estaba. Mira tu cuarta carta: ahí duerme el gato.
lesson-6 = El gato está en tus zarpas. Ahora roba el ratón: ¡la segunda carta de Otto!
lesson-7 = El gato y el ratón en la misma mano. ¡Enséñalos!
lesson-end = ¡Has ganado! Junta el gato y el ratón, o no tengas el gato cuando se tache el último queso.

## Puzzles

puzzle-must-cat = Una carta de los demás tiene que ser el gato. ¿Cuál? Róbala.
why-must-cat = Se repartiera como se repartiera y se guardara lo que se guardara en secreto, el gato no puede estar en otro sitio.
puzzle-must-mouse = Una carta de los demás tiene que ser el ratón. ¿Cuál? Róbala.
why-must-mouse = Se repartiera como se repartiera y se guardara lo que se guardara en secreto, el ratón no puede estar en otro sitio.
puzzle-likeliest = Tienes el gato o el ratón. ¿Dónde es más probable que esté el otro? Roba esa carta.
why-likeliest = De todas las formas en que pueden estar las cartas, está ahí en { $worth }; en otro sitio, en { $next } como mucho.
theme-catch = El gato encuentra al ratón
theme-row = Hileras de cartas
theme-hands = Una carta cada uno
theme-moved = Puede haber cambiado de sitio
theme-still = Nadie la ha tocado

## Ejercicios para después de la primera lección

exercise-1 = Alguien robó tu ratón, lo mostró con un queso y te devolvió ese queso. Entonces, ¿dónde está ahora el ratón?
exercise-2 = Alguien robó tu queso, lo mostró junto con el ratón y te devolvió tu carta. ¿Qué tiene en la mano?
exercise-3 = Repasa a los demás uno por uno: ¿de quién conoces la carta? ¿Quién queda?
exercise-4 = Tienes el gato. Alguien tuvo el ratón en la mano junto con una carta tuya: es una de las dos. ¿Cuál puedes robar?
exercise-5 = Tienes el gato. Vuelve atrás turno por turno: ¿dónde puede estar el ratón y dónde no?
