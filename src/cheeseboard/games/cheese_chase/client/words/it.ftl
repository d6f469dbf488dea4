### Quello che dice solo il tavolo di Cheese Chase nel browser.

ask-look = Quale delle tue carte guardi?
ask-draw = { $card ->
    [cat] Il gatto sei tu! Pesca una carta: dov’è il topo?
    [mouse] Il topo sei tu. Pesca una carta: dov’è un po’ di formaggio?
   *[other] Tu sei il formaggio { $card }. Da chi peschi?
 }
ask-draw-row = { $card ->
    [cat] Il gatto! Pesca una carta: dov’è il topo?
    [mouse] Il topo! Pesca una carta.
   *[other] Formaggio { $card }. Pesca una carta.
 }
ask-show = Quale formaggio mostri?
ask-only = { $card ->
    [cat] Acqua in bocca sul gatto: mostra il formaggio { $cheese }.
    [mouse] Acqua in bocca sul topo: mostra il formaggio { $cheese }.
   *[other] Mostra il formaggio { $cheese }.
 }
ask-both = Il topo incontra il formaggio { $cheese }! Li mostri?
ask-catch = Il gatto incontra il topo! Mostrali!
ask-keep = Quale tieni?
choose-first = Scegli una carta
do-look = Guarda
do-draw = Pesca
do-show = Mostra il { $card }
do-both = Mostrali
do-alone = Solo il { $cheese }
do-catch = Preso!
do-keep = { $card ->
    [cat] Tieni il gatto
    [mouse] Tieni il topo
   *[other] Tieni il { $card }
 }
progress = turno { $turn }
steps = { $seat-is ->
    [you] Il tuo turno, passo dopo passo
   *[other] Il turno di { $seat }, passo dopo passo
 }
step-look = Guarda
step-draw = Pesca
step-show = Mostra
step-keep = Tieni
me = Tu
seats = Intorno al tavolo
row-of = { $seat-is ->
    [you] { $cards ->
        [one] La tua carta
       *[other] Le tue carte
     }
   *[other] { $cards ->
        [one] La carta di { $seat }
       *[other] Le carte di { $seat }
     }
 }
slot = { $cards ->
    [one] { $seat-is ->
        [you] La tua carta
       *[other] La carta di { $seat }
     }
   *[other] { $seat-is ->
        [you] La tua { nth-place } carta
       *[other] La { nth-place } carta di { $seat }
     }
 }.
slot-known = { $card ->
    [cat] Te lo ricordi: il gatto.
    [mouse] Te lo ricordi: il topo.
   *[other] Te lo ricordi: il formaggio { $card }.
 }
slot-touched = Forse è cambiata nell’ultimo turno.
slip-means = Un foglietto: hai visto questa carta lì.
doubt-means = Qualcuno l’ha avuta in mano: adesso potrebbe essere un’altra carta.
slip-gone = Forse { $by } ha scambiato { $seat-is ->
    [you] la tua carta
   *[other] la carta di { $seat }
 }. Era { $card ->
    [cat] il gatto.
    [mouse] il topo.
   *[other] il formaggio { $card }.
 } Che cosa c’è lì adesso, non puoi saperlo.
slot-gap = { $cards ->
    [one] { $seat-is ->
        [you] La tua carta
       *[other] La carta di { $seat }
     }
   *[other] { $seat-is ->
        [you] La tua { nth-place } carta
       *[other] La { nth-place } carta di { $seat }
     }
 } è in mano.
stage = Il centro del tavolo
menu = I formaggi da trovare
menu-cheese = Formaggio { $cheese }{ $crossed ->
    [yes] , barrato
   *[no] {""}
 }
hand-of = { $seat-is ->
    [you] Le tue due carte di questo turno
   *[other] Le due carte di { $seat } in questo turno
 }
hand-own = { $seat-is ->
    [you] la tua carta
   *[other] la propria carta
 }
hand-from = da { $seat-is ->
    [you] te
   *[other] { $seat }
 }
hand-card = { $card ->
    [cat] Il gatto
    [mouse] Il topo
   *[other] Formaggio { $card }{ $crossed ->
        [yes] , barrato
       *[no] {""}
     }
 }
hand-hidden = Una carta coperta
card-name = { $card ->
    [cat] Il gatto
    [mouse] Il topo
   *[other] Formaggio { $card }
 }
stage-shows = { $seat-is ->
    [you] Tu mostri
   *[other] { $seat } mostra
 }
stage-showed = { $seat-is ->
    [you] Tu hai mostrato
   *[other] { $seat } ha mostrato
 }
stage-cat = { $seat-is ->
    [you] Il gatto l’avevi tu!
   *[other] Il gatto l’aveva { $seat }!
 }
score-caught = gatto e topo in una mano sola
score-cat-caught = il gatto ha acchiappato il topo
score-too-late = troppo tardi
score-no-cat = al sicuro dal gatto
score-cat = col gatto in mano
score-draw = nessuno ha trovato nessuno
