### Alles Käse!

title = Alles Käse!
tagline = Roll, sniff and grab, but beware of the third trap.

## What happens

event-card-laid = A card with { $holes ->
    [one] one hole
   *[other] { $holes } holes
 } comes to place { $place }.
event-top-shown = Next in the supply: a card with { $holes ->
    [one] one hole.
   *[other] { $holes } holes.
 }
event-die-rolled = { $seat-is ->
    [you] You roll
   *[other] { $seat } rolls
 } a { $face }.
event-card-peeked = { $seat-is ->
    [you] You sniff at the card on place { $place }.
   *[other] { $seat } sniffs at the card on place { $place } and keeps a straight face.
 }
event-front-seen = { $only-is ->
    [you] You see
   *[other] { $only } sees
 } { $front ->
    [trap] a trap with its jaws wide open.
   *[cheese] a lovely piece of cheese.
 }
event-card-kept = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
 } the card with { $holes ->
    [one] one hole
   *[other] { $holes } holes
 } from place { $place }: { $front ->
    [trap] snap, a trap!
   *[cheese] cheese!
 }
event-card-dropped = { $seat-is ->
    [you] You push
   *[other] { $seat } pushes
 } the card with { $holes ->
    [one] one hole
   *[other] { $holes } holes
 } on place { $place } away. Nobody looks what it was.
event-top-discarded = The top card of the supply leaves the game. It had { $holes ->
    [one] one hole.
   *[other] { $holes } holes.
 }
event-player-caught = The third trap! { $seat-is ->
    [you] You are
   *[other] { $seat } is
 } caught, and the game is over.
event-supply-used-up = The supply is empty: the game is over.
event-turns-used-up = That was the last turn: the game is over.

## What you can do

move-peek = Sniff at the card on place { $place }
move-keep = Take the card on place { $place }
move-drop = Push the card on place { $place } away
prompt-peek = No card has that number. Choose one to sniff at.
prompt-keep = Choose a card: take it, or push it away?

## Advice

reason-sure-cheese = Under place { $place } there is surely cheese: { $holes ->
    [one] one hole
   *[other] { $holes } holes
 } for you.
reason-sure-trap = Under place { $place } there is surely a trap. Push it away!
reason-worth-it = Of the cards with { $holes ->
    [one] one hole
   *[other] { $holes } holes
 } that place { $place } may be, { $traps } of { $cards } { $traps ->
    [one] is a trap
   *[other] are traps
 }, and you have { $mine ->
    [0] no trap yet
    [one] one trap
   *[other] { $mine } traps
 }. That is worth the risk.
reason-too-risky = Of the cards with { $holes ->
    [one] one hole
   *[other] { $holes } holes
 } that place { $place } may be, { $traps } of { $cards } { $traps ->
    [one] is a trap
   *[other] are traps
 }, and you have { $mine ->
    [0] no trap yet
    [one] one trap already
   *[other] { $mine } traps already
 }. That is too risky.
reason-leave-trap = Under place { $trap } there is surely a trap: leave it for the others. Place { $place } is too risky to take.
reason-last-turn = This may be your last turn, and one more trap would not catch you. So try your luck!
reason-last-chance = This may be your last turn, and you are behind. Only cheese can help you now.
reason-most-to-learn = About place { $place } you learn most: { $traps } of the { $cards } cards with { $holes ->
    [one] one hole
   *[other] { $holes } holes
 } that it may be { $traps ->
    [one] is a trap.
   *[other] are traps.
 }
reason-all-known = You know already what is under every card, so it makes no difference which one you sniff at.

## What luck does

move-roll = The die shows { $face }
move-next = The next card has { $holes ->
    [one] one hole
   *[other] { $holes } holes
 }
move-cheese = It is cheese
move-trap = It is a trap

## The words for things

front-cheese = cheese
front-trap = trap

## What may be hidden

chance-place = { $things ->
    [one] the card on place { $place }
   *[other] the cards on places { $place }
 }
chance-top = the top card of the supply
chance-dropped = { $things ->
    [one] a dropped card
   *[other] { $things } dropped cards
 } with { $holes ->
    [one] one hole
   *[other] { $holes } holes
 }
chance-next = the next hidden card of the supply
chance-die = the next roll of the die
outcome-holes = { $holes ->
    [one] 1 hole
   *[other] { $holes } holes
 }
outcome-face = { $face }

## House rules

option-traps = Traps of each number
    .says = How many of the six cards with 1, 2, … 6 holes are traps.
option-top-shown = Top card in sight
    .says = Whether you can see the holes of the next card in the supply.
option-turn-limit = Longest game
    .says = After so many turns the game ends, as if the supply were empty.

## The rules

clause-1 = The cards
clause-2 = Setting up
clause-3 = The turn
clause-4 = Peek
clause-5 = Keep
clause-6 = Drop
clause-7 = The supply
clause-8 = The score
clause-9 = House rules

## The table as text

draw-supply = supply
draw-cards = { $cards ->
    [0] empty
    [one] 1 card
   *[other] { $cards } cards
 }
draw-die = die
draw-cheese = cheese
draw-trap = trap
draw-traps = traps
draw-cheeses = cheeses
draw-holes = holes
draw-sniffed = sniffed at
draw-places = place { $places }
draw-out = Out of the game: { $cards }
draw-matches = { $seat-is ->
    [you] You have rolled a { $die }: take a marked card > <, or push it away.
   *[other] { $seat } has rolled a { $die } and chooses a marked card > <.
 }
draw-misses = { $seat-is ->
    [you] You have rolled a { $die }, and no card has that number: sniff at one.
   *[other] { $seat } has rolled a { $die }, which no card has, and must sniff.
 }
draw-rolls = { $seat-is ->
    [you] You roll the die.
   *[other] { $seat } rolls the die.
 }
draw-sniffs = { $seat-is ->
    [you] You sniff at the card on place { $place }.
   *[other] { $seat } sniffs at the card on place { $place }.
 }
draw-takes = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
 } the card on place { $place }. Is it cheese?
draw-next-card = The next card comes from the supply.
draw-caught = { $seat-is ->
    [you] The third trap has caught you:
   *[other] The third trap has caught { $seat }:
 } the game is over.
draw-over = The game is over.

## The first lesson

lesson-1 = The die shows a four, and one card has four holes. Tap it, then take it!
lesson-2 = Cheese! But no card has three holes, so you may sniff at one in secret: try the big five.
lesson-3 = Psst, you know: the five is a trap. Tap it and push it away!
lesson-4 = Six holes would be a feast, but four of the six sixes are traps. Be brave, tap it and take it!
lesson-5 = Snap! The third trap would throw you out, so be careful now: few holes, few traps. Take the two on place 2.
lesson-end = Six holes and one trap: well sniffed! Most holes wins, and now you know all there is to know.
