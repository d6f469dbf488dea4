### Was alle Spiele sagen.

player = Gast { $number }
you = (du)
yes = ja
no = nein

## Absagen

refused-not-your-turn = Noch nicht! { $turn-is ->
    [luck] Gerade entscheidet das Glück.
   *[other] { $turn } ist an der Reihe.
 }
refused-not-legal = „{ $asked }“ geht jetzt nicht.
refused-stale = Seit deiner Wahl ist etwas geschehen. Schau noch einmal hin.
refused-over = Das Spiel ist aus.
refused-no-such-seat = Diesen Platz gibt es am Tisch nicht.
refused-no-undo = Das lässt sich nicht zurücknehmen: Jemand hat etwas Neues erfahren.
refused-nothing-to-undo = Es gibt noch keinen Zug, den du zurücknehmen könntest.

## Der Tisch

turn-yours = Du bist an der Reihe.
turn-theirs = { $seat } ist an der Reihe.
turn-luck = Das Glück entscheidet.
turn-over = Das Spiel ist aus.
won = { $winners ->
    [0] Niemand hat gewonnen.
    [1] { $seat-is ->
        [you] Du hast gewonnen!
       *[other] { $seat } hat gewonnen!
     }
   *[other] { $names } gewinnen gemeinsam!
 }
and = und
score = { $seat-is ->
    [you] Du hast
   *[other] { $seat } hat
 } { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
 }
event-move-undone = { $seat-is ->
    [you] Du nimmst einen Zug zurück.
   *[other] { $seat } nimmt einen Zug zurück.
 }

## Wiederholungen

replay-keys = Enter: weiter · b: zurück · q: Schluss >
replay-unfinished = Das Spiel wurde nicht zu Ende gespielt.

## Rückblick

review-chances = Wie die Chancen standen, soweit man es wissen konnte:
review-ledger = Woher das Ergebnis kam:
review-sum = { $start } am Anfang, eigene Entscheidungen { $own }, die der anderen { $others }, Glück { $luck }: { $end }. { $share } davon war Glück.
review-choices = { $count ->
    [0] Es gab nichts zu entscheiden.
    [one] Eine Entscheidung, { $marked ->
        [0] und nichts spricht gegen sie.
       *[other] und sie hat etwas gekostet:
     }
   *[other] { $count } Entscheidungen; { $marked ->
        [0] keine hat sicher etwas gekostet.
        [one] eine davon hat sicher etwas gekostet:
       *[other] { $marked } davon haben sicher etwas gekostet:
     }
 }
review-mark = { $number }. { $sign } { $name }: { $move }. Besser: { $best }. Das kostete { $cost } % (± { $error }).
review-turning-point = Der Wendepunkt: Zug { $number }, „{ $move }“.

## Schiedsrichter

referee-welcome = { $title }: Ihr habt die echten Karten, ich passe auf. Tippt ein, was Würfel und Karten zeigen und was ihr tut.
referee-help = Tippe eine Zahl aus der Liste oder einen Zug, wie er geschrieben wird. b: zurück, t: der Tisch, s: der Stand, q: Schluss, ?: diese Hilfe.
referee-luck = Was zeigt der Würfel oder die Karte?
referee-luck-alone = Welche Karte siehst du?
referee-many = Tippe es so: { $example }
referee-hand-over = Gebt das Gerät { $name }. Alle anderen schauen weg. { $name }, drück Enter.
referee-alone = { $name }, das siehst nur du.
referee-give-back = Der Vorhang ist gefallen. Leg das Gerät wieder auf den Tisch.
referee-cannot-be = „{ $asked }“ kann nach allem, was bisher getippt wurde, nicht sein. Schau noch einmal hin; b geht einen Schritt zurück.
referee-back = Einen Schritt zurück. Tippt es noch einmal.
referee-nothing-typed = Es wurde noch nichts getippt.
referee-score = Stand: { $scores }
referee-saved = Das Spiel steht in { $file }.
referee-go-on = Das Spiel ist gespeichert. Weiter geht es mit: cheeseboard referee { $game } --resume
referee-goodbye = Auf Wiedersehen!

layout-how-cheese-rescue = Tippe das Quadrat Reihe für Reihe. A3 ist ein Käse für 3 Punkte der ersten Person, B1 einer für 1 Punkt der zweiten; D Hund, C Katze, M Maus, S Startkarte, . leer.
layout-how-go-da-cheese = Tippe eine Zeile für jeden Käse: wie viele Mäuse er füttert, dann wer dort wartet, vom Käse nach außen, etwa 4: RN BC RD. Farben nach Plätzen: R Rot, B Blau, Y Gelb, G Grün, X Schwarz; N Maus, M markierte Maus, F dicke Maus, K König, C Katze, P Katze ohne Marke, D Hund.
layout-end = Eine leere Zeile beendet die Eingabe.
layout-again = Tippe alles noch einmal oder nur eine Zeile, etwa 3 = und was dort liegt; danach eine leere Zeile.
layout-as-it-lies = Macht nichts, ich werte es, wie es liegt.
layout-empty = Da liegt gar keine Karte.
layout-unknown = Reihe { $row }, Spalte { $column }: „{ $text }“ ist keine Karte.
layout-no-such-player = Reihe { $row }, Spalte { $column }: Den Buchstaben { $text } hat niemand; es gibt { $players }.
layout-no-such-cheese = Reihe { $row }, Spalte { $column }: Kein Käse ist { $value } wert.
layout-rows = Das Quadrat hat { $side } Reihen, nicht { $rows }.
layout-columns = Reihe { $row } sollte { $side } Felder haben, nicht { $columns }.
layout-too-many = Reihe { $row }, Spalte { $column }: eine Karte zu viel ({ $kind }). Davon { $most ->
    [one] ist nur eine
   *[other] sind nur { $most }
 } im Spiel.
layout-too-many-cheeses = Reihe { $row }, Spalte { $column }: eine zu viel ({ $kind }). Davon hat { $seat } nur { $most }.
layout-start-not-used = Reihe { $row }, Spalte { $column }: Zu dritt gibt es keine Startkarte.
layout-two-starts = Reihe { $row }, Spalte { $column }: eine zweite Startkarte. Es gibt nur eine.
layout-start-not-centred = Reihe { $row }, Spalte { $column }: Die Startkarte sollte in Reihe { $middle }, Spalte { $middle } liegen.
layout-hole = Reihe { $row }, Spalte { $column }: Da liegt keine Karte, das Quadrat ist also nicht voll.
layout-no-start = Die Startkarte fehlt.
layout-too-few-cheeses = { $seat } muss mindestens { $least } Käse gelegt haben, nicht { $cheeses }: So viele Tiere waren nicht da.
layout-colours = Farben: „{ $text }“ geht nicht. Nötig sind { $players } verschiedene Buchstaben von { $possible }.
layout-line = Käse { $cheese }: „{ $text }“ beginnt nicht mit Zahl und Doppelpunkt, etwa 4: RN BC.
layout-cheeses = Es sollten { $circle } Käse sein, nicht { $cheeses }.
layout-too-many-such-cheeses = Käse { $cheese }: { $most ->
    [0] Kein Käse füttert { $mice } Mäuse.
    [one] Nur ein Käse füttert { $mice } Mäuse.
   *[other] Nur { $most } Käse füttern { $mice } Mäuse.
 }
layout-unknown-card = Käse { $cheese }, Platz { $place }: „{ $text }“ ist keine Karte.
layout-nobodys-colour = Käse { $cheese }, Platz { $place }: Die Farbe { $text } hat niemand; es gibt { $possible }.
layout-too-many-of-colour = Käse { $cheese }, Platz { $place }: So viele Karten dieser Art ({ $kind }) hat { $seat } nicht.
layout-line-too-long = Käse { $cheese }, Platz { $place }: { $seat } legt nur { $most } Mal, mehr Karten können hier nicht warten.
layout-cards-missing = Von { $seat } liegen { $cards } von { $all } Karten auf dem Tisch.
layout-not-in-threes = Die Karten von { $seat } können nicht immer an drei Käsen nacheinander gelegt worden sein: Eine muss am falschen Käse liegen.

## Terminal

ask-game = Welches Spiel?
ask-seats = Wie viele spielen mit?
ask-people = Wie viele davon sitzen an dieser Tastatur?
label-game = Spiel
label-seats = Spieler
label-people = Davon hier
label-names = Namen
label-bots = Bots
label-language = Sprache
bot-pip = Pip, der gern rät
bot-mia = Mia, die noch lernt
bot-otto = Otto, der gut spielt
bot-clara = Clara, die vorausdenkt
bot-gustav = Gustav, der Großmeister
bot-random = der blinde Zufall
bot-none = niemand
language-en = Englisch
language-de = Deutsch
language-fr = Französisch
players-for = Für { $from } bis { $to } Spieler. Von { $designer }.
start = Los!
choose-number = Bitte tippe eine Zahl von 1 bis { $most }.
welcome = { $title } zu { $seats ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] { $seats }
 }. { $people ->
    [one] Du bist { $name }.
   *[other] { $people } davon sitzen an diesem Bildschirm.
 }
committed = Das Glück steht schon fest. Sein Siegel: { $commitment }
help-plain = Tippe die Nummer eines Zuges oder den Zug selbst. t: Tisch · r: Regeln · l: was geschah · o: Chancen · h: Tipp · u: zurücknehmen · n: neues Spiel · q: Schluss · en, de, fr: Sprache · ?: Hilfe
curtain = { $seat } ist an der Reihe.
curtain-ask = { $seat }, bist du allein vor dem Bildschirm? Dann drücke Enter.
hand-over = Enter: alles verdecken und den Platz an { $seat } weitergeben.
hand-over-button = Alles verdecken: { $seat } ist an der Reihe
bot-thinks = { $seat } überlegt …
hint-move = Tipp: { $move }.
hint-why = Tipp: { $move }. { $reason }
hint-chance = { $move }: gewinnt { $percent } %{ $error ->
    [0] { "" }
   *[other] { " " }(± { $error })
 }
hint-more = (noch einmal h: mehr)
hint-none = Einen Tipp gibt es nur, wenn du am Zug bist.
odds-title = Was verborgen ist, soweit { $seat-is ->
    [you] du es wissen kannst
    [nobody] es alle wissen können
   *[other] { $seat } es wissen kann
 }
odds-none = Jetzt ist nichts verborgen.
odds-ways = { $outcome }: { $outcomes ->
    [one] { "" }
   *[other] je
 } { $ways } von { $all } ({ $share } %)
odds-share = { $outcome }: { $outcomes ->
    [one] { "" }
   *[other] je
 } { $share } %
odds-sure = { $outcome }: ganz sicher (100 %)
odds-you = du
over-seal = Das Siegel des Glücks war { $commitment }.
over-seed = Der Schlüssel dazu war { $seed }.
over-check = So kann es jeder nachprüfen: cheeseboard verify DATEI
saved-to = Gespeichert unter { $path }
saved-go-on = Das Spiel ist gespeichert. So geht es weiter: cheeseboard play --resume
nothing-to-resume = Es gibt kein unbeendetes Spiel.
goodbye = Auf Wiedersehen!
again-plain = n: noch einmal · q: Schluss >
log-title = Was geschah
log-empty = Noch nichts.
rules-title = Die Regeln
help-title = Tasten
result-title = Das Ende
new-title = Noch ein Spiel?
new-rematch = Noch einmal: dieselben Spieler, neues Glück
new-other = Ein anderes Spiel wählen
new-back = Weiterspielen
key-help = Hilfe
key-rules = Regeln
key-log = Verlauf
key-odds = Chancen
key-hint = Tipp
key-undo = Zurück
key-new = Neu
key-quit = Schluss
key-back = Zurück
key-start = Los!
key-change = Ändern
help-moves = 1 … 9, a … z: den Zug mit dieser Taste spielen
help-tab = Tab, Pfeile, Enter oder die Maus: einen Zug auswählen
help-scroll = Bild auf, Bild ab: der Rest des Tisches
help-keys = ? diese Hilfe · r Regeln · l Verlauf · o Chancen · h Tipp · u zurücknehmen · n neues Spiel · q Schluss
help-language = F2: eine andere Sprache
help-saved = Jeder Zug wird gespeichert. Später geht es weiter mit: cheeseboard play --resume
