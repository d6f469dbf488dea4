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
settings = Settings
you = You
share = Share
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
by = By { $designer }, { $publisher }

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
join-name = What shall we call you?
join-any-name = Surprise me
join-full = All chairs are taken, but you can watch.
sit-down = Sit down
stand-up = Stand up
watch = Just watch

## Before the first card

lobby-chairs = Who sits where?
lobby-who = Who sits on { $name }’s chair?
lobby-way = The way in
lobby-scan = A code to scan with a phone’s camera
lobby-code = Code:
lobby-warm = A bot keeps an empty chair warm until somebody sits down.
lobby-wait = { $host } begins in a moment.
lobby-game = What do we play?
lobby-settings = The table’s habits
lobby-guests = Who may stay
house-rules = House rules
this-device = this device
is-here = is here
is-away = is away
is-open = an empty chair
begin = Begin
make-host = Make host
room = The room
become-host = Be the host
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
prospect = { $error ->
    [0] { $percent } %
   *[other] { $percent } % ± { $error }
 }
odds = The odds
odds-none = Nothing is hidden from you now.
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
refused = That cannot be done just now.
link-impossible = This link asks for what the game does not have: { $what }. That stays as usual.
stickers = Say it with a picture

## Passing the device

pass-title = { $name } is next.
pass = Hide everything, { $name } is next
curtain-next = { $name } is next
curtain-alone = Take the device. Everybody else looks away.
curtain-ready = I am { $name }

## The end

finished = finished
again = Again!
replay = Replay
change = Change the game
luck-check = Was it all fair?
luck-fair = All fair: the luck is the one that was sealed before the first card.
luck-unfair = This does not fit the seal!
luck-seal = Seal
luck-seed = Seed
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
eyes-open = All cards open
eyes-watcher = As a watcher
eyes-seat = Through { $name }’s eyes
play-on = Play on from here

## When something is missing

lost-not-found = Nothing here but crumbs
    .says = This page does not exist.
lost-no-such-room = No such room
    .says = Nobody knows that code. Is it typed right? Old rooms are cleared away after a while.
lost-no-such-match = No such match
    .says = This link is not whole. Was it copied to its end?
lost-closed = The room is closed
    .says = The host has sent everybody home. Good night!
lost-not-a-guest = You are not at this table any more
    .says = The host has given your chair away.
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
settings-aloud-says = Everything that happens is spoken.
settings-keys = Letter keys
settings-keys-says = Shortcuts such as R for the rules. Press ? for the list.
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
    .does = put a sheet away
