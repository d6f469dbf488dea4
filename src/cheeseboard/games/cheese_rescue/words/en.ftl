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
 } on { $cell }.
event-cheeses-swapped = { $seat-is ->
    [you] Swap! You take over the first card: all your cheeses change hands.
   *[other] Swap! { $seat } takes over the first card: all cheeses change hands.
 }
event-square-filled = The square is full! The last cards stay hidden, and the hunt begins.
event-cat-scared = Woof! A dog scares the cat away from { $cell }.
event-mouse-caught = Pounce! A cat catches the mouse on { $cell }.
event-cheese-eaten = Crunch! A mouse eats { $seat-is ->
    [you] your cheese
   *[other] { $seat }’s cheese
 } on { $cell }: { $kind ->
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
 } on { $cell }
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

reason-safe-cheese = Your cheese would be safe on { $cell } for now: { $points ->
    [one] 1 point
   *[other] { $points } points
 } for you, and { $open ->
    [0] no free cell
    [one] one free cell
   *[other] { $open } free cells
 } beside it where a mouse could come.
reason-rescue = A cat on { $cell } catches mice, and that saves { $points ->
    [one] 1 point
   *[other] { $points } points
 } of your cheese.
reason-eat = A mouse on { $cell } eats { $points ->
    [one] 1 point
   *[other] { $points } points
 } of { $owner }’s cheese.
reason-scare = A dog on { $cell } scares a cat away, the mice are free again, and { $owner } loses { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
reason-cover = With the { $kind ->
    [dog] dog
    [cat] cat
    [mouse] mouse
   *[other] cheese
 } on { $cell } fewer free cells are left beside your cheese, so fewer mice can come.
reason-no-help = The { $kind ->
    [dog] dog
    [cat] cat
    [mouse] mouse
   *[other] cheese
 } on { $cell } does not put you ahead right away. But you have to lay a card, and this one may help later.
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

## What may be hidden

chance-hand = { $things ->
    [one] an animal in { $seat }’s hand
   *[other] an animal in the hands of { $seat }
 }
chance-pile = the top animal of the pile

## House rules

option-animals = Animals in the box
    .says = How many of the 36 animals are dogs, cats and mice.
option-cheeses = Points on the cheeses
    .says = How many of each player’s six cheeses are worth 1, 2 and 3 points.
option-square = The square
    .says = Whether the square floats until the cards settle it, or has the start card as its centre.
option-square-floats = floats
option-square-centred = centred
option-diagonals = Hunting across corners
    .says = Whether animals also hunt across corners at the end.
option-komi = A present for the second player
    .says = With two: how many half points the one who does not begin is given at the end.
option-swap = Swapping
    .says = With two: whether the one who does not begin may take over the first card instead of laying one. All cheeses change hands then.

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
        [you] Your turn: lay a card on a free cell (.), or swap.
       *[other] { $seat } is about to lay a card on a free cell (.), or to swap.
     }
   *[lay] { $seat-is ->
        [you] Your turn: lay a card on a free cell (.).
       *[other] { $seat } is about to lay a card on a free cell (.).
     }
 }

## The first lesson

lesson-1 = Together you build a square. Tap your cheese worth 3, then the cell e4, and lay it.
lesson-2 = Oh no, Otto’s mouse wants your cheese! Cats catch mice: lay a cat on d5, right beside the mouse.
lesson-3 = Woof! Otto’s dog scares your cat away. Lay your other cat on d3, where no dog can reach it.
lesson-4 = Your cheese is safe. Now tease Otto: lay a mouse on f6, beside his cheese.
lesson-5 = Many cards later, your last one. Lay the mouse on d6: it eats Otto’s cheese on d7.
lesson-end = Dogs scare cats, cats catch mice, mice eat cheese. What is left counts: eight points to six, you win!
