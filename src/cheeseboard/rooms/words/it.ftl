### Quello che dice una stanza.

## Quando qualcosa non si può fare

refused-bad-address = A questo indirizzo il server non manda niente.
refused-bad-message = Questo messaggio non lo capisco.
refused-bad-plan = Così non si può giocare: guarda il numero di giocatori e le regole di casa.
refused-bad-settings = Queste impostazioni non vanno d’accordo.
refused-closed = Questa stanza è chiusa. Sono andati tutti a casa.
refused-endless = Una partita così potrebbe durare { $steps } passi. Qui il massimo è { $most }: cambia le regole di casa.
refused-full = In questa stanza non ci sta più nessuno.
refused-hello-first = Prima di tutto si saluta.
refused-hello-once = Il saluto c’è già stato.
refused-host-may-return = Chi ospita può ancora tornare. Aspetta un po’.
refused-invisible = Qui ci sono lettere che nessuno può vedere. Scrivilo senza.
refused-match-running = C’è una partita in corso. Prima finitela.
refused-no-match = Non c’è ancora nessuna partita.
refused-no-nudges = Questo server non può avvisare nessuno.
refused-no-such-bot = Qui quel robot non c’è.
refused-no-such-face = Questa faccia non c’è.
refused-no-such-game = Qui quel gioco non c’è.
refused-no-such-guest = In questa stanza non c’è nessun ospite con quel numero.
refused-no-such-name = In questa stanza i nomi vengono dalla lista. Scegli un topo!
refused-no-such-room = Nessuno conosce questa stanza. Il codice è giusto?
refused-no-such-sticker = Quell’adesivo non c’è.
refused-not-a-guest = Qui puoi solo guardare. Prima entra.
refused-not-found = Qui non c’è niente.
refused-not-host = Può farlo solo chi ospita.
refused-not-json = Questo non era JSON.
refused-not-possible = Qui non si può.
refused-not-your-seat = Quella non è la tua sedia.
refused-nothing-asked = Questo non te lo chiede nessuno.
refused-one-moment = Un attimo: stiamo sigillando la fortuna.
refused-other-host = Questo server non si chiama così. Chi lo gestisce può permettere quel nome.
refused-other-number = Non è il numero che questo dispositivo aveva promesso.
refused-other-protocol = Questa pagina è troppo vecchia o troppo nuova per il server. Ricaricala.
refused-other-site = Può farlo solo la pagina di questo server.
refused-room-full = In questa stanza sono successe così tante cose che non ce ne stanno più. Aprine una nuova.
refused-seat-taken = Lì c’è già qualcuno.
refused-too-fast = Piano, piano! Aspetta un po’.
refused-too-long = È troppo lungo.
refused-too-many = Il server è pieno. Riprova più tardi.
refused-try-again = Qualcosa è andato storto. Riprova.
refused-unreachable = Il server non raggiunge questo indirizzo. È collegato a Internet?

## Che cosa succede intorno al tavolo

notice-joined = { $name } è qui.
notice-removed = { $name } deve salutarci.
notice-host = Adesso ospita { $name }.
notice-begun = Comincia la partita { $match }!
notice-again = { $name } vuole giocare ancora.
notice-not-again = { $name } vuole guardare ancora un po’.
notice-chair-open = La sedia di { $name } è libera. Un robot la tiene calda.
notice-chair-guest = { $name } si siede.
notice-chair-bot = Ora un robot gioca per { $name }.
notice-seat-wished = { $name } chiede la sedia di { $was }.
notice-seat-declined = { $name } non vuole.
notice-took-over = Ora { $name } gioca sulla sedia di { $was } e ne vede le carte.
notice-stood-in = { $name } non c’è più. Continua un robot.
notice-returned = Ecco di nuovo { $name }!
notice-time-up = Il tempo di { $name } è finito: ha giocato un robot.
notice-hint-asked = { $name } chiede un consiglio.
notice-odds-asked = { $name } guarda le probabilità.
notice-bot-replaced = { $name } non sapeva più che fare. { $by ->
    [random] Continua il puro caso.
   *[other] Continua { $by }.
}
notice-closed = La stanza è chiusa. Arrivederci!
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

## Adesivi

sticker-hello = Ciao!
sticker-thanks = Grazie!
sticker-well-played = Bella mossa!
sticker-oh-no = Oh no!
sticker-hurry = Dai, su!
sticker-laugh = Ah ah!
sticker-wow = Wow!
sticker-cheese = Formaggio!
sticker-trap = È una trappola!
sticker-heart = Ti voglio bene!

## A che punto è una stanza

phase-lobby = Non ancora cominciata
phase-playing = Partita in corso
phase-over = La partita è finita
phase-closed = Chiusa

## Quando il server chiude la linea

goodbye-restart = Il server riparte. Un attimo, non si perde niente.
goodbye-too-slow = La linea è lenta. Riproviamo …
goodbye-too-fast = { refused-too-fast }
goodbye-broken = Qualcosa è andato storto. Riproviamo …
goodbye-old = Qui non succede niente da così tanto tempo che la stanza è stata cancellata.
goodbye-try-again = { refused-try-again }
goodbye-hello-first = { refused-hello-first }
goodbye-bad-message = { refused-bad-message }
goodbye-other-protocol = { refused-other-protocol }
goodbye-no-such-room = { refused-no-such-room }
goodbye-closed = { refused-closed }
goodbye-removed = { goodbye-not-a-guest }
goodbye-not-a-guest = In questa stanza non c’è più una sedia per te.

## Quello che viene detto a chi non sta guardando

nudge-turn = Tocca a te in { $game }
nudge-turn-of = { $name }: tocca a te in { $game }
