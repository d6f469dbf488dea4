### Quello che dice solo il tavolo di Go da Cheese! nel browser.

question-either = Peschi tre, o tocchi un formaggio e ne metti tre?
question-at = Dove va la prima carta? Tocca un formaggio.
question-draw = La tua mano è vuota. Pesca tre carte!
question-start = Cominci dal formaggio { $cheese }, per { $mice } topi?
question-lay = { $card ->
    [1] Quale carta si nasconde al formaggio { $cheese }?
    [2] Seconda carta: quale al formaggio { $cheese }?
   *[other] Terza carta: quale al formaggio { $cheese }?
 }
choose-card = Scegli una carta
choose-cheese = Scegli un formaggio
do-draw = Pesca tre
do-start = Comincia qui
do-lay-down = Metti coperta
do-lay-up = Metti scoperta
turn-of = turno { $turn } di { $turns }
ring = I formaggi, in senso orario
cheese-at = Formaggio { $cheese }, per { $mice } topi. { $cards ->
    [0] Lì non aspetta nessuno.
    [one] Lì aspetta una carta.
   *[other] Lì aspettano { $cards } carte.
 }
line-at = La fila al formaggio { $cheese }
card-hidden = Posto { $place }: { $seat-is ->
    [you] una tua carta,
   *[other] una carta di { $seat },
 } coperta{ $marked ->
    [yes] , di sicuro col marchio.
   *[no] .
 }
card-known = Posto { $place }: { $seat-is ->
    [you] il tuo { $what }{ $laid ->
        [down] , coperto.
       *[up] .
     }
   *[other] { $what } di { $seat }{ $laid ->
        [down] , coperto.
       *[up] .
     }
 }
card-fed = Ha mangiato.
card-taken = { $seat-is ->
    [you] È nel tuo mucchio.
   *[other] È nel mucchio di { $seat }.
 }
hand-of = { $seat-is ->
    [you] La tua mano
   *[other] La mano di { $seat }
 }
hand-card = { $what }{ $marked ->
    [yes] , ha il marchio
   *[no] {""}
 }
hand-empty = Nessuna carta in mano.
hand-and-deck = Mano { $hand }, mazzo { $deck }.
deck = Il tuo mazzo: { $cards ->
    [one] 1 carta.
   *[other] { $cards } carte.
 }
points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }
won-so-far = { $seat-is ->
    [you] Tu hai
   *[other] { $seat } ha
 } { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } finora.
part-turn = scopri
part-dogs = cani
part-cats = gatti
part-kings = re
part-cheese = formaggio
stage = Formaggio { $cheese } di { $cheeses }
stage-feeds = Sfama { $mice } topi.
woof = Bau!
nobody = Qui non aspetta nessuno.
score-how = { $mice ->
    [one] 1 topo,
   *[other] { $mice } topi,
 } { $fat ->
    [0] nessun topone,
    [one] 1 topone,
   *[other] { $fat } toponi,
 } { $cats ->
    [0] nessun gatto
    [one] 1 gatto
   *[other] { $cats } gatti
 } { $kings ->
    [0] {""}
    [one] (con un re)
   *[other] (con { $kings } re)
 }
look-at-line = Guarda la fila al formaggio { $cheese }: { $cards ->
    [one] una carta
   *[other] { $cards } carte
 }.
gain = { $seat-is ->
    [you] tu
   *[other] { $seat }
 } +{ $points }
gained = Formaggio { $cheese }: { $gains }.
gained-nothing = Formaggio { $cheese }: nessuno prende niente.
doing-draw = Arrivano carte nella tua mano.
doing-lay = La tua carta va nella sua fila.
