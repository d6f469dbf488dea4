### Cheese Rescue

title = Cheese Rescue
tagline = Save your cheese from the mice! A cat can help, unless a dog barks.

## What happens

event-animal-drawn = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
 } { $pile ->
    [0] the last animal of the pile.
    [one] an animal; one is left in the pile.
   *[other] an animal; { $pile } are left in the pile.
 }
event-animal-seen = { $only-is ->
    [you] You have
   *[other] { $only } has
 } { $kind ->
    [dog] a new dog. It wags its tail.
    [cat] a new cat. It purrs.
   *[mouse] a new mouse. It squeaks.
 }
event-card-laid = { $seat-is ->
    [you] You lay
   *[other] { $seat } lays
 } { $kind ->
    [dog] a dog
    [cat] a cat
    [mouse] a mouse
    [cheese-1] a cheese worth 1 point
    [cheese-2] a cheese worth 2 points
   *[cheese-3] a cheese worth 3 points
 } { $cell-to }.
event-cheeses-swapped = { $seat-is ->
    [you] Swap! You take over the first card: all your cheeses change hands. You lay eleven cards in all now, the other one thirteen.
   *[other] Swap! { $seat } takes over the first card: all cheeses change hands. { $seat } lays eleven cards in all now, the other one thirteen.
 }
event-square-filled = The square is full! The last cards stay hidden, and the hunt begins.
event-cat-scared = Woof! A dog scares the cat { $cell } away.
event-mouse-caught = Pounce! A cat catches the mouse { $cell }.
event-cheese-eaten = Crunch! A mouse eats { $seat-is ->
    [you] your cheese
   *[other] { $seat }’s cheese
 } { $cell }: { $kind ->
    [cheese-1] 1 point gone!
    [cheese-2] 2 points gone!
   *[cheese-3] 3 points gone!
 }
event-cheese-counted = { $seat-is ->
    [you] You have
   *[other] { $seat } has
 } rescued { $cheeses ->
    [0] no cheese
    [one] one cheese
   *[other] { $cheeses } cheeses
 }: { $points ->
    [one] 1 point.
   *[other] { $points } points.
 }
event-komi-given = { $seat-is ->
    [you] The first card was not yours, so you get
   *[other] The first card was not { $seat }’s, so { $seat } gets
 } { $points ->
    [0] half a point
    [one] { $half ->
        [0] 1 point
       *[other] 1½ points
     }
   *[other] { $half ->
        [0] { $points } points
       *[other] { $points }½ points
     }
 } as a present.

## What you can do

move-lay = Lay { $kind ->
    [dog] a dog
    [cat] a cat
    [mouse] a mouse
    [cheese-1] a cheese worth 1 point
    [cheese-2] a cheese worth 2 points
   *[cheese-3] a cheese worth 3 points
 } { $cell-to }
prompt-lay = Which card do you lay, and where?
look-lay = Look at your { $kind ->
    [dog] dogs
    [cat] cats
    [mouse] mice
   *[other] cheeses
 }. Where on the table would one of them do you the most good?
move-swap = Swap: take over the first card
look-swap = Look at the first card. Would you rather have it yourself?

## Advice

reason-safe-cheese = Your cheese would be safe { $cell } for now: { $points ->
    [one] 1 point
   *[other] { $points } points
 } for you, and { $open ->
    [0] no free cell
    [one] one free cell
   *[other] { $open } free cells
 } beside it where a mouse could come.
reason-rescue = A cat { $cell } catches mice, and that saves { $points ->
    [one] 1 point
   *[other] { $points } points
 } of your cheese.
reason-eat = A mouse { $cell } eats { $points ->
    [one] 1 point
   *[other] { $points } points
 } of { $owner }’s cheese.
reason-scare = A dog { $cell } scares a cat away, the mice are free again, and { $owner } loses { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
reason-cover = With the { $kind ->
    [dog] dog
    [cat] cat
    [mouse] mouse
   *[other] cheese
 } { $cell } fewer free cells are left beside your cheese, so fewer mice can come.
reason-no-help = The { $kind ->
    [dog] dog
    [cat] cat
    [mouse] mouse
   *[other] cheese
 } { $cell } does not put you ahead right away. But you have to lay a card, and this one may help later.
reason-swap = { $points ->
    [0] With a swap no points change hands: you only leave the next card to the other one.
    [one] With a swap the point on the first card is yours. But then you do not lay the next one.
   *[other] With a swap the { $points } points on the first card are yours. But then you do not lay the next one.
 }

## What luck does

move-deal = { $kind ->
    [dog] A dog
    [cat] A cat
   *[mouse] A mouse
 } is drawn

## The words for things

kind-dog = dog
kind-cat = cat
kind-mouse = mouse
kind-cheese-1 = cheese, 1 point
kind-cheese-2 = cheese, 2 points
kind-cheese-3 = cheese, 3 points

## Places

where-at = { $where ->
    [cell] on { $cell }
    [middle] in the middle
    [above] above { where-one }
    [below] below { where-one }
    [left] left of { where-one }
    [right] right of { where-one }
   *[between] between { where-two }
 }
where-to = { $where ->
    [cell] on { $cell }
    [middle] in the middle
   *[other] { where-at }
 }
where-one = { $near ->
    [dog] a dog
    [cat] a cat
    [mouse] a mouse
    [cheese] a cheese
   *[start] the start card
 }
where-two = { $too ->
    [same] { $near ->
        [dog] two dogs
        [cat] two cats
        [mouse] two mice
       *[cheese] two cheeses
     }
   *[other] { $near ->
        [dog] a dog
        [cat] a cat
        [mouse] a mouse
       *[cheese] a cheese
     } and { $too ->
        [cat] a cat
        [mouse] a mouse
        [cheese] a cheese
       *[start] the start card
     }
 }

## What may be hidden

chance-hand = { $things ->
    [one] an animal in { $seat }’s hand
   *[other] an animal in the hands of { $seat }
 }
chance-pile = the top animal of the pile

## House rules

option-animals = Animals in the box
    .says = How many of the animals are dogs, cats and mice.
option-cheeses = Points on the cheeses
    .says = How many of each player’s cheeses are worth 1, 2 and 3 points.
option-square = The square
    .says = Whether the square floats until the cards settle it, or has the start card as its centre.
option-square-floats = floats
option-square-centred = centred
option-diagonals = Hunting across corners
    .says = Whether animals also hunt across corners at the end.
option-komi = A present for the second player
    .says = With two: how many half points the one who does not begin is given at the end.
option-swap = Swapping
    .says = With two: whether the one who does not begin may take over the first card instead of laying one. All cheeses change hands then, and the one who began lays thirteen cards, the other one eleven.
option-side = Side of the square
    .says = The square is at most so many cells wide and high.
option-drawn = Animals at the beginning
    .says = So many animals everybody draws at the beginning.

## Level on points

tie-komi = With the present for the second player { $winners ->
    [1] { $seat-is ->
        [you] you are ahead.
       *[other] { $seat } is ahead.
     }
   *[other] { $names } are level.
 }
tie-cheeses = Level on points: { $winners ->
    [1] { $seat-is ->
        [you] you have
       *[other] { $seat } has
     }
   *[other] { $names } have
 } more cheeses on the table, { $most } to { $next }.
tie-shared = Level on points and on cheeses, so the win is shared.

## The rules

clause-1 = The cards
clause-2 = Setting up
clause-3 = The cells
clause-4 = Laying a card
clause-5 = Drawing
clause-6 = The end
clause-7 = The hunt
clause-8 = The score
clause-9 = What everybody knows
clause-10 = House rules
clause-11 = What the computer remembers

## The table as text

draw-kind = { $kind ->
    [dog] dog
    [cat] cat
    [mouse] mouse
   *[start] start
 }
draw-gone = { $over ->
    [yes] - - left the table in the hunt
   *[no] - - would leave if the hunt began now
 }
draw-pile = Pile: { $animals ->
    [one] 1 animal
   *[other] { $animals } animals
 }
draw-cheeses = hand: cheeses
draw-animals = and animals
draw-points = points safe
draw-hand = { $seat-is ->
    [you] Your hand:
   *[other] Hand:
 }
draw-now = { $phase ->
    [over] The game is over.
    [draw] { $seat-is ->
        [you] You draw an animal.
       *[other] { $seat } draws an animal.
     }
    [swap] { $seat-is ->
        [you] Your turn: lay a card on a free cell{ $mark }, or swap.
       *[other] { $seat } is about to lay a card on a free cell{ $mark }, or to swap.
     }
   *[lay] { $seat-is ->
        [you] Your turn: lay a card on a free cell{ $mark }.
       *[other] { $seat } is about to lay a card on a free cell{ $mark }.
     }
 }

## The first lesson

lesson-1 = Together you build a square. Tap your cheese worth 3, then the free cell above the start card, and lay it.
lesson-2 = Oh no, Otto’s mouse wants your cheese! Cats catch mice: lay a cat on the free cell right beside the mouse.
lesson-3 = Woof! Otto’s dog scares your cat away. Lay your other cat beside the mouse again, on the free cell that no dog can reach.
lesson-4 = Your cheese is safe. Now tease Otto: lay a mouse on the free cell beside his cheese.
lesson-5 = Many cards later, your last one. Lay the mouse on the free cell: it eats Otto’s cheese beside it.
lesson-end = Dogs scare cats, cats catch mice, mice eat cheese. What is left counts: eight points to six, you win!

## A finished table, typed in

layout-how = Type the square row by row. A3 is a cheese worth 3 of the first player, B1 one worth 1 of the second; D dog, C cat, M mouse, S start card, . empty.
layout-unknown = Row { $row }, column { $column }: “{ $text }” is no card.
layout-no-such-player = Row { $row }, column { $column }: nobody has the letter { $text }; there are { $players }.
layout-no-such-cheese = Row { $row }, column { $column }: no cheese is worth { $value }.
layout-rows = The square has { $side } rows, not { $rows }.
layout-columns = Row { $row } should have { $side } cells, not { $columns }.
layout-too-many = Row { $row }, column { $column }: one card too many ({ $kind }). There { $most ->
    [one] is only one
   *[other] are only { $most }
 } in the game.
layout-too-many-cheeses = Row { $row }, column { $column }: one too many ({ $kind }). { $seat } has only { $most } of them.
layout-start-not-used = Row { $row }, column { $column }: with three players there is no start card.
layout-two-starts = Row { $row }, column { $column }: a second start card. There is only one.
layout-start-not-centred = Row { $row }, column { $column }: the start card should lie in row { $middle }, column { $middle }.
layout-hole = Row { $row }, column { $column }: there is no card, so the square is not full.
layout-no-start = The start card is missing.
layout-too-few-cheeses = { $seat } must have laid at least { $least } cheeses, not { $cheeses }: there were not enough animals to lay instead.

## Puzzles

puzzle-wins = One card on one cell wins for sure, whatever the other one does. Which card, and where?
why-wins = Then you win against every answer. After any other card, the other one can still stop you.
puzzle-saves = You cannot be sure to win any more, but one card still shares the win. Which card, and where?
why-saves = Then the win is shared, whatever the other one does. Every other card loses.
puzzle-loses = Find the trap: one single card, laid on one cell, loses for sure. Which card, and where?
why-loses = Then the other one wins for sure. With every other card you would at least share the win.
theme-scare = A dog scares a cat
theme-catch = A cat catches a mouse
theme-eat = A mouse eats cheese
theme-shelter = A safe place for a cheese
theme-block = Take a place away
theme-last = The very last cards
theme-short = A few cards to go
theme-long = Think far ahead

## Exercises, for after the lesson

exercise-1 = A mouse eats the cheese beside it, unless a cat catches the mouse first. Where does a mouse do you good?
exercise-2 = A dog scares the cats beside it. What may the mice do when that cat is gone?
exercise-3 = A cat catches the mice beside it. What becomes of the cheese that they wanted?
exercise-4 = You are one point behind, and your last cheese is worth one. Is it safe there?
exercise-5 = Three cells are left, and you lay two of the three cards. Think of the answer to each of your cards before you lay it.
