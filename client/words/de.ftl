### Was die Seite rund um die Spiele sagt.

title = Cheeseboard
announcements = Ansagen
loading = Der Tisch wird gedeckt …
close = Schließen
back = Zurück
home = Startseite
reload = Neu laden
try-again = Noch einmal versuchen
rules = Regeln
rules-parts = Teile der Regeln
rules-read = Vorlesen: { $part }
settings = Einstellungen
you = Du
share = Teilen
save-record = Aufzeichnung sichern
copied = Kopiert!
bot = Bot
game = Spiel

## Anfang

home-title = Was kommt heute auf den Tisch?
home-friends = Sitzen Freunde an einem anderen Tisch?
home-code-says = Tippe den Code ihres Raums ein.
home-come-in = Hinein
home-go-on = Weiterspielen
players = { $from }–{ $to } Spieler
minutes = { $minutes } Min.
age = ab { $age } Jahren
by = Von { $makers }

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
lesson-oops-1 = Fast! Such die Karte, die hervorgehoben ist.
lesson-oops-2 = Die noch nicht. Ich habe die richtige umrandet.
lesson-oops-3 = Keine Eile. Lies noch einmal, was ich sage, dann versuch es.

## An der Tür

join-title = Komm herein, setz dich!
join-here = Schon da
join-full = Alle Plätze sind besetzt, aber du kannst zuschauen.
sit-down = Hinsetzen
stand-up = Aufstehen
watch = Nur zuschauen

## Vor der ersten Karte

lobby-chairs = Wer sitzt wo?
lobby-who = Wer spielt auf dem Platz von { $name }?
lobby-way = So kommt man herein
lobby-scan = Ein Code für die Kamera eines Handys
lobby-only-here = Nur dieser Computer kann diesen Raum öffnen. Damit Handys in deinem Netz es auch können, beende Cheeseboard und starte es mit { $command }.
lobby-code = Code:
lobby-wait = { $host } fängt gleich an.
lobby-game = Was spielen wir?
lobby-settings = Tischsitten
lobby-guests = Wer bleiben darf
house-rules = Hausregeln
in-box = In der Schachtel
this-device = dieses Gerät
is-here = ist da
is-away = ist weg
begin = Anfangen
make-host = Zum Gastgeber machen
room = Der Raum
become-host = Gastgeber werden
wish-title = Jemand möchte einen Platz übernehmen
wish-ask = { $name } möchte ab jetzt auf dem Platz von { $seat } spielen und sieht dann dessen Karten. Bist du einverstanden?
wish-yes = Einverstanden
wish-no = Nein
wish-waits = Du möchtest den Platz von { $seat } übernehmen. Die anderen müssen noch zustimmen.
wish-back = Doch nicht
close-room = Alle heimschicken
remove = Heimschicken
numbers-missing = Zusammen müssen es { $total } sein (Abweichung: { $missing }).
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
setting-beacon = Ein öffentliches Leuchtfeuer einmischen
setting-beacon-says = Eine Zahl, die weit weg öffentlich gezogen wird, ein paar Sekunden nachdem alle ihre eigene weggeschlossen haben.
lobby-luck = Fairer Zufall
lobby-luck-says = Das Haus hat eine geheime Zahl weggeschlossen. Jedes Gerät legt eine eigene dazu, bevor es die anderen kennen kann. So kann niemand den Zufall lenken, auch das Haus nicht.
lobby-luck-house = Das Haus. Sein Siegel:
lobby-luck-guest = { $is ->
    [in] { $name }
   *[out] { $name } hat noch keine Zahl gegeben
 }
lobby-luck-word = Wenn du magst, leg ein Wort dazu, das nur du kennst:
lobby-luck-give = Dazulegen
lobby-luck-given = Dein Wort ist weggeschlossen.

## Am Tisch

others = Die anderen
log = Verlauf
log-empty = Noch nichts.
log-earlier = Früher …
read-aloud = Vorlesen
hush = Nicht mehr vorlesen
undo = Zurücknehmen
skip = Gleich zeigen
hint = Ein Tipp
hint-more-1 = Mehr: Welcher Zug?
hint-more-2 = Mehr: Warum?
hint-told = Ein Tipp (alle erfahren es)
prospect = { $error ->
    [0] { $percent } %
   *[other] { $percent } % ± { $error }
 }
prospect-level = gleichauf
prospects-level = Gleichauf: Welcher Zug besser ist, lässt sich nicht sicher sagen.
odds = Die Chancen
odds-none = Im Augenblick ist dir nichts verborgen.
odds-told = Die Chancen (alle erfahren es)
helped = Um Hilfe gebeten: { $times }×
glance = Gut hinschauen! Das ist nur kurz zu sehen.
put-back = Zurücklegen
odds-says = Nach allem, was du wissen kannst. Eine 2 über einer 5 heißt: Von 5 solchen Karten sind 2 so.
odds-these = { $things ->
    [one] Diese Karte
   *[other] Jede dieser Karten
 }
hear-again = Die Frage noch einmal hören
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
line-silent = Niemand antwortet. Ich warte …
refused = Das geht gerade nicht.
link-impossible = Dieser Link verlangt etwas, was es in diesem Spiel nicht gibt: { $what }. Hier gilt das Übliche.
stickers = Sag es mit einem Bild

## Weitergeben

pass-title = Jetzt kommt { $name }.
pass = Alles verdecken, { $name } ist dran
curtain-next = { $name } ist dran
curtain-alone = Nimm das Gerät. Alle anderen schauen weg.
curtain-ready = Ich bin { $name }

## Ein großer Bildschirm und Taschen

tv-full = Ganzer Bildschirm
tv-small = Ganzen Bildschirm verlassen
tv-join = Spielt mit:
pocket-look = Schau auf den großen Bildschirm.
pocket-table = Den Tisch auch hier zeigen
pocket-hand = Hier nur meine Hand
title-turn = Du bist dran!
setting-pockets = Handys zeigen nur die Hand
setting-pockets-says = Für einen großen Bildschirm im Raum, der den Tisch zeigt.

## Das Ende

finished = beendet
again = Noch einmal!
replay = Wiederholung
end-why = { $seat-is ->
    [you] Du hast
    [all] { $names } haben
   *[other] { $seat } hat
 } { $most ->
    [one] 1 Punkt
   *[other] { $most } Punkte
 }, { $second-is ->
    [you] du hast
   *[other] { $second } hat
 } { $next }.
end-down = Nach unten schieben und den Tisch ansehen
end-up = Wieder nach oben ziehen
review-closer = Ein erster Blick. Jetzt genauer … { $percent } %
review-busy = Ein erster Blick. Andere Partien sind zuerst dran, dann diese …
review-turn = Der Wendepunkt
review-what-if = Was wäre, wenn …?
review-better = { $seat-is ->
    [you] Deine Wahl war
   *[other] Die Wahl von { $seat } war
 } „{ $move }“. Besser war „{ $best }“: { $cost } % mehr Chance zu gewinnen.
luck-check = War alles fair?
luck-right = Auf diesem Gerät geprüft: Die Zahlen hinter dem Zufall standen vor der ersten Karte fest, und niemand konnte sie wählen.
luck-wrong = Da passt etwas nicht! Jemand hat vielleicht den Zufall oder die Aufzeichnung verändert.
luck-late = Der Zufall passt zu dem, was der Server sagt. Dieses Gerät kam zu spät, um selbst zu sehen, dass er vorher feststand.
luck-without = Der Zufall stand vor der ersten Karte fest. Aber keine Zahl dieses Geräts steckt darin: Dass ihn niemand gelenkt hat, sagt nur der Server.
luck-untold = Der Zufall in dieser Partie lässt sich nicht prüfen.
luck-changed = Vorsicht: Das Haus hat seine versiegelte Zahl geändert! Der Zufall in dieser Partie ist vielleicht nicht fair.
luck-sealing = Jedes Gerät legt seine Zahl dazu …
luck-seal-is = Das Siegel:
luck-record = { $is ->
    [yes] Die Aufzeichnung ist unverändert: Siegel und Prüfsumme stimmen.
   *[no] { $why ->
        [other-format] Diese Aufzeichnung hat ein anderes Format, das diese Seite nicht prüfen kann.
       *[other] Die Aufzeichnung wurde verändert oder ist keine.
    }
 }
luck-commitment = { $is ->
    [yes] Das Haus hatte seine Zahl weggeschlossen, bevor dieses Gerät seine eigene gab, und es ist dieselbe.
    [no] { $why ->
        [used-before] Das Haus hat dieselbe Zahl schon einmal benutzt; sie war kein Geheimnis mehr.
       *[other] Das Haus hatte eine andere Zahl weggeschlossen als die, die es benutzt hat.
    }
   *[unknown] Du kamst später: Dieses Gerät hat nicht gesehen, wie das Haus seine Zahl wegschloss. Das sagt nur der Server.
 }
luck-seal = { $is ->
    [yes] Das Siegel ist dasselbe, das dieses Gerät sah, bevor eine Zahl verraten wurde.
    [no] Das Siegel ist nicht das, das dieses Gerät vor der ersten Karte sah.
   *[unknown] Du kamst später: Dieses Gerät hat das Siegel nicht gesehen. Wann es gemacht wurde, sagt nur der Server.
 }
luck-own = { $is ->
    [yes] Die eigene Zahl dieses Geräts ist Teil des Zufalls.
    [no] Die Zahl dieses Geräts wurde weggelassen, obwohl der Server sie angenommen hatte.
   *[unknown] { $why ->
        [watched] Dieses Gerät hat nur zugeschaut und keine Zahl gegeben.
       *[other] Die Zahl dieses Geräts ist nicht Teil des Zufalls: Sie kam zu spät.
    }
 }
luck-seed = { $is ->
    [yes] Die Zahl des Hauses ist die, die es weggeschlossen hatte.
   *[no] Die Zahl des Hauses ist nicht die, die es weggeschlossen hatte.
 }
luck-contributions = { $is ->
    [yes] Jedes Gerät hat die Zahl verraten, die es weggeschlossen hatte.
   *[no] Die Zahl eines Geräts ist nicht die, die es weggeschlossen hatte.
 }
luck-luck = { $is ->
    [yes] Jeder Wurf und jede Karte folgt aus diesen Zahlen.
    [no] Ein Wurf oder eine Karte folgt nicht aus diesen Zahlen.
   *[unknown] { $why ->
        [typed] Der Zufall kam nicht aus versiegelten Zahlen: Er wurde eingetippt, oder die Partie setzt eine andere fort.
       *[other] Das Haus hat seine Zahl nicht verraten.
    }
 }
luck-moves = { $is ->
    [yes] Die Züge von diesem Gerät stehen in der Aufzeichnung.
    [no] Ein Zug von diesem Gerät steht nicht in der Aufzeichnung.
   *[unknown] Auf diesem Gerät wurde kein Zug gemacht.
 }
luck-beacon = { $why ->
    [dark] Das öffentliche Leuchtfeuer war vorher genannt, hat aber nicht geantwortet.
   *[other] Eine Runde eines öffentlichen Leuchtfeuers war vorher genannt und wurde hineingemischt. Was sie brachte, lässt sich dort nachsehen.
 }
luck-rules = Dass jeder Zug erlaubt war und wie wahrscheinlich jede Karte war, sagt nur der Server. „cheeseboard verify“ prüft es auf deinem eigenen Computer.
review = Wie lief es?
review-thinking = Alles noch einmal ansehen … das dauert einen Moment.
review-failed = Das ließ sich gerade nicht ausrechnen.
review-chances = Wie gut es für alle stand, Schritt für Schritt
review-numbers = Die Zahlen
review-step = Schritt
ledger-from-to = von { $start } % auf { $end } %
ledger-own = eigene Züge
ledger-others = die der anderen
ledger-luck = Zufall

## Wiederholungen

replay-scrub = Stelle in der Partie
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
lost-no-such-match = Diese Partie gibt es nicht
    .says = Der Link ist unvollständig. Wurde er ganz kopiert?
lost-closed = Der Raum ist geschlossen
    .says = Der Gastgeber hat alle nach Hause geschickt. Gute Nacht!
lost-not-a-guest = Du sitzt nicht mehr an diesem Tisch
    .says = Der Gastgeber hat deinen Platz vergeben.
lost-server-away = Der Server ist nicht erreichbar
    .says = Ist er eingeschaltet, und bist du in seinem Netz? Nichts ist verloren: Jeder Zug ist aufgeschrieben.
lost-other-protocol = Diese Seite ist alt
    .says = Der Server ist neuer. Lade die Seite neu.
server-away = Der Server ist nicht erreichbar. Versuch es gleich noch einmal.

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
settings-aloud-says = Was geschieht, wird gesprochen, und wenn du dran bist, auch die Frage.
settings-keys = Buchstabentasten
settings-keys-says = Kürzel wie R für die Regeln. Mit ? siehst du alle.
settings-steady = Hastiges Tippen übergehen
settings-steady-says = Hat sich ein Knopf gerade geändert, gilt ein Tipp für den alten nicht.
settings-confirm = Jede Wahl bestätigen
settings-confirm-says = Du wählst eine Karte und drückst dann den gelben Knopf. Ist es aus, spielt schon ein Tippen.
settings-nudge = Ruf mich, wenn ich dran bin
settings-nudge-says = Ein Handy brummt, und der Name dieses Tabs ändert sich.
fonts = Lizenz der Schriften

## Tasten

keys = Tasten
key-tab = Tab
    .does = zum nächsten Teil des Tisches
key-arrows = ← ↑ → ↓
    .does = von Karte zu Karte; in der Wiederholung Schritt für Schritt
key-enter = Enter
    .does = wählen, drücken
key-r = R
    .does = die Regeln
key-u = U
    .does = einen Zug zurücknehmen
key-s = S
    .does = nicht warten, gleich zeigen
key-l = L
    .does = der Verlauf
key-help = ?
    .does = diese Liste
key-escape = Esc
    .does = Fenster schließen

# A house without a server

house-waking = Der Tisch wird gedeckt …
house-failed = Das Haus ging nicht auf.
house-packed = Alles ist gepackt. Cheeseboard geht jetzt auch ohne Netz auf.
house-friends = Freunde, die weit weg sind?
    .says = Dafür braucht es ein Haus mit Server. Tippe seine Adresse ein, oder lies seinen Code mit einer Kamera.
    .address = Adresse eines Hauses
open-record = Gesicherte Partie öffnen
    .not = Das ist keine gesicherte Partie.

## Phone to phone

friend-near = Freunde gleich hier?
friend-join = Zum Handy eines Freundes
    .says = Sitzt dein Freund mit am Tisch? Dann reden eure Handys direkt miteinander, ohne Internet.
friend-invite = Ein Handy einladen
    .says = Für Freunde, die mit am Tisch sitzen: Ihre Handys reden direkt mit diesem, ohne Internet.
friend-here = { $count ->
    [0] Noch ist kein anderes Handy verbunden.
    [one] Ein Handy ist verbunden.
   *[other] { $count } Handys sind verbunden.
 }
friend-stay = Dieses Handy ist jetzt der Tisch. Lass diese Seite offen, damit die anderen spielen können.
friend-is-table = Der Tisch ist das Handy von { $name }. Dort kommen auch weitere Handys dazu.
friend-show-this = Zeig diesen Code der Kamera des anderen Handys.
friend-look-back = Dann zeigt auch das andere Handy einen Code. Schau ihn mit dieser Kamera an.
friend-look = Tippe auf dem Handy deines Freundes auf «Ein Handy einladen». Schau dann den Code dort mit dieser Kamera an.
friend-invited = { $name } lädt dich ein!
friend-show-back = Zeig jetzt diesen Code dem Handy von { $name }.
friend-begins = Sobald es deinen Code gesehen hat, bist du dabei.
friend-invitation-code = Die Einladung als Code zum Scannen
friend-answer-code = Deine Antwort als Code zum Scannen
friend-text = Dasselbe als Text
friend-copy = Als Text kopieren
friend-paste = Keine Kamera? Füge den Text hier ein.
friend-go-on = Weiter
friend-not = { $wanted ->
    [offer] Das ist keine ganze Einladung. Kopiere bitte alles.
   *[answer] Das ist nicht die Antwort auf diese Einladung. Kopiere bitte alles.
 }
friend-back = Wer kommt zurück?
    .says = Ist die Seite dort noch offen, genügt ein Code. Tippe auf einen Namen.
    .shows = Zeigt das andere Handy einen Code? Schau ihn mit dieser Kamera an.
friend-lost = { $count ->
    [one] { $names } ist nicht mehr verbunden.
   *[other] { $names } sind nicht mehr verbunden.
 }
    .again = Wieder hereinlassen
    .later = Jetzt nicht
friend-camera = Kamera benutzen
friend-camera-on = Was die Kamera sieht
friend-camera-off = Kamera aus
friend-no-camera = Die Kamera geht hier nicht. Kopiere stattdessen den Text.
friend-connecting = Die Handys suchen einander …
friend-connected = Verbunden!
friend-done = Fertig
friend-another = Noch ein Handy einladen
friend-failed = Die Handys haben sich nicht gefunden. Sind beide im selben WLAN? Dann versuch es noch einmal.
friend-no-network = Dieses Handy ist in keinem Netz. Geh in ein WLAN oder öffne einen Hotspot. Ist das schon geschehen, dann erlaube die Kamera und versuch es noch einmal.
friend-handed = { $how ->
    [yes] Danke! Du kannst diese Seite schließen und zum Tisch zurückgehen.
    [no] Auf diese Antwort wartet hier niemand. Tippe noch einmal auf «Ein Handy einladen».
   *[soon] Einen Moment …
 }
friend-away = Der Tisch ist das Handy von { $name }, und das ist gerade weg. Die Partie wartet; nichts geht verloren.
    .again = Wieder hereinkommen
    .tries = Es versucht es von selbst noch einmal …
    .anew = Hier neu anfangen
friend-look-again = Tippe auf dem Handy von { $name } auf «Wieder hereinlassen» und dann auf deinen Namen. Schau den Code dort mit dieser Kamera an.
friend-show-again = Tippe auf dem Handy von { $name } auf «Wieder hereinlassen» und dann auf «Kamera benutzen». Zeig ihm diesen Code.
friend-two-codes = Geht das nicht, dann war die Seite von { $name } inzwischen zu, und es braucht zwei neue Codes.
    .go = Mit zwei Codes
friend-anew-says = Die verdeckten Karten sind nur auf dem Handy von { $name }: Diese Partie kann nur dort weitergehen. Hier kannst du mit denselben Leuten eine neue beginnen.
friend-server = Mit Hilfe eines Servers
    .says = Ein Cheeseboard-Server kann beide Codes weiterreichen, sonst nichts. Dann genügt ein Wort.
    .word = Das Wort:
    .ask = Ein Wort holen
    .away = Dieser Server antwortet nicht.
    .nobody = Unter diesem Wort antwortet niemand.

## Who we are, and another match

who-title = Du und deine Maus
who-name = Name
who-face = Gesicht
who-draw = Andere Maus ziehen
who-done = Das bin ich!
who-change = Ändern
who-change-name = { $name }. Name und Gesicht ändern
who-you = Du spielst als
face-bow = Maus mit Schleife
face-cap = Maus mit Kappe
face-flower = Maus mit Blume
face-scarf = Maus mit Schal
face-cook = Maus mit Kochmütze
face-star = Maus mit Sternenbrille
face-wool = Maus mit Wollmütze
face-music = Maus mit Kopfhörern
face-curl = Maus mit Locke
face-pot = Maus mit Topf auf dem Kopf
face-straw = Maus mit Strohhut
face-beret = Maus mit Baskenmütze
people-title = Wer spielt mit?
people-says = Alle suchen sich Namen und Gesicht aus. Das Gerät geht herum.
family = Bunt
mouse-family = { $names }: Alle spielen anders.
lobby-all-here = Alle sind da. Los geht’s!
lobby-empty = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
 } Zeig deinen Freunden den Code, oder fang an: Mäuse spielen dort, bis jemand kommt.
lobby-free = Freier Platz
lobby-until = { $name } spielt, bis jemand kommt
lobby-you-are-in = Du bist dabei!
lobby-pick = Wer spielt hier?
lobby-change-chair = Ändern
lobby-host = Gastgeber
pick-me = Ich, an diesem Gerät
again-waits = Wir warten auf { $names } …
again-yes = möchte noch einmal
again-look = schaut noch
again-not-yet = Noch nicht
again-without = Ohne { $names } weiter
again-play-without = Ohne { $name } spielen
again-gone-on = Die anderen sind schon weiter. Lass dir Zeit!
again-come = Mitkommen
again-change = Spiel, Plätze oder Mäuse ändern
luck-locked = Der Zufall ist weggeschlossen. Sein Siegel:
luck-more = Was ist das?
setting-names = Namen dürfen getippt werden
setting-names-says = Sonst suchen sich alle einen aus der Liste aus.

## Offene Partien

open-mine = Du bist dran
open-other = { $name } ist dran
open-lobby = Noch nicht begonnen
open-over = Zu Ende
open-with = Mit { $names }
open-all = Alle { $count } zeigen

## Ein neuer Schlüssel

key-title = Spielt jemand anders unter deinem Namen?
key-says = Wer diesen Browser benutzt hat, hat vielleicht den Schlüssel zu deinem Platz. Mit einem neuen Schlüssel spielt nur dieser Browser für dich, und wer den alten hat, wird weggeschickt. Dein Platz und deine Karten bleiben dir.
key-new = Neuen Schlüssel machen
key-done = Fertig. Nur dieser Browser hat den neuen Schlüssel.

## Bescheid, wenn du dran bist

nudge-button = Sag mir, wenn ich dran bin
nudge-says = Spielt über Tage: Mach die Seite zu, und dein Gerät sagt dir, wenn du dran bist.
nudge-yes = Ja, sag es mir
nudge-on = Dieses Gerät sagt dir, wenn du in diesem Raum dran bist.
nudge-stop = Sag mir nichts mehr
nudge-none = Dieser Server kann das nicht. Wer ihn betreibt, kann es einrichten.
nudge-secure = Dafür muss die Adresse dieser Seite mit https:// beginnen. Wer den Server betreibt, kann das einrichten.
nudge-browser = Dieser Browser kann das nicht. Leg die Seite auf einem iPhone oder iPad zuerst auf den Home-Bildschirm.
nudge-denied = Dein Browser zeigt keine Mitteilungen dieser Seite. In seinen Einstellungen kannst du sie erlauben.
nudge-offline = Der Push-Dienst deines Browsers antwortet nicht. Er braucht das Internet.
nudge-away-server = Der Server antwortet nicht. Versuch es später noch einmal.
nudge-away = In diesem Raum spielt ein Bot für dich, wenn du { $seconds } Sekunden weg bist.
nudge-clock = In diesem Raum spielt nach { $seconds } Sekunden ein Bot für dich.
nudge-wait = Lieber auf alle warten
nudge-ask-host = Der Gastgeber kann das ändern.
nudge-quiet = Ruhezeit
nudge-quiet-says = Dann kommt nichts. Danach erfährst du es, wenn du noch dran bist.
nudge-from = Von
nudge-until = Bis
nudge-what = Was wird geschickt, und an wen?
nudge-sent = Ein Satz: „Du bist dran bei { $game }“. Er kommt einmal für jeden Zug und nur, wenn diese Seite zu ist. Keine Karten, keine Namen.
nudge-to-whom = Er geht durch den Push-Dienst des Browser-Herstellers: Google, Mozilla, Apple oder Microsoft. Der Satz ist verschlüsselt. Sie sehen, dass dieser Server deinem Gerät etwas schickt, und wann, aber nicht, was. Der Server merkt sich die Push-Adresse deines Browsers, bis du es beendest.
nudge-how-to-stop = Es endet, wenn du „{ nudge-stop }“ antippst, wenn der Raum geschlossen wird oder wenn du Mitteilungen in den Einstellungen des Browsers verbietest.
hook-title = Auch anderswo Bescheid sagen
hook-says = Home Assistant, ein Chat oder eine andere Webadresse erfährt, wer dran ist: Raum, Spiel und Name, sonst nichts.
hook-url = Webadresse
hook-yes = Dort Bescheid sagen
hook-secret = Jede Nachricht ist mit diesem Geheimnis unterschrieben. Kopiere es jetzt, es ist nur einmal zu sehen:
hook-on = Eine Webadresse erfährt, wer dran ist.
hook-stop = Dort nichts mehr sagen

# Deals that others play too, my games, a whole evening

home-also = Noch mehr zu spielen
daily = Das Spiel des Tages
daily-says = Für jedes Spiel eins am Tag, für alle gleich: dieselben Karten und Würfel, dieselben Mäuse.
daily-before = Einen Tag zurück
daily-after = Einen Tag weiter
daily-against = Gegen { $names }
daily-play = { $game } spielen
daily-again = { $game } noch einmal spielen
daily-fair = Derselbe Zufall: Was heißt das?
daily-fair-says = Alle, die das hier spielen, haben denselben Zufall. Er folgt aus dem Datum und der Version von Cheeseboard und ist deshalb kein Geheimnis: Wer ihn ausrechnet, kann vorausschauen. Wird der Zufall dasselbe zum selben Mal gefragt, antwortet er allen gleich, egal, was sie vorher gespielt haben: Der dritte Wurf ist für alle derselbe. Wo du anders spielst, kommen andere Fragen. Ein Ergebnis zeigt, dass jeder Zug erlaubt war und der Zufall der des Tages. Es kann nicht zeigen, dass niemand vorausgeschaut oder es mehrmals versucht hat.
beat = Schlag mein Spiel
beat-line = Schaffst du mehr?
beat-title = { $won ->
    [yes] { $name } hat mit { $points } gewonnen. Schaffst du das auch?
   *[no] { $name } hat { $points } geschafft. Schaffst du mehr?
 }
beat-day = Das Spiel vom { $day }. Alle haben denselben Zufall.
beat-release = { $release ->
    [none] Es ist das Spiel eines früheren Cheeseboard.
   *[other] Es ist das Spiel von Cheeseboard { $release }.
 } Hier hat dieser Tag ein anderes, mit einer eigenen Tabelle.
beat-same = Du bekommst denselben Zufall, gegen dieselben Mäuse.
beat-play = Das will ich spielen
beat-look = Erst die Partie ansehen
beat-no-link = Das ist kein Link zu einem Ergebnis.
beat-not-here = Das lässt sich hier nicht spielen: Es gehört zu anderen Regeln oder ist zu lang.
beat-fair-says = Du bekommst den Zufall jener Partie. Wird der Zufall dasselbe zum selben Mal gefragt, antwortet er wie dort: dieselben ersten Karten, derselbe dritte Wurf. Wo du anders spielst und etwas gefragt wird, was dort nicht gefragt wurde, steht die Antwort auch fest, und zwar für alle gleich, die es versuchen. Wer die Partie gesehen hat, weiß, was kommt. Für Menschen jener Partie spielt eine Maus.
board = Unsere Ergebnisse
board-place = Rang
board-who = Wer
board-points = Punkte
board-more = Mehr
board-won = gewonnen
board-lost = nicht gewonnen
board-mine = hier gespielt
board-replay = Die Partie von { $name } ansehen
board-remove = Das Ergebnis von { $name } von der Tafel nehmen
board-add = Hat dir jemand ein Ergebnis geschickt?
board-add-says = Füge den Link hier ein. Die Partie wird nach den Regeln noch einmal gespielt; nur wenn alles stimmt, kommt das Ergebnis auf die Tafel dieses Geräts.
board-check = Nachprüfen
board-refused = Dieses Ergebnis gilt nicht.
board-flaw = { $why ->
    [forged] Der Link ist beschädigt, oder der Zufall ist ein anderer.
    [not-over] Die Partie wurde nicht zu Ende gespielt.
    [other-rules] Es wurde nach anderen Regeln gespielt.
    [other-mice] Es wurde gegen andere Mäuse gespielt.
   *[others-played] Jemand anders hat einige der Züge gemacht.
 }
board-checked = Noch einmal gespielt und alles stimmt: Jeder Zug war erlaubt, und der Zufall ist der richtige.
share-result = Mein Ergebnis zeigen
share-beat = Schlägst du mein Spiel?
share-says = Dein Ergebnis als Link, den alle nachprüfen können. Bild und Text verraten keine Karten.
share-beat-says = Jemand anders bekommt denselben Zufall und dieselben Mäuse. Im Link steht die Partie mit den Namen.
share-alt = Ein Bild vom Ergebnis: { $scores }
share-text = Link verschicken
share-picture = Bild speichern
share-foot = Derselbe Zufall für alle. Schaffst du mehr?
deal-day = Das war das Spiel vom { $day }: Alle hatten denselben Zufall.
deal-same = Du hattest denselben Zufall wie in der Partie, die du schlagen wolltest.
deal-tag = Das Spiel des Tages: Alle haben denselben Zufall.
deal-tag-same = Derselbe Zufall wie in der Partie, die du schlagen willst.
luck-day = { $is ->
    [yes] Der Zufall ist der des Tages: Alle hatten ihn, und jeder hätte ihn vorher wissen können.
    [no] Der Zufall ist nicht der des Tages.
   *[unknown] Die Partie ist nicht zu Ende, deshalb lässt sich der Zufall noch nicht prüfen.
 }
luck-same = Der Zufall ist der einer anderen Partie. Das Haus prüft ihn mit den Regeln nach.
luck-shared = Auf diesem Gerät geprüft: Das ist der Zufall des Tages. Er ist für alle gleich und kein Geheimnis.
luck-shared-same = Der Zufall einer anderen Partie, kein Geheimnis. Das Haus prüft ihn mit den Regeln, diese Seite allein kann es nicht.
mine = Meine Spiele
mine-says = Was auf diesem Gerät gespielt wurde. Es bleibt hier: Niemand sonst sieht es, außer du speicherst es und gibst es weiter.
mine-empty = Noch nichts. Spiel eine Partie zu Ende, dann steht sie hier.
mine-rates = Wie oft gewinnst du?
mine-rate = Mit { $name } am Tisch hast du { $won } von { $of } gewonnen. Von hundert weiteren würdest du irgendwo zwischen { $low } und { $high } gewinnen.
mine-rate-game = { $game }: { $won } von { $of } gewonnen. Von hundert weiteren würdest du irgendwo zwischen { $low } und { $high } gewinnen.
mine-by-game = Spiel für Spiel
mine-by-month = Monat für Monat
mine-change = { $change ->
    [more] Im { $month } hast du öfter gewonnen als davor, und kaum durch Zufall allein.
    [less] Im { $month } hast du seltener gewonnen als davor, und kaum durch Zufall allein.
   *[luck] Ob der { $month } besser oder schlechter war als die Zeit davor, kann noch Zufall sein.
 }
mine-how-sure = Warum zwei Zahlen?
mine-how-sure-says = Wenige Partien sagen wenig, denn der Zufall spielt mit. Die zwei Zahlen sagen, wie weit es daneben liegen könnte; in 19 von 20 Fällen liegt die Wahrheit dazwischen. Je mehr du spielst, desto näher rücken sie zusammen. Es zählen nur Partien, in denen ein Mensch an diesem Gerät gespielt hat.
mine-matches = { $count ->
    [one] Eine Partie
   *[other] { $count } Partien
 }
mine-won = Gewonnen mit { $points }, gegen { $names }
mine-lost = { $points } gegen { $names }
mine-together = Zusammen an diesem Gerät: { $names }
mine-luck = Zufall: { $luck } %, deine eigenen Entscheidungen: { $own } %
mine-remove = { $game } vom { $when } löschen
mine-more = Mehr zeigen
mine-file = Behalten oder löschen
mine-file-says = Alle Partien, Ergebnisse und gelösten Rätsel dieses Geräts als eine Datei: zum Aufheben oder für ein anderes Gerät.
mine-save = Als Datei speichern
mine-open = Datei öffnen
mine-clear = Alles löschen
mine-cleared = { $count ->
    [one] Eine Partie gelöscht.
   *[other] { $count } Partien gelöscht.
 }
mine-undo = Doch behalten
mine-no-file = Das ist keine Datei mit Partien von hier.
mine-opened = { $count ->
    [one] Eine Partie ist da.
   *[other] { $count } Partien sind da.
 }
stamps = Stempel
stamps-count = { $count } von { $of }
stamp-mouse = Zum ersten Mal gegen { $name } gewonnen
stamp-game = Zum ersten Mal { $name } gewonnen
stamp-clean = Eine Partie ohne Fehler
stamp-unlucky = Gewonnen trotz Pech
stamp-comeback = Von hinten gewonnen
stamp-days = Sieben Spiele des Tages
stamp-all-games = In jedem Spiel gewonnen
stamp-not-yet = Noch nicht
learning = Was du lernen kannst
learning-empty = Sieh dir nach einer Partie „Wie lief es?“ ganz an. Dann steht hier, was besser ginge.
learning-theme = { $game }: Du hast „{ $move }“ gewählt, besser war „{ $best }“. { $times ->
    [one] Bisher einmal.
   *[other] So etwas schon { $times }-mal.
 }
evening = Ein ganzer Abend
evening-says = Mehrere Spiele nacheinander an diesem Gerät. Wer gewinnt, bekommt eine Krone, und wer die wenigsten Kronen hat, darf aussuchen.
evening-games = Welche Spiele?
evening-begin = Den Abend beginnen
evening-room = Mit Freunden an anderen Geräten: Macht wie immer einen Raum auf. Nach der zweiten Partie werden auch dort die Kronen gezählt.
evening-won = { $count ->
    [one] { $names } hat den Abend gewonnen!
   *[other] { $names } haben den Abend zusammen gewonnen!
 }
evening-crowns = Kronen
evening-match = { $game }: { $names }
evening-chooses = { $name } hat die wenigsten Kronen und darf aussuchen. Wie wäre es mit { $game }?
evening-next = Wie wäre es mit { $game }?
evening-play = Als Nächstes: { $game }
evening-other = Ein anderes Spiel …
evening-end = Das war’s

## Rätsel

puzzles = Rätsel lösen
    .says = { $puzzles } Tische aus echten Partien. Eine Antwort stimmt, und du siehst, warum.
puzzle-step = Zeig mir: Schritt { $step } von { $steps }
puzzle-again = Noch einmal
puzzle-next = Nächstes Rätsel
puzzle-which = Andere Rätsel wählen
puzzle-level = Wie schwer?
puzzle-theme = Worum geht es?
puzzle-all = alle
puzzle-kept = { $fitting } zur Auswahl. Auf diesem Gerät gelöst: { $solved }. Längste Serie: { $best }.
puzzle-leave = Zurück zum Spiel

## Exercises, and mice that offer the next step

exercises = Kleine Übungen
    .says = { $exercises } Tische, an denen du versuchst, was du gelernt hast.
exercise-next = Nächste Übung
exercises-done = Das war die letzte Übung. Jetzt kann es losgehen!
hello-exercises = Willst du es selbst versuchen? Ich habe { $exercises } kleine Übungen für dich.
hello-first = Hallo, ich bin { $name }! Jetzt weißt du, wie es geht. Spielen wir?
hello-next = Hallo, ich bin { $name }! Du hast { $wins } Mal gegen { $other } gewonnen. Spielen wir?
hello-puzzles = Gut gespielt! Du hast { $wins } Mal gegen mich gewonnen, und besser spielt hier niemand. Magst du Rätsel?
hello-play = Gegen { $name } spielen
hello-later = Noch nicht
learning-puzzles = Mit Rätseln üben: { $theme }

## The lab

lab = Für Spieleerfinder
    .says = Andere Regeln, Tausende Partien der Mäuse: Ist es fair, tief, lang?
lab-intro = Ändere die Regeln und lass Mäuse spielen. Was ihre Partien zeigen, gilt nur für Mäuse: Ob es Spaß macht, müssen Menschen herausfinden.
lab-usual = Die üblichen Regeln
lab-try = { $games } Partien probieren
lab-stop = Anhalten
lab-play = Gleich spielen
lab-friends = Mit anderen spielen
lab-begun = Die Mäuse spielen.
lab-done = Die Mäuse haben { $played } Partien gespielt. Hier steht, was sie zeigen.
lab-found = Was die Partien zeigen
lab-waiting = Die Mäuse setzen sich …
lab-playing = { $played } von { $games } Partien
lab-ended = Die Mäuse haben { $played } von { $games } Partien gespielt. Der Befehl am Ende spielt alle.
lab-old = Du hast oben die Regeln geändert. Diese Zahlen gehören zu den Regeln davor.
lab-endless = Eine Partie könnte so zu lange dauern. Ändere die Hausregeln.
lab-key-seen = gesehen, und wo die Wahrheit liegt
lab-key-fair = was fair wäre
lab-key-usual = mit den üblichen Regeln
lab-compared = Übliche Regeln: { $usual } ({ $moved })
lab-save = Bericht speichern
