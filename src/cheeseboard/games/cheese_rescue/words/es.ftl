### Cheese Rescue

title = Cheese Rescue
tagline = ¡Salva tu queso de los ratones! Un gato puede ayudarte, si no ladra un perro.

## Lo que pasa

event-animal-drawn = { $seat-is ->
    [you] Robas
   *[other] { $seat } roba
 } { $pile ->
    [0] el último animal del mazo.
    [one] un animal; queda uno en el mazo.
   *[other] un animal; quedan { $pile } en el mazo.
 }
event-animal-seen = { $only-is ->
    [you] Tienes
   *[other] { $only } tiene
 } { $kind ->
    [dog] un perro nuevo. Menea la cola.
    [cat] un gato nuevo. Ronronea.
   *[mouse] un ratón nuevo. Chilla: ¡iiic!
 }
event-card-laid = { $seat-is ->
    [you] Pones
   *[other] { $seat } pone
 } { $kind ->
    [dog] un perro
    [cat] un gato
    [mouse] un ratón
    [cheese-1] un queso de 1 punto
    [cheese-2] un queso de 2 puntos
   *[cheese-3] un queso de 3 puntos
 } { $cell-to }.
event-cheeses-swapped = { $seat-is ->
    [you] ¡Cambio! La primera carta pasa a ser tuya: todos los quesos cambian de manos. En total, ahora pones once cartas, y tu rival, trece.
   *[other] ¡Cambio! La primera carta pasa a ser de { $seat }: todos los quesos cambian de manos. En total, { $seat } pone ahora once cartas, y su rival, trece.
 }
event-square-filled = ¡El cuadrado está lleno! Las últimas cartas siguen ocultas, y empieza la caza.
event-cat-scared = ¡Guau! Un perro espanta al gato { $cell }.
event-mouse-caught = ¡Zas! Un gato atrapa al ratón { $cell }.
event-cheese-eaten = ¡Ñam! Un ratón se come { $seat-is ->
    [you] tu queso
   *[other] el queso de { $seat }
 } { $cell }: { $kind ->
    [cheese-1] ¡1 punto menos!
    [cheese-2] ¡2 puntos menos!
   *[cheese-3] ¡3 puntos menos!
 }
event-cheese-counted = { $cheeses ->
    [0] { $seat-is ->
        [you] No has salvado ningún queso
       *[other] { $seat } no ha salvado ningún queso
     }
    [one] { $seat-is ->
        [you] Has salvado un queso
       *[other] { $seat } ha salvado un queso
     }
   *[other] { $seat-is ->
        [you] Has salvado { $cheeses } quesos
       *[other] { $seat } ha salvado { $cheeses } quesos
     }
 }: { $points ->
    [one] 1 punto.
   *[other] { $points } puntos.
 }
event-komi-given = { $seat-is ->
    [you] La primera carta no era tuya: recibes
   *[other] La primera carta no era de { $seat }: { $seat } recibe
 } { $points ->
    [0] medio punto
    [one] { $half ->
        [0] 1 punto
       *[other] 1½ puntos
     }
   *[other] { $half ->
        [0] { $points } puntos
       *[other] { $points }½ puntos
     }
 } de regalo.

## Lo que puedes hacer

move-lay = Poner { $kind ->
    [dog] un perro
    [cat] un gato
    [mouse] un ratón
    [cheese-1] un queso de 1 punto
    [cheese-2] un queso de 2 puntos
   *[cheese-3] un queso de 3 puntos
 } { $cell-to }
prompt-lay = ¿Qué carta pones, y dónde?
look-lay = Mira tus { $kind ->
    [dog] perros
    [cat] gatos
    [mouse] ratones
   *[other] quesos
 }. ¿En qué parte de la mesa te vendría mejor uno de ellos?
move-swap = Cambiar: llevarse la primera carta
look-swap = Mira la primera carta. ¿Te gustaría que fuera tuya?

## Consejos

reason-safe-cheese = Tu queso estaría a salvo { $cell } por ahora: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 } para ti, y al lado { $open ->
    [0] no queda ninguna casilla libre
    [one] queda una casilla libre
   *[other] quedan { $open } casillas libres
 } por donde pueda venir un ratón.
reason-rescue = Un gato { $cell } atrapa ratones, y eso salva { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 } de tu queso.
reason-eat = Un ratón { $cell } se come { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 } del queso de { $owner }.
reason-scare = Un perro { $cell } espanta a un gato, los ratones vuelven a estar libres: { $owner } pierde { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }.
reason-cover = Con el { $kind ->
    [dog] perro
    [cat] gato
    [mouse] ratón
   *[other] queso
 } { $cell } quedan menos casillas libres al lado de tu queso: pueden venir menos ratones.
reason-no-help = El { $kind ->
    [dog] perro
    [cat] gato
    [mouse] ratón
   *[other] queso
 } { $cell } no te pone por delante ahora mismo. Pero tienes que poner una carta, y esta quizá te ayude más tarde.
reason-swap = { $points ->
    [0] Con un cambio no cambia de manos ningún punto: solo le dejas la carta siguiente a tu rival.
    [one] Con un cambio, el punto de la primera carta es tuyo. Pero entonces no pones tú la siguiente.
   *[other] Con un cambio, los { $points } puntos de la primera carta son tuyos. Pero entonces no pones tú la siguiente.
 }

## Lo que hace la suerte

move-deal = Del mazo sale { $kind ->
    [dog] un perro
    [cat] un gato
   *[mouse] un ratón
 }

## Cómo se llaman las cosas

kind-dog = perro
kind-cat = gato
kind-mouse = ratón
kind-cheese-1 = queso, 1 punto
kind-cheese-2 = queso, 2 puntos
kind-cheese-3 = queso, 3 puntos

## Los sitios

where-at = { $where ->
    [cell] en { $cell }
    [middle] en el centro
    [above] justo encima { where-one }
    [below] justo debajo { where-one }
    [left] a la izquierda { where-one }
    [right] a la derecha { where-one }
   *[between] entre { where-two }
 }
where-to = { $where ->
    [cell] en { $cell }
    [middle] en el centro
   *[other] { where-at }
 }
where-one = { $near ->
    [dog] de un perro
    [cat] de un gato
    [mouse] de un ratón
    [cheese] de un queso
   *[start] de la carta de salida
 }
where-two = { $too ->
    [same] { $near ->
        [dog] dos perros
        [cat] dos gatos
        [mouse] dos ratones
       *[cheese] dos quesos
     }
   *[other] { $near ->
        [dog] un perro
        [cat] un gato
        [mouse] un ratón
       *[cheese] un queso
     } y { $too ->
        [cat] un gato
        [mouse] un ratón
        [cheese] un queso
       *[start] la carta de salida
     }
 }

## Lo que puede estar oculto

chance-hand = { $things ->
    [one] un animal en la mano de { $seat }
   *[other] un animal en las manos de { $seat }
 }
chance-pile = el animal de arriba del mazo

## Reglas de la casa

option-animals = Animales en la caja
    .says = Cuántos de los animales son perros, gatos y ratones.
option-cheeses = Puntos de los quesos
    .says = Cuántos de los quesos de cada jugador valen 1, 2 y 3 puntos.
option-square = El cuadrado
    .says = Si el cuadrado flota hasta que las cartas lo fijan o tiene la carta de salida en el centro.
option-square-floats = flota
option-square-centred = centrado
option-diagonals = Caza por las esquinas
    .says = Si al final los animales cazan también por las esquinas.
option-komi = Un regalo para quien no empieza
    .says = Entre dos: cuántos medios puntos recibe al final quien no empieza.
option-swap = Cambiar
    .says = Entre dos: si quien no empieza puede llevarse la primera carta en lugar de poner una. Entonces todos los quesos cambian de manos, quien empezó pone trece cartas, y su rival, once.
option-side = Lado del cuadrado
    .says = El cuadrado tiene como mucho tantas casillas de ancho y de alto.
option-drawn = Animales al empezar
    .says = Cuántos animales roba cada uno al empezar.

## Empate a puntos

tie-komi = Con el regalo para quien no empieza, { $winners ->
    [1] { $seat-is ->
        [you] vas por delante.
       *[other] { $seat } va por delante.
     }
   *[other] { $names } empatan.
 }
tie-cheeses = Empate a puntos: { $winners ->
    [1] { $seat-is ->
        [you] tienes
       *[other] { $seat } tiene
     }
   *[other] { $names } tienen
 } más quesos en la mesa, { $most } contra { $next }.
tie-shared = Empate a puntos y a quesos: la victoria es compartida.

## Las reglas

clause-1 = Las cartas
clause-2 = La preparación
clause-3 = Las casillas
clause-4 = Poner una carta
clause-5 = Robar
clause-6 = El final
clause-7 = La caza
clause-8 = La puntuación
clause-9 = Lo que sabe todo el mundo
clause-10 = Reglas de la casa
clause-11 = Lo que recuerda el ordenador

## La mesa en texto

draw-kind = { $kind ->
    [dog] perro
    [cat] gato
    [mouse] ratón
   *[start] salida
 }
draw-gone = { $over ->
    [yes] - - dejó la mesa en la caza
   *[no] - - dejaría la mesa si la caza empezara ahora
 }
draw-pile = Mazo: { $animals ->
    [one] 1 animal
   *[other] { $animals } animales
 }
draw-cheeses = mano: quesos
draw-animals = y animales
draw-points = puntos a salvo
draw-hand = { $seat-is ->
    [you] Tu mano:
   *[other] Mano:
 }
draw-now = { $phase ->
    [over] La partida ha terminado.
    [draw] { $seat-is ->
        [you] Robas un animal.
       *[other] { $seat } roba un animal.
     }
    [swap] { $seat-is ->
        [you] Te toca: pon una carta en una casilla libre{ $mark } o cambia.
       *[other] { $seat } va a poner una carta en una casilla libre{ $mark } o a cambiar.
     }
   *[lay] { $seat-is ->
        [you] Te toca: pon una carta en una casilla libre{ $mark }.
       *[other] { $seat } va a poner una carta en una casilla libre{ $mark }.
     }
 }

## La primera lección

lesson-1 = Otto y tú formáis un cuadrado. Toca tu queso de 3 puntos, luego la casilla libre encima de la carta de salida, y ponlo ahí.
lesson-2 = ¡Oh, no! ¡El ratón de Otto quiere tu queso! Los gatos atrapan ratones: pon un gato en la casilla libre, justo al lado del ratón.
lesson-3 = ¡Guau! El perro de Otto espanta a tu gato. Pon tu otro gato también junto al ratón, en la casilla libre adonde no llega ningún perro.
lesson-4 = Tu queso está a salvo. Ahora haz rabiar a Otto: pon un ratón en la casilla libre al lado de su queso.
lesson-5 = Muchas cartas después, la última. Pon el ratón en la casilla libre: se come el queso de Otto que está al lado.
lesson-end = Los perros espantan gatos, los gatos atrapan ratones, los ratones se comen el queso. Cuenta lo que queda: ocho puntos a seis, ¡has ganado!

## Una mesa terminada, escrita con el teclado

layout-how = Escribe el cuadrado fila por fila. A3 es un queso de 3 puntos del primer jugador, B1 uno de 1 punto del segundo; D perro, C gato, M ratón, S carta de salida, . vacía.
layout-unknown = Fila { $row }, columna { $column }: «{ $text }» no es una carta.
layout-no-such-player = Fila { $row }, columna { $column }: nadie tiene la letra { $text }; hay { $players }.
layout-no-such-cheese = Fila { $row }, columna { $column }: ningún queso vale { $value }.
layout-rows = El cuadrado tiene { $side } filas, no { $rows }.
layout-columns = La fila { $row } debería tener { $side } casillas, no { $columns }.
layout-too-many = Fila { $row }, columna { $column }: sobra una carta ({ $kind }). En el juego solo hay { $most ->
    [one] una
   *[other] { $most }
 }.
layout-too-many-cheeses = Fila { $row }, columna { $column }: sobra una ({ $kind }). { $seat } solo tiene { $most }.
layout-start-not-used = Fila { $row }, columna { $column }: entre tres no hay carta de salida.
layout-two-starts = Fila { $row }, columna { $column }: una segunda carta de salida. Solo hay una.
layout-start-not-centred = Fila { $row }, columna { $column }: la carta de salida debería estar en la fila { $middle }, columna { $middle }.
layout-hole = Fila { $row }, columna { $column }: no hay carta, así que el cuadrado no está lleno.
layout-no-start = Falta la carta de salida.
layout-too-few-cheeses = { $seat } tiene que haber puesto al menos { $least } quesos, no { $cheeses }: no había bastantes animales para poner en su lugar.

## Puzzles

puzzle-wins = Una sola carta en un solo lugar gana seguro, haga lo que haga el otro. ¿Cuál y dónde?
why-wins = Después ganas contra cualquier respuesta. Tras cualquier otra carta, el otro aún puede pararte.
puzzle-saves = Ya no puedes asegurar la victoria, pero una carta salva la victoria compartida. ¿Cuál y dónde?
why-saves = Después la victoria se comparte, pase lo que pase. Cualquier otra carta pierde.
puzzle-loses = Encuentra el error: una sola carta en un solo lugar pierde seguro. ¿Cuál y dónde?
why-loses = Después el otro gana seguro. Con cualquier otra carta al menos compartirías la victoria.
theme-scare = Un perro espanta a un gato
theme-catch = Un gato atrapa a un ratón
theme-eat = Un ratón come queso
theme-shelter = Un lugar seguro para un queso
theme-block = Quitar un lugar
theme-last = Las últimas cartas
theme-short = Quedan pocas cartas
theme-long = Pensar varias jugadas por delante

## Ejercicios para después de la primera lección

exercise-1 = Un ratón se come el queso que tiene al lado, si antes no lo atrapa un gato. ¿Dónde te sirve un ratón?
exercise-2 = Un perro espanta a los gatos que tiene al lado. ¿Qué pueden hacer los ratones cuando ese gato se va?
exercise-3 = Un gato atrapa a los ratones que tiene al lado. ¿Qué pasa con el queso que querían?
exercise-4 = Te falta un punto, y tu último queso vale uno. ¿Está a salvo en ese lugar?
exercise-5 = Quedan tres casillas, y tú pones dos de las tres cartas. Piensa en la respuesta a cada carta antes de ponerla.
