### Was ein Raum sagt.

## Absagen

refused-bad-address = An diese Adresse schickt dieser Server nichts.
refused-bad-message = Diese Nachricht verstehe ich nicht.
refused-bad-plan = So lässt sich nicht spielen: Schau nach, wie viele mitspielen und welche Hausregeln gelten.
refused-bad-settings = Diese Einstellungen ergeben keinen Sinn.
refused-closed = Dieser Raum ist geschlossen. Alle sind nach Hause gegangen.
refused-endless = So eine Partie könnte { $steps } Schritte dauern. Hier sind höchstens { $most } möglich: Ändere die Hausregeln.
refused-full = In diesen Raum passt niemand mehr hinein.
refused-hello-first = Sag zuerst Hallo.
refused-hello-once = Hallo hast du schon gesagt.
refused-host-may-return = Vielleicht kommt der Gastgeber noch zurück. Warte ein wenig.
refused-invisible = Darin sind Zeichen, die niemand sehen kann. Bitte schreib es ohne sie.
refused-match-running = Gerade läuft eine Partie. Spielt sie erst zu Ende.
refused-no-match = Noch läuft keine Partie.
refused-no-nudges = Dieser Server kann niemanden anstupsen.
refused-no-such-bot = Diesen Bot gibt es hier nicht.
refused-no-such-face = So ein Gesicht gibt es nicht.
refused-no-such-game = Dieses Spiel gibt es hier nicht.
refused-no-such-guest = Einen Gast mit dieser Nummer gibt es im Raum nicht.
refused-no-such-name = In diesem Raum stehen die Namen auf einer Liste. Such dir eine Maus aus!
refused-no-such-room = Diesen Raum kennt niemand. Stimmt der Code?
refused-no-such-sticker = Diesen Sticker gibt es nicht.
refused-not-a-guest = Du schaust hier nur zu. Komm erst herein.
refused-not-found = Hier ist nichts.
refused-not-host = Das darf nur der Gastgeber.
refused-not-json = Das war kein JSON.
refused-not-possible = Das geht hier nicht.
refused-not-your-seat = Das ist nicht dein Platz.
refused-nothing-asked = Danach hat dich niemand gefragt.
refused-one-moment = Einen Augenblick: Der Zufall wird gerade versiegelt.
refused-other-host = So heißt dieser Server nicht. Wer ihn betreibt, kann den Namen erlauben.
refused-other-number = Das ist nicht die Zahl, die dieses Gerät versprochen hatte.
refused-other-protocol = Diese Seite ist zu alt oder zu neu für den Server. Lade sie neu.
refused-other-site = Das darf nur die Seite dieses Servers selbst.
refused-room-full = In diesem Raum ist so viel passiert, dass nichts mehr hineinpasst. Macht einen neuen auf.
refused-seat-taken = Da sitzt schon jemand.
refused-too-fast = Nicht so schnell! Warte ein wenig.
refused-too-long = Das ist zu lang.
refused-too-many = Der Server ist voll. Versuch es später noch einmal.
refused-try-again = Da ist etwas schiefgegangen. Versuch es bitte noch einmal.
refused-unreachable = Der Server erreicht diese Adresse nicht. Gibt es einen Weg ins Internet?

## Was am Tisch geschieht

notice-joined = { $name } ist hereingekommen.
notice-removed = { $name } musste gehen.
notice-host = { $name } ist jetzt Gastgeber.
notice-begun = Partie { $match } beginnt!
notice-again = { $name } möchte noch einmal spielen.
notice-not-again = { $name } möchte noch ein wenig schauen.
notice-chair-open = Der Platz von { $name } ist frei. Ein Bot hält ihn warm.
notice-chair-guest = { $name } setzt sich.
notice-chair-bot = Für { $name } spielt jetzt ein Bot.
notice-seat-wished = { $name } möchte den Platz von { $was }.
notice-seat-declined = { $name } ist nicht einverstanden.
notice-took-over = { $name } spielt jetzt auf dem Platz von { $was } und sieht dessen Karten.
notice-stood-in = { $name } ist weg. Ein Bot spielt weiter.
notice-returned = { $name } ist wieder da!
notice-time-up = Die Zeit von { $name } ist um: Ein Bot hat gespielt.
notice-hint-asked = { $name } bittet um einen Tipp.
notice-odds-asked = { $name } schaut sich die Chancen an.
notice-bot-replaced = { $name } kam nicht weiter. { $by ->
    [random] Der blinde Zufall übernimmt.
   *[other] { $by } übernimmt.
}
notice-closed = Der Raum ist geschlossen. Auf Wiedersehen!
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

## Sticker

sticker-hello = Hallo!
sticker-thanks = Danke!
sticker-well-played = Gut gespielt!
sticker-oh-no = O nein!
sticker-hurry = Beeil dich!
sticker-laugh = Haha!
sticker-wow = Wow!
sticker-cheese = Käse!
sticker-trap = Eine Falle!
sticker-heart = Ich mag dich!

## Wie weit ein Raum ist

phase-lobby = Noch nicht begonnen
phase-playing = Eine Partie läuft
phase-over = Die Partie ist zu Ende
phase-closed = Geschlossen

## Wenn der Server auflegt

goodbye-restart = Der Server startet neu. Einen Moment, nichts geht verloren.
goodbye-too-slow = Die Leitung ist langsam. Noch einmal …
goodbye-too-fast = { refused-too-fast }
goodbye-broken = Da ist etwas schiefgegangen. Noch einmal …
goodbye-old = Hier ist so lange nichts geschehen, dass der Raum aufgeräumt wurde.
goodbye-try-again = { refused-try-again }
goodbye-hello-first = { refused-hello-first }
goodbye-bad-message = { refused-bad-message }
goodbye-other-protocol = { refused-other-protocol }
goodbye-no-such-room = { refused-no-such-room }
goodbye-closed = { refused-closed }
goodbye-removed = { goodbye-not-a-guest }
goodbye-not-a-guest = Du hast keinen Platz mehr in diesem Raum.

## Was jemand erfährt, der gerade nicht hinsieht

nudge-turn = Du bist dran bei { $game }
nudge-turn-of = { $name }: du bist dran bei { $game }
