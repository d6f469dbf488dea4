### Alles Käse!

title = Alles Käse!
tagline = Roll, peek and keep, but beware of the third trap.

## What happens

event-card-laid = The new { nth-place } card has { $holes ->
    [one] one hole.
   *[other] { $holes } holes.
 }
event-top-shown = Next in the supply: a card with { $holes ->
    [one] one hole.
   *[other] { $holes } holes.
 }
event-die-rolled = { $seat-is ->
    [you] You roll
   *[other] { $seat } rolls
 } a { $face }.
event-card-peeked = { $seat-is ->
    [you] You peek at the { nth-place } card.
   *[other] { $seat } peeks at the { nth-place } card with a straight face.
 }
event-front-seen = { $only-is ->
    [you] You see
   *[other] { $only } sees
 } { $front ->
    [trap] a trap with its jaws wide open.
   *[cheese] a lovely piece of cheese.
 }
event-card-kept = { $seat-is ->
    [you] You keep
   *[other] { $seat } keeps
 } the { nth-place } card, with { $holes ->
    [one] one hole
   *[other] { $holes } holes
 }: { $front ->
    [trap] snap, a trap!
   *[cheese] cheese!
 }
event-card-dropped = { $seat-is ->
    [you] You drop
   *[other] { $seat } drops
 } the { nth-place } card, with { $holes ->
    [one] one hole
   *[other] { $holes } holes
 }. Nobody looks what it was.
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

move-peek = Peek at the { nth-place } card
move-keep = Keep the { nth-place } card
move-drop = Drop the { nth-place } card
prompt-peek = No card has that number. Choose one to peek at.
prompt-keep = Choose a card: keep it or drop it?
look-peek = Look along the cards. Which one would you like to know more about?
look-keep = Look at the cards with the number you rolled. How many traps may there still be, and how many do you have?
look-drop = Look at the cards with the number you rolled. How many traps may there still be, and how many do you have?

## Advice

reason-sure-cheese = The { nth-place } card is surely cheese: { $holes ->
    [one] one hole
   *[other] { $holes } holes
 } for you.
reason-sure-trap = The { nth-place } card is surely a trap. Drop it!
reason-take-trap = The { nth-place } card is surely a trap, and it would be yours.
reason-waste-cheese = The { nth-place } card is surely cheese. Dropped, it is nobody’s.
reason-worth-it = Of the cards with { $holes ->
    [one] one hole
   *[other] { $holes } holes
 } that the { nth-place } one may be, { $traps } of { $cards } { $traps ->
    [one] is a trap
   *[other] are traps
 }, and you have { $mine ->
    [0] no trap yet
    [one] one trap
   *[other] { $mine } traps
 }. That is worth the risk.
reason-daring = Of the cards with { $holes ->
    [one] one hole
   *[other] { $holes } holes
 } that the { nth-place } one may be, { $traps } of { $cards } { $traps ->
    [one] is a trap
   *[other] are traps
 }, and you have { $mine ->
    [0] no trap yet
    [one] one trap already
   *[other] { $mine } traps already
 }. That is daring.
reason-too-risky = Of the cards with { $holes ->
    [one] one hole
   *[other] { $holes } holes
 } that the { nth-place } one may be, { $traps } of { $cards } { $traps ->
    [one] is a trap
   *[other] are traps
 }, and you have { $mine ->
    [0] no trap yet
    [one] one trap already
   *[other] { $mine } traps already
 }. That is too risky.
reason-leave-trap = The { nth-trap } card is surely a trap: leave it for the others. The { nth-place } one is too risky to keep.
reason-last-turn = This may be your last turn, and one more trap would not catch you. So try your luck!
reason-last-chance = This may be your last turn, and you are behind. Only cheese can help you now.
reason-most-to-learn = From the { nth-place } card you learn most: { $traps } of the { $cards } cards with { $holes ->
    [one] one hole
   *[other] { $holes } holes
 } that it may be { $traps ->
    [one] is a trap.
   *[other] are traps.
 }
reason-some-to-learn = Of the { $cards } cards with { $holes ->
    [one] one hole
   *[other] { $holes } holes
 } that the { nth-place } one may be, { $traps ->
    [one] { $traps } is a trap
   *[other] { $traps } are traps
 }. Peek at it, and you know.
reason-nothing-new = You know already what the { nth-place } card is, so nobody learns anything new.
reason-all-known = You know already what is under every card, so it makes no difference which one you peek at.

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
nth-place = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
 }
nth-trap = { $trap ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
 }

## What may be hidden

chance-place = { $things ->
    [one] the { nth-place } card
   *[other] the { $place } cards
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
    .says = How many of the cards with 1, 2, … 6 holes are traps.
option-top-shown = Top card in sight
    .says = Whether you can see the holes of the next card in the supply.
option-turn-limit = Longest game
    .says = After so many turns the game ends, as if the supply were empty.
option-cards = Cards of each number
    .says = How many cards have 1, 2, … 6 holes.
option-display = Cards in the display
    .says = How many cards lie in the display.
option-faces = Faces of the die
    .says = How many faces the die has.
option-traps-to-lose = Traps that lose
    .says = With so many traps one has lost.

## Level on points

tie-cheeses = Level on points: { $winners ->
    [1] { $seat-is ->
        [you] you have
       *[other] { $seat } has
     }
   *[other] { $names } have
 } more cheese cards, { $most } to { $next }.
tie-shared = Level on points and on cheese cards, so the win is shared.

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
clause-10 = What the computer remembers

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
draw-sniffed = peeked at
draw-places = place { $places }
draw-out = Out of the game: { $cards }
draw-matches = { $seat-is ->
    [you] You have rolled a { $die }: keep a marked card{ $mark }, or drop it.
   *[other] { $seat } has rolled a { $die } and chooses a marked card{ $mark }.
 }
draw-misses = { $seat-is ->
    [you] You have rolled a { $die }, and no card has that number: peek at one.
   *[other] { $seat } has rolled a { $die }, which no card has, and must peek.
 }
draw-rolls = { $seat-is ->
    [you] You roll the die.
   *[other] { $seat } rolls the die.
 }
draw-sniffs = { $seat-is ->
    [you] You peek at the card on place { $place }.
   *[other] { $seat } peeks at the card on place { $place }.
 }
draw-takes = { $seat-is ->
    [you] You keep
   *[other] { $seat } keeps
 } the card on place { $place }. Is it cheese?
draw-next-card = The next card comes from the supply.
draw-caught = { $seat-is ->
    [you] The third trap has caught you:
   *[other] The third trap has caught { $seat }:
 } the game is over.
draw-over = The game is over.

## The first lesson

lesson-1 = The die shows a four, and one card has four holes. Tap it, then keep it!
lesson-2 = Cheese! But no card has three holes, so you may peek at one in secret: try the big five.
lesson-3 = Psst, you know: the five is a trap. Tap it and drop it!
lesson-4 = Six holes would be a feast, but four of the six sixes are traps. Be brave, tap it and keep it!
lesson-5 = Snap! Whoever keeps a third trap loses, and the game is over for everybody. Few holes, few traps: keep the second card, with two holes.
lesson-end = Six holes and one trap! The game ends with somebody’s third trap or when the supply is empty, and then most holes wins.

## Puzzles

puzzle-cheese = One card of the display must be a cheese. Which one? Peek at it.
why-cheese = You have seen all traps with that many holes: it must be a cheese.
puzzle-trap = One card of the display must be a trap. Which one? Peek at it.
why-trap = You have seen all cheeses with that many holes: it must be a trap.
puzzle-surest = Which card is most likely a cheese? Peek at it.
why-surest = Count what you have seen: it is a cheese with a chance of { $worth }; every other card with { $next } at most.
puzzle-wins = This is the last turn, and one choice wins for sure. Which one?
why-wins = Then you have won. Anything else leaves it to luck, or to others.
puzzle-best = This is the last turn. Which choice wins most often?
why-best = It wins with a chance of { $worth }; anything else with { $next } at most.
theme-sure = For sure
theme-small = Few holes
theme-big = Many holes
theme-peeked = Remember what you peeked at
theme-last = The last turn
theme-dare = Dare it
theme-let-go = Let it go

## Exercises, for after the lesson

exercise-1 = Few holes, few traps. Which card would you trust most?
exercise-2 = Count the traps that lie open. If all traps with that many holes are gone, what is left?
exercise-3 = Now count the cheeses. Where no cheese is left, a trap is waiting.
exercise-4 = The last turn, you have most holes and two traps already. Is there anything left to win?
exercise-5 = Nobody has a cheese yet, and you peeked at one of the two cards. Compare: what if you keep the other one, and what if you keep none?
