### Alles Käse!

title = Alles Käse!
tagline = Tira, sbircia e tieni, ma occhio alla terza trappola.

## Che cosa succede

event-card-laid = La nuova { nth-place } carta ha { $holes ->
    [one] un buco.
   *[other] { $holes } buchi.
 }
event-top-shown = La prossima della scorta: una carta con { $holes ->
    [one] un buco.
   *[other] { $holes } buchi.
 }
event-die-rolled = { $seat-is ->
    [you] Tu tiri il dado:
   *[other] { $seat } tira il dado:
 } { $face }.
event-card-peeked = { $seat-is ->
    [you] Tu sbirci la { nth-place } carta.
   *[other] { $seat } sbircia la { nth-place } carta senza battere ciglio.
 }
event-front-seen = { $only-is ->
    [you] Tu vedi
   *[other] { $only } vede
 } { $front ->
    [trap] una trappola con le fauci spalancate.
   *[cheese] un bel pezzo di formaggio.
 }
event-card-kept = { $seat-is ->
    [you] Tu tieni
   *[other] { $seat } tiene
 } la { nth-place } carta, con { $holes ->
    [one] un buco
   *[other] { $holes } buchi
 }: { $front ->
    [trap] clac, una trappola!
   *[cheese] formaggio!
 }
event-card-dropped = { $seat-is ->
    [you] Tu scarti
   *[other] { $seat } scarta
 } la { nth-place } carta, con { $holes ->
    [one] un buco
   *[other] { $holes } buchi
 }. Nessuno guarda che cos’era.
event-top-discarded = La carta in cima alla scorta esce dal gioco. Aveva { $holes ->
    [one] un buco.
   *[other] { $holes } buchi.
 }
event-player-caught = La terza trappola! { $seat-is ->
    [you] Tu sei
   *[other] { $seat } è
 } in trappola, e la partita è finita.
event-supply-used-up = La scorta è vuota: la partita è finita.
event-turns-used-up = Era l’ultimo turno: la partita è finita.

## Che cosa puoi fare

move-peek = Sbircia la { nth-place } carta
move-keep = Tieni la { nth-place } carta
move-drop = Scarta la { nth-place } carta
prompt-peek = Nessuna carta ha quel numero. Scegline una da sbirciare.
prompt-keep = Scegli una carta: la tieni o la scarti?
look-peek = Guarda bene le carte. Di quale ti piacerebbe sapere di più?
look-keep = Guarda le carte col numero del dado. Quante trappole possono ancora esserci, e quante ne hai tu?
look-drop = Guarda le carte col numero del dado. Quante trappole possono ancora esserci, e quante ne hai tu?

## Consigli

reason-sure-cheese = La { nth-place } carta è di sicuro formaggio: { $holes ->
    [one] un buco
   *[other] { $holes } buchi
 } per te.
reason-sure-trap = La { nth-place } carta è di sicuro una trappola. Scartala!
reason-take-trap = La { nth-place } carta è di sicuro una trappola, e sarebbe tua.
reason-waste-cheese = La { nth-place } carta è di sicuro formaggio. Se la scarti, non è di nessuno.
reason-worth-it = Delle carte con { $holes ->
    [one] un buco
   *[other] { $holes } buchi
 } che la { nth-place } può essere, { $traps } su { $cards } { $traps ->
    [one] è una trappola
   *[other] sono trappole
 }, e tu { $mine ->
    [0] non hai ancora trappole
    [one] hai una trappola
   *[other] hai { $mine } trappole
 }. Vale la pena rischiare.
reason-daring = Delle carte con { $holes ->
    [one] un buco
   *[other] { $holes } buchi
 } che la { nth-place } può essere, { $traps } su { $cards } { $traps ->
    [one] è una trappola
   *[other] sono trappole
 }, e tu { $mine ->
    [0] non hai ancora trappole
    [one] hai già una trappola
   *[other] hai già { $mine } trappole
 }. Ci vuole fegato.
reason-too-risky = Delle carte con { $holes ->
    [one] un buco
   *[other] { $holes } buchi
 } che la { nth-place } può essere, { $traps } su { $cards } { $traps ->
    [one] è una trappola
   *[other] sono trappole
 }, e tu { $mine ->
    [0] non hai ancora trappole
    [one] hai già una trappola
   *[other] hai già { $mine } trappole
 }. È troppo rischioso.
reason-leave-trap = La { nth-trap } carta è di sicuro una trappola: lasciala agli altri. Tenere la { nth-place } è troppo rischioso.
reason-last-turn = Forse è il tuo ultimo turno, e una trappola in più non ti farebbe perdere. Allora tenta la fortuna!
reason-last-chance = Forse è il tuo ultimo turno, e sei indietro. Adesso può aiutarti solo il formaggio.
reason-most-to-learn = Dalla { nth-place } carta scopri di più: delle { $cards } carte con { $holes ->
    [one] un buco
   *[other] { $holes } buchi
 } che può essere, { $traps ->
    [one] { $traps } è una trappola.
   *[other] { $traps } sono trappole.
 }
reason-some-to-learn = Delle { $cards } carte con { $holes ->
    [one] un buco
   *[other] { $holes } buchi
 } che la { nth-place } può essere, { $traps ->
    [one] { $traps } è una trappola
   *[other] { $traps } sono trappole
 }. Sbirciala, e lo sai.
reason-nothing-new = Sai già che cos’è la { nth-place } carta: nessuno scopre niente di nuovo.
reason-all-known = Sai già che cosa c’è sotto ogni carta: puoi sbirciare quella che vuoi, fa lo stesso.

## Che cosa fa la fortuna

move-roll = Il dado mostra { $face }
move-next = La prossima carta ha { $holes ->
    [one] un buco
   *[other] { $holes } buchi
 }
move-cheese = È formaggio
move-trap = È una trappola

## Come si chiamano le cose

front-cheese = formaggio
front-trap = trappola
nth-place = { $place ->
    [1] prima
    [2] seconda
    [3] terza
    [4] quarta
    [5] quinta
   *[other] sesta
 }
nth-trap = { $trap ->
    [1] prima
    [2] seconda
    [3] terza
    [4] quarta
    [5] quinta
   *[other] sesta
 }

## Che cosa può essere nascosto

chance-place = { $things ->
    [one] la { nth-place } carta
   *[other] la { $place } carta
 }
chance-top = la carta in cima alla scorta
chance-dropped = { $things ->
    [one] una carta scartata
   *[other] { $things } carte scartate
 } con { $holes ->
    [one] un buco
   *[other] { $holes } buchi
 }
chance-next = la prossima carta nascosta della scorta
chance-die = il prossimo tiro di dado
outcome-holes = { $holes ->
    [one] 1 buco
   *[other] { $holes } buchi
 }
outcome-face = { $face }

## Regole di casa

option-traps = Trappole per numero
    .says = Quante delle carte con 1, 2, … 6 buchi sono trappole.
option-top-shown = Prima carta in vista
    .says = Se si vedono i buchi della prossima carta della scorta.
option-turn-limit = Durata massima
    .says = Dopo questo numero di turni la partita finisce, come se la scorta fosse vuota.
option-cards = Carte per numero
    .says = Quante carte hanno 1, 2, … 6 buchi.
option-display = Carte nella vetrina
    .says = Quante carte stanno nella vetrina.
option-faces = Facce del dado
    .says = Quante facce ha il dado.
option-traps-to-lose = Trappole per perdere
    .says = Con tante trappole si è perso.

## A parità di punti

tie-cheeses = Parità di punti: { $winners ->
    [1] { $seat-is ->
        [you] tu hai
       *[other] { $seat } ha
     }
   *[other] { $names } hanno
 } più carte formaggio, { $most } a { $next }.
tie-shared = Parità di punti e di carte formaggio: si vince insieme.

## Le regole

clause-1 = Le carte
clause-2 = Preparazione
clause-3 = Il turno
clause-4 = Sbirciare
clause-5 = Tenere
clause-6 = Scartare
clause-7 = La scorta
clause-8 = Il punteggio
clause-9 = Regole di casa
clause-10 = Che cosa ricorda il computer

## Il tavolo come testo

draw-supply = scorta
draw-cards = { $cards ->
    [0] vuota
    [one] 1 carta
   *[other] { $cards } carte
 }
draw-die = dado
draw-cheese = formag.
draw-trap = trap.
draw-traps = trappole
draw-cheeses = formaggi
draw-holes = buchi
draw-sniffed = ha sbirciato
draw-places = posto { $places }
draw-out = Fuori gioco: { $cards }
draw-matches = { $seat-is ->
    [you] Il tuo dado mostra { $die }: tieni una delle carte{ $mark } o scartala.
   *[other] { $seat } ha tirato { $die } e sceglie una delle carte{ $mark }.
 }
draw-misses = { $seat-is ->
    [you] Il tuo dado mostra { $die }, e nessuna carta ha quel numero: sbirciane una.
   *[other] { $seat } ha tirato { $die }, che qui manca, e deve sbirciare.
 }
draw-rolls = { $seat-is ->
    [you] Tu tiri il dado.
   *[other] { $seat } tira il dado.
 }
draw-sniffs = { $seat-is ->
    [you] Tu sbirci la carta al posto { $place }.
   *[other] { $seat } sbircia la carta al posto { $place }.
 }
draw-takes = { $seat-is ->
    [you] Tu tieni
   *[other] { $seat } tiene
 } la carta al posto { $place }. Sarà formaggio?
draw-next-card = La prossima carta arriva dalla scorta.
draw-caught = { $seat-is ->
    [you] Terza trappola: tu sei in trappola.
   *[other] Terza trappola: { $seat } è in trappola.
 } La partita è finita.
draw-over = La partita è finita.

## La prima lezione

lesson-1 = Il dado mostra un quattro, e una carta ha quattro buchi. Toccala e tienila!
lesson-2 = Formaggio! Ma nessuna carta ha tre buchi, così puoi sbirciarne una in segreto: prova quella grossa da cinque.
lesson-3 = Psst, tu lo sai: la carta da cinque è una trappola. Toccala e scartala!
lesson-4 = Sei buchi sarebbero una scorpacciata, ma quattro delle sei carte da sei sono trappole. Coraggio, tocca la carta e tienila!
lesson-5 = Clac! Chi tiene la terza trappola perde, e la partita è finita per tutti. Pochi buchi, poche trappole: tieni la seconda carta, con due buchi.
lesson-end = Sei buchi e una trappola! La partita finisce con la terza trappola di qualcuno o quando la scorta è vuota, e allora vince chi ha più buchi.

## Puzzles

puzzle-cheese = Una carta in mostra dev’essere un formaggio. Quale? Sbirciala.
why-cheese = Hai già visto tutte le trappole con quel numero di buchi: dev’essere un formaggio.
puzzle-trap = Una carta in mostra dev’essere una trappola. Quale? Sbirciala.
why-trap = Hai già visto tutti i formaggi con quel numero di buchi: dev’essere una trappola.
puzzle-surest = Quale carta ha più probabilità di essere un formaggio? Sbirciala.
why-surest = Conta ciò che hai visto: è un formaggio con probabilità { $worth }; ogni altra al massimo { $next }.
puzzle-wins = È l’ultimo turno e una sola scelta vince di sicuro. Quale?
why-wins = Così hai vinto. Tutto il resto lo lascia alla fortuna o agli altri.
puzzle-best = È l’ultimo turno. Quale scelta vince più spesso?
why-best = Vince con probabilità { $worth }; tutto il resto al massimo { $next }.
theme-sure = Di sicuro
theme-small = Pochi buchi
theme-big = Molti buchi
theme-peeked = Ricorda ciò che hai sbirciato
theme-last = L’ultimo turno
theme-dare = Osa
theme-let-go = Lasciala

## Esercizi dopo la prima lezione

exercise-1 = Pochi buchi, poche trappole. Di quale carta ti fidi di più?
exercise-2 = Conta le trappole scoperte. Se le trappole con quel numero di buchi sono finite, che cosa resta?
exercise-3 = Adesso conta i formaggi. Dove non ne resta nessuno, ti aspetta una trappola.
exercise-4 = È l’ultimo turno, hai più buchi di tutti e già due trappole. C’è ancora qualcosa da vincere?
exercise-5 = Nessuno ha ancora un formaggio, e hai sbirciato una delle due carte. Confronta: e se tieni l’altra, e se non ne tieni nessuna?
