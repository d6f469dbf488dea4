### Quello che dice la pagina intorno ai giochi.

title = Cheeseboard
announcements = Annunci
loading = Apparecchiamo la tavola …
close = Chiudi
back = Indietro
home = Inizio
reload = Ricarica
try-again = Riprova
rules = Regole
rules-parts = Parti delle regole
rules-read = Leggi ad alta voce: { $part }
settings = Impostazioni
you = Tu
share = Condividi
save-record = Salva la registrazione
copied = Copiato!
bot = Robot
game = Gioco

## Inizio

home-title = Che cosa c’è stasera sul tagliere?
home-friends = Gli amici sono a un altro tavolo?
home-code-says = Scrivi il codice della loro stanza.
home-come-in = Entra
home-go-on = Continua
players = { $from }–{ $to } giocatori
minutes = { $minutes } min
age = dai { $age } anni
by = Di { $makers }

## Un gioco

how-many = Quanti giocatori?
against-whom = Contro chi?
mouse-pip = Pip ha sei anni e tira a indovinare.
mouse-mia = Mia ha otto anni e sta ancora imparando.
mouse-otto = Otto gioca bene e non perde mai tempo.
mouse-clara = Clara guarda lontano.
mouse-gustav = Gustav è il gran maestro. Se la prende comoda.
play-bots = Gioca
    .says = { $bots ->
        [one] Subito, contro un robot.
       *[other] Subito, contro { $bots } robot.
     }
with-friends = Con gli amici
    .says = Ognuno col suo telefono.
on-this-device = Su questo dispositivo
    .says = Ve lo passate. Nel frattempo un sipario nasconde tutto.
table-and-pockets = Tavolo e tasche
    .says = Questo schermo è il tavolo, le carte in mano stanno sui telefoni.

## La prima lezione

lesson = Impara in 90 secondi
    .says = Un topo ti mostra come si fa, e giochi tu.
lesson-new = Mai giocato? Ti faccio vedere come si fa!
lesson-at = { $step } di { $steps }
lesson-skip = Salta
lesson-again = Di nuovo
lesson-play = E ora gioca!
lesson-oops-1 = Quasi! Cerca la carta che spicca.
lesson-oops-2 = Quella non ancora. La carta giusta ha un bordo intorno.
lesson-oops-3 = Con calma. Rileggi il mio fumetto e poi prova.

## Alla porta

join-title = Entra, c’è una sedia per te!
join-here = Già qui
join-full = Le sedie sono tutte occupate, ma puoi guardare.
sit-down = Siediti
stand-up = Alzati
watch = Guarda e basta

## Prima della prima carta

lobby-chairs = Chi si siede dove?
lobby-who = Chi si siede sulla sedia di { $name }?
lobby-way = Per entrare
lobby-scan = Un codice da inquadrare col telefono
lobby-only-here = Solo questo computer può aprire questa stanza. Perché ci riescano anche i telefoni della tua rete, chiudi Cheeseboard e riavvialo con { $command }.
lobby-code = Codice:
lobby-wait = { $host } comincia fra un attimo.
lobby-game = A che cosa giochiamo?
lobby-settings = Le abitudini del tavolo
lobby-guests = Chi può restare
house-rules = Regole di casa
in-box = Nella scatola
this-device = questo dispositivo
is-here = è qui
is-away = non c’è
begin = Inizia
make-host = Fai ospitare
room = La stanza
become-host = Ospita tu
wish-title = Qualcuno chiede una sedia
wish-ask = { $name } chiede di giocare da adesso sulla sedia di { $seat } e ne vedrà le carte. Ti va bene?
wish-yes = Va bene
wish-no = No
wish-waits = Hai chiesto la sedia di { $seat }. Gli altri devono dire di sì.
wish-back = Lascia stare
close-room = Manda tutti a casa
remove = Manda a casa
numbers-missing = { $missing ->
    [one] Con uno in più fa { $total }.
   *[other] Insieme devono fare { $total } (adesso la differenza è { $missing }).
 }
setting-pace = Come giocano i robot
pace-0 = in fretta
pace-1 = da poterli seguire
pace-2 = con calma
setting-think = Quanto ci pensa Gustav
think-quick = poco
think-normal = il solito
think-long = a lungo
setting-clock = Tempo per un turno
seconds = { $seconds ->
    [0] tutto quello che vuoi
   *[other] { $seconds } s
 }
setting-away = Se qualcuno se ne va, gioca un robot
away-seconds = { $seconds ->
    [0] mai
   *[other] dopo { $seconds } s
 }
setting-rotate = Nella rivincita comincia chi viene dopo
setting-beacon = Mescola un faro pubblico nella fortuna
setting-beacon-says = Un numero estratto in pubblico, lontano da qui, pochi secondi dopo che tutti hanno chiuso a chiave il proprio.
lobby-luck = Fortuna onesta
lobby-luck-says = La casa ha chiuso a chiave un numero segreto. Ogni dispositivo ne aggiunge uno suo prima di poter conoscere gli altri. Così nessuno può scegliere la fortuna, nemmeno la casa.
lobby-luck-house = La casa. Il suo sigillo:
lobby-luck-guest = { $is ->
    [in] { $name }
   *[out] { $name } non ha ancora dato un numero
 }
lobby-luck-word = Se vuoi, aggiungi una parola che sai solo tu:
lobby-luck-give = Aggiungi
lobby-luck-given = La tua parola è chiusa a chiave.

## Al tavolo

others = Gli altri
log = Che cosa è successo
log-empty = Ancora niente.
log-earlier = Prima …
read-aloud = Leggi ad alta voce
hush = Smetti di leggere
undo = Annulla
skip = Mostra subito
hint = Consiglio
hint-more-1 = Di più: quale mossa?
hint-more-2 = Di più: perché?
hint-told = Consiglio (lo sapranno tutti)
prospect = { $error ->
    [0] { $percent } %
   *[other] { $percent } % ± { $error }
 }
prospect-level = alla pari
prospects-level = Alla pari: quale sia meglio può essere un caso, più fino di così non si riesce a contare.
odds = Probabilità
odds-none = Adesso per te non c’è niente di nascosto.
odds-told = Probabilità (lo sapranno tutti)
helped = Aiuti chiesti: { $times }
glance = Guarda bene! Si vede solo per un momento.
put-back = Rimetti a posto
odds-says = Per tutto quello che puoi sapere. Un 2 sopra un 5 vuol dire: di 5 carte così, 2 sono fatte in quel modo.
odds-these = { $things ->
    [one] Questa carta
   *[other] Ognuna di queste carte
 }
hear-again = Riascolta la domanda
hold = Pausa
go-on = Continua
next-part = Avanti
to-the-end = Alla fine
thinking = ci pensa
to-play = di turno
away = non c’è
stands-in = gioca un robot
waits = { $name } ci pensa …
clock-left = { $seconds ->
    [one] Ancora un secondo
   *[other] Ancora { $seconds } secondi
 }
clock-soon = { $seconds ->
    [one] Solo un secondo ancora!
   *[other] Solo { $seconds } secondi ancora!
 }
line-nibbled = Qualcuno ha rosicchiato il filo. Riproviamo …
line-silent = Non risponde nessuno. Aspettiamo …
refused = Adesso non si può.
link-impossible = Questo link chiede qualcosa che il gioco non ha: { $what }. Si lascia come al solito.
stickers = Dillo con un adesivo

## Passarsi il dispositivo

pass-title = Ora è il turno di { $name }.
pass = Nascondi tutto, tocca { BEFORE($name, a: "ad ", other: "a ") }
curtain-next = Tocca { BEFORE($name, a: "ad ", other: "a ") }
curtain-alone = Prendi il dispositivo. Tutti gli altri guardano altrove.
curtain-ready = Eccomi, { $name }

## Uno schermo grande e tasche

tv-full = Schermo intero
tv-small = Esci da schermo intero
tv-join = Gioca anche tu:
pocket-look = Guarda lo schermo grande.
pocket-table = Mostra il tavolo anche qui
pocket-hand = Qui solo la mia mano
title-turn = Tocca a te!
setting-pockets = I telefoni mostrano solo la mano
setting-pockets-says = Per quando uno schermo grande mostra il tavolo.

## La fine

finished = finita
again = Ancora!
replay = Rivedi
end-why = { $seat-is ->
    [you] Hai
    [all] { $names } hanno
   *[other] { $seat } ha
 } { $most ->
    [one] 1 punto
   *[other] { $most } punti
 }, { $second-is ->
    [you] tu hai
   *[other] { $second } ha
 } { $next }.
end-down = Abbassa e guarda il tavolo
end-up = Rialza
review-closer = Un primo sguardo. Guardiamo meglio … { $percent } %
review-busy = Un primo sguardo. Prima tocca ad altre partite, poi a questa …
review-turn = La svolta
review-what-if = E se …?
review-better = { $seat-is ->
    [you] La tua scelta:
   *[other] La scelta di { $seat }:
 } «{ $move }». Meglio: «{ $best }», { $cost } % di possibilità di vincere in più.
luck-check = Era tutto onesto?
luck-right = Controllato su questo dispositivo: i numeri da cui viene la fortuna erano decisi prima della prima carta, e nessuno ha potuto sceglierli.
luck-wrong = Qualcosa non torna! Forse qualcuno ha cambiato la fortuna o la registrazione.
luck-late = La fortuna corrisponde a quello che dice il server. Questo dispositivo è arrivato troppo tardi per vedere con i suoi occhi che era già decisa.
luck-without = La fortuna era decisa prima della prima carta. Ma nessun numero di questo dispositivo ne fa parte: che nessuno l’abbia scelta lo dice solo il server.
luck-untold = La fortuna di questa partita non si può controllare.
luck-changed = Attenzione: la casa ha cambiato il suo numero sigillato! La fortuna di questa partita forse non è onesta.
luck-sealing = Ogni dispositivo aggiunge il suo numero …
luck-seal-is = Il sigillo:
luck-record = { $is ->
    [yes] La registrazione è intatta: il sigillo e l’impronta corrispondono.
   *[no] { $why ->
        [other-format] Questa registrazione ha un altro formato, che questa pagina non sa controllare.
       *[other] La registrazione è stata cambiata, o non è una registrazione.
    }
 }
luck-commitment = { $is ->
    [yes] La casa aveva chiuso a chiave il suo numero prima che questo dispositivo desse il proprio, ed è lo stesso.
    [no] { $why ->
        [used-before] La casa ha già usato lo stesso numero, quindi non era segreto.
       *[other] La casa aveva chiuso a chiave un numero diverso da quello che ha usato.
    }
   *[unknown] Questo dispositivo è arrivato tardi: non ha visto la casa chiudere a chiave il suo numero. Lo dice solo il server.
 }
luck-seal = { $is ->
    [yes] Il sigillo è quello che questo dispositivo ha visto prima che si sapesse qualunque numero.
    [no] Il sigillo non è quello che questo dispositivo ha visto prima della prima carta.
   *[unknown] Questo dispositivo è arrivato tardi: non ha visto il sigillo. Solo il server dice quando è stato fatto.
 }
luck-own = { $is ->
    [yes] Il numero di questo dispositivo fa parte della fortuna.
    [no] Il numero di questo dispositivo è stato lasciato fuori, anche se il server lo aveva ricevuto.
   *[unknown] { $why ->
        [watched] Questo dispositivo ha solo guardato e non ha dato nessun numero.
       *[other] Il numero di questo dispositivo non fa parte della fortuna: è arrivato troppo tardi.
    }
 }
luck-seed = { $is ->
    [yes] Il numero della casa è quello che aveva chiuso a chiave.
   *[no] Il numero della casa non è quello che aveva chiuso a chiave.
 }
luck-contributions = { $is ->
    [yes] Ogni dispositivo ha detto il numero che aveva chiuso a chiave.
   *[no] Il numero di un dispositivo non è quello che aveva chiuso a chiave.
 }
luck-luck = { $is ->
    [yes] Ogni dado e ogni carta vengono da questi numeri.
    [no] Un dado o una carta non viene da questi numeri.
   *[unknown] { $why ->
        [typed] La fortuna non viene da numeri sigillati: è stata scritta a mano, o la partita ne ha continuata un’altra.
       *[other] La casa non ha detto il suo numero.
    }
 }
luck-moves = { $is ->
    [yes] Le mosse fatte su questo dispositivo sono nella registrazione.
    [no] Una mossa fatta su questo dispositivo non è nella registrazione.
   *[unknown] Su questo dispositivo non è stata fatta nessuna mossa.
 }
luck-beacon = { $why ->
    [dark] Il faro pubblico era stato scelto prima, ma non ha risposto.
   *[other] Un giro di un faro pubblico era stato scelto prima, ed è stato mescolato alla fortuna. Che cosa ha portato si può leggere là.
 }
luck-rules = Che ogni mossa fosse permessa, e quanto fosse probabile ogni carta, lo dice solo il server. «cheeseboard verify» lo controlla sul tuo computer.
review = Com’è andata?
review-thinking = Riguardiamo tutto … ci vuole un momento.
review-failed = Adesso non si riesce a calcolarlo.
review-chances = Le possibilità di vincere di tutti, passo dopo passo
review-numbers = I numeri
review-step = Passo
ledger-from-to = da { $start } % a { $end } %
ledger-own = le proprie scelte
ledger-others = quelle degli altri
ledger-luck = fortuna

## Rivedere

replay-scrub = A che punto della partita
replay-at = { $step } di { $steps }
replay-back = Un passo indietro
replay-next = Un passo avanti
replay-run = Avvia
replay-stop = Ferma
replay-eyes = Con che occhi
eyes-open = Carte tutte scoperte
eyes-watcher = Di chi guarda
eyes-seat = Con gli occhi di { $name }
play-on = Gioca da qui

## Quando manca qualcosa

lost-not-found = Qui ci sono solo briciole
    .says = Questa pagina non esiste.
lost-no-such-room = Questa stanza non c’è
    .says = Nessuno conosce quel codice. È scritto giusto? Le vecchie stanze dopo un po’ vengono cancellate.
lost-no-such-match = Questa partita non c’è
    .says = Il link è incompleto. È stato copiato fino in fondo?
lost-closed = La stanza è chiusa
    .says = Chi ospita ha mandato tutti a casa. Buonanotte!
lost-not-a-guest = A questo tavolo non ci sei più
    .says = Chi ospita ha dato via la tua sedia.
lost-server-away = Il server non c’è
    .says = È acceso, e questo dispositivo è nella sua rete? Non si perde niente: ogni mossa è al sicuro.
lost-other-protocol = Questa pagina è vecchia
    .says = Il server è più nuovo. Ricarica la pagina.
server-away = Il server non c’è. Riprova fra un momento.

## Impostazioni

settings-language = Lingua
settings-theme = Colori
theme-system = come il dispositivo
theme-light = di giorno
theme-dark = a lume di candela
settings-speed = Velocità dei movimenti
speed-slow = lenta
speed-normal = normale
speed-fast = rapida
speed-instant = subito
settings-sound = Suoni
settings-sound-says = Piccolini, fatti nella nostra cucina.
settings-child = Pulsanti grandi
settings-child-says = Per mani piccole e dita grosse.
settings-aloud = Leggi ad alta voce
settings-aloud-says = Quello che succede viene letto, e quando tocca a te anche la domanda.
settings-keys = Tasti rapidi
settings-keys-says = Scorciatoie come R per le regole. Premi ? per l’elenco.
settings-steady = Ignora i tocchi frettolosi
settings-steady-says = Se un pulsante è appena cambiato, un tocco destinato a quello vecchio non vale.
settings-confirm = Conferma ogni scelta
settings-confirm-says = Scegli una carta, poi premi il pulsante giallo. Altrimenti basta un tocco per giocare.
settings-nudge = Chiamami quando tocca a me
settings-nudge-says = Il telefono vibra e il nome di questa scheda cambia.
fonts = Licenza dei caratteri

## Tasti

keys = Tasti
key-tab = Tab
    .does = alla prossima parte del tavolo
key-arrows = ← ↑ → ↓
    .does = da una carta all’altra; nel rivedere, passo dopo passo
key-enter = Invio
    .does = scegli, premi
key-r = R
    .does = le regole
key-u = U
    .does = annulla una mossa
key-s = S
    .does = non aspettare, mostra subito
key-l = L
    .does = che cosa è successo
key-help = ?
    .does = questo elenco
key-escape = Esc
    .does = chiudi la finestra

# A house without a server

house-waking = Si apparecchia la tavola …
house-failed = La casa non si è aperta.
house-packed = È tutto pronto. Ora Cheeseboard si apre anche senza rete.
house-friends = Amici lontani?
    .says = Serve una casa con un server. Scrivi il suo indirizzo, o leggi il suo codice con una fotocamera.
    .address = Indirizzo di una casa
open-record = Apri una partita salvata
    .not = Questa non è una partita salvata.

## Phone to phone

friend-near = Amici proprio qui?
friend-join = Unisciti al telefono di un amico
    .says = Il tuo amico è nella stessa stanza? Allora i vostri telefoni si parlano direttamente, senza Internet.
friend-invite = Invita un telefono
    .says = Per gli amici nella stessa stanza: i loro telefoni parlano direttamente con questo, senza Internet.
friend-here = { $count ->
    [0] Nessun altro telefono è ancora collegato.
    [one] Un telefono è collegato.
   *[other] { $count } telefoni sono collegati.
 }
friend-stay = Ora questo telefono è il tavolo. Lascia aperta questa pagina, così gli altri possono giocare.
friend-is-table = Il tavolo è il telefono di { $name }. Altri telefoni si invitano da lì.
friend-show-this = Mostra questo codice alla fotocamera dell’altro telefono.
friend-look-back = Poi anche l’altro telefono mostra un codice. Inquadralo con questa fotocamera.
friend-look = Sul telefono del tuo amico tocca «Invita un telefono». Poi inquadra il suo codice con questa fotocamera.
friend-invited = { $name } ti invita!
friend-show-back = Ora mostra questo codice al telefono di { $name }.
friend-begins = Appena ha visto il tuo codice, sei dentro.
friend-invitation-code = L’invito, come codice da scansionare
friend-answer-code = La tua risposta, come codice da scansionare
friend-text = Lo stesso come testo
friend-copy = Copia come testo
friend-paste = Niente fotocamera? Incolla qui il testo.
friend-go-on = Avanti
friend-not = { $wanted ->
    [offer] Manca una parte dell’invito. Copialo tutto, per favore.
   *[answer] Questa non è la risposta a questo invito. Copiala tutta, per favore.
 }
friend-back = Chi torna?
    .says = Se la sua pagina è ancora aperta, basta un codice. Tocca un nome.
    .shows = L’altro telefono mostra un codice? Inquadralo con questa fotocamera.
friend-lost = { $count ->
    [one] { $names } non è più in linea.
   *[other] { $names } non sono più in linea.
 }
    .again = Fai rientrare
    .later = Non ora
friend-camera = Usa la fotocamera
friend-camera-on = Quello che vede la fotocamera
friend-camera-off = Spegni la fotocamera
friend-no-camera = Qui la fotocamera non si può usare. Copia e incolla il testo.
friend-connecting = I telefoni si stanno cercando …
friend-connected = Collegato!
friend-done = Fatto
friend-another = Invita un altro telefono
friend-failed = I telefoni non si sono trovati. Sono sulla stessa rete Wi-Fi? Allora riprova.
friend-no-network = Questo telefono non è in nessuna rete. Entra in una rete Wi-Fi o apri un hotspot. Se l’hai già fatto, consenti la fotocamera e riprova.
friend-handed = { $how ->
    [yes] Grazie! Puoi chiudere questa pagina e tornare al tavolo.
    [no] Qui nessuno aspetta questa risposta. Tocca ancora una volta «Invita un telefono».
   *[soon] Un momento …
 }
friend-away = Il tavolo è il telefono di { $name }, che adesso non c’è. La partita lo aspetta; niente va perso.
    .again = Entra di nuovo
    .tries = Riprova da solo …
    .anew = Ricomincia qui
friend-look-again = Sul telefono di { $name } tocca «Fai rientrare» e poi il tuo nome. Inquadra il codice con questa fotocamera.
friend-show-again = Sul telefono di { $name } tocca «Fai rientrare» e poi «Usa la fotocamera». Mostragli questo codice.
friend-two-codes = Se non funziona, la pagina di { $name } è stata chiusa nel frattempo, e servono due codici nuovi.
    .go = Con due codici
friend-anew-says = Le carte coperte sono solo sul telefono di { $name }: questa partita può continuare solo lì. Qui puoi iniziarne una nuova con le stesse persone.
friend-server = Con l’aiuto di un server
    .says = Un server di Cheeseboard può passare i due codici, e nient’altro. Allora basta una parola.
    .word = La parola:
    .ask = Chiedi una parola
    .away = Quel server non risponde.
    .nobody = Nessuno risponde a questa parola.

## Who we are, and another match

who-title = Tu e il tuo topo
who-name = Nome
who-face = Faccia
who-draw = Pesca un altro topo
who-done = Ecco fatto!
who-change = Cambia
who-change-name = { $name }. Cambia nome e faccia
who-you = Giochi come
face-bow = Topo con il fiocco
face-cap = Topo con il berretto
face-flower = Topo con il fiore
face-scarf = Topo con la sciarpa
face-cook = Topo con il cappello da cuoco
face-star = Topo con gli occhiali a stella
face-wool = Topo con la cuffia di lana
face-music = Topo con le cuffie
face-curl = Topo con il ricciolo
face-pot = Topo con una pentola in testa
face-straw = Topo con il cappello di paglia
face-beret = Topo con il basco
people-title = Chi gioca?
people-says = Ognuno sceglie un nome e una faccia. Il dispositivo passa di mano.
family = Misti
mouse-family = { $names }: ognuno gioca a modo suo.
lobby-all-here = Ci siamo tutti. Si comincia!
lobby-empty = { $count ->
    [one] Una sedia è ancora vuota.
   *[other] { $count } sedie sono ancora vuote.
 } Mostra il codice, o comincia: lì giocano i topi finché arriva qualcuno.
lobby-free = Sedia vuota
lobby-until = { $name } gioca finché arriva qualcuno
lobby-you-are-in = Sei dentro!
lobby-pick = Chi gioca qui?
lobby-change-chair = Cambia
lobby-host = ospita
pick-me = Io, su questo dispositivo
again-waits = Si aspetta { $names } …
again-yes = vuole giocare ancora
again-look = guarda ancora
again-not-yet = Non ancora
again-without = Avanti senza { $names }
again-play-without = Gioca senza { $name }
again-gone-on = Gli altri sono andati avanti. Fai con calma!
again-come = Vai anche tu
again-change = Cambia gioco, sedie o topi
luck-locked = La fortuna è chiusa a chiave. Il suo sigillo:
luck-more = Che cos’è?
setting-names = I nomi si possono scrivere
setting-names-says = Altrimenti ognuno ne sceglie uno dalla lista.

## Partite aperte

open-mine = Tocca a te
open-other = Tocca a { $name }
open-lobby = Non ancora iniziata
open-over = Finita
open-with = Con { $names }
open-all = Mostra tutte ({ $count })

## Una chiave nuova

key-title = Qualcun altro gioca a nome tuo?
key-says = Chi ha usato questo browser può avere la chiave della tua sedia. Con una chiave nuova solo questo browser gioca per te, e chi ha la vecchia viene mandato via. La sedia e le carte restano tue.
key-new = Fai una chiave nuova
key-done = Fatto. Solo questo browser ha la chiave nuova.

## Avviso quando tocca a te

nudge-button = Avvisami quando tocca a me
nudge-says = Una partita può durare giorni: chiudi questa pagina e il tuo dispositivo ti avvisa quando tocca a te.
nudge-yes = Sì, avvisami
nudge-on = Questo dispositivo ti avvisa quando tocca a te in questa stanza.
nudge-stop = Non avvisarmi più
nudge-none = Questo server non può farlo. Chi lo gestisce può aggiungerlo.
nudge-secure = Per questo, l’indirizzo della pagina deve cominciare con https://. Chi gestisce il server può provvedere.
nudge-browser = Questo browser non può farlo. Su iPhone o iPad metti prima la pagina nella schermata Home.
nudge-denied = Il tuo browser non mostra le notifiche di questa pagina. Puoi permetterle nelle sue impostazioni.
nudge-offline = Il servizio di notifica del tuo browser non risponde. Ha bisogno di Internet.
nudge-away-server = Il server non risponde. Riprova più tardi.
nudge-away = In questa stanza un robot gioca per te dopo { $seconds } secondi di assenza.
nudge-clock = In questa stanza un robot gioca per te dopo { $seconds } secondi.
nudge-wait = Meglio aspettare tutti
nudge-ask-host = Chi ospita può cambiarlo.
nudge-quiet = Ore di silenzio
nudge-quiet-says = In quelle ore non arriva niente. Dopo arriva l’avviso, se tocca ancora a te.
nudge-from = Dalle
nudge-until = Alle
nudge-what = Che cosa viene mandato, e a chi?
nudge-sent = Una frase: «Tocca a te in { $game }». Una volta per turno, e solo quando questa pagina è chiusa. Niente carte, niente nomi.
nudge-to-whom = Passa dal servizio di notifica di chi fa il tuo browser: Google, Mozilla, Apple o Microsoft. La frase è cifrata. Vedono che questo server manda qualcosa al tuo dispositivo, e quando, ma non che cosa. Il server conserva l’indirizzo di notifica del tuo browser finché non lo disattivi.
nudge-how-to-stop = Finisce quando tocchi «{ nudge-stop }», quando la stanza viene chiusa o quando vieti le notifiche nelle impostazioni del browser.
hook-title = Avvisare anche altrove
hook-says = Home Assistant, una chat o un altro indirizzo web viene a sapere a chi tocca: stanza, gioco e nome, nient’altro.
hook-url = Indirizzo web
hook-yes = Avvisa lì
hook-secret = Ogni messaggio è firmato con questo segreto. Copialo adesso, si vede una volta sola:
hook-on = Un indirizzo web viene a sapere a chi tocca.
hook-stop = Non avvisare più lì

# Deals that others play too, my games, a whole evening

home-also = Altro da giocare
daily = La partita del giorno
daily-says = Una per gioco e per giorno, la stessa per tutti: le stesse carte e gli stessi dadi, gli stessi topi.
daily-before = Il giorno prima
daily-after = Il giorno dopo
daily-against = Contro { $names }
daily-play = Gioca a { $game }
daily-again = Gioca ancora a { $game }
daily-fair = La stessa fortuna: che cosa vuol dire?
daily-fair-says = Tutti quelli che giocano questa partita hanno la stessa fortuna. Viene dalla data e dalla versione di Cheeseboard, quindi non è un segreto: chi la calcola può vedere che cosa arriva. Quando alla fortuna si chiede la stessa cosa, la prima, la seconda o la terza volta, risponde a tutti allo stesso modo, qualunque cosa abbiano giocato: il terzo tiro del dado è uguale per tutti. Dove giochi in un altro modo, nascono altre domande. Un risultato mostra che ogni mossa era permessa e che la fortuna era quella del giorno. Non può mostrare che nessuno ha guardato prima o ha provato più volte.
beat = Batti la mia partita
beat-line = Sai fare di meglio?
beat-title = { $won ->
    [yes] { $name } ha vinto con { $points }. E tu?
   *[no] { $name } ha fatto { $points }. Sai fare di meglio?
 }
beat-day = La partita del { $day }. Tutti hanno la stessa fortuna.
beat-release = { $release ->
    [none] È la partita di un Cheeseboard precedente.
   *[other] È la partita di Cheeseboard { $release }.
 } Qui quel giorno ne ha un’altra, con una tabella sua.
beat-same = Avrai la stessa fortuna, contro gli stessi topi.
beat-play = Gioca questa partita
beat-look = Guarda prima com’è andata
beat-no-link = Questo non è il link di un risultato.
beat-not-here = Qui non si può giocare: segue altre regole o è troppo lunga.
beat-fair-says = Hai la fortuna di quella partita. Quando le si chiede la stessa cosa, la prima, la seconda o la terza volta, risponde come allora: le stesse prime carte, lo stesso terzo tiro del dado. Dove giochi in un altro modo e nasce una domanda nuova, anche la risposta è già decisa, uguale per tutti quelli che ci provano. Chi ha visto la partita sa che cosa arriva. Al posto delle altre persone di quella partita gioca un topo.
board = I nostri risultati
board-place = Posto
board-who = Chi
board-points = Punti
board-more = Altro
board-won = ha vinto
board-lost = non ha vinto
board-mine = giocata qui
board-replay = Guarda la partita di { $name }
board-remove = Togli il risultato di { $name } dalla tabella
board-add = Ti hanno mandato un risultato?
board-add-says = Incolla qui il link. La partita viene rigiocata secondo le regole; solo se tutto è giusto, il risultato va nella tabella di questo dispositivo.
board-check = Controlla
board-refused = Questo risultato non vale.
board-flaw = { $why ->
    [forged] Il link è rovinato, o la sua fortuna non è quella giusta.
    [not-over] La partita non è stata finita.
    [other-rules] Si è giocato con altre regole.
    [other-mice] Si è giocato contro altri topi.
   *[others-played] Qualcun altro ha fatto alcune mosse.
 }
board-checked = Rigiocata e tutto è giusto: ogni mossa era permessa, e la fortuna è quella giusta.
share-result = Mostra il mio risultato
share-beat = Sai battere la mia partita?
share-says = Il tuo risultato come link che chiunque può controllare. L’immagine e il testo non svelano nessuna carta.
share-beat-says = Qualcun altro avrà la stessa fortuna e gli stessi topi. Il link contiene la partita con i nomi.
share-alt = Un’immagine del risultato: { $scores }
share-text = Manda il link
share-picture = Salva l’immagine
share-foot = La stessa fortuna per tutti. Sai fare di meglio?
deal-day = Era la partita del { $day }: tutti avevano la stessa fortuna.
deal-same = Avevi la stessa fortuna della partita che volevi battere.
deal-tag = La partita del giorno: tutti hanno la stessa fortuna.
deal-tag-same = La stessa fortuna della partita che vuoi battere.
luck-day = { $is ->
    [yes] La fortuna è quella del giorno: l’avevano tutti, e chiunque poteva conoscerla prima.
    [no] La fortuna non è quella del giorno.
   *[unknown] La partita non è finita, quindi la fortuna non si può ancora controllare.
 }
luck-same = La fortuna è quella di un’altra partita. La casa la controlla con le regole.
luck-shared = Controllato su questo dispositivo: è la fortuna del giorno. È uguale per tutti e non è un segreto.
luck-shared-same = La fortuna di un’altra partita, nessun segreto. La casa la controlla con le regole, questa pagina da sola non può.
mine = Le mie partite
mine-says = Quello che hai giocato su questo dispositivo. Resta qui: nessun altro lo vede, a meno che tu lo salvi e lo dia a qualcuno.
mine-empty = Ancora niente. Gioca una partita fino alla fine e la troverai qui.
mine-rates = Quanto spesso vinci?
mine-rate = Con { $name } al tavolo ne hai vinte { $won } su { $of }. Di altre cento ne vinceresti tra { $low } e { $high }.
mine-rate-game = { $game }: { $won } vinte su { $of }. Di altre cento ne vinceresti tra { $low } e { $high }.
mine-by-game = Gioco per gioco
mine-by-month = Mese per mese
mine-change = { $change ->
    [more] In { $month } hai vinto più spesso di prima, e non solo per fortuna.
    [less] In { $month } hai vinto meno spesso di prima, e non solo per fortuna.
   *[luck] Se in { $month } è andata meglio o peggio di prima, può essere ancora fortuna.
 }
mine-how-sure = Perché due numeri?
mine-how-sure-says = Poche partite dicono poco, perché gioca anche la fortuna. I due numeri dicono di quanto ci si può sbagliare; 19 volte su 20 la verità sta in mezzo. Più giochi, più si avvicinano. Contano solo le partite in cui giocava una sola persona su questo dispositivo.
mine-matches = { $count ->
    [one] Una partita
   *[other] { $count } partite
 }
mine-won = Vinta con { $points }, contro { $names }
mine-lost = { $points } contro { $names }
mine-together = Insieme su questo dispositivo: { $names }
mine-luck = Fortuna: { $luck } %, le tue scelte: { $own } %
mine-remove = Cancella { $game }, { $when }
mine-more = Mostra altro
mine-file = Conservare o cancellare
mine-file-says = Tutte le partite, i risultati e i rompicapi risolti di questo dispositivo in un file: da conservare, o per un altro dispositivo.
mine-save = Salva in un file
mine-open = Apri un file
mine-clear = Cancella tutto
mine-cleared = { $count ->
    [one] Una partita cancellata.
   *[other] { $count } partite cancellate.
 }
mine-undo = Rimetti tutto
mine-no-file = Questo non è un file con partite di qui.
mine-opened = { $count ->
    [one] Ora c’è una partita.
   *[other] Ora ci sono { $count } partite.
 }
stamps = Timbri
stamps-count = { $count } su { $of }
stamp-mouse = La prima volta che vinci contro { $name }
stamp-game = La prima volta che vinci a { $name }
stamp-clean = Una partita senza errori
stamp-unlucky = Vinta nonostante la sfortuna
stamp-comeback = Vinta in rimonta
stamp-days = Sette partite del giorno
stamp-all-games = Vinto a tutti i giochi
stamp-not-yet = Non ancora
learning = Che cosa puoi imparare
learning-empty = Dopo una partita guarda «Com’è andata?» fino in fondo. Qui troverai che cosa si può migliorare.
learning-theme = { $game }: hai scelto «{ $move }», meglio era «{ $best }». { $times ->
    [one] Una volta finora.
   *[other] Qualcosa di simile { $times } volte.
 }
evening = Una serata intera
evening-says = Più giochi di fila su questo dispositivo. Chi vince riceve una corona, e chi ne ha di meno può scegliere.
evening-games = Quali giochi?
evening-begin = Comincia la serata
evening-room = Con amici su altri dispositivi: apri una stanza come sempre. Dopo la seconda partita anche lì si contano le corone.
evening-won = { $count ->
    [one] { $names } ha vinto la serata!
   *[other] { $names } hanno vinto la serata insieme!
 }
evening-crowns = Corone
evening-match = { $game }: { $names }
evening-chooses = { $name } ha meno corone e può scegliere. Che ne dici di { $game }?
evening-next = Che ne dite di { $game }?
evening-play = Adesso: { $game }
evening-other = Un altro gioco …
evening-end = È tutto

## Rompicapi

puzzles = Risolvere rompicapi
    .says = { $puzzles } tavoli di partite vere. Una sola risposta è giusta, e vedi perché.
puzzle-step = Mostrami: passo { $step } di { $steps }
puzzle-again = Riprova
puzzle-next = Prossimo rompicapo
puzzle-which = Scegli altri rompicapi
puzzle-level = Quanto difficile?
puzzle-theme = Su che cosa?
puzzle-all = tutti
puzzle-kept = { $fitting } tra cui scegliere. Risolti su questo dispositivo: { $solved }. Serie più lunga: { $best }.
puzzle-leave = Torna al gioco

## Exercises, and mice that offer the next step

exercises = Piccoli esercizi
    .says = { $exercises } tavoli per provare quello che hai imparato.
exercise-next = Prossimo esercizio
exercises-done = Era l’ultimo esercizio. Ora puoi giocare!
hello-exercises = Vuoi provare? Ho { $exercises } piccoli esercizi per te.
hello-first = Ciao, sono { $name }! Adesso sai come si fa. Giochiamo?
hello-next = Ciao, sono { $name }! Hai vinto { $wins } volte contro { $other }. Giochiamo?
hello-puzzles = Ben giocato! Hai vinto { $wins } volte contro di me, e qui nessuno gioca meglio. Ti piacciono i rompicapi?
hello-play = Gioca contro { $name }
hello-later = Non ancora
learning-puzzles = Esercitati con i rompicapi: { $theme }

## The lab

lab = Per chi inventa giochi
    .says = Altre regole, migliaia di partite di topi: è equo, profondo, lungo?
lab-intro = Cambia le regole e lascia giocare i topi. Quello che dicono le loro partite vale solo per i topi: se è divertente, lo devono scoprire le persone.
lab-usual = Le regole solite
lab-try = Prova { $games } partite
lab-stop = Ferma
lab-play = Gioca subito
lab-friends = Gioca con altri
lab-begun = I topi giocano.
lab-done = I topi hanno giocato { $played } partite. Ecco che cosa dicono.
lab-found = Che cosa dicono le partite
lab-waiting = I topi si siedono …
lab-playing = { $played } partite su { $games }
lab-ended = I topi hanno giocato { $played } partite su { $games }. Il comando alla fine le gioca tutte.
lab-old = Hai cambiato le regole qui sopra. Queste cifre valgono per le regole di prima.
lab-endless = Una partita così potrebbe durare troppo. Cambia le regole di casa.
lab-key-seen = visto, e dove sta la verità
lab-key-fair = che cosa sarebbe equo
lab-key-usual = con le regole solite
lab-compared = Regole solite: { $usual } ({ $moved })
lab-save = Salva il rapporto
