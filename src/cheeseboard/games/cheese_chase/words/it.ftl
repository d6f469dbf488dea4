### Cheese Chase

title = Cheese Chase
tagline = Gatto, topo o formaggio: chi sei adesso, e chi sarai fra poco?

## Che cosa succede

event-card-dealt = { $seat-is ->
    [you] Tu ricevi
   *[other] { $seat } riceve
 } { $place ->
    [1] una carta.
   *[other] un’altra carta.
 }
event-dealt-card-seen = { $only-is ->
    [you] La tua
   *[other] La
 } { nth-place } carta { $only-is ->
    [you] è
   *[other] di { $only } è
 } { $card ->
    [cat] il gatto.
    [mouse] il topo.
   *[other] il formaggio { $card }.
 }
event-card-looked-at = { $seat-is ->
    [you] Tu guardi la tua
   *[other] { $seat } guarda la propria
 } { nth-place } carta.
event-own-card-seen = { $only-is ->
    [you] Nella tua { nth-place } carta c’è
   *[other] Nella { nth-place } carta di { $only } c’è
 } { $card ->
    [cat] il gatto.
    [mouse] il topo.
   *[other] il formaggio { $card }.
 }
event-card-drawn = { $seat-is ->
    [you] Tu peschi
   *[other] { $seat } pesca
 } { $owner-is ->
    [you] la tua
   *[other] la
 }{ $place ->
    [0] {""}
   *[other] {" "}{ nth-place }
 } carta{ $owner-is ->
    [you] .
   *[other] {" "}di { $owner }.
 }
event-drawn-card-seen = { $seat-is ->
    [you] Tu vedi
   *[other] { $seat } vede
 } { $owner-is ->
    [you] la tua carta:
   *[other] la carta di { $owner }:
 } { $card ->
    [cat] il gatto!
    [mouse] il topo!
   *[other] il formaggio { $card }.
 }
event-mouse-caught = Il gatto incontra il topo! Uno { $seat-is ->
    [you] l’avevi tu
   *[other] l’aveva { $seat }
 }, l’altro { $owner-is ->
    [you] tu.
   *[other] { $owner }.
 }
event-cheese-shown = { $seat-is ->
    [you] Tu mostri
   *[other] { $seat } mostra
 } il formaggio { $cheese }.
event-pair-shown = Squit! { $seat-is ->
    [you] Tu mostri
   *[other] { $seat } mostra
 } il topo e il formaggio { $cheese }.
event-cheese-crossed-out = Gnam! Il formaggio { $cheese } è barrato.
event-card-returned = { $seat-is ->
    [you] Tu tieni
   *[other] { $seat } tiene
 } una carta in segreto. L’altra torna da { $owner-is ->
    [you] te.
   *[other] { $owner }.
 }
event-kept-card-seen = Psst! { $only-is ->
    [you] Tu tieni
   *[other] { $only } tiene
 } { $kept ->
    [cat] il gatto
    [mouse] il topo
   *[other] il formaggio { $kept }
 }. Torna indietro { $returned ->
    [cat] il gatto.
    [mouse] il topo.
   *[other] il formaggio { $returned }.
 }
event-returned-card-seen = { $only-is ->
    [you] { $seat } ti dà
   *[other] { $seat } dà { BEFORE($only, a: "ad ", other: "a ") }
 } { $card ->
    [cat] il gatto.
    [mouse] il topo.
   *[other] il formaggio { $card }.
 }
event-cheeses-used-up = Tutti i formaggi sono barrati! Chi ha il gatto?
event-turns-used-up = Era l’ultimo turno: la partita è finita.
event-cat-found = Miao! Il gatto { $seat-is ->
    [you] l’avevi tu.
   *[other] l’aveva { $seat }.
 }

## Che cosa puoi fare

move-look = Guarda la tua { nth-place } carta
move-draw = Pesca la carta di { $seat }
move-draw-from-row = Pesca la { nth-place } carta di { $seat }
move-show = Mostra il formaggio { $cheese }
move-show-mouse = Mostra il topo e il formaggio { $cheese }
move-catch = Mostra il gatto e il topo
move-keep = Tieni { $card ->
    [cat] il gatto
    [mouse] il topo
   *[other] il formaggio { $card }
 }
prompt-look = Quale delle tue carte vuoi guardare?
prompt-draw = Da chi vuoi pescare?
prompt-draw-from-row = Adesso pesca una carta da qualcun altro. Quale?
prompt-show = Che cosa mostri?
prompt-show-mouse = Topo e formaggio sono insieme: mostrali tutti e due.
prompt-catch = Hai il gatto e il topo! Mostrali tutti e due.
prompt-keep = Quale carta tieni? L’altra torna indietro.
look-look = Pensa alle tue carte. Con quale di loro gatto e topo potrebbero incontrarsi?
look-draw = Chi ha pescato da chi, e che cosa si è mostrato? Pensa a dove sono finiti gatto e topo.
look-draw-from-row = Guarda la fila di { $seat }. Che cosa ti ricordi?
look-show = Guarda i formaggi barrati. Che cosa scoprirebbero gli altri da quello che mostri?
look-show-mouse = Guarda i formaggi barrati. Che cosa scoprirebbero gli altri da quello che mostri?
look-catch = Guarda le due carte che hai in mano!
look-keep = Pensa al tuo prossimo turno. Quale carta vorresti avere allora?

## Consigli

reason-look = { $percent ->
    [0] In questo turno gatto e topo non possono incontrarsi: guarda la carta che vuoi, fa lo stesso.
   *[other] Con la tua { nth-place } carta è più probabile che gatto e topo si incontrino: { $percent } % se peschi bene.
 }
reason-look-too = Con la tua { nth-place } carta gatto e topo si incontrano al { $percent } % se peschi bene. E rivedi che cosa c’è lì.
reason-look-open = In questo turno gatto e topo non possono incontrarsi. La tua { nth-place } carta è al { $percent } % un formaggio non barrato: mostrato con il topo, lo sarebbe.
reason-hunt-mouse = Hai il gatto. { $percent ->
    [0] Nessuno degli altri ha il topo: va bene qualsiasi carta.
    [100] E sai dov’è il topo: acchiappalo da { $owner }!
   *[other] È più probabile che il topo sia lì, da { $owner }: { $percent } %.
 }
reason-hunt-cat = Hai il topo. { $percent ->
    [0] Nessuno degli altri ha il gatto: va bene qualsiasi carta.
    [100] E sai dov’è il gatto: pescalo da { $owner } e vinci!
   *[other] È più probabile che il gatto sia lì, da { $owner }: { $percent } %. Se lo peschi, vinci.
 }
reason-avoid-cat = Hai il topo e non devi incontrare il gatto. { $percent ->
    [0] Lì, da { $owner }, non può esserci.
   *[other] Lì, da { $owner }, è meno probabile: { $percent } %.
 }
reason-wander = Da { $rounds } giri nessuno acchiappa nessuno: quello che si pesca viene subito ripescato. Allora pesca da tutti, uno dopo l’altro: adesso da { $owner }.
reason-seek = { $percent ->
    [0] Nessuno degli altri ha il gatto o il topo: va bene qualsiasi carta.
    [100] Lì, da { $owner }, c’è di sicuro il gatto o il topo.
   *[other] È più probabile che il gatto o il topo sia lì, da { $owner }: { $percent } %.
 }
reason-seek-mouse = È più probabile che il topo sia lì, da { $owner }: { $percent } %. Mostrato con il tuo formaggio, lo fa barrare.
reason-seek-open = Il tuo formaggio è già barrato. Lì, da { $owner }, è più probabile che ce ne sia uno non barrato: { $percent } %.
reason-elsewhere = { $percent ->
    [0] Lì, da { $owner }, non c’è né il gatto né il topo: non ti può succedere granché.
   *[other] Lì, da { $owner }, può esserci il gatto o il topo: { $percent } %. Altrove avresti possibilità migliori, ma anche gli altri se lo aspettano.
 }
reason-catch = Hai in mano il gatto e il topo: l’inseguimento è finito!
reason-only = Non puoi mostrare nient’altro.
reason-cross-last = Il formaggio { $cheese } è l’ultimo. Fallo barrare, e vinci { $percent ->
    [100] di sicuro
   *[other] al { $percent } %
 }: perde solo chi ha il gatto.
reason-cross-late = L’inseguimento dura da { $rounds } giri. Fai barrare il formaggio { $cheese }, così finisce.
reason-cross = Il formaggio { $cheese } viene barrato, e la fine si avvicina. Però adesso tutti sanno dov’era il topo.
reason-tell-mouse = Adesso tutti sanno dov’era il topo, e l’inseguimento si anima.
reason-hide-mouse = Mostra solo il formaggio { $cheese }. Non c’è bisogno che gli altri sappiano che hai il topo.
reason-show-crossed = Il formaggio { $cheese } è già barrato: mostrarlo dice poco.
reason-show-open = Il formaggio { $cheese } non è ancora barrato. Se lo mostri, gli altri sanno dove si può barrare.
reason-show-either = I due formaggi dicono agli altri la stessa cosa: mostra quello che vuoi.
reason-keep = Se tieni { $card ->
    [cat] il gatto
    [mouse] il topo
   *[other] il formaggio { $card }
 }, la tua possibilità di acchiappare al prossimo turno è del { $percent } %, per come stanno adesso le carte; altrimenti del { $otherwise } %.
reason-keep-clear = { $percent ->
    [0] Allora gatto e topo sono nella stessa fila, e al prossimo turno nessuno può acchiappare. Altrimenti sarebbero forse separati: { $otherwise } %.
   *[other] Allora gatto e topo sono in file diverse al { $percent } %, e al prossimo turno si può acchiappare. Con l’altra carta sarebbe il { $otherwise } %.
 }
reason-keep-either = Qualsiasi carta tieni, la tua possibilità di acchiappare al prossimo turno è la stessa.

## Che cosa fa la fortuna

move-deal = La prossima carta è { $card ->
    [cat] il gatto
    [mouse] il topo
   *[other] il formaggio { $card }
 }
move-card = È { $card ->
    [cat] il gatto
    [mouse] il topo
   *[other] il formaggio { $card }
 }
move-cat = Il gatto { $seat-is ->
    [you] l’avevi tu
   *[other] l’aveva { $seat }
 }

## Come si chiamano le cose

card-mouse = topo
card-cat = gatto
kept-mouse = topo
kept-cat = gatto
returned-mouse = topo
returned-cat = gatto
nth-place = { $place ->
    [1] prima
    [2] seconda
    [3] terza
   *[other] quarta
 }

## Che cosa può essere nascosto

chance-cat = chi ha il gatto
chance-mouse = chi ha il topo
chance-row = { $seat-is ->
    [you] { $things ->
        [one] la tua { nth-place } carta
       *[other] la tua { $place } carta
     }
   *[other] { $things ->
        [one] la { nth-place } carta di { $seat }
       *[other] la { $place } carta di { $seat }
     }
 }
chance-held = { $things ->
    [one] la carta di { $seat }
   *[other] le carte di { $seat }
 }
chance-deal = la prossima carta da dare
outcome-card = { $things ->
    [one] formaggio { $card }
   *[other] formaggi { $card }
 }

## Regole di casa

option-mouse-draws-cat = Il gatto incontra il topo
    .says = Chi vince quando gatto e topo si incontrano.
option-mouse-draws-cat-active = chi è di turno
option-mouse-draws-cat-cat-owner = chi aveva il gatto
option-pair-show = Topo e formaggio
    .says = Se si possono o si devono mostrare insieme, quando così il formaggio viene barrato.
option-pair-show-may = si può
option-pair-show-must = si deve
option-pair-show-crossed = Topo e formaggio barrato
    .says = Se si può mostrare il topo con un formaggio già barrato.
option-turn-cap = Durata massima
    .says = Dopo questo numero di turni a testa la partita è finita.
option-at-cap = Dopo l’ultimo turno
    .says = Che cosa succede quando i turni sono finiti.
option-at-cap-draw = non vince nessuno
option-at-cap-cat-loses = perde chi ha il gatto
option-hand = Carte a testa
    .says = Nel gioco piccolo si danno a ogni giocatore al massimo tante carte.

## Le regole

clause-1 = Le carte
clause-2 = Preparazione
clause-3 = Il turno
clause-4 = Mostrare
clause-5 = Tenere una carta
clause-6 = La fine
clause-7 = Regole di casa
clause-8 = Che cosa ricorda il computer

## Il tavolo come testo

draw-cheeses = Formaggi
draw-crossed = X barrato
draw-held = < > in questo turno
draw-place = posto
draw-card = { $card ->
    [cat] gatto
    [mouse] topo
   *[other] { $card }
 }
draw-turn = turno
draw-looked = { $hand ->
    [1] aveva
   *[other] guarda
 }
draw-drew = pesca
draw-showed = mostra
draw-kept = tiene
draw-own = la sua
draw-now = { $phase ->
    [deal] Si danno le carte.
    [look] { $seat-is ->
        [you] Tocca a te: guarda una delle tue carte.
       *[other] { $seat } sta per guardare una delle proprie carte.
     }
    [see-own] { $seat-is ->
        [you] Tu guardi una delle tue carte.
       *[other] { $seat } guarda una delle proprie carte.
     }
    [draw] { $seat-is ->
        [you] Tocca a te: pesca una carta da qualcun altro.
       *[other] { $seat } sta per pescare una carta da qualcun altro.
     }
    [see-drawn] { $seat-is ->
        [you] Tu guardi la carta pescata.
       *[other] { $seat } guarda la carta pescata.
     }
    [show] { $seat-is ->
        [you] Tocca a te: mostra qualcosa.
       *[other] { $seat } sta per mostrare qualcosa.
     }
    [keep] { $seat-is ->
        [you] Tocca a te: tieni una delle due carte. L’altra torna indietro.
       *[other] { $seat } sta per tenere una delle due carte.
     }
    [see-returned] { $seat-is ->
        [you] L’altra carta torna indietro. Tu la lasci andare.
       *[other] { $seat } lascia tornare indietro l’altra carta.
     }
   *[find-cat] Chi ha il gatto?
 }
draw-ending = { $ending ->
    [caught] Il gatto incontra il topo!
    [crossed-out] Tutti i formaggi sono barrati!
   *[turns-used-up] Era l’ultimo turno.
 }
draw-cat = Il gatto l’aveva { $seat }.
draw-won = { $winners ->
    [one] * ha vinto.
   *[other] * hanno vinto.
 }

## La prima lezione

lesson-1 = Tu hai il gatto, Otto nasconde il topo. Ogni turno comincia con uno sguardo alla tua fila: tocca la tua prima carta.
lesson-2 = Adesso pesca una carta di Otto. Prova la seconda!
lesson-3 = Il topo, accanto al tuo formaggio! Mostrali tutti e due, e il formaggio 3 è barrato.
lesson-4 = Una carta la tieni, l’altra torna indietro. Tocca il formaggio e tienilo: così sai dove sta il topo.
lesson-5 = Otto ha pescato il tuo formaggio 1, quindi il topo è rimasto dov’era. Guarda la tua quarta carta: lì dorme il gatto.
lesson-6 = Il gatto è nelle tue zampe. Adesso pesca il topo: la seconda carta di Otto!
lesson-7 = Gatto e topo in una mano sola. Mostrali!
lesson-end = Hai vinto! Fai incontrare gatto e topo, o non avere il gatto quando l’ultimo formaggio è barrato.

## Puzzles

puzzle-must-cat = Una carta degli altri dev’essere il gatto. Quale? Pescala.
why-must-cat = Comunque siano state date le carte e qualunque cosa sia stata tenuta in segreto, il gatto non può essere altrove.
puzzle-must-mouse = Una carta degli altri dev’essere il topo. Quale? Pescala.
why-must-mouse = Comunque siano state date le carte e qualunque cosa sia stata tenuta in segreto, il topo non può essere altrove.
puzzle-likeliest = Hai il gatto o il topo. Dov’è più probabile che sia l’altro? Pesca quella carta.
why-likeliest = Di tutti i modi in cui possono stare le carte, è lì in { $worth }; altrove al massimo in { $next }.
theme-catch = Il gatto incontra il topo
theme-row = File di carte
theme-hands = Una carta a testa
theme-moved = Può aver cambiato posto
theme-still = Nessuno l’ha toccata

## Esercizi dopo la prima lezione

exercise-1 = Il tuo topo è stato pescato e mostrato con un formaggio, e quel formaggio è tornato da te. Dov’è dunque il topo?
exercise-2 = Qualcuno ha pescato il tuo formaggio, l’ha mostrato insieme al topo e ti ha ridato la tua carta. Che cosa ha in mano?
exercise-3 = Passa in rassegna gli altri: di chi conosci la carta? Chi resta?
exercise-4 = Hai il gatto. Qualcuno ha avuto in mano il topo insieme a una tua carta: è una delle due. Quale puoi pescare?
exercise-5 = Hai il gatto. Torna indietro turno per turno: dove può essere il topo, e dove no?
