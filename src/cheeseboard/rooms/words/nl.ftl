### Wat een kamer zegt.

## Afwijzingen

refused-bad-address = Naar dat adres stuurt deze server niets.
refused-bad-message = Dat bericht begrijp ik niet.
refused-bad-plan = Zo kan het niet: kijk eens naar het aantal spelers en de huisregels.
refused-bad-settings = Deze instellingen kloppen niet.
refused-closed = Deze kamer is gesloten. Iedereen is naar huis.
refused-endless = Zo’n potje kan wel { $steps } stappen duren. Hier mogen het er hoogstens { $most } zijn: verander de huisregels.
refused-full = In deze kamer past niemand meer bij.
refused-hello-first = Zeg eerst even hallo.
refused-hello-once = Je hebt al hallo gezegd.
refused-host-may-return = Misschien komt de spelleider nog terug. Wacht nog even.
refused-invisible = Daar zitten tekens in die niemand kan zien. Schrijf het zonder, alsjeblieft.
refused-match-running = Er is een potje bezig. Speel dat eerst uit.
refused-no-match = Er is nog geen potje bezig.
refused-no-nudges = Deze server kan niemand een seintje geven.
refused-no-such-bot = Die bot is er hier niet.
refused-no-such-face = Zo’n gezicht is er niet.
refused-no-such-game = Dat spel is er hier niet.
refused-no-such-guest = Er is geen gast met dat nummer in deze kamer.
refused-no-such-name = In deze kamer komen de namen uit de lijst. Kies een muis!
refused-no-such-room = Niemand kent deze kamer. Klopt de code?
refused-no-such-sticker = Die sticker is er niet.
refused-not-a-guest = Je kijkt hier alleen mee. Kom eerst binnen.
refused-not-found = Hier is niets.
refused-not-host = Dat mag alleen de spelleider.
refused-not-json = Dat was geen JSON.
refused-not-possible = Dat kan hier niet.
refused-not-your-seat = Dat is niet jouw plaats.
refused-nothing-asked = Dat heeft niemand je gevraagd.
refused-one-moment = Een ogenblikje: het geluk wordt net verzegeld.
refused-other-host = Zo heet deze server niet. Wie hem beheert, kan die naam toestaan.
refused-other-number = Dat is niet het getal dat dit toestel had beloofd.
refused-other-protocol = Deze pagina is te oud of te nieuw voor de server. Laad de pagina opnieuw.
refused-other-site = Dat mag alleen de pagina van deze server zelf.
refused-room-full = In deze kamer is zoveel gebeurd dat er niets meer bij past. Maak een nieuwe.
refused-seat-taken = Daar zit al iemand.
refused-too-fast = Niet zo snel! Wacht even.
refused-too-long = Dat is te lang.
refused-too-many = De server zit vol. Probeer het later nog eens.
refused-try-again = Er ging iets mis. Probeer het nog eens.
refused-unreachable = De server kan dat adres niet bereiken. Is er een weg naar het internet?

## Wat er rond de tafel gebeurt

notice-joined = { $name } is binnengekomen.
notice-removed = { $name } moest weg.
notice-host = { $name } is nu de spelleider.
notice-begun = Potje { $match } begint!
notice-again = { $name } wil nog een keer spelen.
notice-not-again = { $name } wil nog even kijken.
notice-chair-open = De plaats van { $name } is vrij. Een bot houdt hem warm.
notice-chair-guest = { $name } gaat zitten.
notice-chair-bot = Voor { $name } speelt nu een bot.
notice-seat-wished = { $name } vraagt om de plaats van { $was }.
notice-seat-declined = { $name } vindt het niet goed.
notice-took-over = { $name } speelt nu op de plaats van { $was } en ziet de kaarten daar.
notice-stood-in = { $name } is weg. Een bot speelt verder.
notice-returned = { $name } is er weer!
notice-time-up = De tijd van { $name } is om: een bot heeft gespeeld.
notice-hint-asked = { $name } vraagt om een tip.
notice-odds-asked = { $name } bekijkt de kansen.
notice-bot-replaced = { $name } liep vast. { $by ->
    [random] Het blinde toeval speelt verder.
   *[other] { $by } speelt verder.
}
notice-closed = De kamer is gesloten. Tot ziens!
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

sticker-hello = Hallo!
sticker-thanks = Dank je wel!
sticker-well-played = Goed gespeeld!
sticker-oh-no = O nee!
sticker-hurry = Schiet op!
sticker-laugh = Haha!
sticker-wow = Wauw!
sticker-cheese = Kaas!
sticker-trap = Een val!
sticker-heart = Jij bent lief!

## Hoever een kamer is

phase-lobby = Nog niet begonnen
phase-playing = Er is een potje bezig
phase-over = Het potje is afgelopen
phase-closed = Gesloten

## Als de server ophangt

goodbye-restart = De server start opnieuw. Een ogenblikje, er gaat niets verloren.
goodbye-too-slow = De verbinding is traag. Nog eens …
goodbye-too-fast = { refused-too-fast }
goodbye-broken = Er ging iets mis. Nog eens …
goodbye-old = Hier is zo lang niets gebeurd dat de kamer is opgeruimd.
goodbye-try-again = { refused-try-again }
goodbye-hello-first = { refused-hello-first }
goodbye-bad-message = { refused-bad-message }
goodbye-other-protocol = { refused-other-protocol }
goodbye-no-such-room = { refused-no-such-room }
goodbye-closed = { refused-closed }
goodbye-removed = { goodbye-not-a-guest }
goodbye-not-a-guest = Je hebt geen plaats meer in deze kamer.

## Wat iemand hoort die niet kijkt

nudge-turn = Jij bent aan de beurt bij { $game }
nudge-turn-of = { $name }: jij bent aan de beurt bij { $game }
