### What a room says.

## Refusals

refused-bad-address = That is no address that this server sends anything to.
refused-bad-message = That was no message I know.
refused-bad-plan = That cannot be played so: look at the number of players and the house rules.
refused-bad-settings = These settings do not make sense.
refused-closed = This room is closed. Everybody has gone home.
refused-endless = A match like this could take { $steps } steps. Here { $most } are the most: change the house rules.
refused-full = No more people fit into this room.
refused-hello-first = Say hello first.
refused-hello-once = You have said hello already.
refused-host-may-return = The host may still come back. Wait a little.
refused-invisible = That has letters that nobody can see. Please write it without them.
refused-match-running = A match is on. First play it to the end.
refused-no-match = No match is on yet.
refused-no-nudges = This server cannot send nudges.
refused-no-such-bot = There is no such bot here.
refused-no-such-face = There is no such face.
refused-no-such-game = There is no such game here.
refused-no-such-guest = There is no guest with that number in this room.
refused-no-such-name = In this room, names come from the list. Pick a mouse!
refused-no-such-room = Nobody knows this room. Is the code typed right?
refused-no-such-sticker = There is no such sticker.
refused-not-a-guest = You only watch here. Come in first.
refused-not-found = There is nothing here.
refused-not-host = Only the host may do that.
refused-not-json = That was not JSON.
refused-not-possible = That is not possible here.
refused-not-your-seat = That is not your seat.
refused-nothing-asked = Nobody has asked you that.
refused-one-moment = One moment: luck is being sealed.
refused-other-host = This server is not called so. Whoever runs it can allow the name.
refused-other-number = That is not the number this device had promised.
refused-other-protocol = This page is too old or too new for the server. Load it again.
refused-other-site = Only this server’s own page may do that.
refused-room-full = This room has seen so much that nothing more fits in. Make a new one.
refused-seat-taken = Somebody sits there already.
refused-too-fast = Not so fast! Wait a little.
refused-too-long = That is too long.
refused-too-many = The server is full. Try again later.
refused-try-again = Something went wrong. Please try again.
refused-unreachable = The server does not reach that address. Is there a way to the Internet?

## What happens around the table

notice-joined = { $name } has come in.
notice-removed = { $name } had to go.
notice-host = { $name } is the host now.
notice-begun = Match { $match } begins!
notice-again = { $name } wants to play again.
notice-not-again = { $name } would rather look a little longer.
notice-chair-open = { $name }’s seat is free. A bot keeps it warm.
notice-chair-guest = { $name } sits down.
notice-chair-bot = A bot plays for { $name } now.
notice-seat-wished = { $name } asks for { $was }’s seat.
notice-seat-declined = { $name } does not agree.
notice-took-over = { $name } plays { $was }’s seat now, and sees its cards.
notice-stood-in = { $name } has gone. A bot plays on.
notice-returned = { $name } is back!
notice-time-up = { $name }’s time is up: a bot has played.
notice-hint-asked = { $name } asks for a hint.
notice-odds-asked = { $name } looks at the odds.
notice-bot-replaced = { $name } got stuck. { $by ->
    [random] Blind chance plays on.
   *[other] { $by } plays on.
}
notice-closed = The room is closed. Goodbye!
notice-sticker = { $name }: { $sticker ->
    [hello] { sticker-hello }
    [thanks] { sticker-thanks }
    [well-played] { sticker-well-played }
    [oh-no] { sticker-oh-no }
    [hurry] { sticker-hurry }
    [laugh] { sticker-laugh }
    [wow] { sticker-wow }
    [cheese] { sticker-cheese }
    [trap] { sticker-trap }
   *[heart] { sticker-heart }
 }

## Stickers

sticker-hello = Hello!
sticker-thanks = Thank you!
sticker-well-played = Well played!
sticker-oh-no = Oh no!
sticker-hurry = Hurry up!
sticker-laugh = Ha ha!
sticker-wow = Wow!
sticker-cheese = Cheese!
sticker-trap = It’s a trap!
sticker-heart = I like you!

## How far a room is

phase-lobby = Not yet begun
phase-playing = A match is on
phase-over = The match is over
phase-closed = Closed

## When the server closes the line

goodbye-restart = The server starts anew. One moment, nothing is lost.
goodbye-too-slow = The line is slow. Once more …
goodbye-too-fast = { refused-too-fast }
goodbye-broken = Something went wrong. Once more …
goodbye-old = Nothing has happened here for so long that the room was cleared away.
goodbye-try-again = { refused-try-again }
goodbye-hello-first = { refused-hello-first }
goodbye-bad-message = { refused-bad-message }
goodbye-other-protocol = { refused-other-protocol }
goodbye-no-such-room = { refused-no-such-room }
goodbye-closed = { refused-closed }
goodbye-removed = { goodbye-not-a-guest }
goodbye-not-a-guest = You have no place in this room any more.

## What somebody is told who is not looking

nudge-turn = Your turn in { $game }
nudge-turn-of = { $name }: your turn in { $game }
