### Cheese Rescue

title = Cheese Rescue
tagline = Salva il tuo formaggio dai topi! Un gatto può aiutarti, se nessun cane abbaia.

## Che cosa succede

event-animal-drawn = { $seat-is ->
    [you] Tu peschi
   *[other] { $seat } pesca
 } { $pile ->
    [0] l’ultimo animale del mazzo.
    [one] un animale; nel mazzo ne resta uno.
   *[other] un animale; nel mazzo ne restano { $pile }.
 }
event-animal-seen = { $only-is ->
    [you] Ecco a te
   *[other] { $only } ha
 } { $kind ->
    [dog] un cane nuovo. Scodinzola.
    [cat] un gatto nuovo. Fa le fusa.
   *[mouse] un topo nuovo. Squittisce.
 }
event-card-laid = { $seat-is ->
    [you] Tu metti
   *[other] { $seat } mette
 } { $kind ->
    [dog] un cane
    [cat] un gatto
    [mouse] un topo
    [cheese-1] un formaggio da 1 punto
    [cheese-2] un formaggio da 2 punti
   *[cheese-3] un formaggio da 3 punti
 } { $cell-to }.
event-cheeses-swapped = { $seat-is ->
    [you] Scambio! Ti prendi la prima carta: tutti i formaggi cambiano mano. Adesso tu metti undici carte in tutto, e chi ha cominciato tredici.
   *[other] Scambio! { $seat } si prende la prima carta: tutti i formaggi cambiano mano. Adesso { $seat } mette undici carte in tutto, e chi ha cominciato tredici.
 }
event-square-filled = Il quadrato è pieno! Le ultime carte restano nascoste, e comincia la caccia.
event-cat-scared = Bau! Un cane mette in fuga il gatto { $cell }.
event-mouse-caught = Zac! Un gatto acchiappa il topo { $cell }.
event-cheese-eaten = Gnam! Un topo mangia { $seat-is ->
    [you] il tuo formaggio
   *[other] il formaggio di { $seat }
 } { $cell }: { $kind ->
    [cheese-1] 1 punto in meno!
    [cheese-2] 2 punti in meno!
   *[cheese-3] 3 punti in meno!
 }
event-cheese-counted = { $cheeses ->
    [0] { $seat-is ->
        [you] Tu non hai salvato nessun formaggio
       *[other] { $seat } non ha salvato nessun formaggio
     }
    [one] { $seat-is ->
        [you] Tu hai salvato un formaggio
       *[other] { $seat } ha salvato un formaggio
     }
   *[other] { $seat-is ->
        [you] Tu hai salvato { $cheeses } formaggi
       *[other] { $seat } ha salvato { $cheeses } formaggi
     }
 }: { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
 }
event-komi-given = { $seat-is ->
    [you] La prima carta non era tua, quindi ricevi
   *[other] La prima carta non era di { $seat }, che quindi riceve
 } { $points ->
    [0] mezzo punto
    [one] { $half ->
        [0] 1 punto
       *[other] 1 punto e mezzo
     }
   *[other] { $half ->
        [0] { $points } punti
       *[other] { $points } punti e mezzo
     }
 } in regalo.

## Che cosa puoi fare

move-lay = Metti { $kind ->
    [dog] un cane
    [cat] un gatto
    [mouse] un topo
    [cheese-1] un formaggio da 1 punto
    [cheese-2] un formaggio da 2 punti
   *[cheese-3] un formaggio da 3 punti
 } { $cell-to }
prompt-lay = Quale carta metti, e dove?
look-lay = Guarda { $kind ->
    [dog] i tuoi cani
    [cat] i tuoi gatti
    [mouse] i tuoi topi
   *[other] i tuoi formaggi
 }. In quale casella uno di loro ti aiuterebbe di più?
move-swap = Scambia: prendi la prima carta
look-swap = Guarda la prima carta. Ti piacerebbe che fosse tua?

## Consigli

reason-safe-cheese = Il tuo formaggio per ora sarebbe al sicuro { $cell }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } per te, e accanto { $open ->
    [0] nessuna casella libera
    [one] una casella libera
   *[other] { $open } caselle libere
 } dove potrebbe arrivare un topo.
reason-rescue = Un gatto { $cell } acchiappa topi, e così salva { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } del tuo formaggio.
reason-eat = Un topo { $cell } mangia { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } del formaggio di { $owner }.
reason-scare = Un cane { $cell } mette in fuga un gatto, i topi sono di nuovo liberi, e { $owner } perde { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }.
reason-cover = Con { $kind ->
    [dog] il cane
    [cat] il gatto
    [mouse] il topo
   *[other] il formaggio
 } { $cell } restano meno caselle libere accanto al tuo formaggio: possono arrivare meno topi.
reason-no-help = { $kind ->
    [dog] Il cane
    [cat] Il gatto
    [mouse] Il topo
   *[other] Il formaggio
 } { $cell } non ti porta subito avanti. Ma una carta devi metterla, e questa può servire più tardi.
reason-swap = { $points ->
    [0] Con lo scambio nessun punto cambia mano: lasci solo la prossima carta a chi ha cominciato.
    [one] Con lo scambio il punto della prima carta è tuo. Ma poi non metti tu la prossima.
   *[other] Con lo scambio i { $points } punti della prima carta sono tuoi. Ma poi non metti tu la prossima.
 }

## Che cosa fa la fortuna

move-deal = Si pesca { $kind ->
    [dog] un cane
    [cat] un gatto
   *[mouse] un topo
 }

## Come si chiamano le cose

kind-dog = cane
kind-cat = gatto
kind-mouse = topo
kind-cheese-1 = formaggio, 1 punto
kind-cheese-2 = formaggio, 2 punti
kind-cheese-3 = formaggio, 3 punti

## I posti

where-at = { $where ->
    [cell] in { $cell }
    [middle] al centro
    [above] al di sopra { where-one }
    [below] al di sotto { where-one }
    [left] a sinistra { where-one }
    [right] a destra { where-one }
   *[between] tra { where-two }
 }
where-to = { $where ->
    [cell] in { $cell }
    [middle] al centro
   *[other] { where-at }
 }
where-one = { $near ->
    [dog] di un cane
    [cat] di un gatto
    [mouse] di un topo
    [cheese] di un formaggio
   *[start] della carta del via
 }
where-two = { $too ->
    [same] { $near ->
        [dog] due cani
        [cat] due gatti
        [mouse] due topi
       *[cheese] due formaggi
     }
   *[other] { $near ->
        [dog] un cane
        [cat] un gatto
        [mouse] un topo
       *[cheese] un formaggio
     } e { $too ->
        [cat] un gatto
        [mouse] un topo
        [cheese] un formaggio
       *[start] la carta del via
     }
 }

## Che cosa può essere nascosto

chance-hand = { $things ->
    [one] un animale nella mano di { $seat }
   *[other] un animale nelle mani di { $seat }
 }
chance-pile = l’animale in cima al mazzo

## Regole di casa

option-animals = Animali nella scatola
    .says = Quanti degli animali sono cani, gatti e topi.
option-cheeses = Punti sui formaggi
    .says = Quanti dei formaggi di ognuno valgono 1, 2 e 3 punti.
option-square = Il quadrato
    .says = Se il quadrato si sposta finché le carte non lo fissano, o ha al centro la carta del via.
option-square-floats = si sposta
option-square-centred = al centro
option-diagonals = Caccia anche agli angoli
    .says = Se alla fine gli animali danno la caccia anche attraverso gli angoli.
option-komi = Un regalo per chi non comincia
    .says = In due: quanti mezzi punti riceve alla fine chi non comincia.
option-swap = Lo scambio
    .says = In due: se chi non comincia può prendersi la prima carta invece di metterne una. Allora tutti i formaggi cambiano mano: chi ha cominciato mette tredici carte, e chi scambia undici.
option-side = Lato del quadrato
    .says = Il quadrato è largo e alto al massimo tante caselle.
option-drawn = Animali all’inizio
    .says = Quanti animali pesca ognuno all’inizio.

## A parità di punti

tie-komi = Col regalo per chi non ha cominciato { $winners ->
    [1] { $seat-is ->
        [you] sei davanti tu.
       *[other] è davanti { $seat }.
     }
   *[other] { $names } sono alla pari.
 }
tie-cheeses = Parità di punti: { $winners ->
    [1] { $seat-is ->
        [you] tu hai
       *[other] { $seat } ha
     }
   *[other] { $names } hanno
 } più formaggi sul tavolo, { $most } a { $next }.
tie-shared = Parità di punti e di formaggi: si vince insieme.

## Le regole

clause-1 = Le carte
clause-2 = Preparazione
clause-3 = Le caselle
clause-4 = Mettere una carta
clause-5 = Pescare
clause-6 = La fine
clause-7 = La caccia
clause-8 = Il punteggio
clause-9 = Che cosa sanno tutti
clause-10 = Regole di casa
clause-11 = Che cosa ricorda il computer

## Il tavolo come testo

draw-kind = { $kind ->
    [dog] cane
    [cat] gatto
    [mouse] topo
   *[start] via
 }
draw-gone = { $over ->
    [yes] - - nella caccia ha lasciato il tavolo
   *[no] - - se la caccia cominciasse adesso, lascerebbe il tavolo
 }
draw-pile = Mazzo: { $animals ->
    [one] 1 animale
   *[other] { $animals } animali
 }
draw-cheeses = mano: formaggi
draw-animals = e animali
draw-points = punti al sicuro
draw-hand = { $seat-is ->
    [you] La tua mano:
   *[other] Mano:
 }
draw-now = { $phase ->
    [over] La partita è finita.
    [draw] { $seat-is ->
        [you] Tu peschi un animale.
       *[other] { $seat } pesca un animale.
     }
    [swap] { $seat-is ->
        [you] Tocca a te: metti una carta in una casella libera{ $mark }, o scambia.
       *[other] { $seat } mette una carta in una casella libera{ $mark }, o scambia.
     }
   *[lay] { $seat-is ->
        [you] Tocca a te: metti una carta in una casella libera{ $mark }.
       *[other] { $seat } sta per mettere una carta in una casella libera{ $mark }.
     }
 }

## La prima lezione

lesson-1 = Insieme costruite un quadrato. Tocca il tuo formaggio da 3, poi la casella libera sopra la carta del via, e mettilo lì.
lesson-2 = Oh no, il topo di Otto vuole il tuo formaggio! I gatti acchiappano i topi: metti un gatto nella casella libera, proprio accanto al topo.
lesson-3 = Bau! Il cane di Otto mette in fuga il tuo gatto. Metti anche l’altro gatto accanto al topo, nella casella libera dove nessun cane ci arriva.
lesson-4 = Il tuo formaggio è al sicuro. Adesso fai un dispetto a Otto: metti un topo nella casella libera accanto al suo formaggio.
lesson-5 = Tante carte dopo, ecco la tua ultima. Metti il topo nella casella libera: mangia il formaggio di Otto lì accanto.
lesson-end = I cani mettono in fuga i gatti, i gatti acchiappano i topi, i topi mangiano il formaggio. Conta quello che resta: 8 punti a 6, hai vinto!

## Un tavolo finito, scritto a mano

layout-how = Scrivi il quadrato riga per riga. A3 è un formaggio da 3 di chi ha la prima sedia, B1 uno da 1 di chi ha la seconda; D cane, C gatto, M topo, S carta del via, . vuota.
layout-unknown = Riga { $row }, colonna { $column }: «{ $text }» non è una carta.
layout-no-such-player = Riga { $row }, colonna { $column }: nessuno ha la lettera { $text }; ci sono { $players }.
layout-no-such-cheese = Riga { $row }, colonna { $column }: nessun formaggio vale { $value }.
layout-rows = Il quadrato ha { $side } righe, non { $rows }.
layout-columns = La riga { $row } dovrebbe avere { $side } caselle, non { $columns }.
layout-too-many = Riga { $row }, colonna { $column }: una carta di troppo ({ $kind }). Nel gioco { $most ->
    [one] ce n’è solo una
   *[other] ce ne sono solo { $most }
 }.
layout-too-many-cheeses = Riga { $row }, colonna { $column }: uno di troppo ({ $kind }). { $seat } ne ha solo { $most }.
layout-start-not-used = Riga { $row }, colonna { $column }: in tre la carta del via non c’è.
layout-two-starts = Riga { $row }, colonna { $column }: una seconda carta del via. Ce n’è una sola.
layout-start-not-centred = Riga { $row }, colonna { $column }: la carta del via dovrebbe stare nella riga { $middle }, colonna { $middle }.
layout-hole = Riga { $row }, colonna { $column }: non c’è nessuna carta, quindi il quadrato non è pieno.
layout-no-start = Manca la carta del via.
layout-too-few-cheeses = { $seat } deve aver messo almeno { $least } formaggi, non { $cheeses }: non c’erano abbastanza animali da mettere al loro posto.

## Puzzles

puzzle-wins = Una sola carta in un solo posto vince di sicuro, qualunque cosa faccia l’altro. Quale, e dove?
why-wins = Così vinci contro qualunque risposta. Dopo ogni altra carta, l’altro può ancora fermarti.
puzzle-saves = Non puoi più vincere di sicuro, ma con una carta vincete insieme. Quale, e dove?
why-saves = Così vincete insieme, qualunque cosa accada. Ogni altra carta perde.
puzzle-loses = Trova l’errore: una sola carta in un solo posto perde di sicuro. Quale, e dove?
why-loses = Così l’altro vince di sicuro. Con ogni altra carta vincereste almeno insieme.
theme-scare = Un cane mette in fuga un gatto
theme-catch = Un gatto prende un topo
theme-eat = Un topo mangia il formaggio
theme-shelter = Un posto sicuro per un formaggio
theme-block = Togliere un posto
theme-last = Le ultimissime carte
theme-short = Ancora poche carte
theme-long = Guardare lontano

## Esercizi dopo la prima lezione

exercise-1 = Un topo mangia il formaggio accanto a sé, se prima non lo acchiappa un gatto. Dove ti serve un topo?
exercise-2 = Un cane mette in fuga i gatti accanto a sé. Che cosa possono fare i topi quando quel gatto non c’è più?
exercise-3 = Un gatto acchiappa i topi accanto a sé. Che ne è del formaggio che volevano?
exercise-4 = Ti manca un punto, e il tuo ultimo formaggio ne vale uno. Lì è al sicuro?
exercise-5 = Restano tre caselle, e delle tre carte ne metti due tu. Pensa alla risposta a ogni tua carta prima di metterla.
