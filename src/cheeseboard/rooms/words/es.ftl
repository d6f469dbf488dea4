### Lo que dice una sala.

## Negativas

refused-bad-address = Este servidor no envía nada a esa dirección.
refused-bad-message = No entiendo ese mensaje.
refused-bad-plan = Así no se puede jugar: mira el número de jugadores y las reglas de la casa.
refused-bad-settings = Esos ajustes no tienen sentido.
refused-closed = Esta sala está cerrada. Todo el mundo se ha ido a casa.
refused-endless = Una partida así podría tener { $steps } pasos. Aquí el máximo es { $most }: cambia las reglas de la casa.
refused-full = En esta sala no cabe nadie más.
refused-hello-first = Primero, saluda.
refused-hello-once = Ya has saludado.
refused-host-may-return = Quien lleva la sala aún puede volver. Espera un poco.
refused-invisible = Ahí hay letras que nadie puede ver. Escríbelo sin ellas, por favor.
refused-match-running = Hay una partida en marcha. Primero hay que terminarla.
refused-no-match = Aún no hay ninguna partida en marcha.
refused-no-nudges = Este servidor no puede avisar a nadie.
refused-no-such-bot = Aquí no existe ese bot.
refused-no-such-face = Esa cara no existe.
refused-no-such-game = Aquí no existe ese juego.
refused-no-such-guest = En esta sala no hay nadie con ese número.
refused-no-such-name = En esta sala, los nombres salen de la lista. ¡Elige un ratón!
refused-no-such-room = Nadie conoce esta sala. ¿Está bien escrito el código?
refused-no-such-sticker = Esa pegatina no existe.
refused-not-a-guest = Aquí solo miras. Primero, entra.
refused-not-found = Aquí no hay nada.
refused-not-host = Eso solo puede hacerlo quien lleva la sala.
refused-not-json = Eso no era JSON.
refused-not-possible = Aquí eso no se puede.
refused-not-your-seat = Ese no es tu sitio.
refused-nothing-asked = Nadie te ha preguntado eso.
refused-one-moment = Un momento: se está sellando la suerte.
refused-other-host = Este servidor no se llama así. Quien lo tiene en marcha puede permitir ese nombre.
refused-other-number = Ese no es el número que había prometido este aparato.
refused-other-protocol = Esta página es demasiado vieja o demasiado nueva para el servidor. Vuelve a cargarla.
refused-other-site = Eso solo puede hacerlo la página de este servidor.
refused-room-full = En esta sala han pasado tantas cosas que ya no cabe nada más. Abre una nueva.
refused-seat-taken = Ahí ya se sienta alguien.
refused-too-fast = ¡No tan deprisa! Espera un poco.
refused-too-long = Eso es demasiado largo.
refused-too-many = El servidor está lleno. Prueba más tarde.
refused-try-again = Algo ha ido mal. Prueba otra vez, por favor.
refused-unreachable = El servidor no llega a esa dirección. ¿Tiene conexión a Internet?

## Lo que pasa alrededor de la mesa

notice-joined = { $name } ha entrado.
notice-removed = { $name } ha tenido que irse.
notice-host = Ahora { $name } lleva la sala.
notice-begun = ¡Empieza la partida { $match }!
notice-again = { $name } quiere jugar otra vez.
notice-not-again = { $name } prefiere mirar un poco más.
notice-chair-open = El sitio de { $name } está libre. Un bot lo mantiene caliente.
notice-chair-guest = { $name } se sienta.
notice-chair-bot = Ahora un bot juega por { $name }.
notice-seat-wished = { $name } pide el sitio de { $was }.
notice-seat-declined = { $name } no está de acuerdo.
notice-took-over = { $name } juega ahora en el sitio de { $was } y ve sus cartas.
notice-stood-in = { $name } se ha ido. Un bot sigue jugando.
notice-returned = ¡{ $name } ha vuelto!
notice-time-up = A { $name } se le ha acabado el tiempo: ha jugado un bot.
notice-hint-asked = { $name } pide una pista.
notice-odds-asked = { $name } mira las probabilidades.
notice-bot-replaced = { $name } se ha quedado en blanco. { $by ->
    [random] Sigue jugando la suerte ciega.
   *[other] Sigue jugando { $by }.
}
notice-closed = La sala está cerrada. ¡Hasta pronto!
notice-sticker = { $name }: { $sticker ->
    [hello] { sticker-hello }
    [thanks] { sticker-thanks }
    [well-played] { sticker-well-played }
    [oh-no] { sticker-oh-no }
    [hurry] { sticker-hurry }
    [laugh] { sticker-laugh }
    [wow] { sticker-wow }
    [cheese] { sticker-cheese }
    [trap] { sticker-trap }
   *[heart] { sticker-heart }
 }

## Pegatinas

sticker-hello = ¡Hola!
sticker-thanks = ¡Gracias!
sticker-well-played = ¡Bien jugado!
sticker-oh-no = ¡Oh, no!
sticker-hurry = ¡Date prisa!
sticker-laugh = ¡Ja, ja!
sticker-wow = ¡Hala!
sticker-cheese = ¡Queso!
sticker-trap = ¡Es una trampa!
sticker-heart = ¡Me caes bien!

## Por dónde va una sala

phase-lobby = Sin empezar
phase-playing = Partida en marcha
phase-over = Partida terminada
phase-closed = Cerrada

## Cuando el servidor cuelga

goodbye-restart = El servidor está arrancando de nuevo. Un momento, no se pierde nada.
goodbye-too-slow = La línea va lenta. Otra vez…
goodbye-too-fast = { refused-too-fast }
goodbye-broken = Algo ha ido mal. Otra vez…
goodbye-old = Hace tanto que no pasa nada aquí que la sala se ha recogido.
goodbye-try-again = { refused-try-again }
goodbye-hello-first = { refused-hello-first }
goodbye-bad-message = { refused-bad-message }
goodbye-other-protocol = { refused-other-protocol }
goodbye-no-such-room = { refused-no-such-room }
goodbye-closed = { refused-closed }
goodbye-removed = { goodbye-not-a-guest }
goodbye-not-a-guest = Ya no tienes sitio en esta sala.

## Lo que se dice a quien no está mirando

nudge-turn = Te toca en { $game }
nudge-turn-of = { $name }: te toca en { $game }
