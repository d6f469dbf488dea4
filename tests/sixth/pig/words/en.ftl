title = Pig
tagline = One die, and one roll too many.

event-die-rolled = { $seat-is ->
    [you] You roll
   *[other] { $seat } rolls
 } a { $face }.
event-turn-lost = { $seat-is ->
    [you] You lose
   *[other] { $seat } loses
 } { $total } points.
event-total-held = { $seat-is ->
    [you] You hold
   *[other] { $seat } holds
 } { $total } points.

prompt-roll = Roll or hold?
move-roll = roll the die
move-hold = hold
move-die = a { $face }
look-roll = Look at the die!
look-hold = Look at the total of this turn!

option-goal = Goal
    .says = How many points win.

clause-1 = A turn
clause-2 = The end
