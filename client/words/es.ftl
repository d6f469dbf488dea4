### Lo que dice la página alrededor de los juegos.

title = Cheeseboard
announcements = Avisos
loading = Poniendo la mesa…
close = Cerrar
back = Atrás
home = Inicio
reload = Recargar
try-again = Reintentar
rules = Reglas
rules-parts = Partes de las reglas
rules-read = Leer en voz alta: { $part }
settings = Ajustes
you = Tú
share = Compartir
save-record = Guardar el registro
copied = ¡Copiado!
bot = Bot
game = Juego

## Inicio

home-title = ¿Qué hay hoy en la tabla?
home-friends = ¿Amigos en otra mesa?
home-code-says = Escribe el código de su sala.
home-come-in = Entrar
home-go-on = Seguir jugando
players = { $from }–{ $to } jugadores
minutes = { $minutes } min
age = desde { $age } años
by = De { $makers }

## Un juego

how-many = ¿Cuántos jugadores?
against-whom = ¿Contra quién?
mouse-pip = Pip tiene seis años y juega a adivinar.
mouse-mia = Mia tiene ocho años y aún está aprendiendo.
mouse-otto = Otto juega bien y nunca se entretiene.
mouse-clara = Clara ve más lejos.
mouse-gustav = Gustav es el gran maestro. Se toma su tiempo.
play-bots = Jugar
    .says = { $bots ->
        [one] Contra un bot, ahora mismo.
       *[other] Contra { $bots } bots, ahora mismo.
     }
with-friends = Con amigos
    .says = Cada cual en su móvil.
on-this-device = En este aparato
    .says = Va de mano en mano. Entre turno y turno, un telón lo oculta todo.
table-and-pockets = Mesa y bolsillos
    .says = Esta pantalla es la mesa; las cartas están en los móviles.

## Una primera lección

lesson = Aprende en 90 segundos
    .says = Un ratón te lo enseña. Tú lo haces.
lesson-new = ¿Es tu primera vez? ¡Te enseño cómo va!
lesson-at = { $step } de { $steps }
lesson-skip = Saltar
lesson-again = Otra vez
lesson-play = ¡A jugar!
lesson-oops-1 = ¡Casi! Busca la carta que sobresale.
lesson-oops-2 = Esa todavía no. He rodeado la buena con una línea.
lesson-oops-3 = Sin prisa. Lee otra vez lo que digo y prueba.

## En la puerta

join-title = ¡Pasa y siéntate!
join-here = Ya están aquí
join-full = Todos los sitios están ocupados, pero puedes mirar.
sit-down = Sentarme
stand-up = Levantarme
watch = Solo mirar

## Antes de la primera carta

lobby-chairs = ¿Quién se sienta dónde?
lobby-who = ¿Quién juega en el sitio de { $name }?
lobby-way = Para entrar
lobby-scan = Un código para la cámara de un móvil
lobby-only-here = Solo este ordenador puede abrir esta sala. Para que puedan también los móviles de tu red, cierra Cheeseboard y arráncalo con { $command }.
lobby-code = Código:
lobby-wait = { $host } empieza enseguida.
lobby-game = ¿A qué jugamos?
lobby-settings = Costumbres de la mesa
lobby-guests = Quién puede quedarse
house-rules = Reglas de la casa
in-box = En la caja
this-device = este aparato
is-here = está aquí
is-away = no está
begin = Empezar
make-host = Ceder la sala
room = La sala
become-host = Llevar la sala
wish-title = Alguien pide un sitio
wish-ask = { $name } pide jugar desde ahora en el sitio de { $seat } y verá sus cartas. ¿Estás de acuerdo?
wish-yes = De acuerdo
wish-no = No
wish-waits = Has pedido el sitio de { $seat }. Los demás tienen que estar de acuerdo.
wish-back = Mejor no
close-room = Todo el mundo a casa
remove = A casa
numbers-missing = { $missing ->
    [one] Con uno más serían { $total }.
   *[other] En total tienen que ser { $total } (diferencia: { $missing }).
 }
setting-pace = Velocidad de los bots
pace-0 = deprisa
pace-1 = para poder seguirlos
pace-2 = con calma
setting-think = Cuánto piensa Gustav
think-quick = poco
think-normal = lo normal
think-long = a fondo
setting-clock = Tiempo por turno
seconds = { $seconds ->
    [0] todo el que quieras
   *[other] { $seconds } s
 }
setting-away = Si alguien se va, juega un bot
away-seconds = { $seconds ->
    [0] nunca
   *[other] después de { $seconds } s
 }
setting-rotate = En la revancha empieza el jugador siguiente
setting-beacon = Mezclar un faro público con la suerte
setting-beacon-says = Un número que se saca en público, muy lejos, unos segundos después de que cada cual haya guardado el suyo bajo llave.
lobby-luck = Suerte limpia
lobby-luck-says = La casa ha guardado bajo llave un número secreto. Cada aparato añade el suyo antes de poder conocer los demás. Así nadie puede elegir la suerte, ni siquiera la casa.
lobby-luck-house = La casa. Su sello:
lobby-luck-guest = { $is ->
    [in] { $name }
   *[out] { $name } aún no ha dado ningún número
 }
lobby-luck-word = Si quieres, añade una palabra que solo tú conozcas:
lobby-luck-give = Añadirla
lobby-luck-given = Tu palabra está bajo llave.

## En la mesa

others = Los demás
log = Lo que ha pasado
log-empty = Todavía nada.
log-earlier = Antes…
read-aloud = Leer en voz alta
hush = Dejar de leer en voz alta
undo = Deshacer
skip = Verlo ya
hint = Una pista
hint-more-1 = Más: ¿qué jugada?
hint-more-2 = Más: ¿por qué?
hint-told = Una pista (todos se enteran)
prospect = { $error ->
    [0] { $percent } %
   *[other] { $percent } % ± { $error }
 }
prospect-level = empate
prospects-level = Empate: cuál de ellas es mejor puede ser casualidad, hasta donde se puede contar.
odds = Las probabilidades
odds-none = Ahora no hay nada oculto para ti.
odds-told = Las probabilidades (todos se enteran)
helped = Ha pedido ayuda: { $times }×
glance = ¡Mira bien! Solo se ve un momento.
put-back = Devolver a su sitio
odds-says = Según todo lo que puedes saber. Un 2 sobre un 5 quiere decir: de 5 cartas así, 2 son de esa clase.
odds-these = { $things ->
    [one] Esta carta
   *[other] Cada una de estas cartas
 }
hear-again = Oír la pregunta otra vez
hold = Pausa
go-on = Seguir
next-part = Siguiente
to-the-end = Al final
thinking = piensa
to-play = le toca
away = no está
stands-in = juega un bot
waits = { $name } piensa…
clock-left = { $seconds ->
    [one] Queda un segundo
   *[other] Quedan { $seconds } segundos
 }
clock-soon = { $seconds ->
    [one] ¡Solo queda un segundo!
   *[other] ¡Solo quedan { $seconds } segundos!
 }
line-nibbled = Han mordisqueado el cable. Probando otra vez…
line-silent = No contesta nadie. Esperando…
refused = Ahora mismo no se puede.
link-impossible = Este enlace pide algo que el juego no tiene: { $what }. Eso se queda como siempre.
stickers = Dilo con un dibujo

## Pasar el aparato

pass-title = Le toca a { $name }.
pass = Ocultar todo, le toca a { $name }
curtain-next = Le toca a { $name }
curtain-alone = Toma el aparato. Los demás miran hacia otro lado.
curtain-ready = Soy { $name }

## Una pantalla grande y bolsillos

tv-full = Pantalla completa
tv-small = Salir de la pantalla completa
tv-join = A jugar:
pocket-look = Mira la pantalla grande.
pocket-table = Mostrar la mesa también aquí
pocket-hand = Aquí solo mi mano
title-turn = ¡Te toca!
setting-pockets = Los móviles solo muestran la mano
setting-pockets-says = Para cuando una pantalla grande muestra la mesa.

## El final

finished = terminada
again = ¡Otra vez!
replay = Repetición
end-why = { $seat-is ->
    [you] Tienes
    [all] { $names } tienen
   *[other] { $seat } tiene
 } { $most ->
    [one] 1 punto
   *[other] { $most } puntos
 }; { $second-is ->
    [you] tienes
   *[other] { $second } tiene
 } { $next }.
end-down = Bajar esto y ver la mesa
end-up = Subir esto otra vez
review-closer = Un primer vistazo. Mirando con más calma… { $percent } %
review-busy = Un primer vistazo. Primero van otras partidas, luego esta …
review-turn = El momento decisivo
review-what-if = ¿Y si…?
review-better = { $seat-is ->
    [you] Elegiste
   *[other] { $seat } eligió
 } «{ $move }». Era mejor «{ $best }»: un { $cost } % más de probabilidad de ganar.
luck-check = ¿Ha sido limpio?
luck-right = Comprobado en este aparato: los números de los que sale la suerte estaban fijados antes de la primera carta, y nadie pudo elegirlos.
luck-wrong = ¡Algo no encaja! Puede que alguien haya cambiado la suerte o el registro.
luck-late = La suerte encaja con lo que dice el servidor. Este aparato llegó demasiado tarde para ver por sí mismo que estaba fijada antes.
luck-without = La suerte estaba fijada antes de la primera carta. Pero ningún número de este aparato forma parte de ella: que nadie la eligió solo lo dice el servidor.
luck-untold = La suerte de esta partida no se puede comprobar.
luck-changed = Cuidado: ¡la casa ha cambiado su número sellado! Puede que la suerte de esta partida no sea limpia.
luck-sealing = Cada aparato añade su número…
luck-seal-is = El sello:
luck-record = { $is ->
    [yes] El registro está intacto: encajan su sello y su suma de control.
   *[no] { $why ->
        [other-format] Este registro tiene otro formato, que esta página no puede comprobar.
       *[other] El registro se ha cambiado, o no es un registro.
    }
 }
luck-commitment = { $is ->
    [yes] La casa había guardado su número bajo llave antes de que este aparato diera el suyo, y es el mismo.
    [no] { $why ->
        [used-before] La casa ya había usado ese número, así que no era ningún secreto.
       *[other] La casa había guardado bajo llave otro número distinto del que usó.
    }
   *[unknown] Llegaste tarde: este aparato no vio a la casa guardar su número bajo llave. Solo lo dice el servidor.
 }
luck-seal = { $is ->
    [yes] El sello es el que este aparato vio antes de que se dijera ningún número.
    [no] El sello no es el que este aparato vio antes de la primera carta.
   *[unknown] Llegaste tarde: este aparato no vio el sello. Cuándo se hizo, solo lo dice el servidor.
 }
luck-own = { $is ->
    [yes] El número de este aparato forma parte de la suerte.
    [no] El número de este aparato se quedó fuera, aunque el servidor lo había aceptado.
   *[unknown] { $why ->
        [watched] Este aparato solo miraba y no dio ningún número.
       *[other] El número de este aparato no forma parte de la suerte: llegó demasiado tarde.
    }
 }
luck-seed = { $is ->
    [yes] El número de la casa es el que había guardado bajo llave.
   *[no] El número de la casa no es el que había guardado bajo llave.
 }
luck-contributions = { $is ->
    [yes] Cada aparato dijo el número que había guardado bajo llave.
   *[no] El número de algún aparato no es el que había guardado bajo llave.
 }
luck-luck = { $is ->
    [yes] Cada dado y cada carta salen de estos números.
    [no] Algún dado o alguna carta no sale de estos números.
   *[unknown] { $why ->
        [typed] La suerte no vino de números sellados: se escribió a mano, o la partida seguía desde otra.
       *[other] La casa no ha dicho su número.
    }
 }
luck-moves = { $is ->
    [yes] Las jugadas hechas en este aparato están en el registro.
    [no] Una jugada hecha en este aparato no está en el registro.
   *[unknown] En este aparato no se hizo ninguna jugada.
 }
luck-beacon = { $why ->
    [dark] El faro público se había nombrado de antemano, pero no contestó.
   *[other] Se nombró de antemano una ronda de un faro público y se mezcló con la suerte. Lo que trajo se puede consultar allí.
 }
luck-rules = Que cada jugada estaba permitida, y lo probable que era cada carta, solo lo dice el servidor. «cheeseboard verify» lo comprueba en tu propio ordenador.
review = ¿Cómo ha ido?
review-thinking = Mirándolo todo otra vez… Tardará un momento.
review-failed = Ahora mismo no se ha podido calcular.
review-chances = Las probabilidades de ganar de cada cual, paso a paso
review-numbers = Los números
review-step = Paso
ledger-from-to = del { $start } % al { $end } %
ledger-own = sus decisiones
ledger-others = las de los demás
ledger-luck = suerte

## Repeticiones

replay-scrub = Momento de la partida
replay-at = { $step } de { $steps }
replay-back = Un paso atrás
replay-next = Un paso adelante
replay-run = Iniciar
replay-stop = Parar
replay-eyes = Con qué ojos
eyes-open = Cartas boca arriba
eyes-watcher = Solo mirando
eyes-seat = Con los ojos de { $name }
play-on = Seguir desde aquí

## Cuando falta algo

lost-not-found = Aquí solo hay migas
    .says = Esta página no existe.
lost-no-such-room = Esa sala no existe
    .says = Nadie conoce ese código. ¿Está bien escrito? Las salas viejas se recogen al cabo de un tiempo.
lost-no-such-match = Esa partida no existe
    .says = Este enlace está incompleto. ¿Se copió entero?
lost-closed = La sala está cerrada
    .says = Todo el mundo se ha ido a casa. ¡Buenas noches!
lost-not-a-guest = Ya no estás en esta mesa
    .says = Tu sitio es ahora para alguien más.
lost-server-away = El servidor no está
    .says = ¿Está encendido, y estás en su red? No se ha perdido nada: cada jugada está guardada.
lost-other-protocol = Esta página es vieja
    .says = El servidor es más nuevo. Recarga la página.
server-away = El servidor no está. Prueba otra vez dentro de un momento.

## Ajustes

settings-language = Idioma
settings-theme = Colores
theme-system = como el aparato
theme-light = luz del día
theme-dark = luz de vela
settings-speed = Velocidad de la mesa
speed-slow = lenta
speed-normal = normal
speed-fast = rápida
speed-instant = al instante
settings-sound = Sonidos
settings-sound-says = Pequeños, hechos en nuestra cocina.
settings-child = Botones grandes
settings-child-says = Para manos pequeñas y dedos gordos.
settings-aloud = Leer en voz alta
settings-aloud-says = Se lee lo que pasa y, cuando te toca, también la pregunta.
settings-keys = Teclas rápidas
settings-keys-says = Atajos como R para las reglas. Pulsa ? para ver la lista.
settings-steady = Sin toques por error
settings-steady-says = Cuando un botón acaba de cambiar, un toque pensado para el anterior no hace nada.
settings-confirm = Confirmar cada elección
settings-confirm-says = Eliges una carta y luego pulsas el botón amarillo. Si no, basta un toque para jugar.
settings-nudge = Avísame cuando me toque
settings-nudge-says = El móvil vibra y cambia el nombre de esta pestaña.
fonts = Licencia de los tipos de letra

## Teclas

keys = Teclas
key-tab = Tab
    .does = a la parte siguiente de la mesa
key-arrows = ← ↑ → ↓
    .does = de carta en carta; en una repetición, paso a paso
key-enter = Intro
    .does = elegir, pulsar
key-r = R
    .does = las reglas
key-u = U
    .does = deshacer una jugada
key-s = S
    .does = no esperar, verlo ya
key-l = L
    .does = lo que ha pasado
key-help = ?
    .does = esta lista
key-escape = Esc
    .does = cerrar la ventana

# A house without a server

house-waking = Se pone la mesa …
house-failed = La casa no se abrió.
house-packed = Todo está listo. Ahora Cheeseboard se abre también sin red.
house-friends = ¿Amigos lejos de aquí?
    .says = Necesitan una casa con servidor. Escribe su dirección o lee su código con una cámara.
    .address = Dirección de una casa
open-record = Abrir una partida guardada
    .not = Esto no es una partida guardada.

## Phone to phone

friend-near = ¿Amigos aquí mismo?
friend-join = Unirse al móvil de un amigo
    .says = ¿Tu amigo está aquí contigo? Entonces vuestros móviles hablan directamente, sin Internet.
friend-invite = Invitar a un móvil
    .says = Para los amigos que están aquí contigo: sus móviles hablan directamente con este, sin Internet.
friend-here = { $count ->
    [0] Todavía no hay otro móvil conectado.
    [one] Hay un móvil conectado.
   *[other] Hay { $count } móviles conectados.
 }
friend-stay = Ahora este móvil es la mesa. Deja esta página abierta para que los demás puedan jugar.
friend-is-table = La mesa es el móvil de { $name }. Allí se invita a otros móviles.
friend-show-this = Enseña este código a la cámara del otro móvil.
friend-look-back = Después, el otro móvil también muestra un código. Míralo con esta cámara.
friend-look = En el móvil de tu amigo, toca «Invitar a un móvil». Después mira su código con esta cámara.
friend-invited = ¡{ $name } te invita!
friend-show-back = Ahora enseña este código al móvil de { $name }.
friend-begins = En cuanto haya visto tu código, estás dentro.
friend-invitation-code = La invitación, como código para escanear
friend-answer-code = Tu respuesta, como código para escanear
friend-text = Lo mismo como texto
friend-copy = Copiar como texto
friend-paste = ¿No hay cámara? Pega el texto aquí.
friend-go-on = Seguir
friend-not = { $wanted ->
    [offer] Esta invitación no está entera. Cópiala toda, por favor.
   *[answer] Esta no es la respuesta a esta invitación. Cópiala toda, por favor.
 }
friend-back = ¿Quién vuelve?
    .says = Si su página sigue abierta, basta un código. Toca un nombre.
    .shows = ¿El otro móvil muestra un código? Míralo con esta cámara.
friend-lost = Se ha perdido la conexión con { $names }.
    .again = Dejar entrar otra vez
    .later = Ahora no
friend-camera = Usar la cámara
friend-camera-on = Lo que ve la cámara
friend-camera-off = Parar la cámara
friend-no-camera = Aquí no se puede usar la cámara. Copia y pega el texto.
friend-connecting = Los móviles se están buscando …
friend-connected = ¡Conectado!
friend-done = Listo
friend-another = Invitar a otro móvil
friend-failed = Los móviles no se han encontrado. ¿Están los dos en la misma wifi? Entonces inténtalo otra vez.
friend-no-network = Este móvil no está en ninguna red. Entra en una wifi o abre un punto de acceso. Si ya lo has hecho, permite la cámara e inténtalo otra vez.
friend-handed = { $how ->
    [yes] ¡Gracias! Puedes cerrar esta página y volver a la mesa.
    [no] Aquí nadie espera esta respuesta. Toca otra vez «Invitar a un móvil».
   *[soon] Un momento …
 }
friend-away = La mesa es el móvil de { $name }, y no está. La partida lo espera; no se pierde nada.
    .again = Volver a entrar
    .tries = Se intenta de nuevo sin que hagas nada …
    .anew = Empezar de nuevo aquí
friend-look-again = En el móvil de { $name }, toca «Dejar entrar otra vez» y después tu nombre. Mira el código con esta cámara.
friend-show-again = En el móvil de { $name }, toca «Dejar entrar otra vez» y después «Usar la cámara». Enséñale este código.
friend-two-codes = Si no funciona, la página de { $name } se ha cerrado mientras tanto y hacen falta dos códigos nuevos.
    .go = Con dos códigos
friend-anew-says = Las cartas ocultas solo están en el móvil de { $name }: esta partida solo puede seguir allí. Aquí puedes empezar una nueva con las mismas personas.
friend-server = Con ayuda de un servidor
    .says = Un servidor de Cheeseboard puede pasar los dos códigos, y nada más. Entonces basta una palabra.
    .word = La palabra:
    .ask = Pedir una palabra
    .away = Ese servidor no responde.
    .nobody = Nadie responde a esta palabra.

## Who we are, and another match

who-title = Tú y tu ratón
who-name = Nombre
who-face = Cara
who-draw = Sacar otro ratón
who-done = ¡Es para mí!
who-change = Cambiar
who-change-name = { $name }. Cambiar nombre y cara
who-you = Juegas como
face-bow = Ratón con lazo
face-cap = Ratón con gorra
face-flower = Ratón con flor
face-scarf = Ratón con bufanda
face-cook = Ratón con gorro de cocina
face-star = Ratón con gafas de estrella
face-wool = Ratón con gorro de lana
face-music = Ratón con auriculares
face-curl = Ratón con rizo
face-pot = Ratón con una olla en la cabeza
face-straw = Ratón con sombrero de paja
face-beret = Ratón con boina
people-title = ¿Quién juega?
people-says = Cada cual elige un nombre y una cara. El aparato va pasando.
family = Mezcla
mouse-family = { $names }: cada cual juega a su manera.
lobby-all-here = Ya no falta nadie. ¡A jugar!
lobby-empty = { $count ->
    [one] Queda un sitio vacío.
   *[other] Quedan { $count } sitios vacíos.
 } Enseña el código, o empieza: los ratones juegan ahí hasta que llegue alguien.
lobby-free = Sitio vacío
lobby-until = { $name } juega hasta que llegue alguien
lobby-you-are-in = ¡Ya estás dentro!
lobby-pick = ¿Quién juega aquí?
lobby-change-chair = Cambiar
lobby-host = lleva la sala
pick-me = Yo, en este aparato
again-waits = Esperamos a { $names }…
again-yes = quiere jugar otra vez
again-look = sigue mirando
again-not-yet = Todavía no
again-without = Seguir sin { $names }
again-play-without = Jugar sin { $name }
again-gone-on = La mesa ya ha seguido. ¡Sin prisa!
again-come = Ir también
again-change = Cambiar juego, sitios o ratones
luck-locked = La suerte está bajo llave. Su sello:
luck-more = ¿Qué es eso?
setting-names = Los nombres se pueden escribir
setting-names-says = Si no, cada cual elige uno de la lista.

## Partidas abiertas

open-mine = Te toca
open-other = Le toca a { $name }
open-lobby = Sin empezar
open-over = Terminada
open-with = Con { $names }
open-all = Mostrar las { $count }

## Una llave nueva

key-title = ¿Juega alguien más con tu nombre?
key-says = Quien haya usado este navegador puede tener la llave de tu sitio. Con una llave nueva solo este navegador juega por ti, y quien tenga la vieja se queda fuera. Conservas tu sitio y tus cartas.
key-new = Hacer una llave nueva
key-done = Hecho. Solo este navegador tiene la llave nueva.

## Avisos cuando te toca

nudge-button = Avísame cuando me toque
nudge-says = Jugad a lo largo de varios días: cierra esta página y tu aparato te avisa cuando te toca.
nudge-yes = Sí, avísame
nudge-on = Este aparato te avisa cuando te toca en esta sala.
nudge-stop = Dejar de avisarme
nudge-none = Este servidor no puede hacerlo. Quien lo lleva puede añadirlo.
nudge-secure = Para eso, la dirección de esta página debe empezar por https://. Quien lleva el servidor puede prepararlo.
nudge-browser = Este navegador no puede hacerlo. En un iPhone o iPad, pon antes la página en la pantalla de inicio.
nudge-denied = Tu navegador no muestra avisos de esta página. Puedes permitirlos en sus ajustes.
nudge-offline = El servicio de avisos de tu navegador no responde. Necesita Internet.
nudge-away-server = El servidor no responde. Inténtalo más tarde.
nudge-away = En esta sala juega un bot por ti cuando llevas { $seconds } segundos fuera.
nudge-clock = En esta sala juega un bot por ti después de { $seconds } segundos.
nudge-wait = Mejor esperar a todos
nudge-ask-host = Quien lleva la sala puede cambiarlo.
nudge-quiet = Horas de silencio
nudge-quiet-says = Entonces no se envía nada. Después se te avisa si todavía te toca.
nudge-from = Desde
nudge-until = Hasta
nudge-what = ¿Qué se envía y a quién?
nudge-sent = Una frase: «Te toca en { $game }». Se envía una vez por turno y solo cuando esta página está cerrada. Sin cartas ni nombres.
nudge-to-whom = Viaja por el servicio de avisos de quien hace tu navegador: Google, Mozilla, Apple o Microsoft. La frase va cifrada. Ven que este servidor envía algo a tu aparato, y cuándo, pero no qué. El servidor guarda la dirección de avisos de tu navegador hasta que lo desactives.
nudge-how-to-stop = Se acaba cuando tocas «{ nudge-stop }», cuando se cierra la sala o cuando prohíbes los avisos en los ajustes del navegador.
hook-title = Avisar también en otro sitio
hook-says = Home Assistant, un chat u otra dirección web sabe a quién le toca: la sala, el juego y el nombre, nada más.
hook-url = Dirección web
hook-yes = Avisar allí
hook-secret = Cada mensaje va firmado con este secreto. Cópialo ahora, solo se muestra una vez:
hook-on = Una dirección web sabe a quién le toca.
hook-stop = No avisar más allí

# Deals that others play too, my games, a whole evening

home-also = Más para jugar
daily = El reparto del día
daily-says = Un reparto por juego y día, el mismo para todos: las mismas cartas y dados, los mismos ratones.
daily-before = El día anterior
daily-after = El día siguiente
daily-against = Contra { $names }
daily-play = Jugar a { $game }
daily-again = Jugar otra vez a { $game }
daily-fair = La misma suerte: ¿qué significa?
daily-fair-says = Todos los que juegan este reparto tienen la misma suerte. Sale de la fecha y de la versión de Cheeseboard, así que no es un secreto: quien la calcule puede ver lo que viene. Cuando a la suerte se le pregunta lo mismo, sea la primera, la segunda o la tercera vez, responde a todos igual, hayan jugado lo que hayan jugado: la tercera tirada del dado es la misma para todos. Donde juegas de otro modo, surgen otras preguntas. Un resultado muestra que cada jugada era válida y que la suerte era la del día. No puede mostrar que nadie miró antes ni lo intentó varias veces.
beat = Supera mi partida
beat-line = ¿Lo haces mejor?
beat-title = { $won ->
    [yes] { $name } ganó con { $points }. ¿Y tú?
   *[no] { $name } consiguió { $points }. ¿Lo haces mejor?
 }
beat-day = El reparto del { $day }. Todos tienen la misma suerte.
beat-release = { $release ->
    [none] Es el reparto de un Cheeseboard anterior.
   *[other] Es el reparto de Cheeseboard { $release }.
 } Aquí ese día tiene otro, con su propia tabla.
beat-same = Tendrás la misma suerte, contra los mismos ratones.
beat-play = Jugar este reparto
beat-look = Ver antes la partida
beat-no-link = Eso no es el enlace de un resultado.
beat-not-here = Este reparto no se puede jugar aquí: es de otras reglas o demasiado largo.
beat-fair-says = Tienes la suerte de aquella partida. Cuando se le pregunta lo mismo, sea la primera, la segunda o la tercera vez, responde como allí: las mismas primeras cartas, la misma tercera tirada. Donde juegas de otro modo y surge una pregunta nueva, la respuesta también está fijada, la misma para todos los que lo intentan. Quien ha visto la partida sabe lo que viene. Por las demás personas de aquella partida juega un ratón.
board = Nuestros resultados
board-place = Puesto
board-who = Quién
board-points = Puntos
board-more = Más
board-won = ganó
board-lost = no ganó
board-mine = jugado aquí
board-replay = Ver la partida de { $name }
board-remove = Quitar el resultado de { $name } de la tabla
board-add = ¿Alguien te ha enviado un resultado?
board-add-says = Pega aquí el enlace. La partida se juega otra vez según las reglas; solo si todo está bien, el resultado va a la tabla de este aparato.
board-check = Comprobar
board-refused = Este resultado no vale.
board-flaw = { $why ->
    [forged] El enlace está dañado, o su suerte no es la del reparto.
    [not-over] La partida no se terminó.
    [other-rules] Se jugó con otras reglas.
    [other-mice] Se jugó contra otros ratones.
   *[others-played] Alguien más hizo algunas de las jugadas.
 }
board-checked = Jugada otra vez y todo está bien: cada jugada era válida, y la suerte es la debida.
share-result = Enseñar mi resultado
share-beat = ¿Superas mi partida?
share-says = Tu resultado como enlace que cualquiera puede comprobar. La imagen y el texto no delatan ninguna carta.
share-beat-says = Otra persona tendrá la misma suerte y los mismos ratones. El enlace lleva la partida con los nombres.
share-alt = Una imagen del resultado: { $scores }
share-text = Enviar el enlace
share-picture = Guardar la imagen
share-foot = La misma suerte para todos. ¿Lo haces mejor?
deal-day = Era el reparto del { $day }: todos tenían la misma suerte.
deal-same = Tuviste la misma suerte que en la partida que querías superar.
deal-tag = El reparto del día: todos tienen la misma suerte.
deal-tag-same = La misma suerte que en la partida que quieres superar.
luck-day = { $is ->
    [yes] La suerte es la del día: todos la tenían, y cualquiera podía saberla antes.
    [no] La suerte no es la del día.
   *[unknown] La partida no ha terminado, así que la suerte aún no se puede comprobar.
 }
luck-same = La suerte es la de otra partida. La casa la comprueba con las reglas.
luck-shared = Comprobado en este aparato: es la suerte del día. Es la misma para todos y no es un secreto.
luck-shared-same = La suerte de otra partida, ningún secreto. La casa la comprueba con las reglas; esta página sola no puede.
mine = Mis partidas
mine-says = Lo que has jugado en este aparato. Se queda aquí: nadie más lo ve, salvo que lo guardes y lo des.
mine-empty = Todavía nada. Termina una partida y estará aquí.
mine-rates = ¿Ganas a menudo?
mine-rate = Con { $name } en la mesa ganaste { $won } de { $of }. De otras cien ganarías entre { $low } y { $high }.
mine-rate-game = { $game }: { $won } de { $of } ganadas. De otras cien ganarías entre { $low } y { $high }.
mine-by-game = Juego por juego
mine-by-month = Mes por mes
mine-change = { $change ->
    [more] En { $month } ganaste más a menudo que antes, y no solo por suerte.
    [less] En { $month } ganaste menos a menudo que antes, y no solo por suerte.
   *[luck] Que { $month } fuera mejor o peor que el tiempo anterior puede ser todavía suerte.
 }
mine-how-sure = ¿Por qué dos números?
mine-how-sure-says = Unas pocas partidas dicen poco, porque la suerte también juega. Los dos números dicen cuánto puede desviarse; 19 veces de cada 20 la verdad está en medio. Cuanto más juegas, más se acercan. Solo cuentan las partidas en las que jugaba una sola persona en este aparato.
mine-matches = { $count ->
    [one] Una partida
   *[other] { $count } partidas
 }
mine-won = Ganada con { $points }, contra { $names }
mine-lost = { $points } contra { $names }
mine-together = Juntos en este aparato: { $names }
mine-luck = Suerte: { $luck } %, tus propias decisiones: { $own } %
mine-remove = Borrar { $game }, { $when }
mine-more = Ver más
mine-file = Guardar o borrar
mine-file-says = Todas las partidas, resultados y acertijos resueltos de este aparato en un archivo: para guardarlo o para otro aparato.
mine-save = Guardar en un archivo
mine-open = Abrir un archivo
mine-clear = Borrar todo
mine-cleared = { $count ->
    [one] Una partida borrada.
   *[other] { $count } partidas borradas.
 }
mine-undo = Recuperar
mine-no-file = Eso no es un archivo con partidas de aquí.
mine-opened = { $count ->
    [one] Ahora hay una partida.
   *[other] Ahora hay { $count } partidas.
 }
stamps = Sellos
stamps-count = { $count } de { $of }
stamp-mouse = Primera victoria contra { $name }
stamp-game = Primera victoria en { $name }
stamp-clean = Una partida sin fallos
stamp-unlucky = Ganada a pesar de la mala suerte
stamp-comeback = Ganada con remontada
stamp-days = Siete repartos del día
stamp-all-games = Victoria en todos los juegos
stamp-not-yet = Todavía no
learning = Lo que puedes aprender
learning-empty = Después de una partida, mira «¿Cómo ha ido?» hasta el final. Aquí verás qué se puede mejorar.
learning-theme = { $game }: elegiste «{ $move }» y era mejor «{ $best }». { $times ->
    [one] Una vez hasta ahora.
   *[other] Algo así { $times } veces.
 }
evening = Una noche entera
evening-says = Varios juegos seguidos en este aparato. Cada victoria da una corona, y quien tiene menos puede elegir.
evening-games = ¿Qué juegos?
evening-begin = Empezar la noche
evening-room = Con amigos en otros aparatos: abre una sala como siempre. Después de la segunda partida también allí se cuentan las coronas.
evening-won = { $count ->
    [one] ¡{ $names } ha ganado la noche!
   *[other] ¡{ $names } han ganado la noche juntos!
 }
evening-crowns = Coronas
evening-match = { $game }: { $names }
evening-chooses = { $name } tiene menos coronas y puede elegir. ¿Qué tal { $game }?
evening-next = ¿Qué tal { $game }?
evening-play = Ahora: { $game }
evening-other = Otro juego …
evening-end = Eso es todo

## Acertijos

puzzles = Resolver acertijos
    .says = { $puzzles } mesas de partidas reales. Una respuesta es correcta y ves por qué.
puzzle-step = Enséñame: paso { $step } de { $steps }
puzzle-again = Otra vez
puzzle-next = Siguiente acertijo
puzzle-which = Elegir otros acertijos
puzzle-level = ¿Qué dificultad?
puzzle-theme = ¿Sobre qué?
puzzle-all = todos
puzzle-kept = { $fitting } para elegir. Resueltos en este aparato: { $solved }. Mejor racha: { $best }.
puzzle-leave = Volver al juego

## Exercises, and mice that offer the next step

exercises = Pequeños ejercicios
    .says = { $exercises } mesas para probar lo que has aprendido.
exercise-next = Siguiente ejercicio
exercises-done = Ha sido el último ejercicio. ¡Ya puedes jugar!
hello-exercises = ¿Quieres probarlo? Tengo { $exercises } pequeños ejercicios para ti.
hello-first = ¡Hola, soy { $name }! Ya sabes cómo va. ¿Jugamos?
hello-next = ¡Hola, soy { $name }! Has ganado { $wins } veces contra { $other }. ¿Jugamos?
hello-puzzles = ¡Bien jugado! Has ganado { $wins } veces contra mí, y aquí nadie juega mejor. ¿Te gustan los acertijos?
hello-play = Jugar contra { $name }
hello-later = Todavía no
learning-puzzles = Practicar con acertijos: { $theme }

## The lab

lab = Para quien inventa juegos
    .says = Otras reglas, miles de partidas de ratones: ¿es justo, profundo, largo?
lab-intro = Cambia las reglas y deja jugar a los ratones. Lo que dicen sus partidas solo vale para ratones: si es divertido, lo tiene que descubrir la gente.
lab-usual = Las reglas de siempre
lab-try = Probar { $games } partidas
lab-stop = Parar
lab-play = Jugar ahora
lab-friends = Jugar con otros
lab-begun = Los ratones juegan.
lab-done = Los ratones han jugado { $played } partidas. Aquí está lo que dicen.
lab-found = Lo que dicen las partidas
lab-waiting = Los ratones se sientan …
lab-playing = { $played } de { $games } partidas
lab-ended = Los ratones han jugado { $played } de { $games } partidas. El comando del final las juega todas.
lab-old = Has cambiado las reglas de arriba. Estas cifras son de las reglas de antes.
lab-endless = Una partida así podría durar demasiado. Cambia las reglas de la casa.
lab-key-seen = visto, y dónde está la verdad
lab-key-fair = lo que sería justo
lab-key-usual = con las reglas de siempre
lab-compared = Reglas de siempre: { $usual } ({ $moved })
lab-save = Guardar el informe
