### Lo que dicen todos los juegos.

language-name = Español
player = Jugador { $number }
you = (tú)
yes = sí
no = no

## Negativas

refused-not-your-turn = ¡Todavía no! { $turn-is ->
    [luck] Ahora decide la suerte.
   *[other] Le toca a { $turn }.
 }
refused-not-legal = «{ $asked }» no se puede hacer ahora.
refused-stale = Ha pasado algo desde que elegiste. Mira otra vez.
refused-over = La partida ha terminado.
refused-no-such-seat = Ese sitio no existe en esta mesa.
refused-no-undo = Eso no se puede deshacer: alguien se ha enterado de algo nuevo.
refused-nothing-to-undo = No hay ninguna jugada que deshacer.
refused-no-help = Esta partida se juega según las reglas: sin pistas ni probabilidades.
refused-help-for-seats = En una mesa limpia solo puede pedir ayuda quien juega.

## La mesa

turn-yours = Te toca.
turn-theirs = Le toca a { $seat }.
turn-luck = Decide la suerte.
turn-over = La partida ha terminado.
won = { $winners ->
    [0] No ha ganado nadie.
    [1] { $seat-is ->
        [you] ¡Has ganado!
       *[other] ¡Ha ganado { $seat }!
     }
   *[other] ¡{ $names } comparten la victoria!
 }
and = y
score = { $seat-is ->
    [you] Tienes
   *[other] { $seat } tiene
 } { $points ->
    [one] 1 punto.
   *[other] { $points } puntos.
 }
event-move-undone = { $seat-is ->
    [you] Deshaces una jugada.
   *[other] { $seat } deshace una jugada.
 }
event-hint-asked = { $seat-is ->
    [you] Pides una pista.
   *[other] { $seat } pide una pista.
 }
event-odds-asked = { $seat-is ->
    [you] Miras las probabilidades.
   *[other] { $seat } mira las probabilidades.
 }

## Repeticiones

replay-keys = Intro: seguir · b: atrás · q: salir >
replay-unfinished = La partida no se terminó.

## Repaso

review-chances = Cómo iban las probabilidades, según lo que podía saber cada cual:
review-ledger = De dónde salió el resultado:
review-sum = { $name } empezó con una probabilidad del { $start } % y { $end ->
    [100] ganó.
    [0] no ganó.
   *[other] compartió la victoria.
 } Sus propias decisiones { $own-is ->
    [up] le dieron { $own } puntos,
    [down] le costaron { $own } puntos,
   *[none] no cambiaron nada,
 } las de los demás { $others-is ->
    [up] le dieron { $others },
    [down] le costaron { $others },
   *[none] no cambiaron nada,
 } y la suerte { $luck-is ->
    [up] le dio { $luck }.
    [down] le costó { $luck }.
   *[none] no cambió nada.
 } De todo lo que movió las probabilidades, el { $share } % fue suerte.
review-all-luck = { $name } empezó con una probabilidad del { $start } % y { $end ->
    [100] ganó.
    [0] no ganó.
   *[other] compartió la victoria.
 } Todo fue suerte.
review-points = (Un punto es un uno por ciento de la probabilidad de ganar. Cada jugada cuenta, así que en una partida larga pueden sumar más de cien.)
review-choices = { $count ->
    [0] No había nada que decidir.
    [one] Una decisión, { $marked ->
        [0] y nada que decir en contra.
       *[other] y costó algo:
     }
   *[other] { $count } decisiones; { $marked ->
        [0] de ninguna es seguro que costara algo.
        [one] de una es seguro que costó algo:
       *[other] de { $marked } es seguro que costaron algo:
     }
 }
review-mark = { $number }. { $sign } { $name }: { $move }. Mejor: { $best }. Costó un { $cost } % (± { $error }).
review-turning-point = El momento decisivo: jugada { $number }, «{ $move }».

## Arbitraje

referee-welcome = { $title }: las cartas de verdad están en la mesa, yo vigilo. Escribe lo que marcan el dado y las cartas y lo que hace cada cual.
referee-help = Escribe un número de la lista, o una jugada: con palabras o en su forma breve.
referee-keys = b: atrás · t: la mesa · s: los puntos · q: salir · ?: esta ayuda
referee-which = «{ $asked }» puede ser: { $moves }. Escribe un poco más.
referee-small-words = el, la, los, las, un, una, a, al, de, del, en, mi, mis, es, y, por favor
referee-word-leave = salir, fin, terminar
referee-word-back = atrás, deshacer
referee-word-help = ayuda
referee-word-table = mesa
referee-word-score = puntos, puntuación
referee-luck = ¿Qué marca el dado o qué carta sale?
referee-luck-alone = ¿Qué carta ves?
referee-many = Escríbelo así: { $example }
referee-hand-over = Pasa el aparato a { $name }. Los demás miran hacia otro lado. { $name }, pulsa Intro.
referee-alone = { $name }, esto solo lo ves tú.
referee-give-back = Ha caído el telón. Vuelve a dejar el aparato en la mesa.
referee-cannot-be = «{ $asked }» no puede ser, después de todo lo que se ha escrito. Mira otra vez; b vuelve un paso atrás.
referee-back = Un paso atrás. Escríbelo otra vez.
referee-nothing-typed = Aún no se ha escrito nada.
referee-score = Puntuación: { $scores }
referee-saved = La partida está apuntada en { $file }.
referee-go-on = La partida está guardada. Para seguir: cheeseboard referee { $game } --resume
referee-goodbye = ¡Hasta pronto!

layout-end = Termina con una línea vacía.
layout-again = Escríbelo todo otra vez, o solo una línea, por ejemplo 3 = y lo que hay ahí; después, una línea vacía.
layout-as-it-lies = No importa, cuento lo que hay.
layout-empty = No hay ninguna carta.

## Terminal

ask-game = ¿Qué juego?
ask-seats = ¿Cuántos jugadores?
ask-people = ¿Cuántos de ellos son personas ante este teclado?
label-game = Juego
label-seats = Jugadores
label-people = Personas aquí
label-names = Nombres
label-bots = Bots
label-language = Idioma
bot-pip = Pip, que juega a adivinar
bot-mia = Mia, que aún está aprendiendo
bot-otto = Otto, que juega bien
bot-clara = Clara, que ve más lejos
bot-gustav = Gustav, el gran maestro
bot-random = la suerte ciega
bot-random-name = Azar
bot-none = nadie
players-for = De { $from } a { $to } jugadores. Un juego de { $designer }.
start = Empezar
choose-number = Escribe un número del 1 al { $most }, por favor.
welcome = { $title } para { $seats } jugadores. { $people ->
    [one] Tú eres { $name }.
   *[other] { $people } de ellos están ante esta pantalla.
 }
committed = La suerte está echada y sellada ({ $seal }…). s: qué significa
seal-title = El sello de la suerte
seal-what = Toda la suerte de esta partida quedó fijada antes de la primera carta: nadie puede elegir después una carta o una tirada. Este sello responde de ello. Apúntalo, o envíaselo a alguien, antes de jugar:
seal-after = Después de la partida sabrás el número que hay detrás del sello.
go-until = Seguir hasta que pase algo
go-to-end = Seguir hasta el final
go-stop = Las cartas se giran solas. Cualquier tecla: parar
help-plain = Escribe el número de una jugada, o la jugada misma. t: mesa · r: reglas · l: diario · s: sello · o: probabilidades · h: pista · u: deshacer · n: partida nueva · q: salir · { $languages }: idioma · ?: ayuda
curtain = Le toca a { $seat }.
curtain-ask = { $seat }, ¿no mira nadie más la pantalla? Entonces pulsa Intro.
hand-over = Intro: ocultarlo todo y pasar la pantalla a { $seat }.
hand-over-button = Ocultar todo: le toca a { $seat }
bot-thinks = { $seat } piensa…
hint-move = Pista: { $move }.
hint-why = Pista: { $move }. { $reason }
hint-chance = { $move }: gana un { $percent } %{ $error ->
    [0] { "" }
   *[other] { " " }(± { $error })
 }{ $level ->
    [yes] , empate
   *[no] { "" }
 }
hint-more = (otra vez h: más)
hint-none = Solo hay pistas cuando te toca.
odds-title = Lo que está oculto, según lo que { $seat-is ->
    [you] puedes saber
    [nobody] puede saber todo el mundo
   *[other] puede saber { $seat }
 }
odds-none = Ahora no hay nada oculto.
odds-ways = { $outcome }: { $outcomes ->
    [one] { "" }
   *[other] en cada caso
 } { $ways } de { $all } ({ $share } %)
odds-share = { $outcome }: { $outcomes ->
    [one] { "" }
   *[other] en cada caso
 } { $share } %
odds-sure = { $outcome }: con toda seguridad (100 %)
odds-counted = (contado en { $worlds } partidas imaginadas)
odds-you = tú
over-seal = El sello de la suerte era { $seal }.
over-seed = La semilla era { $seed }.
over-check = Así puede comprobarlo cualquiera: cheeseboard verify ARCHIVO --seal SELLO
day-luck = El reparto del { $day }: hoy todos tienen la misma suerte. s: qué significa
day-what = Este es el reparto del { $day }. Las cartas y los dados son los mismos para todos los que lo juegan, contra los mismos ratones. La suerte sale de la fecha y de la versión de Cheeseboard, así que no es un secreto: quien la calcule puede mirar adelante. Un resultado muestra que todas las jugadas eran válidas y que la suerte era la del día. No puede mostrar que nadie miró.
over-day = Este era el reparto del { $day }. Esta línea es tu resultado: cualquiera puede abrirla y comprobarla con cheeseboard verify.
saved-to = Guardado en { $path }
saved-go-on = La partida está guardada. Para seguir: cheeseboard play --resume
nothing-to-resume = No hay ninguna partida sin terminar.
goodbye = ¡Hasta pronto!
again-plain = n: revancha · q: salir >
log-title = Lo que ha pasado
log-empty = Todavía nada.
rules-title = Las reglas
help-title = Teclas
result-title = El final
new-title = ¿Otra partida?
new-rematch = Revancha: mismos jugadores, otra suerte
new-other = Elegir otro juego
new-back = Seguir jugando
key-help = Ayuda
key-rules = Reglas
key-log = Diario
key-odds = Probable
key-hint = Pista
key-undo = Deshacer
key-new = Nueva
key-quit = Salir
key-back = Atrás
key-start = Empezar
key-change = Cambiar
help-moves = 1 … 9, a … z: hacer la jugada de esa tecla
help-tab = Tab, flechas, Intro o el ratón: elegir una jugada
help-scroll = RePág, AvPág: el resto de la mesa
help-keys = ? esta ayuda · r reglas · l diario · s sello · o probabilidades · h pista · u deshacer · n partida nueva · q salir
help-language = F2: otro idioma
help-saved = Cada jugada se guarda. Para seguir más tarde: cheeseboard play --resume

## Un juego que no tiene palabras propias para esto

only-english = (El juego solo habla inglés.)
reason-only-move = No se puede hacer nada más.
reason-tried = Probado al azar, { $wins ->
    [0] no gana casi nunca.
   *[other] { $tries ->
        [1] gana casi siempre.
       *[other] gana más o menos { $wins } de cada { $tries } veces.
    }
 }
chance-luck = lo que hará ahora la suerte
chance-luck-after = lo que hará la suerte después de: { $move }
chance-of-seat = { $seat-is ->
    [you] tu { $thing }
   *[other] { $thing } de { $seat }
 }

## Who may use help

help-level = Ayuda
help-level-family = En familia
    .says = Pistas y probabilidades para todos, y el ordenador recuerda lo que ha visto cada jugador.
help-level-fair = Mesa limpia
    .says = Hay pistas y probabilidades, pero si juegan varias personas, todos se enteran de quién las usa.
help-level-printed = Según las reglas
    .says = Sin pistas ni probabilidades, y nadie vuelve a ver lo que según las reglas se ve una sola vez.
help-level-here = Ayuda en esta mesa: { $level }

## Puzzles

puzzle-of = Acertijo { $number } de { $all }
exercise-of = Ejercicio { $number } de { $all }
puzzle-right = ¡Correcto!
puzzle-wrong = Esta vez no.
puzzle-instead = La respuesta: { $answer }.
puzzle-tried = Tu elección se cumple en { $tried } de los casos.
puzzle-shared = Con tu opción, la victoria se comparte.
puzzle-streak = Seguidos: { $streak }
puzzle-done = Resueltos: { $right } de { $tried }.
puzzle-ask = Número o jugada (Intro: otro acertijo, q: salir) > 
level-1 = muy fácil
level-2 = fácil
level-3 = medio
level-4 = complicado
level-5 = difícil
level-6 = muy difícil
