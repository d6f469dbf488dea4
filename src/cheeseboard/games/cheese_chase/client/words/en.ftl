### What only the browser's table of Cheese Chase says.

ask-look = Which of your cards do you look at?
ask-draw = { $card ->
    [cat] You are the cat! Draw a card: where is the mouse?
    [mouse] You are the mouse. Draw a card: where is some cheese?
   *[other] You are cheese { $card }. Whose card do you draw?
 }
ask-draw-row = { $card ->
    [cat] The cat! Draw a card: where is the mouse?
    [mouse] The mouse! Draw a card.
   *[other] Cheese { $card }. Draw a card.
 }
ask-show = Which cheese do you show?
ask-only = { $card ->
    [cat] Keep the cat secret: show cheese { $cheese }.
    [mouse] Keep the mouse secret: show cheese { $cheese }.
   *[other] Show cheese { $cheese }.
 }
ask-both = Mouse meets cheese { $cheese }! Show them?
ask-catch = Cat meets mouse! Show them!
ask-keep = Which one do you keep?
choose-first = Choose a card
do-look = Look
do-draw = Draw it
do-show = Show cheese { $card }
do-both = Show both
do-alone = Only cheese { $cheese }
do-catch = Got you!
do-keep = { $card ->
    [cat] Keep the cat
    [mouse] Keep the mouse
   *[other] Keep cheese { $card }
 }
progress = turn { $turn }
steps = { $seat-is ->
    [you] Your turn, step by step
   *[other] { $seat }’s turn, step by step
 }
step-look = Look
step-draw = Draw
step-show = Show
step-keep = Keep
me = You
seats = Around the table
row-of = { $seat-is ->
    [you] { $cards ->
        [one] Your card
       *[other] Your cards
     }
   *[other] { $cards ->
        [one] { $seat }’s card
       *[other] { $seat }’s cards
     }
 }
slot = { $cards ->
    [one] { $seat-is ->
        [you] Your card
       *[other] { $seat }’s card
     }
   *[other] { $seat-is ->
        [you] Your { nth-place } card
       *[other] { $seat }’s { nth-place } card
     }
 }.
slot-known = { $card ->
    [cat] You remember: the cat.
    [mouse] You remember: the mouse.
   *[other] You remember: cheese { $card }.
 }
slot-touched = It may have been swapped last turn.
slip-means = A slip: you have seen this card there.
doubt-means = Somebody had it in hand: it may be another card now.
slip-gone = { $by } may have swapped { $seat-is ->
    [you] your card
   *[other] { $seat }’s card
 }. It was { $card ->
    [cat] the cat.
    [mouse] the mouse.
   *[other] cheese { $card }.
 } What lies there now, you cannot know.
slot-gap = { $cards ->
    [one] { $seat-is ->
        [you] Your card
       *[other] { $seat }’s card
     }
   *[other] { $seat-is ->
        [you] Your { nth-place } card
       *[other] { $seat }’s { nth-place } card
     }
 } is in hand.
stage = The middle of the table
menu = The cheeses to be found
menu-cheese = Cheese { $cheese }{ $crossed ->
    [yes] , crossed out
   *[no] {""}
 }
hand-of = { $seat-is ->
    [you] Your two cards of this turn
   *[other] { $seat }’s two cards of this turn
 }
hand-own = { $seat-is ->
    [you] your card
   *[other] own card
 }
hand-from = from { $seat-is ->
    [you] you
   *[other] { $seat }
 }
hand-card = { $card ->
    [cat] The cat
    [mouse] The mouse
   *[other] Cheese { $card }{ $crossed ->
        [yes] , crossed out
       *[no] {""}
     }
 }
hand-hidden = A card, face down
card-name = { $card ->
    [cat] The cat
    [mouse] The mouse
   *[other] Cheese { $card }
 }
stage-shows = { $seat-is ->
    [you] You show
   *[other] { $seat } shows
 }
stage-showed = { $seat-is ->
    [you] You showed
   *[other] { $seat } showed
 }
stage-cat = { $seat-is ->
    [you] You had the cat!
   *[other] { $seat } had the cat!
 }
score-caught = cat and mouse in one hand
score-cat-caught = the cat caught the mouse
score-too-late = too late
score-no-cat = got away from the cat
score-cat = left with the cat
score-draw = nobody found anybody
