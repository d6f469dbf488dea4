### What all games say.

language-name = English
player = Player { $number }
you = (you)
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
refused-nothing-to-undo = There is no move to take back.
refused-no-help = This match is played as printed: no hints, no odds.
refused-help-for-seats = At a fair table only those who play may ask for help.

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
event-hint-asked = { $seat-is ->
    [you] You ask for a hint.
   *[other] { $seat } asks for a hint.
 }
event-odds-asked = { $seat-is ->
    [you] You look at the odds.
   *[other] { $seat } looks at the odds.
 }

## Replays

replay-keys = Enter: on · b: back · q: leave >
replay-unfinished = The game was not finished.

## Review

review-chances = How the chances went, as far as each could know:
review-ledger = Where the result came from:
review-sum = { $name } began with a chance of { $start } % and { $end ->
    [100] won.
    [0] did not win.
   *[other] shared the win.
 } Own choices { $own-is ->
    [up] brought { $own } points,
    [down] cost { $own } points,
   *[none] changed nothing,
 } the others’ choices { $others-is ->
    [up] brought { $others },
    [down] cost { $others },
   *[none] changed nothing,
 } and luck { $luck-is ->
    [up] brought { $luck }.
    [down] cost { $luck }.
   *[none] changed nothing.
 } Of everything that moved the chances, { $share } % was luck.
review-all-luck = { $name } began with a chance of { $start } % and { $end ->
    [100] won.
    [0] did not win.
   *[other] shared the win.
 } All of it was luck.
review-points = (A point is one percent of the chance to win. Every move counts, so in a long game they can add up to more than a hundred.)
review-choices = { $count ->
    [0] There was nothing to decide.
    [one] One decision, { $marked ->
        [0] and nothing to say against it.
       *[other] and it cost something:
     }
   *[other] { $count } decisions; { $marked ->
        [0] none that surely cost anything.
        [one] one of them surely cost something:
       *[other] { $marked } of them surely cost something:
     }
 }
review-mark = { $number }. { $sign } { $name }: { $move }. Better: { $best }. It cost { $cost } % (± { $error }).
review-turning-point = The turning point: move { $number }, “{ $move }”.

## Referee

referee-welcome = { $title }: you have the real cards, I watch. Type what the die and the cards show and what you do.
referee-help = Type a number from the list, or a move: in words, or as it is written.
referee-keys = b: back · t: the table · s: the score · q: leave · ?: this
referee-luck = What does the die or the card show?
referee-luck-alone = Which card do you see?
referee-many = Type it like this: { $example }
referee-which = “{ $asked }” could be: { $moves }. Type a little more.
referee-small-words = the, a, an, to, on, at, of, in, my, is, it, and, please
referee-word-leave = leave, quit, end
referee-word-back = back, undo
referee-word-help = help
referee-word-table = table
referee-word-score = score, points
referee-hand-over = Hand the device to { $name }. Everybody else looks away. { $name }, press Enter.
referee-alone = { $name }, only you can see this.
referee-give-back = The curtain has fallen. Put the device back on the table.
referee-cannot-be = “{ $asked }” cannot be, after all that has been typed so far. Look again; b goes back one step.
referee-back = One step back. Type it again.
referee-nothing-typed = Nothing has been typed yet.
referee-score = Score: { $scores }
referee-saved = The game is written down in { $file }.
referee-go-on = The game is kept. Go on with it: cheeseboard referee { $game } --resume
referee-goodbye = Goodbye!

layout-end = An empty line ends it.
layout-again = Type all of it again, or one line, such as 3 = and what stands there; then an empty line.
layout-as-it-lies = Never mind, I score it as it lies.
layout-empty = There is no card at all.

## Terminal

ask-game = Which game?
ask-seats = How many players?
ask-people = How many of them are people at this keyboard?
label-game = Game
label-seats = Players
label-people = People here
label-names = Names
label-bots = Bots
label-language = Language
bot-pip = Pip, who likes to guess
bot-mia = Mia, who is still learning
bot-otto = Otto, who plays well
bot-clara = Clara, who thinks ahead
bot-gustav = Gustav, the grandmaster
bot-random = blind chance
bot-random-name = Random
bot-none = nobody
players-for = For { $from } to { $to } players. By { $designer }.
start = Start
choose-number = Please type a number from 1 to { $most }.
welcome = { $title } for { $seats } players. { $people ->
    [one] You are { $name }.
   *[other] { $people } of them sit at this screen.
 }
committed = Luck is settled and sealed ({ $seal }…). s: what that means
seal-title = The seal of luck
seal-what = All luck of this game was settled before the first card: nobody can choose a card or a roll later. This seal stands for it. Note it down, or send it to a friend, before you play:
seal-after = After the game you are told the number behind the seal.
go-until = Go on until something happens
go-to-end = Go on to the end
go-stop = The cards turn by themselves. Any key: stop
help-plain = Type the number of a move, or the move itself. t: table · r: rules · l: log · s: seal · o: odds · h: hint · u: take back · n: new game · q: leave · { $languages }: language · ?: help
curtain = { $seat } is next.
curtain-ask = { $seat }, are you alone with the screen? Then press Enter.
hand-over = Enter: hide everything and pass the screen to { $seat }.
hand-over-button = Hide everything: { $seat } is next
bot-thinks = { $seat } thinks …
hint-move = Hint: { $move }.
hint-why = Hint: { $move }. { $reason }
hint-chance = { $move }: wins { $percent } %{ $error ->
    [0] { "" }
   *[other] { " " }(± { $error })
 }{ $level ->
    [yes] , level
   *[no] { "" }
 }
hint-more = (h again: more)
hint-none = There is a hint only when it is your turn.
odds-title = What is hidden, as far as { $seat-is ->
    [you] you can know
    [nobody] everybody can know
   *[other] { $seat } can know
 }
odds-none = Nothing is hidden now.
odds-ways = { $outcome }: { $outcomes ->
    [one] { "" }
   *[other] each
 } { $ways } of { $all } ({ $share } %)
odds-share = { $outcome }: { $outcomes ->
    [one] { "" }
   *[other] each
 } { $share } %
odds-sure = { $outcome }: for sure (100 %)
odds-counted = (counted in { $worlds } imagined games)
odds-you = you
over-seal = The seal of luck was { $seal }.
over-seed = The seed was { $seed }.
over-check = So anybody can check it: cheeseboard verify FILE --seal SEAL
day-luck = The deal of { $day }: everybody has the same luck today. s: what that means
day-what = This is the deal of { $day }. The cards and the dice are the same for everybody who plays it, against the same mice. Luck follows from the date and the release of Cheeseboard, so it is no secret: somebody who computes it can look ahead. A result shows that all moves were legal and luck was that of the day. It cannot show that nobody looked.
over-day = That was the deal of { $day }. This line is your result: anybody can open it, and check it with cheeseboard verify.
saved-to = Saved to { $path }
saved-go-on = The game is saved. Go on with it: cheeseboard play --resume
nothing-to-resume = There is no unfinished game.
goodbye = Goodbye!
again-plain = n: a rematch · q: leave >
log-title = What happened
log-empty = Nothing yet.
rules-title = The rules
help-title = Keys
result-title = The end
new-title = Another game?
new-rematch = Rematch: same players, new luck
new-other = Choose another game
new-back = Play on
key-help = Help
key-rules = Rules
key-log = Log
key-odds = Odds
key-hint = Hint
key-undo = Take back
key-new = New
key-quit = Leave
key-back = Back
key-start = Start
key-change = Change
help-moves = 1 … 9, a … z: play the move with that key
help-tab = Tab, arrows, Enter or the mouse: choose a move
help-scroll = PgUp, PgDn: the rest of the table
help-keys = ? this help · r rules · l log · s seal · o odds · h hint · u take back · n new game · q leave
help-language = F2: another language
help-saved = Every move is saved. Go on later with: cheeseboard play --resume

## A game without words of its own for this

only-english = (The game speaks English only.)
reason-only-move = There is nothing else to do.
reason-tried = Tried out at random, it { $wins ->
    [0] hardly ever wins.
   *[other] { $tries ->
        [1] nearly always wins.
       *[other] wins in about { $wins } of { $tries } tries.
    }
 }
chance-luck = what luck does next
chance-luck-after = what luck does after: { $move }
chance-of-seat = { $seat-is ->
    [you] your
   *[other] { $seat }’s
 } { $thing }

## Who may use help

help-level = Help
help-level-family = Family
    .says = Hints and odds for everybody, and the computer remembers what each player has seen.
help-level-fair = Fair table
    .says = There are hints and odds, but when several people play, everybody is told who uses them.
help-level-printed = As printed
    .says = No hints, no odds, and nobody sees again what the rulebook shows only once.
help-level-here = Help at this table: { $level }

## Puzzles

puzzle-of = Puzzle { $number } of { $all }
exercise-of = Exercise { $number } of { $all }
puzzle-right = Right!
puzzle-wrong = Not this time.
puzzle-instead = The answer: { $answer }.
puzzle-tried = Your choice comes true in { $tried } of all cases.
puzzle-shared = With your choice the win is shared.
puzzle-streak = In a row: { $streak }
puzzle-done = Solved: { $right } of { $tried }.
puzzle-ask = Number or move (Enter: another puzzle, q: stop) > 
level-1 = very easy
level-2 = easy
level-3 = medium
level-4 = tricky
level-5 = hard
level-6 = very hard
