### Cheese

title = Cheese
tagline = Every mouse wants the whole pile. Is there a cat in your stack?

## What happens

event-pile-opened = The pile starts with { $kind ->
    [cheese] cheese.
    [cat] a cat.
   *[mouse] a mouse that nobody hunts.
 }
event-card-flipped = { $seat-is ->
    [you] You flip
   *[other] { $seat } flips
 } { $kind ->
    [cheese] cheese.
    [cat] a cat.
   *[mouse] a mouse!
 }
event-mouse-hunted = { $hunter-is ->
    [you] You hunt { $owner }’s mouse and have
   *[other] { $owner-is ->
        [you] { $hunter } hunts your mouse and has
       *[other] { $hunter } hunts { $owner }’s mouse and has
     }
 } { $attempts ->
    [one] one attempt.
   *[other] { $attempts } attempts.
 }
event-attempt-failed = No cat! { $hunter-is ->
    [you] You have
   *[other] { $hunter } has
 } { $attempts ->
    [0] no attempt left.
    [one] one attempt left.
   *[other] { $attempts } attempts left.
 }
event-mouse-chased = { $hunter-is ->
    [you] Your mouse chases { $owner }’s away!
   *[other] { $owner-is ->
        [you] { $hunter }’s mouse chases yours away!
       *[other] { $hunter }’s mouse chases { $owner }’s away!
     }
 }
event-mouse-caught = The cat pounces! { $hunter-is ->
    [you] You catch { $owner }’s mouse.
   *[other] { $owner-is ->
        [you] { $hunter } catches your mouse.
       *[other] { $hunter } catches { $owner }’s mouse.
     }
 }
event-mouse-escaped = { $owner-is ->
    [you] Your mouse gives { $hunter } the slip!
   *[other] { $hunter-is ->
        [you] { $owner }’s mouse gives you the slip!
       *[other] { $owner }’s mouse gives { $hunter } the slip!
     }
 }
event-hunter-skipped = { $hunter-is ->
    [you] You have no card to flip and cannot hunt.
   *[other] { $hunter } has no card to flip and cannot hunt.
 }
event-pile-won = { $seat-is ->
    [you] You win
   *[other] { $seat } wins
 } the pile: { $cards ->
    [one] one card.
   *[other] { $cards } cards.
 }
event-chip-earned = A chip for { $seat-is ->
    [you] you:
   *[other] { $seat }:
 } that makes { $chips }.
event-stack-emptied = { $seat-is ->
    [you] Your stack is empty:
   *[other] { $seat }’s stack is empty:
 } the game is over.
event-chips-used-up = That was the last chip: the game is over.
event-flips-used-up = That was the last flip: the game is over.
event-circle-closed = Now everything goes round in a circle and would never end: the game is over.

## What you can do

move-flip = Flip your top card
prompt-flip = What is on top of your stack? Flip it!
look-flip = Look at your stack!

## Advice

reason-only = There is nothing to decide: you can only flip your top card.

## What luck does

move-cheese = It is cheese
move-cat = It is a cat
move-mouse = It is a mouse with { $footsteps ->
    [one] one footstep
   *[other] { $footsteps } footsteps
 }

## The words for things

kind-cheese = cheese
kind-cat = cat
kind-mouse-1 = mouse with one footstep
kind-mouse-2 = mouse with two footsteps
kind-mouse-3 = mouse with three footsteps

## What may be hidden

chance-stack = { $things ->
    [one] { $seat-is ->
        [you] your top card
       *[other] { $seat }’s top card
     }
   *[other] the top cards of { $seat }
 }
chance-opening = the card that opens the pile
chance-aside = a card that was set aside

## Looking back

decided = { $exact ->
    [yes] From flip { $turns } on
   *[no] By flip { $turns } at the latest
 } it was decided: no card that was still to come could change who wins.

## House rules

option-cards = Cards of each kind
    .says = How many cards are cheese, cats, and mice with one, two and three footsteps.
option-leftover = Cards left over
    .says = What happens to cards that cannot be dealt evenly.
option-leftover-aside = set aside
option-leftover-dealt = all dealt
option-leftover-opens = one opens the pile
option-loot = Where loot goes
    .says = Whether won cards are flipped again, or only count.
option-loot-under = under the stack
option-loot-aside = aside
option-loot-order = Order of the loot
    .says = Which card of a won pile comes up first again.
option-loot-order-oldest = the oldest
option-loot-order-newest = the newest
option-goes-on = Who goes on
    .says = Who flips next after a pile was won.
option-goes-on-left = the player to the winner’s left
option-goes-on-winner = the winner
option-dry = Hunters without cards
    .says = What happens when somebody who hunts has no card left.
option-dry-fails = the mouse escapes
option-dry-skips = the next player hunts
option-out = Empty stack
    .says = When an empty stack ends the game.
option-out-after-hunt = after the hunt
option-out-at-once = at once
option-out-at-turn = on that player’s turn
option-chips = Chips
    .says = How many chips there are. Every mouse you catch earns one, and the last one ends the game. 0 means none.
option-circle = Circle
    .says = Who wins a game that goes round in a circle.
option-circle-shared = shared
option-circle-most = the most cards
option-max-flips = Most flips
    .says = After so many flips the game ends.

## Level on points

tie-circle = In a circle nobody is ahead for good, so all who have cards share the win.
tie-chips = Equally many cards: { $winners ->
    [1] { $seat-is ->
        [you] you have
       *[other] { $seat } has
     }
   *[other] { $names } have
 } more chips, { $most } to { $next }.
tie-shared = Nobody has more cards, so the win is shared.

## The rules

clause-1 = The cards
clause-2 = Setting up
clause-3 = The turn
clause-4 = The hunt
clause-5 = Hunters without cards
clause-6 = The loot
clause-7 = The end
clause-8 = The score
clause-9 = House rules
clause-10 = What the computer remembers

## The table as text

draw-pile = { $cards ->
    [0] The pile is empty.
    [one] Pile: 1 card
   *[other] Pile: { $cards } cards, the newest last
 }
draw-cheese = cheese
draw-cat = cat
draw-mouse = mouse
draw-hunt = THE HUNT
draw-mouse-of = Mouse of
draw-hunter = Hunter
draw-tries = Attempts
draw-attempts = { $attempts ->
    [one] 1 left
   *[other] { $attempts } left
 }
draw-loot = Loot
draw-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }
draw-flips = { $seat-is ->
    [you] You flip your top card.
   *[other] { $seat } flips a card.
 }
draw-opens = The last card opens the pile.
draw-over = The game is over.
draw-stack = cards
draw-chips = of { $chips } chips
draw-flips-so-far = { $flips ->
    [one] (1 flip so far)
   *[other] ({ $flips } flips so far)
 }
draw-legend = # never seen, o cheese, ^ cat, 1 2 3 mouse with so many footsteps
draw-unseen = Never seen ({ $cards }): cheese { $cheese }, cats { $cat }, mice 1: { $mouse-1 }, 2: { $mouse-2 }, 3: { $mouse-3 }
draw-all-seen = Every card of the stacks has been seen: the rest is fixed.

## The first lesson

lesson-1 = Nobody knows what lies on your stack. Flip your top card!
lesson-2 = Cheese just lies there and makes the pile fatter. Flip again!
lesson-3 = Your mouse gave Otto the slip, so the pile was yours! Now his mouse wants it: flip one card and hope for a cat.
lesson-4 = A cat! It caught the mouse, and the pile goes under your stack. On we go: flip.
lesson-5 = Otto’s mouse has three footsteps, so you have three attempts. Flip!
lesson-6 = No cat, but two attempts are left. Flip again!
lesson-end = Your mouse chased Otto’s away, but his cat was quicker. That is the whole game: the most cards win, and luck decides.

## Puzzles

puzzle-wins = Your top card is about to be turned over. Only one kind of card wins you the game for sure. Which one?
why-wins = After it you win, whatever is flipped until the end. After any other card you might not win alone.
puzzle-decides = The top card is about to be turned over. Only one kind of card decides the game: after it, nothing can change who wins. Which one?
why-decides = Whatever is flipped after it, the same player wins. After any other card the game is still open.
theme-hunt = A mouse is hunted
theme-quiet = No mouse is hunted
theme-last = The game ends at once
theme-short = The end is near
theme-long = Some more flips

## Exercises

exercise-1 = Somebody has no card left, so the game is over as soon as the hunt is. Who must get the pile to have most cards?
exercise-2 = Count the cards of everybody with the pile added to them. Which card gives it to somebody at once?
exercise-3 = A mouse hopes for the pile. Can the next player still hunt it?
exercise-4 = A mouse that chases another has hunters of its own. How many cards does the next player have left?
exercise-5 = Look at what everybody knows: won cards come up again in the same order. Think of the flips after this one.
