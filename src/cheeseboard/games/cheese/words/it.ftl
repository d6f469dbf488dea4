### Cheese

title = Cheese
tagline = Ogni topo vuole tutto il mucchio. C’è un gatto nel tuo mazzo?

## Che cosa succede

event-pile-opened = Il mucchio comincia con { $kind ->
    [cheese] un formaggio.
    [cat] un gatto.
   *[mouse] un topo a cui nessuno dà la caccia.
 }
event-card-flipped = { $seat-is ->
    [you] Tu giri
   *[other] { $seat } gira
 } { $kind ->
    [cheese] un formaggio.
    [cat] un gatto.
   *[mouse] un topo!
 }
event-mouse-hunted = { $hunter-is ->
    [you] Tu dai la caccia al topo di { $owner } e hai
   *[other] { $owner-is ->
        [you] { $hunter } dà la caccia al tuo topo e ha
       *[other] { $hunter } dà la caccia al topo di { $owner } e ha
     }
 } { $attempts ->
    [one] un tentativo.
   *[other] { $attempts } tentativi.
 }
event-attempt-failed = Niente gatto! { $hunter-is ->
    [you] Tu hai
   *[other] { $hunter } ha
 } { $attempts ->
    [0] finito i tentativi.
    [one] ancora un tentativo.
   *[other] ancora { $attempts } tentativi.
 }
event-mouse-chased = { $hunter-is ->
    [you] Il tuo topo scaccia quello di { $owner }!
   *[other] { $owner-is ->
        [you] Il topo di { $hunter } scaccia il tuo!
       *[other] Il topo di { $hunter } scaccia quello di { $owner }!
     }
 }
event-mouse-caught = Zac, il gatto! { $hunter-is ->
    [you] Tu acchiappi il topo di { $owner }.
   *[other] { $owner-is ->
        [you] { $hunter } acchiappa il tuo topo.
       *[other] { $hunter } acchiappa il topo di { $owner }.
     }
 }
event-mouse-escaped = { $owner-is ->
    [you] Il tuo topo scappa sotto il naso di { $hunter }!
   *[other] { $hunter-is ->
        [you] Il topo di { $owner } scappa sotto il tuo naso!
       *[other] Il topo di { $owner } scappa sotto il naso di { $hunter }!
     }
 }
event-hunter-skipped = { $hunter-is ->
    [you] Tu non hai carte da girare e non puoi dare la caccia.
   *[other] { $hunter } non ha carte da girare e non può dare la caccia.
 }
event-pile-won = { $seat-is ->
    [you] Tu vinci
   *[other] { $seat } vince
 } il mucchio: { $cards ->
    [one] una carta.
   *[other] { $cards } carte.
 }
event-chip-earned = Un gettone per { $seat-is ->
    [you] te:
   *[other] { $seat }:
 } { $chips ->
    [one] è il primo.
   *[other] adesso sono { $chips }.
 }
event-stack-emptied = { $seat-is ->
    [you] Il tuo mazzo è vuoto:
   *[other] Il mazzo di { $seat } è vuoto:
 } la partita è finita.
event-chips-used-up = Era l’ultimo gettone: la partita è finita.
event-flips-used-up = Era l’ultima carta da girare: la partita è finita.
event-circle-closed = Come un gatto che si morde la coda: adesso tutto si ripete in cerchio e non finirebbe mai. La partita è finita.

## Che cosa puoi fare

move-flip = Gira la carta in cima
prompt-flip = Che cosa c’è in cima al tuo mazzo? Gira!
look-flip = Guarda il tuo mazzo!

## Consigli

reason-only = Non c’è niente da decidere: puoi solo girare la carta in cima al tuo mazzo.

## Che cosa fa la fortuna

move-cheese = È un formaggio
move-cat = È un gatto
move-mouse = È un topo con { $footsteps ->
    [one] un’orma
   *[other] { $footsteps } orme
 }

## Come si chiamano le cose

kind-cheese = formaggio
kind-cat = gatto
kind-mouse-1 = topo con un’orma
kind-mouse-2 = topo con due orme
kind-mouse-3 = topo con tre orme

## Che cosa può essere nascosto

chance-stack = { $things ->
    [one] { $seat-is ->
        [you] la carta in cima al tuo mazzo
       *[other] la carta in cima al mazzo di { $seat }
     }
   *[other] le carte in cima ai mazzi di { $seat }
 }
chance-opening = la carta che apre il mucchio
chance-aside = una carta messa da parte

## Uno sguardo indietro

decided = { $exact ->
    [yes] Dalla carta girata numero { $turns } in poi
   *[no] Al più tardi dalla carta girata numero { $turns }
 } era tutto deciso: nessuna carta ancora da girare poteva cambiare chi vince.

## Regole di casa

option-cards = Carte di ogni tipo
    .says = Quante carte sono formaggi, gatti, e topi con una, due e tre orme.
option-leftover = Carte che avanzano
    .says = Che cosa si fa con le carte che non si possono dividere in parti uguali.
option-leftover-aside = da parte
option-leftover-dealt = si danno tutte
option-leftover-opens = una apre il mucchio
option-loot = Dove va il bottino
    .says = Se le carte vinte si girano di nuovo, o contano soltanto.
option-loot-under = sotto il mazzo
option-loot-aside = da parte
option-loot-order = Ordine del bottino
    .says = Quale carta di un mucchio vinto torna su per prima.
option-loot-order-oldest = la più vecchia
option-loot-order-newest = la più nuova
option-goes-on = Chi continua
    .says = Chi gira la prossima carta dopo che un mucchio è stato vinto.
option-goes-on-left = chi siede a sinistra di chi vince
option-goes-on-winner = chi vince
option-dry = In caccia senza carte
    .says = Che cosa succede quando chi dà la caccia non ha più carte.
option-dry-fails = il topo scappa
option-dry-skips = la caccia passa a chi viene dopo
option-out = Mazzo vuoto
    .says = Quando un mazzo vuoto fa finire la partita.
option-out-after-hunt = dopo la caccia
option-out-at-once = subito
option-out-at-turn = al turno di chi ce l’ha
option-chips = Gettoni
    .says = Quanti gettoni ci sono. Ogni topo acchiappato ne vale uno, e l’ultimo fa finire la partita. 0 vuol dire nessuno.
option-circle = Cerchio
    .says = Chi vince una partita che si ripete in cerchio.
option-circle-shared = si vince insieme
option-circle-most = chi ha più carte
option-max-flips = Durata massima
    .says = Dopo questo numero di carte girate la partita finisce.

## A parità di punti

tie-circle = In cerchio nessuno resta davanti per sempre: vincono insieme tutti quelli che hanno carte.
tie-chips = Parità di carte: { $winners ->
    [1] { $seat-is ->
        [you] tu hai
       *[other] { $seat } ha
     }
   *[other] { $names } hanno
 } più gettoni, { $most } a { $next }.
tie-shared = Parità di carte: si vince insieme.

## Le regole

clause-1 = Le carte
clause-2 = Preparazione
clause-3 = Il turno
clause-4 = La caccia
clause-5 = In caccia senza carte
clause-6 = Il bottino
clause-7 = La fine
clause-8 = Il punteggio
clause-9 = Regole di casa
clause-10 = Che cosa ricorda il computer

## Il tavolo come testo

draw-pile = { $cards ->
    [0] Il mucchio è vuoto.
    [one] Mucchio: 1 carta
   *[other] Mucchio: { $cards } carte, la più nuova in fondo
 }
draw-cheese = formag.
draw-cat = gatto
draw-mouse = topo
draw-hunt = LA CACCIA
draw-mouse-of = Topo di
draw-hunter = In caccia
draw-tries = Tentativi
draw-attempts = { $attempts ->
    [one] ancora 1
   *[other] ancora { $attempts }
 }
draw-loot = Bottino
draw-cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
 }
draw-flips = { $seat-is ->
    [you] Tu giri la carta in cima al tuo mazzo.
   *[other] { $seat } gira una carta.
 }
draw-opens = L’ultima carta apre il mucchio.
draw-over = La partita è finita.
draw-stack = carte
draw-chips = di { $chips } gettoni
draw-flips-so-far = { $flips ->
    [one] (1 carta girata finora)
   *[other] ({ $flips } carte girate finora)
 }
draw-legend = # mai vista, o formaggio, ^ gatto, 1 2 3 topo con altrettante orme
draw-unseen = Mai viste ({ $cards }): formaggi { $cheese }, gatti { $cat }, topi 1: { $mouse-1 }, 2: { $mouse-2 }, 3: { $mouse-3 }
draw-all-seen = Le carte dei mazzi si sono viste tutte: il resto è già deciso.

## La prima lezione

lesson-1 = Nessuno sa che cosa c’è in cima al tuo mazzo. Gira la prima carta!
lesson-2 = Il formaggio sta lì buono e ingrassa il mucchio. Gira ancora!
lesson-3 = Il tuo topo è scappato sotto il naso di Otto, e il mucchio era tuo! Ora lo vuole il suo topo: gira una carta e spera in un gatto.
lesson-4 = Un gatto! Ha acchiappato il topo, e il mucchio va sotto il tuo mazzo. Avanti, gira!
lesson-5 = Il topo di Otto ha tre orme, quindi hai tre tentativi. Gira!
lesson-6 = Niente gatto, ma restano due tentativi. Gira ancora!
lesson-end = Il tuo topo ha scacciato quello di Otto, ma il suo gatto è stato più svelto. È tutto qui: vince chi ha più carte, e decide la fortuna.

## Rompicapi

puzzle-wins = La tua carta in cima sta per essere girata. Solo un tipo di carta ti fa vincere di sicuro. Quale?
why-wins = Dopo quella vinci, qualunque cosa si giri fino alla fine. Dopo ogni altra carta potresti non vincere da solo.
puzzle-decides = La carta in cima sta per essere girata. Solo un tipo di carta decide la partita: dopo quella nulla può più cambiare chi vince. Quale?
why-decides = Qualunque cosa si giri dopo, vince sempre la stessa persona. Dopo ogni altra carta la partita è ancora aperta.
theme-hunt = Si caccia un topo
theme-quiet = Non si caccia nessun topo
theme-last = La partita finisce subito
theme-short = La fine è vicina
theme-long = Ancora qualche carta

## Esercizi

exercise-1 = Qualcuno non ha più carte: la partita finisce appena finisce la caccia. Chi deve prendere il mucchio per avere più carte di tutti?
exercise-2 = Conta le carte di tutti e aggiungi il mucchio. Con quale carta qualcuno lo prende subito?
exercise-3 = Un topo spera nel mucchio. Chi viene dopo può ancora cacciarlo?
exercise-4 = Anche un topo che ne scaccia un altro viene cacciato. Quante carte restano a chi viene dopo?
exercise-5 = Guarda quello che tutti sanno: le carte vinte tornano nello stesso ordine. Pensa a quello che viene dopo questa carta.
