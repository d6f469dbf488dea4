### Cheese

title = Cheese
tagline = Cada ratón quiere el montón entero. ¿Habrá un gato en tu mazo?

## Lo que pasa

event-pile-opened = El montón empieza con { $kind ->
    [cheese] un queso.
    [cat] un gato.
   *[mouse] un ratón al que nadie caza.
 }
event-card-flipped = { $kind ->
    [cheese] { $seat-is ->
        [you] Destapas
       *[other] { $seat } destapa
     } un queso.
    [cat] { $seat-is ->
        [you] Destapas
       *[other] { $seat } destapa
     } un gato.
   *[mouse] ¡{ $seat-is ->
        [you] Destapas
       *[other] { $seat } destapa
     } un ratón!
 }
event-mouse-hunted = { $hunter-is ->
    [you] Sales a cazar al ratón de { $owner } y tienes
   *[other] { $owner-is ->
        [you] { $hunter } sale a cazar a tu ratón y tiene
       *[other] { $hunter } sale a cazar al ratón de { $owner } y tiene
     }
 } { $attempts ->
    [one] un intento.
   *[other] { $attempts } intentos.
 }
event-attempt-failed = ¡No hay gato! { $hunter-is ->
    [you] { $attempts ->
        [0] No te queda ningún intento.
        [one] Te queda un intento.
       *[other] Te quedan { $attempts } intentos.
     }
   *[other] { $attempts ->
        [0] A { $hunter } no le queda ningún intento.
        [one] A { $hunter } le queda un intento.
       *[other] A { $hunter } le quedan { $attempts } intentos.
     }
 }
event-mouse-chased = { $hunter-is ->
    [you] ¡Tu ratón espanta al de { $owner }!
   *[other] { $owner-is ->
        [you] ¡El ratón de { $hunter } espanta al tuyo!
       *[other] ¡El ratón de { $hunter } espanta al de { $owner }!
     }
 }
event-mouse-caught = ¡Salta el gato! { $hunter-is ->
    [you] Atrapas al ratón de { $owner }.
   *[other] { $owner-is ->
        [you] { $hunter } atrapa a tu ratón.
       *[other] { $hunter } atrapa al ratón de { $owner }.
     }
 }
event-mouse-escaped = { $owner-is ->
    [you] ¡Tu ratón se le escapa a { $hunter }!
   *[other] { $hunter-is ->
        [you] ¡El ratón de { $owner } se te escapa!
       *[other] ¡El ratón de { $owner } se le escapa a { $hunter }!
     }
 }
event-hunter-skipped = { $hunter-is ->
    [you] No tienes ninguna carta que destapar y no puedes cazar.
   *[other] { $hunter } no tiene ninguna carta que destapar y no puede cazar.
 }
event-pile-won = { $seat-is ->
    [you] Ganas
   *[other] { $seat } gana
 } el montón: { $cards ->
    [one] una carta.
   *[other] { $cards } cartas.
 }
event-chip-earned = Una ficha para { $seat-is ->
    [you] ti:
   *[other] { $seat }:
 } ya van { $chips }.
event-stack-emptied = { $seat-is ->
    [you] Tu mazo está vacío:
   *[other] El mazo de { $seat } está vacío:
 } la partida ha terminado.
event-chips-used-up = Era la última ficha: la partida ha terminado.
event-flips-used-up = Era la última carta que se destapaba: la partida ha terminado.
event-circle-closed = Ahora todo da vueltas en círculo y no acabaría nunca: la partida ha terminado.

## Lo que puedes hacer

move-flip = Destapar tu carta de arriba
prompt-flip = ¿Qué hay encima de tu mazo? ¡Destápalo!
look-flip = ¡Mira tu mazo!

## Consejos

reason-only = No hay nada que decidir: solo puedes destapar tu carta de arriba.

## Lo que hace la suerte

move-cheese = Es queso
move-cat = Es un gato
move-mouse = Es un ratón con { $footsteps ->
    [one] una huella
   *[other] { $footsteps } huellas
 }

## Cómo se llaman las cosas

kind-cheese = queso
kind-cat = gato
kind-mouse-1 = ratón con una huella
kind-mouse-2 = ratón con dos huellas
kind-mouse-3 = ratón con tres huellas

## Lo que puede estar oculto

chance-stack = { $things ->
    [one] { $seat-is ->
        [you] tu carta de arriba
       *[other] la carta de arriba de { $seat }
     }
   *[other] las cartas de arriba de { $seat }
 }
chance-opening = la carta que empieza el montón
chance-aside = una carta que se ha apartado

## Mirando atrás

decided = { $exact ->
    [yes] Desde la carta destapada número { $turns }
   *[no] Como muy tarde en la carta destapada número { $turns }
 } ya estaba decidido: ninguna de las cartas que faltaban podía cambiar quién gana.

## Reglas de la casa

option-cards = Cartas de cada clase
    .says = Cuántas cartas son quesos, gatos y ratones con una, dos y tres huellas.
option-leftover = Cartas que sobran
    .says = Qué pasa con las cartas que no se pueden repartir por igual.
option-leftover-aside = se apartan
option-leftover-dealt = se reparten todas
option-leftover-opens = una empieza el montón
option-loot = Adónde va el botín
    .says = Si las cartas ganadas se vuelven a destapar o solo cuentan.
option-loot-under = debajo del mazo
option-loot-aside = aparte
option-loot-order = Orden del botín
    .says = Qué carta de un montón ganado vuelve a salir primero.
option-loot-order-oldest = la más antigua
option-loot-order-newest = la más nueva
option-goes-on = Quién sigue
    .says = Quién destapa una carta después de que alguien gane un montón.
option-goes-on-left = a la izquierda de quien gana
option-goes-on-winner = quien gana
option-dry = Cazar sin cartas
    .says = Qué pasa cuando a quien caza no le quedan cartas.
option-dry-fails = el ratón se escapa
option-dry-skips = caza el jugador siguiente
option-out = Mazo vacío
    .says = Cuándo un mazo vacío termina la partida.
option-out-after-hunt = después de la caza
option-out-at-once = en el acto
option-out-at-turn = cuando le toca
option-chips = Fichas
    .says = Cuántas fichas hay. Cada ratón que atrapas te da una, y la última termina la partida. 0 significa ninguna.
option-circle = Círculo
    .says = Quién gana una partida que da vueltas en círculo.
option-circle-shared = victoria compartida
option-circle-most = más cartas
option-max-flips = Máximo de cartas destapadas
    .says = Tras destapar tantas cartas, la partida termina.

## Empate a puntos

tie-circle = En un círculo nadie va por delante para siempre: comparten la victoria quienes tienen cartas.
tie-chips = Empate a cartas: { $winners ->
    [1] { $seat-is ->
        [you] tienes
       *[other] { $seat } tiene
     }
   *[other] { $names } tienen
 } más fichas, { $most } contra { $next }.
tie-shared = Nadie tiene más cartas: la victoria es compartida.

## Las reglas

clause-1 = Las cartas
clause-2 = La preparación
clause-3 = El turno
clause-4 = La caza
clause-5 = Cazar sin cartas
clause-6 = El botín
clause-7 = El final
clause-8 = La puntuación
clause-9 = Reglas de la casa
clause-10 = Lo que recuerda el ordenador

## La mesa en texto

draw-pile = { $cards ->
    [0] El montón está vacío.
    [one] Montón: 1 carta
   *[other] Montón: { $cards } cartas, la más nueva al final
 }
draw-cheese = queso
draw-cat = gato
draw-mouse = ratón
draw-hunt = LA CAZA
draw-mouse-of = Ratón de
draw-hunter = Sale a cazar
draw-tries = Intentos
draw-attempts = { $attempts ->
    [one] queda 1
   *[other] quedan { $attempts }
 }
draw-loot = Botín
draw-cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
 }
draw-flips = { $seat-is ->
    [you] Destapas tu carta de arriba.
   *[other] { $seat } destapa una carta.
 }
draw-opens = La última carta empieza el montón.
draw-over = La partida ha terminado.
draw-stack = cartas
draw-chips = de { $chips } fichas
draw-flips-so-far = { $flips ->
    [one] (1 carta destapada)
   *[other] ({ $flips } cartas destapadas)
 }
draw-legend = # nunca vista, o queso, ^ gato, 1 2 3 ratón con tantas huellas
draw-unseen = Nunca vistas ({ $cards }): quesos { $cheese }, gatos { $cat }, ratones 1: { $mouse-1 }, 2: { $mouse-2 }, 3: { $mouse-3 }
draw-all-seen = Ya se han visto todas las cartas de los mazos: lo demás está fijado.

## La primera lección

lesson-1 = Nadie sabe qué hay encima de tu mazo. ¡Destapa tu carta de arriba!
lesson-2 = El queso no hace nada, solo engorda el montón. ¡Destapa otra!
lesson-3 = Tu ratón se le escapó a Otto, ¡y el montón fue tuyo! Ahora lo quiere su ratón: destapa una carta, y a ver si sale un gato.
lesson-4 = ¡Un gato! Ha atrapado al ratón, y el montón va debajo de tu mazo. Seguimos: destapa.
lesson-5 = El ratón de Otto tiene tres huellas, así que tienes tres intentos. ¡Destapa!
lesson-6 = No hay gato, pero te quedan dos intentos. ¡Destapa otra!
lesson-end = Tu ratón espantó al de Otto, pero su gato fue más rápido. Y ya te sabes el juego: gana quien tiene más cartas, y la suerte decide.

## Acertijos

puzzle-wins = Tu carta de arriba está a punto de descubrirse. Solo una clase de carta te da la victoria segura. ¿Cuál?
why-wins = Después de ella ganas, se descubra lo que se descubra hasta el final. Después de cualquier otra carta podrías no ganar a solas.
puzzle-decides = La carta de arriba está a punto de descubrirse. Solo una clase de carta decide la partida: después de ella nada cambia quién gana. ¿Cuál?
why-decides = Se descubra lo que se descubra después, gana siempre la misma persona. Después de cualquier otra carta la partida sigue abierta.
theme-hunt = Se caza un ratón
theme-quiet = No se caza ningún ratón
theme-last = La partida acaba enseguida
theme-short = El final está cerca
theme-long = Algunas cartas más

## Ejercicios

exercise-1 = Alguien ya no tiene cartas: la partida acaba en cuanto acabe la caza. ¿Quién tiene que llevarse el montón para tener más cartas?
exercise-2 = Cuenta las cartas de cada uno y súmales el montón. ¿Con qué carta se lo lleva alguien enseguida?
exercise-3 = Un ratón espera llevarse el montón. ¿Puede cazarlo todavía la persona siguiente?
exercise-4 = A un ratón que espanta a otro también lo cazan. ¿Cuántas cartas le quedan a la persona siguiente?
exercise-5 = Mira lo que todos saben: las cartas ganadas vuelven a salir en el mismo orden. Piensa en lo que viene después de esta carta.
