### Quello che dicono tutti i giochi.

language-name = Italiano
player = Giocatore { $number }
you = (tu)
yes = sì
no = no

## Quando qualcosa non si può fare

refused-not-your-turn = Non ancora! { $turn-is ->
    [luck] Tocca alla fortuna.
   *[other] È il turno di { $turn }.
 }
refused-not-legal = «{ $asked }» adesso non si può.
refused-stale = Nel frattempo è successo qualcosa. Guarda di nuovo.
refused-over = La partita è finita.
refused-no-such-seat = A questo tavolo quella sedia non c’è.
refused-no-undo = Non si può più annullare: qualcuno ha scoperto qualcosa di nuovo.
refused-nothing-to-undo = Non c’è nessuna mossa da annullare.
refused-no-help = Questa partita si gioca come da regole: niente consigli né probabilità.
refused-help-for-seats = A un tavolo leale può chiedere aiuto solo chi gioca.

## Il tavolo

turn-yours = Tocca a te.
turn-theirs = È il turno di { $seat }.
turn-luck = Decide la fortuna.
turn-over = La partita è finita.
won = { $winners ->
    [0] Non ha vinto nessuno.
    [1] { $seat-is ->
        [you] Hai vinto tu!
       *[other] Ha vinto { $seat }!
     }
   *[other] { $names } vincono insieme!
 }
and = e
score = { $seat-is ->
    [you] Tu hai
   *[other] { $seat } ha
 } { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
 }
event-move-undone = { $seat-is ->
    [you] Tu annulli una mossa.
   *[other] { $seat } annulla una mossa.
 }
event-hint-asked = { $seat-is ->
    [you] Tu chiedi un consiglio.
   *[other] { $seat } chiede un consiglio.
 }
event-odds-asked = { $seat-is ->
    [you] Tu guardi le probabilità.
   *[other] { $seat } guarda le probabilità.
 }

## Rivedere una partita

replay-keys = Invio: avanti · b: indietro · q: esci >
replay-unfinished = La partita non è arrivata alla fine.

## Com’è andata

review-chances = Come sono cambiate le possibilità di vincere, secondo quello che ognuno poteva sapere:
review-ledger = Da dove viene il risultato:
review-sum = { $name } aveva all’inizio una possibilità del { $start } % e { $end ->
    [100] ha vinto.
    [0] non ha vinto.
   *[other] ha vinto insieme ad altri.
 } Le proprie scelte { $own-is ->
    [up] hanno portato { $own } punti,
    [down] sono costate { $own } punti,
   *[none] non hanno cambiato niente,
 } quelle degli altri { $others-is ->
    [up] hanno portato { $others },
    [down] sono costate { $others },
   *[none] non hanno cambiato niente,
 } e la fortuna { $luck-is ->
    [up] ha portato { $luck }.
    [down] è costata { $luck }.
   *[none] non ha cambiato niente.
 } Di tutto quello che ha mosso le possibilità, il { $share } % era fortuna.
review-all-luck = { $name } aveva all’inizio una possibilità del { $start } % e { $end ->
    [100] ha vinto.
    [0] non ha vinto.
   *[other] ha vinto insieme ad altri.
 } È stata tutta fortuna.
review-points = (Un punto è un centesimo della possibilità di vincere. Conta ogni mossa, quindi in una partita lunga possono diventare più di cento.)
review-choices = { $count ->
    [0] Non c’era niente da decidere.
    [one] Una decisione, { $marked ->
        [0] e niente da ridire.
       *[other] ed è costata qualcosa:
     }
   *[other] { $count } decisioni; { $marked ->
        [0] nessuna è costata qualcosa di sicuro.
        [one] una di loro è costata di sicuro qualcosa:
       *[other] { $marked } di loro sono costate di sicuro qualcosa:
     }
 }
review-mark = { $number }. { $sign } { $name }: { $move }. Meglio: { $best }. È costato il { $cost } % (± { $error }).
review-turning-point = La svolta: la mossa { $number }, «{ $move }».

## L’arbitro

referee-welcome = { $title }: voi avete le carte vere, io tengo d’occhio il gioco. Scrivete che cosa mostrano il dado e le carte e che cosa fate.
referee-help = Scrivi un numero della lista, o una mossa: a parole, o così com’è scritta.
referee-keys = b: indietro · t: il tavolo · s: i punti · q: esci · ?: questo aiuto
referee-which = «{ $asked }» potrebbe essere: { $moves }. Scrivi qualcosa di più.
referee-small-words = il, lo, la, i, gli, le, l, un, uno, una, a, al, alla, di, del, della, da, in, nel, nella, su, sul, sulla, con, col, e, è, mio, mia, per, favore
referee-word-leave = esci, basta, fine
referee-word-back = indietro, annulla
referee-word-help = aiuto
referee-word-table = tavolo
referee-word-score = punti, punteggio
referee-luck = Che cosa mostra il dado o la carta?
referee-luck-alone = Quale carta vedi?
referee-many = Scrivilo così: { $example }
referee-hand-over = Date il dispositivo { BEFORE($name, a: "ad ", other: "a ") }. Gli altri guardano altrove. { $name }, premi Invio.
referee-alone = { $name }, questo puoi vederlo solo tu.
referee-give-back = Il sipario è calato. Rimetti il dispositivo sul tavolo.
referee-cannot-be = «{ $asked }» non può essere, dopo tutto quello che è stato scritto. Guarda di nuovo; b torna indietro di un passo.
referee-back = Un passo indietro. Scrivilo di nuovo.
referee-nothing-typed = Non è stato ancora scritto niente.
referee-score = Punti: { $scores }
referee-saved = La partita è scritta in { $file }.
referee-go-on = La partita è al sicuro. Per continuarla: cheeseboard referee { $game } --resume
referee-goodbye = Arrivederci!

layout-end = Una riga vuota per finire.
layout-again = Scrivi di nuovo tutto, o una riga sola, per esempio 3 = e quello che c’è lì; poi una riga vuota.
layout-as-it-lies = Fa niente, conto quello che vedo.
layout-empty = Non c’è nemmeno una carta.

## Il terminale

ask-game = Quale gioco?
ask-seats = Quanti giocatori?
ask-people = Quanti di loro sono persone a questa tastiera?
label-game = Gioco
label-seats = Giocatori
label-people = Persone qui
label-names = Nomi
label-bots = Robot
label-language = Lingua
bot-pip = Pip, che tira a indovinare
bot-mia = Mia, che sta ancora imparando
bot-otto = Otto, che gioca bene
bot-clara = Clara, che guarda lontano
bot-gustav = Gustav, il gran maestro
bot-random = il puro caso
bot-random-name = Caso
bot-none = nessuno
players-for = Da { $from } a { $to } giocatori. Un gioco di { $designer }.
start = Via!
choose-number = Scrivi un numero da 1 a { $most }.
welcome = { $title } per { $seats } giocatori. { $people ->
    [one] Il tuo nome è { $name }.
   *[other] { $people } di loro sono davanti a questo schermo.
 }
committed = La fortuna è decisa e sigillata ({ $seal }…). s: che cosa vuol dire
seal-title = Il sigillo della fortuna
seal-what = Tutta la fortuna di questa partita era decisa prima della prima carta: nessuno può scegliere dopo una carta o un tiro. Lo garantisce questo sigillo. Scrivilo, o mandalo a qualcuno, prima di giocare:
seal-after = Dopo la partita saprai il numero che sta dietro al sigillo.
go-until = Avanti finché succede qualcosa
go-to-end = Avanti fino alla fine
go-stop = Le carte si girano da sole. Un tasto qualsiasi: ferma
help-plain = Scrivi il numero di una mossa, o la mossa stessa. t: tavolo · r: regole · l: diario · s: sigillo · o: probabilità · h: consiglio · u: annulla · n: nuova partita · q: esci · { $languages }: lingua · ?: aiuto
curtain = Ora è il turno di { $seat }.
curtain-ask = { $seat }, nessun altro sta guardando? Allora premi Invio.
hand-over = Invio: nascondi tutto e passa lo schermo { BEFORE($seat, a: "ad ", other: "a ") }.
hand-over-button = Nascondi tutto: tocca { BEFORE($seat, a: "ad ", other: "a ") }
bot-thinks = { $seat } ci pensa …
hint-move = Consiglio: { $move }.
hint-why = Consiglio: { $move }. { $reason }
hint-chance = { $move }: vince al { $percent } %{ $error ->
    [0] { "" }
   *[other] { " " }(± { $error })
 }{ $level ->
    [yes] , alla pari
   *[no] { "" }
 }
hint-more = (ancora h: di più)
hint-none = C’è un consiglio solo quando tocca a te.
odds-title = Che cosa è nascosto, per quello che { $seat-is ->
    [you] puoi sapere tu
    [nobody] possono sapere tutti
   *[other] può sapere { $seat }
 }
odds-none = Adesso non è nascosto niente.
odds-ways = { $outcome }: { $outcomes ->
    [one] { "" }
   *[other] alla pari,
 } { $ways } su { $all } ({ $share } %)
odds-share = { $outcome }: { $outcomes ->
    [one] { "" }
   *[other] alla pari,
 } { $share } %
odds-sure = { $outcome }: di sicuro (100 %)
odds-counted = (contato in { $worlds } partite immaginate)
odds-you = tu
over-seal = Il sigillo della fortuna era { $seal }.
over-seed = Il seme era { $seed }.
over-check = Così chiunque può controllare: cheeseboard verify FILE --seal SIGILLO
day-luck = La partita del { $day }: oggi tutti hanno la stessa fortuna. s: che cosa vuol dire
day-what = Questa è la partita del { $day }. Carte e dadi sono gli stessi per tutti quelli che la giocano, contro gli stessi topi. La fortuna viene dalla data e dalla versione di Cheeseboard, quindi non è un segreto: chi la calcola può guardare avanti. Un risultato mostra che tutte le mosse erano permesse e che la fortuna era quella del giorno. Non può mostrare che nessuno ha guardato.
over-day = Era la partita del { $day }. Questa riga è il tuo risultato: chiunque può aprirla e controllarla con cheeseboard verify.
saved-to = Salvato in { $path }
saved-go-on = La partita è salvata. Per continuarla: cheeseboard play --resume
nothing-to-resume = Non c’è nessuna partita da finire.
goodbye = Arrivederci!
again-plain = n: rivincita · q: esci >
log-title = Che cosa è successo
log-empty = Ancora niente.
rules-title = Le regole
help-title = Tasti
result-title = La fine
new-title = Un’altra partita?
new-rematch = Rivincita: stessi giocatori, nuova fortuna
new-other = Scegli un altro gioco
new-back = Continua
key-help = Aiuto
key-rules = Regole
key-log = Diario
key-odds = Prob.
key-hint = Consiglio
key-undo = Annulla
key-new = Nuova
key-quit = Esci
key-back = Indietro
key-start = Via!
key-change = Cambia
help-moves = 1 … 9, a … z: gioca la mossa di quel tasto
help-tab = Tab, frecce, Invio o il mouse: scegli una mossa
help-scroll = PagSu, PagGiù: il resto del tavolo
help-keys = ? questo aiuto · r regole · l diario · s sigillo · o probabilità · h consiglio · u annulla · n nuova partita · q esci
help-language = F2: un’altra lingua
help-saved = Ogni mossa è salvata. Per continuare più tardi: cheeseboard play --resume

## Un gioco senza parole sue per questo

only-english = (Il gioco parla solo inglese.)
reason-only-move = Non c’è altro da fare.
reason-tried = Provata a caso, { $wins ->
    [0] non vince quasi mai.
   *[other] { $tries ->
        [1] vince quasi sempre.
       *[other] vince in circa { $wins } prove su { $tries }.
    }
 }
chance-luck = che cosa farà ora la fortuna
chance-luck-after = che cosa farà la fortuna dopo: { $move }
chance-of-seat = { $thing } { $seat-is ->
    [you] (tu)
   *[other] di { $seat }
 }

## Who may use help

help-level = Aiuto
help-level-family = In famiglia
    .says = Consigli e probabilità per tutti, e il computer ricorda che cosa ha visto ogni giocatore.
help-level-fair = Tavolo leale
    .says = Ci sono consigli e probabilità, ma se giocano più persone tutti vengono a sapere chi li usa.
help-level-printed = Come da regole
    .says = Niente consigli né probabilità, e nessuno rivede ciò che le regole mostrano una volta sola.
help-level-here = Aiuto a questo tavolo: { $level }

## Puzzles

puzzle-of = Rompicapo { $number } di { $all }
exercise-of = Esercizio { $number } di { $all }
puzzle-right = Giusto!
puzzle-wrong = Non stavolta.
puzzle-instead = La risposta: { $answer }.
puzzle-tried = La tua scelta si avvera in { $tried } dei casi.
puzzle-shared = Con la tua scelta vincete insieme.
puzzle-streak = Di fila: { $streak }
puzzle-done = Risolti: { $right } su { $tried }.
puzzle-ask = Numero o mossa (Invio: un altro rompicapo, q: basta) > 
level-1 = facilissimo
level-2 = facile
level-3 = medio
level-4 = insidioso
level-5 = difficile
level-6 = difficilissimo
