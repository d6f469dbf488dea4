### Quello che dice solo il tavolo di Alles Käse! nel browser.

question-peek = Nessun { $die } in vista. Quale carta sbirci?
question-keep = { $die ->
    [1] Un uno!
    [2] Un due!
    [3] Un tre!
    [4] Un quattro!
    [5] Un cinque!
   *[other] Un sei!
 } Tieni la carta o la scarti?
choose-first = Scegli una carta
do-peek = Sbircia
do-keep = Tieni
do-drop = Scarta
cards-left = { $cards ->
    [one] ancora 1 carta
   *[other] ancora { $cards } carte
 }
display = Le sei carte
card-at = La { nth-place } carta: { $holes ->
    [one] un buco.
   *[other] { $holes } buchi.
 }
card-known = Tu sai che cos’è: { $front ->
    [trap] una trappola.
   *[cheese] formaggio.
 }
card-seen-by = { $seats ->
    [one] L’ha sbirciata { $names }.
   *[other] L’hanno sbirciata { $names }.
 }
card-seen-by-you = L’hai sbirciata tu.
you-know = tu
supply-top = Scorta: { $cards ->
    [one] 1 carta.
   *[other] { $cards } carte.
 } La prossima ha { $holes ->
    [one] un buco.
   *[other] { $holes } buchi.
 }
supply-hidden = Scorta: { $cards ->
    [one] 1 carta.
   *[other] { $cards } carte.
 }
die-shows = Il dado mostra { $die }.
die-waits = Il dado
dropped-cards = Fuori dal gioco: { $cards ->
    [one] 1 carta.
   *[other] { $cards } carte.
 }
your-plate = { $seat-is ->
    [you] Il tuo piatto
   *[other] Il piatto di { $seat }
 }
holes = { $holes ->
    [one] 1 buco
   *[other] { $holes } buchi
 }
plate-of = { $holes ->
    [one] 1 buco,
   *[other] { $holes } buchi,
 } { $traps ->
    [one] 1 trappola su 3.
   *[other] { $traps } trappole su 3.
 }
score-caught = terza trappola: niente
score-how = { $cheeses ->
    [one] 1 formaggio,
   *[other] { $cheeses } formaggi,
 } { $traps ->
    [0] nessuna trappola
    [one] 1 trappola
   *[other] { $traps } trappole
 }
