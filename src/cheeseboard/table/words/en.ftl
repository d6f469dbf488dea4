### What all games say.

player = Player { $number }
yes = yes
no = no

## Refusals

refused-not-your-turn = Not yet! It is { $turn-is ->
    [luck] luck’s turn.
   *[other] { $turn }’s turn.
 }
refused-not-legal = “{ $asked }” is not possible now.
refused-stale = Something has happened since you chose. Have another look.
refused-over = The game is over.
refused-no-such-seat = There is no such seat at this table.
refused-no-undo = That cannot be taken back: somebody has learned something new.

## The table

turn-yours = It is your turn.
turn-theirs = It is { $seat }’s turn.
turn-luck = Luck decides.
turn-over = The game is over.
won = { $winners ->
    [0] Nobody has won.
    [1] { $seat-is ->
        [you] You have won!
       *[other] { $seat } has won!
     }
   *[other] { $names } share the win!
 }
and = and
score = { $seat-is ->
    [you] You have
   *[other] { $seat } has
 } { $points ->
    [one] 1 point.
   *[other] { $points } points.
 }
event-move-undone = { $seat-is ->
    [you] You take a move back.
   *[other] { $seat } takes a move back.
 }

## Replays

replay-keys = Enter: on · b: back · q: leave >
replay-unfinished = The game was not finished.
