### Was ein Raum sagt.

## Absagen

refused-bad-message = Diese Nachricht verstehe ich nicht.
refused-bad-plan = So geht es nicht: Schau nach, wie viele mitspielen und welche Hausregeln gelten.
refused-bad-settings = Diese Einstellungen ergeben keinen Sinn.
refused-closed = Dieser Raum ist geschlossen. Alle sind nach Hause gegangen.
refused-full = In diesen Raum passt niemand mehr hinein.
refused-hello-first = Sag zuerst Hallo.
refused-hello-once = Hallo hast du schon gesagt.
refused-host-may-return = Vielleicht kommt die Gastgeberin oder der Gastgeber noch zurück. Warte ein wenig.
refused-match-running = Gerade läuft eine Partie. Spielt sie erst zu Ende.
refused-no-match = Noch läuft keine Partie.
refused-no-such-bot = Diesen Bot gibt es hier nicht.
refused-no-such-game = Dieses Spiel gibt es hier nicht.
refused-no-such-guest = Unter dieser Nummer ist niemand im Raum.
refused-no-such-name = In diesem Raum stehen alle Namen auf der Liste. Such dir einen Käse aus!
refused-no-such-room = Diesen Raum kennt niemand. Stimmt der Code?
refused-no-such-sticker = Diesen Sticker gibt es nicht.
refused-not-a-guest = Du schaust hier nur zu. Komm erst herein.
refused-not-found = Hier ist nichts.
refused-not-host = Das darf nur, wer eingeladen hat.
refused-not-possible = Das geht hier nicht.
refused-not-your-seat = Das ist nicht dein Platz.
refused-other-protocol = Diese Seite ist zu alt oder zu neu für den Server. Lade sie neu.
refused-seat-taken = Da sitzt schon jemand.
refused-too-fast = Nicht so schnell! Warte ein wenig.
refused-too-long = Das ist zu lang.
refused-too-many = Der Server ist voll. Versuch es später noch einmal.
refused-try-again = Da ist etwas schiefgegangen. Versuch es bitte noch einmal.

## Was am Tisch geschieht

notice-joined = { $name } ist hereingekommen.
notice-removed = { $name } musste gehen.
notice-host = Ab jetzt lädt { $name } ein.
notice-begun = Partie { $match } beginnt!
notice-chair-open = Der Stuhl von { $name } ist frei. Ein Bot hält ihn warm.
notice-chair-guest = { $name } setzt sich.
notice-chair-bot = Für { $name } spielt jetzt ein Bot.
notice-stood-in = { $name } ist fort. Ein Bot spielt weiter.
notice-returned = { $name } ist wieder da!
notice-time-up = Die Zeit von { $name } ist um: Ein Bot hat gespielt.
notice-bot-replaced = { $name } kam nicht weiter. Ein anderer Bot übernimmt.
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
goodbye-not-a-guest = Du hast keinen Platz mehr in diesem Raum.
