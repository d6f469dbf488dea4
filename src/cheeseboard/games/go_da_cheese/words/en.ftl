### Go da Cheese!

title = Go da Cheese!
tagline = Line up for the cheese, but watch out: who is hiding behind you?

## What happens

event-cheese-laid = Cheese { $cheese } comes to the table. It feeds { $mice } mice.
event-card-drawn = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
 } a card.
event-drawn-card-seen = { $kind ->
    [dog] A dog bounds
    [cat] A cat slinks
    [plain-cat] A plain cat slinks
    [king] A king strides
    [fat-mouse] A fat mouse waddles
    [marked-mouse] A marked mouse scurries
   *[mouse] A mouse scurries
 } into { $only-is ->
    [you] your hand.
   *[other] { $only }’s hand.
 }
event-play-begun = { $seat-is ->
    [you] You lay
   *[other] { $seat } lays
 } three cards, the first at cheese { $cheese }.
event-card-laid = { $seat-is ->
    [you] You lay
   *[other] { $seat } lays
 } { $kind ->
    [dog] a dog
    [cat] a cat
    [plain-cat] a plain cat
    [king] a king
    [fat-mouse] a fat mouse
    [marked-mouse] a marked mouse
   *[mouse] a mouse
 } at cheese { $cheese }.
event-card-hidden = { $marked ->
    [yes] { $seat-is ->
        [you] You lay
       *[other] { $seat } lays
     } a marked card face down at cheese { $cheese }.
   *[no] Psst! { $seat-is ->
        [you] You lay
       *[other] { $seat } lays
     } a card face down at cheese { $cheese }.
 }
event-hidden-card-seen = { $only-is ->
    [you] Your
   *[other] { $only }’s
 } { $kind ->
    [dog] dog
    [cat] cat
    [plain-cat] plain cat
    [king] king
    [fat-mouse] fat mouse
    [marked-mouse] marked mouse
   *[mouse] mouse
 } hides at cheese { $cheese }.
event-cards-used-up = All cards are laid. Now let us see who eats whom!
event-card-turned = Cheese { $cheese }, place { $place }: { $seat-is ->
    [you] you
   *[other] { $seat }
 } had hidden { $kind ->
    [dog] a dog!
    [cat] a cat!
    [plain-cat] a plain cat!
    [king] a king!
    [fat-mouse] a fat mouse!
    [marked-mouse] a marked mouse!
   *[mouse] a mouse!
 }
event-cat-chased = Woof at cheese { $cheese }! { $seat-is ->
    [you] Your dog takes { $owner-is ->
        [you] your own cat.
       *[other] { $owner }’s cat.
     }
   *[other] { $seat }’s dog takes { $owner-is ->
        [you] your cat.
       *[other] { $owner }’s cat.
     }
 }
event-cat-hunted = Cheese { $cheese }, place { $place }: { $seat-is ->
    [you] your cat
   *[other] { $seat }’s cat
 } goes hunting.
event-mouse-caught = Pounce! { $seat-is ->
    [you] Your cat
   *[other] { $seat }’s cat
 } takes { $owner-is ->
    [you] your
   *[other] { $owner }’s
 } { $kind ->
    [king] king.
    [fat-mouse] fat mouse.
    [marked-mouse] marked mouse.
   *[mouse] mouse.
 }
event-cat-left = { $seat-is ->
    [you] Your cat
   *[other] { $seat }’s cat
 } goes back to the box and curls up.
event-king-advanced = Cheese { $cheese }: { $seat-is ->
    [you] your king
   *[other] { $seat }’s king
 } struts to the head of the line.
event-mouse-fed = { $seat-is ->
    [you] Your
   *[other] { $seat }’s
 } { $kind ->
    [king] king dines
    [fat-mouse] fat mouse munches
    [marked-mouse] marked mouse nibbles
   *[mouse] mouse nibbles
 } at cheese { $cheese }.
event-line-resolved = All done at cheese { $cheese }.

## What you can do

move-draw = Draw three cards
move-at = Lay three cards, the first at cheese { $cheese }
move-lay = Lay { $kind ->
    [dog] a dog
    [cat] a cat
    [plain-cat] a plain cat
    [king] a king
    [fat-mouse] a fat mouse
    [marked-mouse] a marked mouse
   *[mouse] a mouse
 }
move-lay-up = Lay { $kind ->
    [cat] a cat
   *[marked-mouse] a marked mouse
 } face up, for all to see
prompt-draw = The pantry door is open. What do you do?
prompt-at = Lay three cards. At which cheese do you start?
prompt-lay = Which card comes next? The first of the three always lies face down.
look-draw = Look at your hand. Are these the cards you want to lay?
look-at = Look around cheese { $cheese }. Who is waiting there, and which of your cards would do well?
look-lay = Look at the line where this card will lie. Who would eat whom there?
look-lay-up = Look at the line where this card will lie. Is there something that everybody may see?

## Advice

reason-draw-more = Draw first: with six cards in your hand you can choose better what goes where.
reason-draw-only = You have no cards to lay, so you can only draw.
reason-start = Start at cheese { $start }. Your { $kind ->
    [dog] dog
    [cat] cat
    [plain-cat] plain cat
    [king] king
    [fat-mouse] fat mouse
    [marked-mouse] marked mouse
   *[mouse] mouse
 } at cheese { $cheese } wins about { $points ->
    [one] 1 point
   *[other] { $points } points
 }, as the lines stand now.
reason-start-small = As the lines stand now, three cards from cheese { $start } on win hardly anything. It is a start for later.
reason-only = You have no other kind of card for cheese { $cheese } than a { $kind ->
    [dog] dog
    [cat] cat
    [plain-cat] plain cat
    [king] king
    [fat-mouse] fat mouse
    [marked-mouse] marked mouse
   *[mouse] mouse
 }.
reason-small = Your { $kind ->
    [dog] dog
    [cat] cat
    [plain-cat] plain cat
    [king] king
    [fat-mouse] fat mouse
    [marked-mouse] marked mouse
   *[mouse] mouse
 } wins hardly anything at cheese { $cheese }, but that saves your other cards for better places.
reason-eat = As the line stands now, your { $kind ->
    [dog] dog
    [cat] cat
    [plain-cat] plain cat
    [king] king
    [fat-mouse] fat mouse
    [marked-mouse] marked mouse
   *[mouse] mouse
 } wins about { $points ->
    [one] 1 point
   *[other] { $points } points
 } at cheese { $cheese }.
reason-hunt = As the line stands now, your { $kind ->
    [dog] dog
    [cat] cat
    [plain-cat] plain cat
    [king] king
    [fat-mouse] fat mouse
    [marked-mouse] marked mouse
   *[mouse] mouse
 } wins about { $points ->
    [one] 1 point
   *[other] { $points } points
 } by hunting at cheese { $cheese }.
reason-chase = As the line stands now, your { $kind ->
    [dog] dog
    [cat] cat
    [plain-cat] plain cat
    [king] king
    [fat-mouse] fat mouse
    [marked-mouse] marked mouse
   *[mouse] mouse
 } wins about { $points ->
    [one] 1 point
   *[other] { $points } points
 } by chasing cats at cheese { $cheese }.

## What luck does

move-deal = The next card is { $kind ->
    [dog] a dog
    [cat] a cat
    [plain-cat] a plain cat
    [king] a king
    [fat-mouse] a fat mouse
    [marked-mouse] a marked mouse
   *[mouse] a mouse
 }
move-cheese = The next cheese feeds { $mice } mice
move-turn = The face-down card is { $kind ->
    [dog] a dog
    [cat] a cat
    [plain-cat] a plain cat
    [king] a king
    [fat-mouse] a fat mouse
    [marked-mouse] a marked mouse
   *[mouse] a mouse
 }

## The words for things

kind-mouse = mouse
kind-marked-mouse = marked mouse
kind-fat-mouse = fat mouse
kind-king = king
kind-cat = cat
kind-dog = dog
kind-plain-cat = plain cat

## What may be hidden

chance-cheese = the next cheese
chance-deck = { $things ->
    [one] { $seat-is ->
        [you] the top card of your deck
       *[other] the top card of { $seat }’s deck
     }
   *[other] the top card of the decks of { $seat }
 }
chance-hand = { $things ->
    [one] a card in { $seat }’s hand
   *[other] a card in the hands of { $seat }
 }
chance-down = { $things ->
    [one] cheese { $cheese }, place { $place }
   *[other] cheese { $cheese }, places { $place }
 }
outcome-mice = for { $mice } mice

## House rules

option-marked-cats = Marked cats
    .says = How many of your two cats are marked.
option-marked = Marked cards
    .says = Whether a marked card must lie face down as second or third card, or may.
option-marked-must = must lie face down
option-marked-may = may lie face down
option-own-cats = Dogs take their own cats
    .says = Whether a dog takes cats of its own colour too.
option-cheeses = Sorts of cheese
    .says = How many of the cheeses feed 2, 3, 4 and 5 mice.
option-animals = Animals of a colour
    .says = How many mice, marked mice, fat mice, kings, cats and dogs each colour has.
option-circle = Cheeses in the circle
    .says = So many cheeses lie in the circle for each player.

## Level on points

tie-kings = Level on points: { $winners ->
    [1] { $seat-is ->
        [you] you have
       *[other] { $seat } has
     }
   *[other] { $names } have
 } more kings, { $most } to { $next }.
tie-mice = Level on points and kings: { $winners ->
    [1] { $seat-is ->
        [you] you have
       *[other] { $seat } has
     }
   *[other] { $names } have
 } more mice, { $most } to { $next }.
tie-shared = Level on points, kings and mice, so the win is shared.

## The rules

clause-1 = The cards
clause-2 = Setting up
clause-3 = Your turn
clause-4 = Drawing
clause-5 = Laying
clause-6 = The end
clause-7 = Dogs
clause-8 = Cats
clause-9 = Kings and cheese
clause-10 = Who wins
clause-11 = House rules
clause-12 = What the computer remembers

## The table as text

draw-lines = Cheese, for how many mice | its line, place 1 first
draw-cheese = { $cheese } for { $mice }
draw-kind = { $kind ->
    [fat-mouse] fat
    [king] king
    [cat] cat
    [dog] dog
   *[mouse] mouse
 }
draw-letter = { $kind ->
    [fat-mouse] f
    [king] k
    [cat] c
    [dog] d
   *[mouse] m
 }
draw-head = 7:4 cheese 7, for 4 mice
draw-hand-deck = 3/9 hand/deck
draw-down = ( ) face down
draw-marked = ! marked
draw-fed = + got cheese
draw-taken = >A in A's pile
draw-cards = hand { $hand }, deck { $deck }
draw-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
draw-hand = { $seat-is ->
    [you] Your hand:
   *[other] Hand:
 }
draw-deck = { $seat-is ->
    [you] Your deck:
   *[other] Deck:
 }
draw-now = { $phase ->
    [over] The game is over.
    [cheeses] The cheeses are being laid out.
    [draw] { $seat-is ->
        [you] You draw: { $cards } to come.
       *[other] { $seat } draws: { $cards } to come.
     }
    [resolve] All cards are laid. Cheese { $cheese } is being resolved.
    [lay] { $seat-is ->
        [you] Your turn: card { $card } of 3 goes to cheese { $cheese }.
       *[other] { $seat } lays card { $card } of 3 at cheese { $cheese }.
     }
   *[choose] { $seat-is ->
        [you] Your turn: draw three cards or lay three cards.
       *[other] { $seat } is about to draw or lay three cards.
     }
 }

## The first lesson

lesson-1 = You lay three cards at three cheeses in a row. Tap cheese 1 and begin there: it feeds three mice.
lesson-2 = The first card lies face down, only you know it. Tap the plain mouse and hide it!
lesson-3 = The second lies face up, for all to see. Tap the fat mouse: it is worth two points.
lesson-4 = The last one is marked, so it lies face down, too. Lay it!
lesson-5 = Lines are growing at the cheeses. Your hand is empty: draw three cards.
lesson-6 = The last turn has come, and two of the others’ mice stand at the end of line 1. Tap cheese 1!
lesson-7 = A cat takes the others’ mice among the three cards before it. Hide your cat there!
lesson-8 = Now a mouse at cheese 2. Tap it and lay it.
lesson-9 = And the last one at cheese 3. Then all cards are turned up!
lesson-end = Dogs take cats, cats take mice, kings push in, and the first in line are fed. Nine points for you at one cheese!

## A finished table, typed in

layout-how = Type one line for each cheese: how many mice it feeds, then who waits there, nearest first, such as 4: RN BC RD. Colours by seat: R red, B blue, Y yellow, G green, X black; N mouse, M marked mouse, F fat mouse, K king, C cat, P plain cat, D dog.
layout-colours = Colours: “{ $text }” will not do. Give { $players } different letters out of { $possible }.
layout-line = Cheese { $cheese }: “{ $text }” does not begin with a number and a colon, such as 4: RN BC.
layout-cheeses = There should be { $circle } cheeses, not { $cheeses }.
layout-too-many-such-cheeses = Cheese { $cheese }: { $most ->
    [0] no cheese feeds { $mice } mice.
    [one] only one cheese feeds { $mice } mice.
   *[other] only { $most } cheeses feed { $mice } mice.
 }
layout-unknown-card = Cheese { $cheese }, place { $place }: “{ $text }” is no card.
layout-nobodys-colour = Cheese { $cheese }, place { $place }: nobody has the colour { $text }; there are { $possible }.
layout-too-many-of-colour = Cheese { $cheese }, place { $place }: { $seat } does not have so many cards of that kind ({ $kind }).
layout-line-too-long = Cheese { $cheese }, place { $place }: { $seat } lays only { $most } times, so more cards cannot wait here.
layout-cards-missing = { $seat } has { $cards } of { $all } cards on the table.
layout-not-in-threes = { $seat }’s cards cannot all have been laid at three cheeses in a row: one of them must be at the wrong cheese.

## Puzzles

puzzle-wins-where = The last play is yours. However the hidden cards lie, beginning at one cheese wins. Which one?
why-wins-where = Every deal that is possible is won then.
puzzle-best-where = The last play is yours. At which cheese do you begin, to win most often?
why-best-where = Of all deals that are possible you win { $worth } then, and { $next } at most if you begin elsewhere.
puzzle-wins-card = Your last cards. However the hidden ones lie, one card wins here. Which one?
why-wins-card = Every deal that is possible is won then.
puzzle-best-card = Your last cards. Which one goes here, to win most often?
why-best-card = Of all deals that are possible you win { $worth } then, and { $next } at most with another card.
theme-where = Where to begin
theme-order = Which card goes where
theme-cat = With a cat
theme-dog = With a dog
theme-king = With the king
theme-mice = Mice only

## Exercises, for after the lesson

exercise-1 = A cat takes the others’ mice among the three cards before it. Who stands at the end of this line?
exercise-2 = A dog takes the cat beside it, even your own. Does your cat do more for you if it stays?
exercise-3 = A dog stands at the end of this line. What would become of a cat here?
exercise-4 = Three cards for three cheeses in a row. Think of all three places before you lay the first.
exercise-5 = Now plan the whole last play: where do your cards take most, and where do you begin for that?
