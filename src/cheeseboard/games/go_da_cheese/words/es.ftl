### Go da Cheese!

title = Go da Cheese!
tagline = Ponte a la cola del queso, pero ojo: ¿quién se esconde detrás de ti?

## Lo que pasa

event-cheese-laid = Llega a la mesa el queso { $cheese }. Da de comer a { $mice } ratones.
event-card-drawn = { $seat-is ->
    [you] Robas
   *[other] { $seat } roba
 } una carta.
event-drawn-card-seen = { $kind ->
    [dog] Un perro salta
    [cat] Un gato se desliza
    [plain-cat] Un gato sin marca se desliza
    [king] Un rey avanza muy digno
    [fat-mouse] Un ratón gordo se bambolea
    [marked-mouse] Un ratón marcado corretea
   *[mouse] Un ratón corretea
 } hasta { $only-is ->
    [you] tu mano.
   *[other] la mano de { $only }.
 }
event-play-begun = { $seat-is ->
    [you] Pones
   *[other] { $seat } pone
 } tres cartas, la primera en el queso { $cheese }.
event-card-laid = { $seat-is ->
    [you] Pones
   *[other] { $seat } pone
 } { $kind ->
    [dog] un perro
    [cat] un gato
    [plain-cat] un gato sin marca
    [king] un rey
    [fat-mouse] un ratón gordo
    [marked-mouse] un ratón marcado
   *[mouse] un ratón
 } en el queso { $cheese }.
event-card-hidden = { $marked ->
    [yes] { $seat-is ->
        [you] Pones
       *[other] { $seat } pone
     } boca abajo una carta marcada en el queso { $cheese }.
   *[no] ¡Chis! { $seat-is ->
        [you] Pones
       *[other] { $seat } pone
     } boca abajo una carta en el queso { $cheese }.
 }
event-hidden-card-seen = { $only-is ->
    [you] Tu
   *[other] El
 } { $kind ->
    [dog] perro
    [cat] gato
    [plain-cat] gato sin marca
    [king] rey
    [fat-mouse] ratón gordo
    [marked-mouse] ratón marcado
   *[mouse] ratón
 }{ $only-is ->
    [you] {""}
   *[other] {" "}de { $only }
 } se esconde en el queso { $cheese }.
event-cards-used-up = Ya están puestas todas las cartas. ¡A ver quién se come a quién!
event-card-turned = Queso { $cheese }, puesto { $place }: ¡{ $seat-is ->
    [you] habías escondido
   *[other] { $seat } había escondido
 } { $kind ->
    [dog] un perro!
    [cat] un gato!
    [plain-cat] un gato sin marca!
    [king] un rey!
    [fat-mouse] un ratón gordo!
    [marked-mouse] un ratón marcado!
   *[mouse] un ratón!
 }
event-cat-chased = ¡Guau en el queso { $cheese }! { $seat-is ->
    [you] Tu perro se lleva { $owner-is ->
        [you] a tu propio gato.
       *[other] al gato de { $owner }.
     }
   *[other] El perro de { $seat } se lleva { $owner-is ->
        [you] a tu gato.
       *[other] al gato de { $owner }.
     }
 }
event-cat-hunted = Queso { $cheese }, puesto { $place }: { $seat-is ->
    [you] tu gato
   *[other] el gato de { $seat }
 } sale a cazar.
event-mouse-caught = ¡Zas! { $seat-is ->
    [you] Tu gato
   *[other] El gato de { $seat }
 } se lleva { $owner-is ->
    [you] a tu
   *[other] al
 } { $kind ->
    [king] rey
    [fat-mouse] ratón gordo
    [marked-mouse] ratón marcado
   *[mouse] ratón
 }{ $owner-is ->
    [you] .
   *[other] {" "}de { $owner }.
 }
event-cat-left = { $seat-is ->
    [you] Tu gato
   *[other] El gato de { $seat }
 } vuelve a la caja y se hace un ovillo.
event-king-advanced = Queso { $cheese }: { $seat-is ->
    [you] tu rey
   *[other] el rey de { $seat }
 } se cuela el primero, sacando pecho.
event-mouse-fed = { $seat-is ->
    [you] Tu
   *[other] El
 } { $kind ->
    [king] rey
    [fat-mouse] ratón gordo
    [marked-mouse] ratón marcado
   *[mouse] ratón
 }{ $seat-is ->
    [you] {""}
   *[other] {" "}de { $seat }
 } { $kind ->
    [king] cena
    [fat-mouse] se da un atracón
    [marked-mouse] mordisquea
   *[mouse] mordisquea
 } en el queso { $cheese }.
event-line-resolved = En el queso { $cheese } ya está todo resuelto.

## Lo que puedes hacer

move-draw = Robar tres cartas
move-at = Poner tres cartas, la primera en el queso { $cheese }
move-lay = Poner { $kind ->
    [dog] un perro
    [cat] un gato
    [plain-cat] un gato sin marca
    [king] un rey
    [fat-mouse] un ratón gordo
    [marked-mouse] un ratón marcado
   *[mouse] un ratón
 }
move-lay-up = Poner { $kind ->
    [cat] un gato
   *[marked-mouse] un ratón marcado
 } boca arriba, a la vista de todo el mundo
prompt-draw = La puerta de la despensa está abierta. ¿Qué haces?
prompt-at = Pon tres cartas. ¿En qué queso empiezas?
prompt-lay = ¿Qué carta viene ahora? La primera de las tres va siempre boca abajo.
look-draw = Mira tu mano. ¿Son esas las cartas que quieres poner?
look-at = Mira alrededor del queso { $cheese }. ¿Quién espera ahí, y cuáles de tus cartas irían bien?
look-lay = Mira la cola donde va a estar esta carta. ¿Quién se comería a quién ahí?
look-lay-up = Mira la cola donde va a estar esta carta. ¿Hay algo que todo el mundo pueda ver?

## Consejos

reason-draw-more = Primero roba: con seis cartas en la mano eliges mejor qué va dónde.
reason-draw-only = No tienes cartas que poner, así que solo puedes robar.
reason-start = Empieza en el queso { $start }. Tu { $kind ->
    [dog] perro
    [cat] gato
    [plain-cat] gato sin marca
    [king] rey
    [fat-mouse] ratón gordo
    [marked-mouse] ratón marcado
   *[mouse] ratón
 } gana en el queso { $cheese } más o menos { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }, tal como están las colas.
reason-start-small = Tal como están las colas, tres cartas a partir del queso { $start } no ganan casi nada. Es un comienzo para más tarde.
reason-only = Para el queso { $cheese } no tienes más que { $kind ->
    [dog] un perro
    [cat] un gato
    [plain-cat] un gato sin marca
    [king] un rey
    [fat-mouse] un ratón gordo
    [marked-mouse] un ratón marcado
   *[mouse] un ratón
 }.
reason-small = Tu { $kind ->
    [dog] perro
    [cat] gato
    [plain-cat] gato sin marca
    [king] rey
    [fat-mouse] ratón gordo
    [marked-mouse] ratón marcado
   *[mouse] ratón
 } no gana casi nada en el queso { $cheese }, pero así guardas tus otras cartas para mejores puestos.
reason-eat = Tal como está la cola, tu { $kind ->
    [dog] perro
    [cat] gato
    [plain-cat] gato sin marca
    [king] rey
    [fat-mouse] ratón gordo
    [marked-mouse] ratón marcado
   *[mouse] ratón
 } gana más o menos { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 } en el queso { $cheese }.
reason-hunt = Tal como está la cola, tu { $kind ->
    [dog] perro
    [cat] gato
    [plain-cat] gato sin marca
    [king] rey
    [fat-mouse] ratón gordo
    [marked-mouse] ratón marcado
   *[mouse] ratón
 } gana más o menos { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 } cazando en el queso { $cheese }.
reason-chase = Tal como está la cola, tu { $kind ->
    [dog] perro
    [cat] gato
    [plain-cat] gato sin marca
    [king] rey
    [fat-mouse] ratón gordo
    [marked-mouse] ratón marcado
   *[mouse] ratón
 } gana más o menos { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 } llevándose gatos en el queso { $cheese }.

## Lo que hace la suerte

move-deal = La carta siguiente es { $kind ->
    [dog] un perro
    [cat] un gato
    [plain-cat] un gato sin marca
    [king] un rey
    [fat-mouse] un ratón gordo
    [marked-mouse] un ratón marcado
   *[mouse] un ratón
 }
move-cheese = El queso siguiente da de comer a { $mice } ratones
move-turn = La carta boca abajo es { $kind ->
    [dog] un perro
    [cat] un gato
    [plain-cat] un gato sin marca
    [king] un rey
    [fat-mouse] un ratón gordo
    [marked-mouse] un ratón marcado
   *[mouse] un ratón
 }

## Cómo se llaman las cosas

kind-mouse = ratón
kind-marked-mouse = ratón marcado
kind-fat-mouse = ratón gordo
kind-king = rey
kind-cat = gato
kind-dog = perro
kind-plain-cat = gato sin marca

## Lo que puede estar oculto

chance-cheese = el queso siguiente
chance-deck = { $things ->
    [one] { $seat-is ->
        [you] la carta de arriba de tu mazo
       *[other] la carta de arriba del mazo de { $seat }
     }
   *[other] la carta de arriba de los mazos de { $seat }
 }
chance-hand = { $things ->
    [one] una carta en la mano de { $seat }
   *[other] una carta en las manos de { $seat }
 }
chance-down = { $things ->
    [one] queso { $cheese }, puesto { $place }
   *[other] queso { $cheese }, puestos { $place }
 }
outcome-mice = para { $mice } ratones

## Reglas de la casa

option-marked-cats = Gatos marcados
    .says = Cuántos de tus dos gatos llevan una marca.
option-marked = Cartas marcadas
    .says = Si una carta marcada, puesta en segundo o tercer lugar, tiene que ir boca abajo o solo puede.
option-marked-must = tienen que ir boca abajo
option-marked-may = pueden ir boca abajo
option-own-cats = Los perros se llevan a sus gatos
    .says = Si un perro se lleva también a los gatos de su propio color.
option-cheeses = Clases de queso
    .says = Cuántos de los quesos dan de comer a 2, 3, 4 y 5 ratones.
option-animals = Animales de un color
    .says = Cuántos ratones, ratones marcados, ratones gordos, reyes, gatos y perros tiene cada color.
option-circle = Quesos del círculo
    .says = Tantos quesos hay en el círculo por cada jugador.

## Empate a puntos

tie-kings = Empate a puntos: { $winners ->
    [1] { $seat-is ->
        [you] tienes
       *[other] { $seat } tiene
     }
   *[other] { $names } tienen
 } más reyes, { $most } contra { $next }.
tie-mice = Empate a puntos y a reyes: { $winners ->
    [1] { $seat-is ->
        [you] tienes
       *[other] { $seat } tiene
     }
   *[other] { $names } tienen
 } más ratones, { $most } contra { $next }.
tie-shared = Empate a puntos, a reyes y a ratones: la victoria es compartida.

## Las reglas

clause-1 = Las cartas
clause-2 = La preparación
clause-3 = Tu turno
clause-4 = Robar
clause-5 = Poner
clause-6 = El final
clause-7 = Los perros
clause-8 = Los gatos
clause-9 = Los reyes y el queso
clause-10 = Quién gana
clause-11 = Reglas de la casa
clause-12 = Lo que recuerda el ordenador

## La mesa en texto

draw-lines = Queso, para cuántos ratones | su cola, el puesto 1 primero
draw-cheese = { $cheese } para { $mice }
draw-kind = { $kind ->
    [fat-mouse] gordo
    [king] rey
    [cat] gato
    [dog] perro
   *[mouse] ratón
 }
draw-letter = { $kind ->
    [fat-mouse] go
    [king] re
    [cat] g
    [dog] p
   *[mouse] r
 }
draw-head = 7:4 queso 7, para 4 ratones
draw-hand-deck = 3/9 mano/mazo
draw-down = ( ) boca abajo
draw-marked = ! marcada
draw-fed = + ha comido
draw-taken = >A botín de A
draw-cards = mano { $hand }, mazo { $deck }
draw-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }
draw-hand = { $seat-is ->
    [you] Tu mano:
   *[other] Mano:
 }
draw-deck = { $seat-is ->
    [you] Tu mazo:
   *[other] Mazo:
 }
draw-now = { $phase ->
    [over] La partida ha terminado.
    [cheeses] Se ponen los quesos en la mesa.
    [draw] { $seat-is ->
        [you] Robas
       *[other] { $seat } roba
     }: { $cards ->
        [one] falta una carta.
       *[other] faltan { $cards } cartas.
     }
    [resolve] Ya están puestas todas las cartas. Se resuelve el queso { $cheese }.
    [lay] { $seat-is ->
        [you] Te toca: la carta { $card } de 3 va al queso { $cheese }.
       *[other] { $seat } pone la carta { $card } de 3 en el queso { $cheese }.
     }
   *[choose] { $seat-is ->
        [you] Te toca: roba tres cartas o pon tres cartas.
       *[other] { $seat } va a robar o a poner tres cartas.
     }
 }

## La primera lección

lesson-1 = Pones tres cartas en tres quesos seguidos. Toca el queso 1 y empieza ahí: da de comer a tres ratones.
lesson-2 = La primera carta va boca abajo, solo tú la conoces. ¡Toca el ratón normal y escóndelo!
lesson-3 = La segunda va boca arriba, a la vista de todo el mundo. Toca el ratón gordo: vale dos puntos.
lesson-4 = La última lleva una marca, así que también va boca abajo. ¡Ponla!
lesson-5 = Las colas crecen delante de los quesos. Tu mano está vacía: roba tres cartas.
lesson-6 = Llega el último turno, y al final de la cola 1 hay dos ratones que no son tuyos. ¡Toca el queso 1!
lesson-7 = Un gato se lleva los ratones de los demás entre las tres cartas de delante. ¡Esconde ahí tu gato!
lesson-8 = Ahora un ratón en el queso 2. Tócalo y ponlo.
lesson-9 = Y el último en el queso 3. ¡Después se da la vuelta a todas las cartas!
lesson-end = Los perros se llevan gatos, los gatos se llevan ratones, los reyes se cuelan y comen los primeros de la cola. ¡Nueve puntos para ti en un solo queso!

## Una mesa terminada, escrita con el teclado

layout-how = Escribe una línea por queso: a cuántos ratones da de comer y luego quién espera ahí, primero quien está más cerca, por ejemplo 4: RN BC RD. Colores por jugador: R rojo, B azul, Y amarillo, G verde, X negro; N ratón, M ratón marcado, F ratón gordo, K rey, C gato, P gato sin marca, D perro.
layout-colours = Colores: «{ $text }» no vale. Da { $players } letras distintas de entre { $possible }.
layout-line = Queso { $cheese }: «{ $text }» no empieza con un número y dos puntos, por ejemplo 4: RN BC.
layout-cheeses = Debería haber { $circle } quesos, no { $cheeses }.
layout-too-many-such-cheeses = Queso { $cheese }: { $most ->
    [0] ningún queso da de comer a { $mice } ratones.
    [one] solo un queso da de comer a { $mice } ratones.
   *[other] solo { $most } quesos dan de comer a { $mice } ratones.
 }
layout-unknown-card = Queso { $cheese }, puesto { $place }: «{ $text }» no es una carta.
layout-nobodys-colour = Queso { $cheese }, puesto { $place }: nadie tiene el color { $text }; hay { $possible }.
layout-too-many-of-colour = Queso { $cheese }, puesto { $place }: { $seat } no tiene tantas cartas de esa clase ({ $kind }).
layout-line-too-long = Queso { $cheese }, puesto { $place }: { $seat } solo pone cartas { $most } veces, así que aquí no pueden esperar más.
layout-cards-missing = { $seat } tiene en la mesa { $cards } de { $all } cartas.
layout-not-in-threes = Las cartas de { $seat } no pueden haberse puesto todas en tres quesos seguidos: una de ellas tiene que estar en un queso equivocado.

## Puzzles

puzzle-wins-where = Juegas el último. Estén como estén las cartas ocultas, empezar en un solo queso gana. ¿En cuál?
why-wins-where = Así ganas con cualquier reparto posible.
puzzle-best-where = Juegas el último. ¿En qué queso empiezas para ganar más a menudo?
why-best-where = De todos los repartos posibles ganas así { $worth }, y { $next } como mucho si empiezas en otro queso.
puzzle-wins-card = Tus últimas cartas. Estén como estén las ocultas, una sola gana aquí. ¿Cuál?
why-wins-card = Así ganas con cualquier reparto posible.
puzzle-best-card = Tus últimas cartas. ¿Cuál pones aquí para ganar más a menudo?
why-best-card = De todos los repartos posibles ganas así { $worth }, y { $next } como mucho con otra carta.
theme-where = Dónde empezar
theme-order = Qué carta dónde
theme-cat = Con un gato
theme-dog = Con un perro
theme-king = Con el rey
theme-mice = Solo ratones

## Ejercicios para después de la primera lección

exercise-1 = Un gato se lleva los ratones de los demás entre las tres cartas que tiene delante. ¿Quién está al final de esta cola?
exercise-2 = Un perro se lleva el gato que tiene al lado, incluso el tuyo. ¿Te sirve más tu gato si se queda?
exercise-3 = Al final de esta cola hay un perro. ¿Qué le pasaría aquí a un gato?
exercise-4 = Tres cartas para tres quesos seguidos. Piensa en los tres lugares antes de poner la primera.
exercise-5 = Ahora planea toda la última jugada: ¿dónde se llevan más tus cartas, y por dónde empiezas para lograrlo?
