### What the page around the games says.

title = Cheeseboard
announcements = Announcements
loading = Setting the table …
close = Close
back = Back
home = Home
reload = Load again
try-again = Try again
rules = Rules
rules-parts = Parts of the rules
rules-read = Read aloud: { $part }
settings = Settings
you = You
share = Share
save-record = Save the record
copied = Copied!
bot = Bot
game = Game

## Home

home-title = What’s on the board tonight?
home-friends = Friends at another table?
home-code-says = Type the code of their room.
home-come-in = Come in
home-go-on = Go on playing
players = { $from }–{ $to } players
minutes = { $minutes } min
age = { $age } and up
by = By { $makers }

## A game

how-many = How many players?
against-whom = Against whom?
mouse-pip = Pip is six and likes to guess.
mouse-mia = Mia is eight and still learning.
mouse-otto = Otto plays well and never dawdles.
mouse-clara = Clara thinks ahead.
mouse-gustav = Gustav is the grandmaster. He takes his time.
play-bots = Play
    .says = { $bots ->
        [one] Against one bot, at once.
       *[other] Against { $bots } bots, at once.
     }
with-friends = With friends
    .says = Everybody on their own phone.
on-this-device = On this device
    .says = You pass it round. A curtain hides everything in between.
table-and-pockets = Table and pockets
    .says = This screen is the table, phones hold the hands.

## A first lesson

lesson = Learn in 90 seconds
    .says = A mouse shows you. You do it yourself.
lesson-new = New here? I’ll show you how it goes!
lesson-at = { $step } of { $steps }
lesson-skip = Skip
lesson-again = Once more
lesson-play = Now play!
lesson-oops-1 = Almost! Look for the card that stands out.
lesson-oops-2 = Not that one yet. I’ve drawn a line round the right one.
lesson-oops-3 = No hurry. Read my bubble once more, then try.

## At the door

join-title = Come in and sit down!
join-here = Already here
join-full = All seats are taken, but you can watch.
sit-down = Sit down
stand-up = Stand up
watch = Just watch

## Before the first card

lobby-chairs = Who sits where?
lobby-who = Who plays from { $name }’s seat?
lobby-way = The way in
lobby-scan = A code to scan with a phone’s camera
lobby-only-here = Only this computer can open this room. So that phones in your network can, stop Cheeseboard and start it with { $command }.
lobby-code = Code:
lobby-wait = { $host } begins in a moment.
lobby-game = What do we play?
lobby-settings = The table’s habits
lobby-guests = Who may stay
house-rules = House rules
in-box = In the box
this-device = this device
is-here = is here
is-away = is away
begin = Begin
make-host = Make host
room = The room
become-host = Be the host
wish-title = Somebody asks for a seat
wish-ask = { $name } asks to play { $seat }’s seat from now on, and will see its cards. Do you agree?
wish-yes = I agree
wish-no = No
wish-waits = You have asked for { $seat }’s seat. Others must agree.
wish-back = Never mind
close-room = Send everybody home
remove = Send home
numbers-missing = { $missing ->
    [one] One more would make { $total }.
   *[other] Together they must be { $total } (now { $missing } off).
 }
setting-pace = How fast bots play
pace-0 = quickly
pace-1 = so that you can follow
pace-2 = leisurely
setting-think = How long Gustav thinks
think-quick = quickly
think-normal = as usual
think-long = thoroughly
setting-clock = Time for a turn
seconds = { $seconds ->
    [0] as long as you like
   *[other] { $seconds } s
 }
setting-away = When somebody is gone, a bot plays
away-seconds = { $seconds ->
    [0] never
   *[other] after { $seconds } s
 }
setting-rotate = In a rematch, the next one begins
setting-beacon = Mix a public beacon into luck
setting-beacon-says = A number that is drawn in public, far away, a few seconds after everybody has locked theirs.
lobby-luck = Fair luck
lobby-luck-says = The house has locked away a secret number. Every device adds one of its own before it can know the others. So nobody can choose the luck, not even the house.
lobby-luck-house = The house. Its seal:
lobby-luck-guest = { $is ->
    [in] { $name }
   *[out] { $name } has not given a number yet
 }
lobby-luck-word = If you like, add a word that only you know:
lobby-luck-give = Add it
lobby-luck-given = Your word is locked in.

## At the table

others = The others
log = What happened
log-empty = Nothing yet.
log-earlier = Earlier …
read-aloud = Read aloud
hush = Stop reading aloud
undo = Take back
skip = Show me now
hint = A hint
hint-more-1 = More: which move?
hint-more-2 = More: why?
hint-told = A hint (everybody is told)
prospect = { $error ->
    [0] { $percent } %
   *[other] { $percent } % ± { $error }
 }
prospect-level = level
prospects-level = Level: which of them is better may be chance, as far as can be counted.
odds = The odds
odds-none = Nothing is hidden from you now.
odds-told = The odds (everybody is told)
helped = Asked for help: { $times }×
glance = Look well! It is shown only for a moment.
put-back = Put it back
odds-says = For all that you can know. A 2 over a 5 means: of 5 such cards, 2 are like that.
odds-these = { $things ->
    [one] This card
   *[other] Each of these cards
 }
hear-again = Hear the question again
hold = Pause
go-on = Go on
next-part = Next
to-the-end = To the end
thinking = thinking
to-play = to play
away = away
stands-in = a bot plays
waits = { $name } thinks …
clock-left = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
 }
clock-soon = { $seconds ->
    [one] Only one second left!
   *[other] Only { $seconds } seconds left!
 }
line-nibbled = The line is nibbled. Trying again …
line-silent = Nobody is answering. Waiting …
refused = That cannot be done just now.
link-impossible = This link asks for what the game does not have: { $what }. That stays as usual.
stickers = Say it with a picture

## Passing the device

pass-title = { $name } is next.
pass = Hide everything, { $name } is next
curtain-next = { $name } is next
curtain-alone = Take the device. Everybody else looks away.
curtain-ready = I am { $name }

## A big screen and pockets

tv-full = Full screen
tv-small = Leave full screen
tv-join = Come and play:
pocket-look = Look at the big screen.
pocket-table = Show the table here, too
pocket-hand = Only my hand here
title-turn = Your turn!
setting-pockets = Phones show only hands
setting-pockets-says = For a big screen in the room that shows the table.

## The end

finished = finished
again = Again!
replay = Replay
end-why = { $seat-is ->
    [you] You have
    [all] { $names } have
   *[other] { $seat } has
 } { $most ->
    [one] 1 point
   *[other] { $most } points
 }, { $second-is ->
    [you] you have
   *[other] { $second } has
 } { $next }.
end-down = Push this down and look at the table
end-up = Pull this up again
review-closer = A first look. Looking closer … { $percent } %
review-busy = A first look. Other matches come first; this one is next …
review-turn = The turning point
review-what-if = What if …?
review-better = { $seat-is ->
    [you] You chose
   *[other] { $seat } chose
 } “{ $move }”. Better was “{ $best }”: { $cost } % more to win.
luck-check = Was it all fair?
luck-right = Checked on this device: the numbers behind luck were fixed before the first card, and nobody could choose them.
luck-wrong = Something does not fit! Somebody may have changed the luck or the record.
luck-late = Luck fits what the server says. This device came too late to see for itself that it was fixed before.
luck-without = Luck was fixed before the first card. But no number of this device is part of it, so only the server says that nobody chose it.
luck-untold = The luck of this match cannot be checked.
luck-changed = Careful: the house has changed its sealed number! The luck of this match may not be fair.
luck-sealing = Everybody’s device adds its number …
luck-seal-is = The seal:
luck-record = { $is ->
    [yes] The record is unchanged: its seal and its digest fit.
   *[no] { $why ->
        [other-format] This record is in another format, which this page cannot check.
       *[other] The record was changed, or is none.
    }
 }
luck-commitment = { $is ->
    [yes] The house had locked its number before this device gave its own, and it is the same.
    [no] { $why ->
        [used-before] The house has used the same number before, so it was no secret.
       *[other] The house had locked another number than the one it used.
    }
   *[unknown] You came late: this device did not see the house lock its number. Only the server says so.
 }
luck-seal = { $is ->
    [yes] The seal is the one this device saw before any number was told.
    [no] The seal is not the one this device saw before the first card.
   *[unknown] You came late: this device did not see the seal. Only the server says when it was made.
 }
luck-own = { $is ->
    [yes] This device’s own number is part of the luck.
    [no] This device’s number was left out, though the server had taken it.
   *[unknown] { $why ->
        [watched] This device only watched and gave no number.
       *[other] This device’s number is not part of the luck: it came too late.
    }
 }
luck-seed = { $is ->
    [yes] The house’s number is the one it had locked.
   *[no] The house’s number is not the one it had locked.
 }
luck-contributions = { $is ->
    [yes] Every device told the number it had locked.
   *[no] A device’s number is not the one it had locked.
 }
luck-luck = { $is ->
    [yes] Every die and every card follows from these numbers.
    [no] A die or a card does not follow from these numbers.
   *[unknown] { $why ->
        [typed] Luck did not come from sealed numbers: it was typed in, or the match went on from another one.
       *[other] The house has not told its number.
    }
 }
luck-moves = { $is ->
    [yes] The moves made on this device stand in the record.
    [no] A move made on this device does not stand in the record.
   *[unknown] No move was made on this device.
 }
luck-beacon = { $why ->
    [dark] The public beacon was named beforehand, but did not answer.
   *[other] A round of a public beacon was named beforehand and mixed in. What it brought can be looked up there.
 }
luck-rules = That every move was allowed, and how likely each card was, only the server says. “cheeseboard verify” checks it on your own computer.
review = How did it go?
review-thinking = Looking at it all again … this takes a moment.
review-failed = That could not be worked out just now.
review-chances = Everybody’s chance to win, step by step
review-numbers = The numbers
review-step = Step
ledger-from-to = from { $start } % to { $end } %
ledger-own = own choices
ledger-others = the others’
ledger-luck = luck

## Replays

replay-scrub = Where in the match
replay-at = { $step } of { $steps }
replay-back = One step back
replay-next = One step on
replay-run = Run
replay-stop = Stop
replay-eyes = Whose eyes
eyes-open = All cards face up
eyes-watcher = As a watcher
eyes-seat = Through { $name }’s eyes
play-on = Play on from here

## When something is missing

lost-not-found = Nothing here but crumbs
    .says = This page does not exist.
lost-no-such-room = No such room
    .says = Nobody knows that code. Is it typed right? Old rooms are cleared away after a while.
lost-no-such-match = No such match
    .says = This link is incomplete. Was all of it copied?
lost-closed = The room is closed
    .says = The host has sent everybody home. Good night!
lost-not-a-guest = You are not at this table any more
    .says = The host has given your seat away.
lost-server-away = The server is away
    .says = Is it switched on, and are you in its network? Nothing is lost: every move is kept.
lost-other-protocol = This page is old
    .says = The server is newer. Load the page again.
server-away = The server is away. Try again in a moment.

## Settings

settings-language = Language
settings-theme = Colours
theme-system = as the device
theme-light = daylight
theme-dark = candlelight
settings-speed = How fast things move
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-instant = at once
settings-sound = Sounds
settings-sound-says = Small ones, made in our kitchen.
settings-child = Big buttons
settings-child-says = For small hands and big fingers.
settings-aloud = Read aloud
settings-aloud-says = What happens is spoken, and so is the question when it is your turn.
settings-keys = Letter keys
settings-keys-says = Shortcuts such as R for the rules. Press ? for the list.
settings-steady = Ignore hasty taps
settings-steady-says = When a button has just changed, a tap meant for the old one does nothing.
settings-confirm = Confirm each choice
settings-confirm-says = You choose a card, then press the yellow button. If this is off, one tap plays.
settings-nudge = Call me when it is my turn
settings-nudge-says = A phone shakes, and the name of this tab changes.
fonts = Licence of the fonts

## Keys

keys = Keys
key-tab = Tab
    .does = to the next part of the table
key-arrows = ← ↑ → ↓
    .does = from card to card; in a replay, step by step
key-enter = Enter
    .does = choose, press
key-r = R
    .does = the rules
key-u = U
    .does = take a move back
key-s = S
    .does = do not wait, show it now
key-l = L
    .does = what happened
key-help = ?
    .does = this list
key-escape = Esc
    .does = close the window

# A house without a server

house-waking = Setting the table …
house-failed = The house did not open.
house-packed = All is packed. Cheeseboard now opens without a network, too.
house-friends = Friends far away?
    .says = They need a house with a server. Type its address, or scan its code with a camera.
    .address = Address of a house
open-record = Open a saved match
    .not = This is no saved match.

## Phone to phone

friend-near = Friends right here?
friend-join = Join a friend’s phone
    .says = Is your friend in the same room? Then your phones can talk to each other, without the Internet.
friend-invite = Invite a phone
    .says = For friends in the same room: their phones talk to this one, without the Internet.
friend-here = { $count ->
    [0] No other phone is connected yet.
    [one] One phone is connected.
   *[other] { $count } phones are connected.
 }
friend-stay = This phone is the table now. Leave this page open, so that the others can play.
friend-is-table = { $name }’s phone is the table. More phones are invited there.
friend-show-this = Show this code to the other phone’s camera.
friend-look-back = Then the other phone shows a code, too. Look at it with this camera.
friend-look = On your friend’s phone, tap “Invite a phone”. Then look at its code with this camera.
friend-invited = { $name } invites you!
friend-show-back = Now show this code to { $name }’s phone.
friend-begins = As soon as it has seen your code, you are in.
friend-invitation-code = The invitation, as a code to scan
friend-answer-code = Your answer, as a code to scan
friend-text = The same as text
friend-copy = Copy as text
friend-paste = No camera? Paste the text here.
friend-go-on = Go on
friend-not = { $wanted ->
    [offer] This is not a whole invitation. Please copy all of it.
   *[answer] This is not the answer to this invitation. Please copy all of it.
 }
friend-back = Who comes back?
    .says = If their page is still open, one code is enough. Tap a name.
    .shows = Does their phone show a code? Look at it with this camera.
friend-lost = { $count ->
    [one] { $names } is not connected any more.
   *[other] { $names } are not connected any more.
 }
    .again = Let them in again
    .later = Not now
friend-camera = Use the camera
friend-camera-on = What the camera sees
friend-camera-off = Stop the camera
friend-no-camera = The camera cannot be used here. Copy and paste the text instead.
friend-connecting = The phones are looking for each other …
friend-connected = Connected!
friend-done = Done
friend-another = Invite another phone
friend-failed = The phones did not find each other. Are both in the same Wi-Fi? Then try again.
friend-no-network = This phone is in no network. Join a Wi-Fi, or open a hotspot. If that is done already, allow the camera, and try again.
friend-handed = { $how ->
    [yes] Thank you! You can close this page and go back to the table.
    [no] Nobody here waits for this answer. Tap “Invite a phone” once more.
   *[soon] One moment …
 }
friend-away = { $name }’s phone is the table, and it is away. The match waits for it; nothing is lost.
    .again = Come in again
    .tries = Trying again by itself …
    .anew = Start anew here
friend-look-again = On { $name }’s phone, tap “Let them in again” and then your name. Look at the code there with this camera.
friend-show-again = On { $name }’s phone, tap “Let them in again” and then “Use the camera”. Show it this code.
friend-two-codes = If that does not work, { $name }’s page was closed in the meantime, and it takes two new codes.
    .go = With two codes
friend-anew-says = The hidden cards are only on { $name }’s phone, so this match can go on only there. Here you can begin a new one with the same people.
friend-server = With a server’s help
    .says = A Cheeseboard server can pass both codes on, and nothing else. Then a word is enough.
    .word = The word:
    .ask = Get a word
    .away = That server does not answer.
    .nobody = Nobody answers under this word.

## Who we are, and another match

who-title = You and your mouse
who-name = Name
who-face = Face
who-draw = Draw another mouse
who-done = That’s me!
who-change = Change
who-change-name = { $name }. Change name and face
who-you = You play as
face-bow = Mouse with a bow
face-cap = Mouse with a cap
face-flower = Mouse with a flower
face-scarf = Mouse with a scarf
face-cook = Mouse with a cook’s hat
face-star = Mouse with star glasses
face-wool = Mouse with a woolly hat
face-music = Mouse with headphones
face-curl = Mouse with a curl
face-pot = Mouse with a pot on its head
face-straw = Mouse with a straw hat
face-beret = Mouse with a beret
people-title = Who plays?
people-says = Everybody picks a name and a face. You pass the device round.
family = Mixed
mouse-family = { $names }: each plays in their own way.
lobby-all-here = Everybody is here. Off you go!
lobby-empty = { $count ->
    [one] One seat is still empty.
   *[other] { $count } seats are still empty.
 } Show your friends the code, or begin: mice play there until somebody comes.
lobby-free = Empty seat
lobby-until = { $name } plays until somebody comes
lobby-you-are-in = You are in!
lobby-pick = Who plays here?
lobby-change-chair = Change
lobby-host = host
pick-me = Me, on this device
again-waits = Waiting for { $names } …
again-yes = wants to play again
again-look = still looking
again-not-yet = Not yet
again-without = Go on without { $names }
again-play-without = Play without { $name }
again-gone-on = The others have gone on. Take your time!
again-come = Come along
again-change = Change game, seats or mice
luck-locked = Luck is locked. Its seal:
luck-more = What is that?
setting-names = Names may be typed
setting-names-says = Otherwise everybody picks one from the list.

## Open games

open-mine = Your turn
open-other = { $name } is to move
open-lobby = Not begun yet
open-over = Finished
open-with = With { $names }
open-all = Show all { $count }

## A new key

key-title = Does somebody else play in your name?
key-says = Whoever has used this browser may have the key to your place. With a new key only this browser plays for you, and everybody with the old one is sent away. You keep your seat and your cards.
key-new = Make a new key
key-done = Done. Only this browser has the new key.

## Told when it is your turn

nudge-button = Tell me when it is my turn
nudge-says = Play over days: close this page, and your device tells you when it is your turn.
nudge-yes = Yes, tell me
nudge-on = This device tells you when it is your turn in this room.
nudge-stop = Stop telling me
nudge-none = This server cannot do that. Whoever runs it can add it.
nudge-secure = For that, the address of this page must begin with https://. Whoever runs the server can arrange it.
nudge-browser = This browser cannot do that. On an iPhone or iPad, put this page on the home screen first.
nudge-denied = Your browser does not show notices from this page. You can allow them in its settings.
nudge-offline = Your browser’s push service does not answer. It needs the Internet.
nudge-away-server = The server does not answer. Try again later.
nudge-away = In this room a bot plays for you once you have been away for { $seconds } seconds.
nudge-clock = In this room a bot plays for you after { $seconds } seconds.
nudge-wait = Wait for everybody instead
nudge-ask-host = The host can change that.
nudge-quiet = Quiet hours
nudge-quiet-says = Nothing is sent then. Afterwards you are told, if it is still your turn.
nudge-from = From
nudge-until = Until
nudge-what = What is sent, and to whom?
nudge-sent = One sentence: “Your turn in { $game }”. It is sent once for each turn, and only when this page is closed. No cards, no names.
nudge-to-whom = It travels through the push service of whoever makes your browser: Google, Mozilla, Apple or Microsoft. The sentence is encrypted. They see that this server sends something to your device, and when, but not what. The server keeps your browser’s push address until you stop it.
nudge-how-to-stop = It stops when you tap “{ nudge-stop }”, when the room is closed, and when you forbid notices in the browser’s settings.
hook-title = Tell another place, too
hook-says = Home Assistant, a chat or any other web address is told who is to move: the room, the game and the name, nothing else.
hook-url = Web address
hook-yes = Tell it
hook-secret = Each message is signed with this secret. Copy it now, it is shown only once:
hook-on = A web address is told whose turn it is.
hook-stop = Stop telling it

# Deals that others play too, my games, a whole evening

home-also = More to play
daily = The deal of the day
daily-says = One deal for each game, the same for everybody: the same cards and dice, the same mice.
daily-before = The day before
daily-after = The day after
daily-against = Against { $names }
daily-play = Play { $game }
daily-again = Play { $game } once more
daily-fair = Same luck: what does that mean?
daily-fair-says = All who play this deal have the same luck. It follows from the date and the release of Cheeseboard, so it is no secret: somebody who computes it can look ahead. When luck is asked the same thing for the same time, it gives everybody the same answer, whatever they played before: the third roll of the die is the same for all. Where you play differently, other questions come up. A result shows that every move was allowed and that luck was that of the day. It cannot show that nobody looked ahead or tried several times.
beat = Beat my game
beat-line = Can you beat it?
beat-title = { $won ->
    [yes] { $name } won with { $points }. Can you do it, too?
   *[no] { $name } got { $points }. Can you do better?
 }
beat-day = The deal of { $day }. Everybody has the same luck.
beat-release = { $release ->
    [none] It is a deal of an earlier Cheeseboard.
   *[other] It is the deal of Cheeseboard { $release }.
 } Here that day has another one, with a board of its own.
beat-same = You get the same luck, against the same mice.
beat-play = Play this deal
beat-look = Look at the match first
beat-no-link = That is no link to a result.
beat-not-here = This deal cannot be played here: it belongs to other rules or is too long.
beat-fair-says = You get the luck of that match. When luck is asked the same thing for the same time, it gives the same answer as there: the same first cards, the same third roll of the die. Where you play differently and something is asked that was not asked there, the answer is fixed too, and the same for all who try. Somebody who has seen the match knows what comes. For people of that match a mouse plays.
board = Our results
board-place = Place
board-who = Who
board-points = Points
board-more = More
board-won = won
board-lost = did not win
board-mine = played here
board-replay = Watch the match of { $name }
board-remove = Take the result of { $name } off the board
board-add = Did somebody send you a result?
board-add-says = Paste the link here. The match is played again by the rules; only if everything is right, the result goes on the board of this device.
board-check = Check it
board-refused = This result does not count.
board-flaw = { $why ->
    [forged] The link is damaged, or its luck is not that of the deal.
    [not-over] The match was not finished.
    [other-rules] It was played by other rules than the deal.
    [other-mice] It was played against other mice.
   *[others-played] Somebody else played some of the moves.
 }
board-checked = Played again and found right: every move was allowed, and the luck is that of the deal.
share-result = Show my result
share-beat = Can you beat my game?
share-says = Your result as a link that anybody can check. The picture and the text tell no cards.
share-beat-says = Somebody else gets the same luck and the same mice. The link holds the match with the names in it.
share-alt = A picture of the result: { $scores }
share-text = Send the link
share-picture = Save the picture
share-foot = Same luck for everybody. Can you beat it?
deal-day = That was the deal of { $day }: everybody had the same luck.
deal-same = You had the same luck as in the match you wanted to beat.
deal-tag = The deal of the day: everybody has the same luck.
deal-tag-same = The same luck as in the match you want to beat.
luck-day = { $is ->
    [yes] The luck is that of the day: everybody had it, and anybody could have known it before.
    [no] The luck is not that of the day.
   *[unknown] The match is not over, so its luck cannot be checked yet.
 }
luck-same = The luck is that of another match. The house checks it with the rules.
luck-shared = Checked on this device: this is the luck of the day. It is the same for everybody, and no secret.
luck-shared-same = The luck of another match, no secret. The house checks it with the rules, this page alone cannot.
mine = My games
mine-says = What you have played on this device. It stays here: nobody else sees it unless you save it and give it away.
mine-empty = Nothing yet. Play a match to the end, and it will be here.
mine-rates = How often do you win?
mine-rate = With { $name } at the table you won { $won } of { $of }. Of a hundred more you would win somewhere between { $low } and { $high }.
mine-rate-game = { $game }: { $won } of { $of } won. Of a hundred more you would win somewhere between { $low } and { $high }.
mine-by-game = Game by game
mine-by-month = Month by month
mine-change = { $change ->
    [more] In { $month } you won more often than before, and hardly by luck alone.
    [less] In { $month } you won less often than before, and hardly by luck alone.
   *[luck] Whether { $month } was better or worse than the time before may still be luck.
 }
mine-how-sure = Why two numbers?
mine-how-sure-says = A few matches say little, because luck plays along. The two numbers say how far off it could be; 19 times out of 20 the truth lies between them. The more you play, the closer they come. Only matches count in which one person played on this device.
mine-matches = { $count ->
    [one] One match
   *[other] { $count } matches
 }
mine-won = Won with { $points }, against { $names }
mine-lost = { $points } against { $names }
mine-together = Together on this device: { $names }
mine-luck = Luck: { $luck } %, your own choices: { $own } %
mine-remove = Delete { $game }, { $when }
mine-more = Show more
mine-file = Keep or delete
mine-file-says = All matches, results and solved puzzles of this device as one file: to keep, or for another device.
mine-save = Save as a file
mine-open = Open a file
mine-clear = Delete everything
mine-cleared = { $count ->
    [one] One match deleted.
   *[other] { $count } matches deleted.
 }
mine-undo = Put it back
mine-no-file = That is no file with matches from here.
mine-opened = { $count ->
    [one] One match is here.
   *[other] { $count } matches are here.
 }
stamps = Stamps
stamps-count = { $count } of { $of }
stamp-mouse = First win against { $name }
stamp-game = First win in { $name }
stamp-clean = A match without a mistake
stamp-unlucky = Won in spite of bad luck
stamp-comeback = Won from behind
stamp-days = Seven deals of the day
stamp-all-games = Won every game
stamp-not-yet = Not yet
learning = What you can learn
learning-empty = Look at “How did it go?” after a match, right to the end. Then you find here what could be better.
learning-theme = { $game }: you chose “{ $move }” where “{ $best }” was better. { $times ->
    [one] Once so far.
   *[other] Something like that { $times } times.
 }
evening = A whole evening
evening-says = Several games in a row on this device. Every win brings a crown, and who has the fewest crowns may choose.
evening-games = Which games?
evening-begin = Begin the evening
evening-room = With friends on other devices: open a room as always. After the second match the crowns are counted there, too.
evening-won = { $count ->
    [one] { $names } has won the evening!
   *[other] { $names } have won the evening together!
 }
evening-crowns = Crowns
evening-match = { $game }: { $names }
evening-chooses = { $name } has the fewest crowns and may choose. How about { $game }?
evening-next = How about { $game }?
evening-play = Next: { $game }
evening-other = Another game …
evening-end = That was it

## Puzzles

puzzles = Solve puzzles
    .says = { $puzzles } tables from real games. One answer is right, and you are shown why.
puzzle-step = Show me: step { $step } of { $steps }
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-which = Choose other puzzles
puzzle-level = How hard?
puzzle-theme = About what?
puzzle-all = all
puzzle-kept = { $fitting } to choose from. Solved on this device: { $solved }. Longest streak: { $best }.
puzzle-leave = Back to the game

## Exercises, and mice that offer the next step

exercises = Small exercises
    .says = { $exercises } tables on which to try what you have learned.
exercise-next = Next exercise
exercises-done = That was the last exercise. You are ready for a game!
hello-exercises = Do you want to try it yourself? I have { $exercises } small exercises for you.
hello-first = Hello, I am { $name }! You know how it goes now. Shall we play?
hello-next = Hello, I am { $name }! You have won { $wins } times against { $other }. Shall we play?
hello-puzzles = Well played! You have won { $wins } times against me, and nobody here plays better. Do you like puzzles?
hello-play = Play against { $name }
hello-later = Not yet
learning-puzzles = Practise it with puzzles: { $theme }

## The lab

lab = For designers
    .says = Other rules, thousands of games of mice: is it fair, deep, long?
lab-intro = Change the rules, and let mice play. What their games tell is true of mice only: whether it is fun, people have to find out.
lab-usual = The usual rules
lab-try = Try { $games } games
lab-stop = Stop
lab-play = Play it now
lab-friends = Play it with others
lab-begun = The mice are playing.
lab-done = The mice have played { $played } games. Here is what they tell.
lab-found = What the games tell
lab-waiting = The mice are sitting down …
lab-playing = { $played } of { $games } games
lab-ended = The mice have played { $played } of { $games } games. The command at the end plays all of them.
lab-old = You have changed the rules above. These figures are of the rules before.
lab-endless = A match like this could take too long. Change the house rules.
lab-key-seen = seen, and where the truth lies
lab-key-fair = what would be fair
lab-key-usual = with the usual rules
lab-compared = Usual rules: { $usual } ({ $moved })
lab-save = Save the report
