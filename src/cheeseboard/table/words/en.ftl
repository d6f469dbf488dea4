### What all games say.

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

## Review

review-chances = How the chances went, as far as each could know:
review-ledger = Where the result came from:
review-sum = { $start } to begin with, own choices { $own }, the others’ { $others }, luck { $luck }: { $end }. { $share } of what moved was luck.
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
referee-help = Type a number from the list, or a move as it is written. b: back, t: the table, s: the score, q: leave, ?: this.
referee-luck = What does the die or the card show?
referee-luck-alone = Which card do you see?
referee-many = Type it like this: { $example }
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

layout-how-cheese-rescue = Type the square row by row. A3 is a cheese worth 3 of the first player, B1 one worth 1 of the second; D dog, C cat, M mouse, S start card, . empty.
layout-how-go-da-cheese = Type one line for each cheese: how many mice it feeds, then who waits there, nearest first, such as 4: RN BC RD. Colours by seat: R red, B blue, Y yellow, G green, X black; N mouse, M marked mouse, F fat mouse, K king, C cat, P plain cat, D dog.
layout-end = An empty line ends it.
layout-again = Type all of it again, or one line, such as 3 = and what stands there; then an empty line.
layout-as-it-lies = Never mind, I score it as it lies.
layout-empty = There is no card at all.
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
bot-none = nobody
language-en = English
language-de = German
language-fr = French
players-for = For { $from } to { $to } players. By { $designer }.
start = Start
choose-number = Please type a number from 1 to { $most }.
welcome = { $title } for { $seats } players. { $people ->
    [one] You are { $name }.
   *[other] { $people } of them sit at this screen.
 }
committed = Luck is settled already. Its seal: { $commitment }
help-plain = Type the number of a move, or the move itself. t: table · r: rules · l: log · o: odds · h: hint · u: take back · n: new game · q: leave · en, de, fr: language · ?: help
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
odds-you = you
over-seal = The seal of luck was { $commitment }.
over-seed = The seed was { $seed }.
over-check = So anybody can check it: cheeseboard verify FILE
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
help-keys = ? this help · r rules · l log · o odds · h hint · u take back · n new game · q leave
help-language = F2: another language
help-saved = Every move is saved. Go on later with: cheeseboard play --resume
