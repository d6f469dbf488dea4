### Was die Seite rund um die Spiele sagt.

title = Cheeseboard
announcements = Ansagen
loading = Der Tisch wird gedeckt …
close = Schließen
back = Zurück
home = Zum Anfang
reload = Neu laden
try-again = Noch einmal versuchen
rules = Regeln
settings = Einstellungen
you = Du
share = Teilen
copied = Kopiert!
bot = Bot
game = Spiel

## Anfang

home-title = Was kommt heute auf den Tisch?
home-friends = Sitzen Freunde an einem anderen Tisch?
home-code-says = Tippe den Code ihres Raums ein.
home-come-in = Hinein
home-go-on = Weiterspielen
players = { $from }–{ $to } Personen
minutes = { $minutes } Min.
age = ab { $age } Jahren
by = Von { $designer }, { $publisher }

## Ein Spiel

how-many = Wie viele spielen mit?
against-whom = Gegen wen?
mouse-pip = Pip ist sechs und rät gern.
mouse-mia = Mia ist acht und lernt noch.
mouse-otto = Otto spielt gut und trödelt nie.
mouse-clara = Clara denkt voraus.
mouse-gustav = Gustav ist der Großmeister. Er nimmt sich Zeit.
play-bots = Spielen
    .says = { $bots ->
        [one] Gegen einen Bot, sofort.
       *[other] Gegen { $bots } Bots, sofort.
     }
with-friends = Mit Freunden
    .says = Alle am eigenen Handy.
on-this-device = An diesem Gerät
    .says = Ihr gebt es weiter. Dazwischen verdeckt ein Vorhang alles.
table-and-pockets = Tisch und Taschen
    .says = Dieser Bildschirm ist der Tisch, die Karten sind auf den Handys.

## Eine erste Stunde

lesson = In 90 Sekunden gelernt
    .says = Eine Maus zeigt es dir. Du machst es selbst.
lesson-new = Neu hier? Ich zeige dir, wie es geht!
lesson-at = { $step } von { $steps }
lesson-skip = Überspringen
lesson-again = Noch einmal
lesson-play = Jetzt spielen!
lesson-oops-1 = Fast! Such die Karte, die hervorsteht.
lesson-oops-2 = Die noch nicht. Ich habe die richtige umrandet.
lesson-oops-3 = Keine Eile. Lies noch einmal, was ich sage, dann versuch es.

## An der Tür

join-title = Komm herein, setz dich!
join-here = Schon da
join-name = Wie sollen wir dich nennen?
join-any-name = Überrasch mich
join-full = Alle Stühle sind besetzt, aber du kannst zuschauen.
sit-down = Hinsetzen
stand-up = Aufstehen
watch = Nur zuschauen

## Vor der ersten Karte

lobby-chairs = Wer sitzt wo?
lobby-who = Wer sitzt auf dem Stuhl von { $name }?
lobby-way = So kommt man herein
lobby-scan = Ein Code für die Kamera eines Handys
lobby-code = Code:
lobby-warm = Ein Bot hält einen leeren Stuhl warm, bis sich jemand setzt.
lobby-wait = { $host } fängt gleich an.
lobby-game = Was spielen wir?
lobby-settings = Tischsitten
lobby-guests = Wer darf bleiben
house-rules = Hausregeln
this-device = dieses Gerät
is-here = ist da
is-away = ist weg
is-open = ein leerer Stuhl
begin = Anfangen
make-host = Gastgeber machen
room = Der Raum
become-host = Den Raum übernehmen
close-room = Alle heimschicken
remove = Heimschicken
numbers-missing = Zusammen müssen es { $total } sein (jetzt { $missing } daneben).
setting-pace = Wie schnell Bots spielen
pace-0 = flott
pace-1 = zum Mitkommen
pace-2 = gemütlich
setting-think = Wie lange Gustav überlegt
think-quick = kurz
think-normal = wie immer
think-long = gründlich
setting-clock = Zeit für einen Zug
seconds = { $seconds ->
    [0] so viel du willst
   *[other] { $seconds } s
 }
setting-away = Ist jemand weg, spielt ein Bot
away-seconds = { $seconds ->
    [0] nie
   *[other] nach { $seconds } s
 }
setting-rotate = Bei der Revanche fängt jemand anderes an

## Am Tisch

others = Die anderen
log = Was geschah
log-empty = Noch nichts.
log-earlier = Was vorher war …
read-aloud = Vorlesen
hush = Nicht mehr vorlesen
undo = Zurücknehmen
skip = Gleich zeigen
hint = Ein Tipp
hint-more-1 = Mehr: welcher Zug?
hint-more-2 = Mehr: warum?
prospect = { $error ->
    [0] { $percent } %
   *[other] { $percent } % ± { $error }
 }
odds = Die Chancen
odds-none = Im Augenblick ist dir nichts verborgen.
hold = Pause
go-on = Weiter
next-part = Nächster Teil
to-the-end = Zum Ende
thinking = überlegt
to-play = ist dran
away = weg
stands-in = ein Bot spielt
waits = { $name } überlegt …
clock-left = { $seconds ->
    [one] Noch eine Sekunde
   *[other] Noch { $seconds } Sekunden
 }
clock-soon = { $seconds ->
    [one] Nur noch eine Sekunde!
   *[other] Nur noch { $seconds } Sekunden!
 }
line-nibbled = Die Leitung ist angeknabbert. Neuer Versuch …
refused = Das geht gerade nicht.
link-impossible = Dieser Link wünscht sich etwas, was es im Spiel nicht gibt: { $what }. Das bleibt wie üblich.
stickers = Sag es mit einem Bild

## Weitergeben

pass-title = Jetzt kommt { $name }.
pass = Alles verdecken, { $name } ist dran
curtain-next = { $name } ist dran
curtain-alone = Nimm das Gerät. Alle anderen schauen weg.
curtain-ready = Ich bin { $name }

## Das Ende

finished = beendet
again = Noch einmal!
replay = Ansehen
change = Spiel wechseln
luck-check = War alles fair?
luck-fair = Alles fair: Das Glück ist das, das vor der ersten Karte versiegelt wurde.
luck-unfair = Das passt nicht zum Siegel!
luck-seal = Siegel
luck-seed = Startzahl
review = Wie lief es?
review-thinking = Alles noch einmal ansehen … das dauert einen Moment.
review-failed = Das ließ sich gerade nicht ausrechnen.
review-chances = Wie gut es für alle stand, Schritt für Schritt
review-numbers = Die Zahlen
review-step = Schritt
ledger-from-to = von { $start } % auf { $end } %
ledger-own = eigene Züge
ledger-others = die der anderen
ledger-luck = Glück

## Ansehen

replay-scrub = Stelle im Spiel
replay-at = { $step } von { $steps }
replay-back = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-run = Abspielen
replay-stop = Anhalten
replay-eyes = Mit wessen Augen
eyes-open = Alle Karten offen
eyes-watcher = Als Zuschauer
eyes-seat = Mit den Augen von { $name }
play-on = Von hier weiterspielen

## Wenn etwas fehlt

lost-not-found = Hier sind nur Krümel
    .says = Diese Seite gibt es nicht.
lost-no-such-room = Diesen Raum gibt es nicht
    .says = Niemand kennt den Code. Ist er richtig getippt? Alte Räume werden nach einer Weile aufgeräumt.
lost-no-such-match = Dieses Spiel gibt es nicht
    .says = Der Link ist nicht ganz. Wurde er bis zum Ende kopiert?
lost-closed = Der Raum ist geschlossen
    .says = Alle wurden nach Hause geschickt. Gute Nacht!
lost-not-a-guest = Du sitzt nicht mehr an diesem Tisch
    .says = Dein Stuhl wurde weitergegeben.
lost-server-away = Der Server ist weg
    .says = Ist er eingeschaltet, und bist du in seinem Netz? Nichts ist verloren: Jeder Zug ist aufgeschrieben.
lost-other-protocol = Diese Seite ist alt
    .says = Der Server ist neuer. Lade die Seite neu.
server-away = Der Server ist weg. Versuch es gleich noch einmal.

## Einstellungen

settings-language = Sprache
settings-theme = Farben
theme-system = wie das Gerät
theme-light = Tageslicht
theme-dark = Kerzenschein
settings-speed = Wie schnell sich alles bewegt
speed-slow = langsam
speed-normal = normal
speed-fast = schnell
speed-instant = sofort
settings-sound = Geräusche
settings-sound-says = Kleine, aus unserer Küche.
settings-child = Große Knöpfe
settings-child-says = Für kleine Hände und dicke Finger.
settings-aloud = Vorlesen
settings-aloud-says = Alles, was geschieht, wird gesprochen.
settings-keys = Buchstabentasten
settings-keys-says = Kürzel wie R für die Regeln. Die Liste kommt mit ?.
fonts = Lizenz der Schriften

## Tasten

keys = Tasten
key-tab = Tab
    .does = zum nächsten Teil des Tisches
key-arrows = ← ↑ → ↓
    .does = von Karte zu Karte; beim Ansehen Schritt für Schritt
key-enter = Enter
    .does = wählen, drücken
key-r = R
    .does = die Regeln
key-u = U
    .does = einen Zug zurücknehmen
key-s = S
    .does = nicht warten, gleich zeigen
key-l = L
    .does = was geschah
key-help = ?
    .does = diese Liste
key-escape = Esc
    .does = ein Blatt weglegen
