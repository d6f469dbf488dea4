### What only the browser's table of Alles Käse! says.

question-peek = No { $die } in sight. Which card do you peek at?
question-keep = { $die ->
    [1] A one!
    [2] A two!
    [3] A three!
    [4] A four!
    [5] A five!
   *[other] A six!
 } Keep it or drop it?
choose-first = Choose a card
do-peek = Peek
do-keep = Keep it
do-drop = Drop it
cards-left = { $cards ->
    [one] 1 card left
   *[other] { $cards } cards left
 }
display = The six cards
card-at = The { nth-place } card: { $holes ->
    [one] one hole.
   *[other] { $holes } holes.
 }
card-known = You know it: { $front ->
    [trap] a trap.
   *[cheese] cheese.
 }
card-seen-by = { $seats ->
    [one] { $names } has peeked at it.
   *[other] { $names } have peeked at it.
 }
card-seen-by-you = You have peeked at it.
you-know = you
supply-top = Supply: { $cards ->
    [one] 1 card.
   *[other] { $cards } cards.
 } The next one has { $holes ->
    [one] one hole.
   *[other] { $holes } holes.
 }
supply-hidden = Supply: { $cards ->
    [one] 1 card.
   *[other] { $cards } cards.
 }
die-shows = The die shows { $die }.
die-waits = The die
dropped-cards = Out of the game: { $cards ->
    [one] 1 card.
   *[other] { $cards } cards.
 }
your-plate = { $seat-is ->
    [you] Your plate
   *[other] { $seat }’s plate
 }
holes = { $holes ->
    [one] 1 hole
   *[other] { $holes } holes
 }
plate-of = { $holes ->
    [one] 1 hole,
   *[other] { $holes } holes,
 } { $traps ->
    [one] 1 trap of 3.
   *[other] { $traps } traps of 3.
 }
score-caught = third trap: nothing
score-how = { $cheeses ->
    [one] 1 cheese,
   *[other] { $cheeses } cheeses,
 } { $traps ->
    [0] no trap
    [one] 1 trap
   *[other] { $traps } traps
 }
