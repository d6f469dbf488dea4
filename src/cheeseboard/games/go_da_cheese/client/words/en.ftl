### What only the browser's table of Go da Cheese! says.

question-either = Draw three, or tap a cheese and lay three?
question-at = Where does your first card go? Tap a cheese.
question-draw = Your hand is empty. Draw three cards!
question-start = Begin at cheese { $cheese }, for { $mice } mice?
question-lay = { $card ->
    [1] Which card hides at cheese { $cheese }?
    [2] Card two: which one for cheese { $cheese }?
   *[other] Card three: which one for cheese { $cheese }?
 }
choose-card = Choose a card
choose-cheese = Choose a cheese
do-draw = Draw three
do-start = Begin here
do-lay-down = Lay it face down
do-lay-up = Lay it face up
turn-of = turn { $turn } of { $turns }
ring = The cheeses, clockwise
cheese-at = Cheese { $cheese }, for { $mice } mice. { $cards ->
    [0] Nobody waits there.
    [one] One card waits there.
   *[other] { $cards } cards wait there.
 }
line-at = The line at cheese { $cheese }
card-hidden = Place { $place }: { $seat-is ->
    [you] a card of yours,
   *[other] a card of { $seat },
 } face down{ $marked ->
    [yes] , surely marked.
   *[no] .
 }
card-known = Place { $place }: { $seat-is ->
    [you] your { $what }{ $laid ->
        [down] , face down.
       *[up] .
     }
   *[other] { $what } of { $seat }{ $laid ->
        [down] , face down.
       *[up] .
     }
 }
card-fed = Got cheese.
card-taken = { $seat-is ->
    [you] You took it.
   *[other] { $seat } took it.
 }
hand-of = { $seat-is ->
    [you] Your hand
   *[other] { $seat }’s hand
 }
hand-card = { $what }{ $marked ->
    [yes] , has a mark
   *[no] {""}
 }
hand-empty = No card in your hand.
hand-and-deck = Hand { $hand }, deck { $deck }.
deck = Your deck: { $cards ->
    [one] 1 card.
   *[other] { $cards } cards.
 }
points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
won-so-far = { $seat-is ->
    [you] You have
   *[other] { $seat } has
 } { $points ->
    [one] 1 point
   *[other] { $points } points
 } so far.
part-turn = turn
part-dogs = dogs
part-cats = cats
part-kings = kings
part-cheese = cheese
stage = Cheese { $cheese } of { $cheeses }
stage-feeds = It feeds { $mice } mice.
woof = Woof!
nobody = Nobody waits here.
score-how = { $mice ->
    [one] 1 mouse,
   *[other] { $mice } mice,
 } { $fat ->
    [0] no fat one,
    [one] 1 fat one,
   *[other] { $fat } fat ones,
 } { $cats ->
    [0] no cat
    [one] 1 cat
   *[other] { $cats } cats
 } { $kings ->
    [0] {""}
    [one] (with a king)
   *[other] (with { $kings } kings)
 }
look-at-line = Look at the line at cheese { $cheese }: { $cards ->
    [one] one card
   *[other] { $cards } cards
 }.
gain = { $seat-is ->
    [you] you
   *[other] { $seat }
 } +{ $points }
gained = Cheese { $cheese }: { $gains }.
gained-nothing = Cheese { $cheese }: nobody gets anything.
doing-draw = Cards come into your hand.
doing-lay = Your card goes to its line.
