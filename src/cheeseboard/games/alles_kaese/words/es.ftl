### Alles Käse!

title = Alles Käse!
tagline = Tira el dado, husmea y quédate con el queso, pero ojo con la tercera trampa.

## Lo que pasa

event-card-laid = La nueva { nth-place } carta tiene { $holes ->
    [one] un agujero.
   *[other] { $holes } agujeros.
 }
event-top-shown = Ahora asoma en la reserva una carta con { $holes ->
    [one] un agujero.
   *[other] { $holes } agujeros.
 }
event-die-rolled = { $seat-is ->
    [you] Sacas
   *[other] { $seat } saca
 } un { $face }.
event-card-peeked = { $seat-is ->
    [you] Husmeas la { nth-place } carta.
   *[other] { $seat } husmea la { nth-place } carta y no mueve ni un bigote.
 }
event-front-seen = { $only-is ->
    [you] Ves
   *[other] { $only } ve
 } { $front ->
    [trap] una trampa con la boca bien abierta.
   *[cheese] un delicioso trozo de queso.
 }
event-card-kept = { $seat-is ->
    [you] Te quedas
   *[other] { $seat } se queda
 } con la { nth-place } carta, de { $holes ->
    [one] un agujero
   *[other] { $holes } agujeros
 }: { $front ->
    [trap] ¡clac, una trampa!
   *[cheese] ¡queso!
 }
event-card-dropped = { $seat-is ->
    [you] Descartas
   *[other] { $seat } descarta
 } la { nth-place } carta, de { $holes ->
    [one] un agujero
   *[other] { $holes } agujeros
 }. Nadie mira qué era.
event-top-discarded = La carta de arriba de la reserva sale del juego. Tenía { $holes ->
    [one] un agujero.
   *[other] { $holes } agujeros.
 }
event-player-caught = ¡La tercera trampa! { $seat-is ->
    [you] Has caído
   *[other] { $seat } ha caído
 }, y la partida ha terminado.
event-supply-used-up = La reserva está vacía: la partida ha terminado.
event-turns-used-up = Era el último turno: la partida ha terminado.

## Lo que puedes hacer

move-peek = Husmear la { nth-place } carta
move-keep = Quedarse con la { nth-place } carta
move-drop = Descartar la { nth-place } carta
prompt-peek = Ninguna carta tiene ese número. ¿Cuál quieres husmear?
prompt-keep = Elige una carta: ¿te la quedas o la descartas?
look-peek = Mira bien las cartas. ¿De cuál te gustaría saber más?
look-keep = Mira las cartas con el número que has sacado. ¿Cuántas trampas puede haber aún, y cuántas tienes tú?
look-drop = Mira las cartas con el número que has sacado. ¿Cuántas trampas puede haber aún, y cuántas tienes tú?

## Consejos

reason-sure-cheese = La { nth-place } carta es queso, con toda seguridad: { $holes ->
    [one] un agujero
   *[other] { $holes } agujeros
 } para ti.
reason-sure-trap = La { nth-place } carta es una trampa, con toda seguridad. ¡Descártala!
reason-take-trap = La { nth-place } carta es una trampa, con toda seguridad, y sería para ti.
reason-waste-cheese = La { nth-place } carta es queso, con toda seguridad. Si la descartas, no es de nadie.
reason-worth-it = De las cartas de { $holes ->
    [one] un agujero
   *[other] { $holes } agujeros
 } que puede ser la { nth-place }, { $traps ->
    [one] es una trampa { $traps } de { $cards }
   *[other] son trampas { $traps } de { $cards }
 }, y { $mine ->
    [0] aún no tienes ninguna
    [one] tienes una
   *[other] tienes { $mine }
 }. Merece la pena arriesgarse.
reason-daring = De las cartas de { $holes ->
    [one] un agujero
   *[other] { $holes } agujeros
 } que puede ser la { nth-place }, { $traps ->
    [one] es una trampa { $traps } de { $cards }
   *[other] son trampas { $traps } de { $cards }
 }, y { $mine ->
    [0] aún no tienes ninguna
    [one] ya tienes una
   *[other] ya tienes { $mine }
 }. Hace falta valor.
reason-too-risky = De las cartas de { $holes ->
    [one] un agujero
   *[other] { $holes } agujeros
 } que puede ser la { nth-place }, { $traps ->
    [one] es una trampa { $traps } de { $cards }
   *[other] son trampas { $traps } de { $cards }
 }, y { $mine ->
    [0] aún no tienes ninguna
    [one] ya tienes una
   *[other] ya tienes { $mine }
 }. Es demasiado arriesgado.
reason-leave-trap = La { nth-trap } carta es una trampa, con toda seguridad: déjala para los demás. Quedarte con la { nth-place } es demasiado arriesgado.
reason-last-turn = Puede que este sea tu último turno, y con una trampa más aún no caes. ¡Prueba suerte!
reason-last-chance = Puede que este sea tu último turno, y vas por detrás. Ahora solo te salva el queso.
reason-most-to-learn = Con la { nth-place } carta es con la que más aprendes: de las { $cards } cartas de { $holes ->
    [one] un agujero
   *[other] { $holes } agujeros
 } que puede ser, { $traps ->
    [one] { $traps } es una trampa.
   *[other] { $traps } son trampas.
 }
reason-some-to-learn = De las { $cards } cartas de { $holes ->
    [one] un agujero
   *[other] { $holes } agujeros
 } que puede ser la { nth-place }, { $traps ->
    [one] es una trampa { $traps }
   *[other] son trampas { $traps }
 }. Husméala y lo sabrás.
reason-nothing-new = Ya sabes qué es la { nth-place } carta: nadie aprende nada nuevo.
reason-all-known = Ya sabes lo que hay debajo de cada carta: da igual cuál husmees.

## Lo que hace la suerte

move-roll = El dado marca { $face }
move-next = La carta siguiente tiene { $holes ->
    [one] un agujero
   *[other] { $holes } agujeros
 }
move-cheese = Es queso
move-trap = Es una trampa

## Cómo se llaman las cosas

front-cheese = queso
front-trap = trampa
nth-place = { $place ->
    [1] primera
    [2] segunda
    [3] tercera
    [4] cuarta
    [5] quinta
   *[other] sexta
 }
nth-trap = { $trap ->
    [1] primera
    [2] segunda
    [3] tercera
    [4] cuarta
    [5] quinta
   *[other] sexta
 }

## Lo que puede estar oculto

chance-place = { $things ->
    [one] la { nth-place } carta
   *[other] las cartas { $place }
 }
chance-top = la carta de arriba de la reserva
chance-dropped = { $things ->
    [one] una carta descartada
   *[other] { $things } cartas descartadas
 } de { $holes ->
    [one] un agujero
   *[other] { $holes } agujeros
 }
chance-next = la próxima carta oculta de la reserva
chance-die = la próxima tirada del dado
outcome-holes = { $holes ->
    [one] 1 agujero
   *[other] { $holes } agujeros
 }
outcome-face = { $face }

## Reglas de la casa

option-traps = Trampas de cada número
    .says = Cuántas de las cartas con 1, 2, … 6 agujeros son trampas.
option-top-shown = Carta de arriba a la vista
    .says = Si se ven los agujeros de la próxima carta de la reserva.
option-turn-limit = Partida más larga
    .says = Tras tantos turnos, la partida termina como si la reserva estuviera vacía.
option-cards = Cartas de cada número
    .says = Cuántas cartas tienen 1, 2, … 6 agujeros.
option-display = Cartas en el mostrador
    .says = Cuántas cartas hay en el mostrador.
option-faces = Caras del dado
    .says = Cuántas caras tiene el dado.
option-traps-to-lose = Trampas para perder
    .says = Con tantas trampas se pierde.

## Empate a puntos

tie-cheeses = Empate a puntos: { $winners ->
    [1] { $seat-is ->
        [you] tienes
       *[other] { $seat } tiene
     }
   *[other] { $names } tienen
 } más cartas de queso, { $most } contra { $next }.
tie-shared = Empate a puntos y a cartas de queso: la victoria es compartida.

## Las reglas

clause-1 = Las cartas
clause-2 = La preparación
clause-3 = El turno
clause-4 = Husmear
clause-5 = Quedarse con una carta
clause-6 = Descartar
clause-7 = La reserva
clause-8 = La puntuación
clause-9 = Reglas de la casa
clause-10 = Lo que recuerda el ordenador

## La mesa en texto

draw-supply = reserva
draw-cards = { $cards ->
    [0] vacía
    [one] 1 carta
   *[other] { $cards } cartas
 }
draw-die = dado
draw-cheese = queso
draw-trap = trampa
draw-traps = trampas
draw-cheeses = quesos
draw-holes = agujeros
draw-sniffed = ha husmeado
draw-places = la { $places }
draw-out = Fuera: { $cards }
draw-matches = { $seat-is ->
    [you] Has sacado un { $die }: quédate con una carta marcada{ $mark } o descártala.
   *[other] { $seat } ha sacado un { $die } y elige una carta marcada{ $mark }.
 }
draw-misses = { $seat-is ->
    [you] Has sacado un { $die } y ninguna carta tiene ese número: husmea una.
   *[other] { $seat } ha sacado un { $die } y tiene que husmear una carta.
 }
draw-rolls = { $seat-is ->
    [you] Tiras el dado.
   *[other] { $seat } tira el dado.
 }
draw-sniffs = { $seat-is ->
    [you] Husmeas la carta del puesto { $place }.
   *[other] { $seat } husmea la carta del puesto { $place }.
 }
draw-takes = { $seat-is ->
    [you] Te quedas
   *[other] { $seat } se queda
 } con la carta del puesto { $place }. ¿Será queso?
draw-next-card = De la reserva llega la carta siguiente.
draw-caught = { $seat-is ->
    [you] Caes en la tercera trampa:
   *[other] { $seat } cae en la tercera trampa:
 } la partida ha terminado.
draw-over = La partida ha terminado.

## La primera lección

lesson-1 = El dado marca un cuatro, y una carta tiene cuatro agujeros. ¡Tócala y quédate con ella!
lesson-2 = ¡Queso! Pero ninguna carta tiene tres agujeros, así que puedes husmear una en secreto: prueba con la de cinco.
lesson-3 = Chis, que tú ya lo sabes: la de cinco es una trampa. ¡Tócala y descártala!
lesson-4 = Seis agujeros serían un festín, pero cuatro de los seis seises son trampas. ¡Ánimo, tócala y quédate con ella!
lesson-5 = ¡Clac! Quien se queda con una tercera trampa pierde, y la partida termina para todo el mundo. Pocos agujeros, pocas trampas: quédate con la segunda carta.
lesson-end = ¡Seis agujeros y una trampa! La partida termina con la tercera trampa de alguien o con la reserva vacía, y gana quien tiene más agujeros.

## Puzzles

puzzle-cheese = Una carta de la mesa tiene que ser un queso. ¿Cuál? Husméala.
why-cheese = Ya has visto todas las trampas con ese número de agujeros: tiene que ser un queso.
puzzle-trap = Una carta de la mesa tiene que ser una trampa. ¿Cuál? Husméala.
why-trap = Ya has visto todos los quesos con ese número de agujeros: tiene que ser una trampa.
puzzle-surest = ¿Qué carta es más probable que sea un queso? Husméala.
why-surest = Cuenta lo que has visto: es un queso con una probabilidad de { $worth }; cualquier otra, con { $next } como mucho.
puzzle-wins = Es el último turno y una sola opción gana seguro. ¿Cuál?
why-wins = Así has ganado. Todo lo demás depende de la suerte o de los otros.
puzzle-best = Es el último turno. ¿Qué opción gana más a menudo?
why-best = Gana con una probabilidad de { $worth }; lo demás, con { $next } como mucho.
theme-sure = Con seguridad
theme-small = Pocos agujeros
theme-big = Muchos agujeros
theme-peeked = Recuerda lo que husmeaste
theme-last = El último turno
theme-dare = Atrévete
theme-let-go = Déjala

## Ejercicios para después de la primera lección

exercise-1 = Pocos agujeros, pocas trampas. ¿De qué carta te fías más?
exercise-2 = Cuenta las trampas que están a la vista. Si ya no quedan trampas con ese número de agujeros, ¿qué queda?
exercise-3 = Ahora cuenta los quesos. Donde ya no queda ningún queso, te espera una trampa.
exercise-4 = Es el último turno, tienes más agujeros que nadie y ya dos trampas. ¿Queda algo que ganar?
exercise-5 = Nadie tiene todavía un queso, y has husmeado una de las dos cartas. Compara: ¿y si te quedas con la otra, y si no te quedas con ninguna?
