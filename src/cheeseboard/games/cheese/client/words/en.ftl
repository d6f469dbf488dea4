### What only the browser's table of Cheese says.

question-flip = { $seat-is ->
    [you] What is on top of your stack? Flip it!
   *[other] { $seat }, what is on top of your stack? Flip it!
 }
question-hunt = { $seat-is ->
    [you] Flip! { $cards ->
        [one] A cat wins you the mouse.
       *[other] A cat wins you all { $cards } cards.
     }
   *[other] { $seat }, flip! A cat wins the pile.
 }
question-held = Flip, flip, flip … Let go to stop.
question-by-itself = The cards flip by themselves. Press Stop at any time.
do-flip = Flip
do-by-itself = By itself
do-stop = Stop
do-faster = Faster
hold-says = Hold to flip again and again
by-itself-says = Flips your cards by itself until you stop it
flips = { $flips ->
    [0] no flip yet
    [one] 1 flip
   *[other] { $flips } flips
 }
sits-on = { $seat-is ->
    [you] Your mouse sits
   *[other] { $seat }’s mouse sits
 } on { $cards ->
    [one] the first card.
   *[other] { $cards } cards.
 }
pile-lies = { $cards ->
    [0] The table is bare. Who lays the first card?
    [one] One card lies there. Who gets a mouse?
   *[other] { $cards } cards lie there. Who gets a mouse?
 }
pile-stays = { $cards ->
    [0] Nothing is left in the pile.
    [one] One card stays in the pile.
   *[other] { $cards } cards stay in the pile.
 }
mouse-of = { $seat-is ->
    [you] Your mouse
   *[other] { $seat }’s mouse
 } with { $footsteps ->
    [one] one footstep.
   *[other] { $footsteps } footsteps.
 }
mouse-label = { $seat-is ->
    [you] your mouse
   *[other] { $seat }’s mouse
 }
no-mouse = No mouse yet
pile-of = The pile: { $cards ->
    [0] empty.
    [one] 1 card.
   *[other] { $cards } cards: cheese { $cheese }, cats { $cats }, mice { $mice }.
 }
flips-label = { $seat-is ->
    [you] you flip
   *[other] { $seat } flips
 }
hunts-label = { $seat-is ->
    [you] you hunt
   *[other] { $seat } hunts
 }
stack-label = { $seat-is ->
    [you] your stack
   *[other] { $seat }’s stack
 }
stack-flip = { $seat-is ->
    [you] Your stack:
   *[other] { $seat }’s stack:
 } { $cards ->
    [one] 1 card.
   *[other] { $cards } cards.
 } Flip the top one.
stack-of-seat = { $seat-is ->
    [you] Your stack:
   *[other] { $seat }’s stack:
 } { $cards ->
    [0] no card.
    [one] 1 card.
   *[other] { $cards } cards.
 }
tries-label = { $seat-is ->
    [you] Your attempts
   *[other] { $seat }’s attempts
 }
tries-of = { $seat-is ->
    [you] You have
   *[other] { $seat } has
 } { $attempts ->
    [0] no attempt left
    [one] one attempt left
   *[other] { $attempts } attempts left
 } of { $footsteps }.
race-of = { $seat-is ->
    [you] You:
   *[other] { $seat }:
 } { $cards ->
    [one] 1 card.
   *[other] { $cards } cards.
 }
race-pile = In the pile: { $cards }.
your-stack = { $seat-is ->
    [you] Your stack
   *[other] { $seat }’s stack
 }
stack-of = { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
 }{ $loot ->
    [0] {""}
   *[other] , { $loot } won
 }{ $chips ->
    [0] {""}
    [one] , 1 chip
   *[other] , { $chips } chips
 }
has-mouse = Has the mouse.
hunts = Hunts.
next-known = · next comes { $kind ->
    [cheese] cheese
    [cat] a cat
   *[mouse] a mouse
 }, as everybody knows
place-now = · { $place ->
    [1] in front
   *[other] { $place } of { $seats }
 }
score-how = { $cards ->
    [0] { $loot ->
        [0] no card left
       *[other] stack empty
     }
    [one] 1 card in the stack
   *[other] { $cards } cards in the stack
 }{ $loot ->
    [0] {""}
   *[other] , { $loot } won
 }{ $chips ->
    [0] {""}
    [one] , 1 chip
   *[other] , { $chips } chips
 }
end-why = { $seat-is ->
    [you] You have
    [all] { $names } have
   *[other] { $seat } has
 } { $most ->
    [one] 1 card
   *[other] { $most } cards
 }, { $second-is ->
    [you] you have
   *[other] { $second } has
 } { $next }.
known = What everybody can know
known-unseen = Never seen yet, in stacks or set aside
known-of = { $seat-is ->
    [you] Your stack
   *[other] { $seat }’s stack
 } from the top: { $cards }.
known-hidden = { $cards ->
    [one] one card that nobody has seen
   *[other] { $cards } cards that nobody has seen
 }
