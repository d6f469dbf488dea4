### Cheese Chase

title = Cheese Chase
tagline = Cat, mouse or cheese: who are you now, and who will you be next?

## What happens

event-card-dealt = { $seat-is ->
    [you] You are dealt
   *[other] { $seat } is dealt
 } { $place ->
    [1] a card.
   *[other] another card.
 }
event-dealt-card-seen = { $only-is ->
    [you] Your
   *[other] { $only }’s
 } { nth-place } card is { $card ->
    [cat] the cat.
    [mouse] the mouse.
   *[other] cheese { $card }.
 }
event-card-looked-at = { $seat-is ->
    [you] You look at your own
   *[other] { $seat } looks at their own
 } { nth-place } card.
event-own-card-seen = { $only-is ->
    [you] Your
   *[other] { $only }’s
 } { nth-place } card: it is { $card ->
    [cat] the cat.
    [mouse] the mouse.
   *[other] cheese { $card }.
 }
event-card-drawn = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
 } { $owner-is ->
    [you] your
   *[other] { $owner }’s
 }{ $place ->
    [0] {""}
   *[other] {" "}{ nth-place }
 } card.
event-drawn-card-seen = { $seat-is ->
    [you] You see
   *[other] { $seat } sees
 } { $owner-is ->
    [you] your
   *[other] { $owner }’s
 } card: { $card ->
    [cat] the cat!
    [mouse] the mouse!
   *[other] cheese { $card }.
 }
event-mouse-caught = Cat meets mouse! { $seat-is ->
    [you] You
   *[other] { $seat }
 } had one, { $owner-is ->
    [you] you
   *[other] { $owner }
 } the other.
event-cheese-shown = { $seat-is ->
    [you] You show
   *[other] { $seat } shows
 } cheese { $cheese }.
event-pair-shown = Squeak! { $seat-is ->
    [you] You show
   *[other] { $seat } shows
 } the mouse and cheese { $cheese }.
event-cheese-crossed-out = Munch! Cheese { $cheese } is crossed out.
event-card-returned = { $seat-is ->
    [you] You keep
   *[other] { $seat } keeps
 } one card in secret. The other goes back to { $owner-is ->
    [you] you.
   *[other] { $owner }.
 }
event-kept-card-seen = Psst! { $only-is ->
    [you] You keep
   *[other] { $only } keeps
 } { $kept ->
    [cat] the cat
    [mouse] the mouse
   *[other] cheese { $kept }
 }. Back goes { $returned ->
    [cat] the cat.
    [mouse] the mouse.
   *[other] cheese { $returned }.
 }
event-returned-card-seen = { $seat } gives { $only-is ->
    [you] you
   *[other] { $only }
 } { $card ->
    [cat] the cat.
    [mouse] the mouse.
   *[other] cheese { $card }.
 }
event-cheeses-used-up = Every cheese is crossed out! Who has the cat?
event-turns-used-up = That was the last turn: the game is over.
event-cat-found = Meow! { $seat-is ->
    [you] You
   *[other] { $seat }
 } had the cat.

## What you can do

move-look = Look at your { nth-place } card
move-draw = Draw { $seat }’s card
move-draw-from-row = Draw { $seat }’s { nth-place } card
move-show = Show cheese { $cheese }
move-show-mouse = Show the mouse and cheese { $cheese }
move-catch = Show the cat and the mouse
move-keep = Keep { $card ->
    [cat] the cat
    [mouse] the mouse
   *[other] cheese { $card }
 }
prompt-look = Which of your own cards do you want to look at?
prompt-draw = Whose card do you want to draw?
prompt-draw-from-row = Now draw a card from somebody else. Which one?
prompt-show = What do you show?
prompt-show-mouse = Mouse and cheese are together: show them both.
prompt-catch = You have the cat and the mouse! Show them both.
prompt-keep = Which card do you keep? The other goes back.
look-look = Think of your own cards. With which of them could cat and mouse meet?
look-draw = Who has drawn from whom, and what was shown? Think about where cat and mouse have gone.
look-draw-from-row = Look at { $seat }’s row. What do you remember of it?
look-show = Look at the cheeses that are crossed out. What would the others learn from what you show?
look-show-mouse = Look at the cheeses that are crossed out. What would the others learn from what you show?
look-catch = Look at the two cards in your hand!
look-keep = Think of your next turn. Which card would you like to have then?

## Advice

reason-look = { $percent ->
    [0] Cat and mouse cannot meet in this turn, so it makes no difference which card you look at.
   *[other] With your { nth-place } card cat and mouse are likeliest to meet: { $percent } % if you draw well.
 }
reason-look-too = With your { nth-place } card cat and mouse meet with { $percent } % if you draw well. You also see again what lies there.
reason-look-open = Cat and mouse cannot meet in this turn. With { $percent } % your { nth-place } card is a cheese that is not crossed out: shown with the mouse, it would be.
reason-hunt-mouse = You have the cat. { $percent ->
    [0] None of the others has the mouse, so any card will do.
    [100] And you know where the mouse is: catch it at { $owner }’s!
   *[other] The mouse is likeliest there, at { $owner }’s: { $percent } %.
 }
reason-hunt-cat = You have the mouse. { $percent ->
    [0] None of the others has the cat, so any card will do.
    [100] And you know where the cat is: draw it from { $owner } and you win!
   *[other] The cat is likeliest there, at { $owner }’s: { $percent } %. If you draw it, you win.
 }
reason-avoid-cat = You have the mouse and must not meet the cat. { $percent ->
    [0] There, at { $owner }’s, it cannot be.
   *[other] There, at { $owner }’s, it is least likely: { $percent } %.
 }
reason-wander = For { $rounds } rounds nobody has caught anybody, for whatever is taken is soon taken back. So draw all round the table: now it is { $owner }’s turn to be drawn from.
reason-seek = { $percent ->
    [0] None of the others has the cat or the mouse, so any card will do.
    [100] There, at { $owner }’s, is the cat or the mouse for sure.
   *[other] The cat or the mouse is likeliest there, at { $owner }’s: { $percent } %.
 }
reason-seek-mouse = The mouse is likeliest to be there, at { $owner }’s: { $percent } %. Shown with your cheese, it crosses that out.
reason-seek-open = Your cheese is crossed out already. There, at { $owner }’s, a cheese that is not is likeliest: { $percent } %.
reason-elsewhere = { $percent ->
    [0] There, at { $owner }’s, is neither the cat nor the mouse: nothing much can happen to you.
   *[other] There, at { $owner }’s, the cat or the mouse may be: { $percent } %. Elsewhere your chances would be better, but the others expect that too.
 }
reason-catch = Cat and mouse are in your hand: the chase is over!
reason-only = There is nothing else that you may show.
reason-cross-last = Cheese { $cheese } is the last one. Cross it out, and you win { $percent ->
    [100] for sure
   *[other] with { $percent } %
 }: only whoever has the cat loses.
reason-cross-late = The chase has gone on for { $rounds } rounds. Cross out cheese { $cheese }, so that it comes to an end.
reason-cross = Cheese { $cheese } gets crossed out, and that brings the end nearer. But now everybody knows where the mouse has been.
reason-tell-mouse = Now everybody knows where the mouse has been, and that stirs up the chase.
reason-hide-mouse = Show only cheese { $cheese }. Nobody needs to know that you have the mouse.
reason-show-crossed = Cheese { $cheese } is crossed out already, so showing it gives little away.
reason-show-open = Cheese { $cheese } is not crossed out yet. Showing it tells the others where it may be crossed out.
reason-show-either = Both cheeses tell the others equally much, so show either.
reason-keep = With { $card ->
    [cat] the cat
    [mouse] the mouse
   *[other] cheese { $card }
 } kept, your chance to catch next turn is { $percent } %, as the cards lie now; otherwise { $otherwise } %.
reason-keep-clear = { $percent ->
    [0] Then cat and mouse lie in the same row, and nobody can catch in the next turn. Otherwise they might lie apart: { $otherwise } %.
   *[other] Then cat and mouse lie in different rows with { $percent } %, and can be caught in the next turn. With the other card it would be { $otherwise } %.
 }
reason-keep-either = Whichever card you keep, your chance to catch next turn is the same.

## What luck does

move-deal = The next card is { $card ->
    [cat] the cat
    [mouse] the mouse
   *[other] cheese { $card }
 }
move-card = It is { $card ->
    [cat] the cat
    [mouse] the mouse
   *[other] cheese { $card }
 }
move-cat = { $seat-is ->
    [you] You
   *[other] { $seat }
 } had the cat

## The words for things

card-mouse = mouse
card-cat = cat
kept-mouse = mouse
kept-cat = cat
returned-mouse = mouse
returned-cat = cat
nth-place = { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
 }

## What may be hidden

chance-cat = who has the cat
chance-mouse = who has the mouse
chance-row = { $seat-is ->
    [you] your
   *[other] { $seat }’s
 } { $things ->
    [one] { nth-place } card
   *[other] { $place } cards
 }
chance-held = { $things ->
    [one] { $seat }’s card
   *[other] the cards of { $seat }
 }
chance-deal = the next card of the deal
outcome-card = { $things ->
    [one] cheese { $card }
   *[other] cheeses { $card }
 }

## House rules

option-mouse-draws-cat = Cat meets mouse
    .says = Who wins when cat and mouse meet.
option-mouse-draws-cat-active = whoever’s turn it is
option-mouse-draws-cat-cat-owner = whoever had the cat
option-pair-show = Mouse and cheese
    .says = Whether you may or must show them together, if that crosses the cheese out.
option-pair-show-may = you may
option-pair-show-must = you must
option-pair-show-crossed = Mouse and crossed-out cheese
    .says = Whether you may show the mouse with a cheese that is crossed out already.
option-turn-cap = Longest game
    .says = After so many turns for each player the game is over.
option-at-cap = After the last turn
    .says = What happens when the turns are used up.
option-at-cap-draw = nobody wins
option-at-cap-cat-loses = whoever has the cat loses
option-hand = Cards each
    .says = At most so many cards are dealt to each player of a small game.

## The rules

clause-1 = The cards
clause-2 = Setting up
clause-3 = The turn
clause-4 = Showing
clause-5 = Keeping a card
clause-6 = The end
clause-7 = House rules
clause-8 = What the computer remembers

## The table as text

draw-cheeses = Cheeses
draw-crossed = X crossed out
draw-held = < > in this turn
draw-place = place
draw-card = { $card ->
    [cat] cat
    [mouse] mouse
   *[other] { $card }
 }
draw-turn = turn
draw-looked = { $hand ->
    [1] had
   *[other] looked at
 }
draw-drew = drew
draw-showed = showed
draw-kept = kept
draw-own = own card
draw-now = { $phase ->
    [deal] The cards are being dealt.
    [look] { $seat-is ->
        [you] Your turn: look at one of your own cards.
       *[other] { $seat } is about to look at a card of their own.
     }
    [see-own] { $seat-is ->
        [you] You look at a card of your own.
       *[other] { $seat } looks at a card of their own.
     }
    [draw] { $seat-is ->
        [you] Your turn: draw a card from somebody else.
       *[other] { $seat } is about to draw somebody's card.
     }
    [see-drawn] { $seat-is ->
        [you] You look at the drawn card.
       *[other] { $seat } looks at the drawn card.
     }
    [show] { $seat-is ->
        [you] Your turn: show something.
       *[other] { $seat } is about to show something.
     }
    [keep] { $seat-is ->
        [you] Your turn: keep one of the two cards. The other goes back.
       *[other] { $seat } is about to keep one of the two cards.
     }
    [see-returned] { $seat-is ->
        [you] You give the other card back.
       *[other] { $seat } gives the other card back.
     }
   *[find-cat] Who has the cat?
 }
draw-ending = { $ending ->
    [caught] Cat meets mouse!
    [crossed-out] Every cheese is crossed out!
   *[turns-used-up] That was the last turn.
 }
draw-cat = { $seat } had the cat.
draw-won = { $winners ->
    [one] * has won.
   *[other] * have won.
 }

## The first lesson

lesson-1 = You have the cat, Otto hides the mouse. Every turn begins with a look at your own row: tap your first card.
lesson-2 = Now draw one of Otto’s cards. Try his second one!
lesson-3 = The mouse, beside your cheese! Show both, and cheese 3 is crossed out.
lesson-4 = Keep one, the other goes back. Tap the cheese and keep it: then you know where the mouse lies.
lesson-5 = Otto drew your cheese 1, so the mouse is where it was. Look at your fourth card: there sleeps the cat.
lesson-6 = The cat is in your paws. Now draw the mouse: Otto’s second card!
lesson-7 = Cat and mouse in one hand. Show them!
lesson-end = You win! Bring cat and mouse together, or be without the cat when the last cheese is crossed out.

## Puzzles

puzzle-must-cat = One card of the others must be the cat. Which one? Draw it.
why-must-cat = However the cards were dealt and whatever was kept in secret: the cat can be nowhere else.
puzzle-must-mouse = One card of the others must be the mouse. Which one? Draw it.
why-must-mouse = However the cards were dealt and whatever was kept in secret: the mouse can be nowhere else.
puzzle-likeliest = You have the cat or the mouse. Where is the other one most likely? Draw it.
why-likeliest = Of all ways in which the cards can lie, it is there in { $worth }; anywhere else in { $next } at most.
theme-catch = Cat meets mouse
theme-row = Rows of cards
theme-hands = One card each
theme-moved = It may have changed places
theme-still = Nobody has touched it

## Exercises, for after the lesson

exercise-1 = Your mouse was drawn, shown with a cheese, and that cheese came back. So where is the mouse now?
exercise-2 = Somebody drew your cheese, showed it together with the mouse, and gave your card back. What do they hold?
exercise-3 = Go through the players one by one: whose card do you know? Who is left?
exercise-4 = You have the cat. The mouse was in somebody’s hand, together with a card of yours: it is one of two. Which of them can you draw?
exercise-5 = You have the cat. Go back turn by turn: where can the mouse be, and where not?
