### Was alle Spiele sagen.

language-name = Deutsch
player = Spieler { $number }
you = (du)
yes = ja
no = nein

## Absagen

refused-not-your-turn = Noch nicht! { $turn-is ->
    [luck] Gerade entscheidet der Zufall.
   *[other] { $turn } ist an der Reihe.
 }
refused-not-legal = „{ $asked }“ geht jetzt nicht.
refused-stale = Seit deiner Wahl ist etwas geschehen. Schau noch einmal hin.
refused-over = Das Spiel ist aus.
refused-no-such-seat = Diesen Platz gibt es am Tisch nicht.
refused-no-undo = Das lässt sich nicht zurücknehmen: Jemand hat etwas Neues erfahren.
refused-nothing-to-undo = Es gibt noch keinen Zug, den du zurücknehmen könntest.
refused-no-help = Diese Partie wird wie gedruckt gespielt: keine Tipps, keine Chancen.
refused-help-for-seats = An einem fairen Tisch dürfen nur die um Hilfe bitten, die mitspielen.

## Der Tisch

turn-yours = Du bist an der Reihe.
turn-theirs = { $seat } ist an der Reihe.
turn-luck = Der Zufall entscheidet.
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
event-hint-asked = { $seat-is ->
    [you] Du bittest um einen Tipp.
   *[other] { $seat } bittet um einen Tipp.
 }
event-odds-asked = { $seat-is ->
    [you] Du schaust dir die Chancen an.
   *[other] { $seat } schaut sich die Chancen an.
 }

## Wiederholungen

replay-keys = Enter: weiter · b: zurück · q: Schluss >
replay-unfinished = Die Partie wurde nicht zu Ende gespielt.

## Rückblick

review-chances = Wie die Chancen standen, soweit man es wissen konnte:
review-ledger = Woher das Ergebnis kam:
review-sum = { $name } begann mit einer Chance von { $start } % und { $end ->
    [100] gewann.
    [0] gewann nicht.
   *[other] gewann gemeinsam mit anderen.
 } Eigene Entscheidungen { $own-is ->
    [up] brachten { $own } Punkte,
    [down] kosteten { $own } Punkte,
   *[none] änderten nichts,
 } die der anderen { $others-is ->
    [up] brachten { $others },
    [down] kosteten { $others },
   *[none] änderten nichts,
 } und der Zufall { $luck-is ->
    [up] brachte { $luck }.
    [down] kostete { $luck }.
   *[none] änderte nichts.
 } Von allem, was die Chancen bewegt hat, waren { $share } % Zufall.
review-all-luck = { $name } begann mit einer Chance von { $start } % und { $end ->
    [100] gewann.
    [0] gewann nicht.
   *[other] gewann gemeinsam mit anderen.
 } Das war alles Zufall.
review-points = (Ein Punkt ist ein Prozent der Gewinnchance. Jeder Zug zählt mit, darum können es in einer langen Partie zusammen mehr als hundert sein.)
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
review-mark = { $number }. { $sign } { $name }: { $move }. Besser: { $best }. Das hat { $cost } % gekostet (± { $error }).
review-turning-point = Der Wendepunkt: Zug { $number }, „{ $move }“.

## Schiedsrichter

referee-welcome = { $title }: Ihr habt die echten Karten, ich passe auf. Tippt ein, was Würfel und Karten zeigen und was ihr tut.
referee-help = Tippe eine Zahl aus der Liste oder einen Zug: mit Worten, oder wie er geschrieben wird.
referee-keys = b: zurück · t: der Tisch · s: der Stand · q: Schluss · ?: diese Hilfe
referee-luck = Was zeigt der Würfel oder die Karte?
referee-luck-alone = Welche Karte siehst du?
referee-many = Tippe es so: { $example }
referee-which = „{ $asked }“ könnte sein: { $moves }. Tippe noch etwas dazu.
referee-small-words = der, die, das, den, dem, des, ein, eine, einen, einem, auf, an, am, zu, zum, zur, im, in, von, ist, es, und, mit, bitte
referee-word-leave = Schluss, Ende
referee-word-back = zurück
referee-word-help = Hilfe
referee-word-table = Tisch
referee-word-score = Stand, Punkte
referee-hand-over = Gebt das Gerät { $name }. Alle anderen schauen weg. { $name }, drück Enter.
referee-alone = { $name }, das siehst nur du.
referee-give-back = Der Vorhang ist gefallen. Leg das Gerät wieder auf den Tisch.
referee-cannot-be = „{ $asked }“ kann nach allem, was bisher getippt wurde, nicht sein. Schau noch einmal hin; b geht einen Schritt zurück.
referee-back = Einen Schritt zurück. Tippt es noch einmal.
referee-nothing-typed = Es wurde noch nichts getippt.
referee-score = Stand: { $scores }
referee-saved = Die Partie steht in { $file }.
referee-go-on = Die Partie ist gespeichert. Weiter geht es mit: cheeseboard referee { $game } --resume
referee-goodbye = Auf Wiedersehen!

layout-end = Eine leere Zeile beendet die Eingabe.
layout-again = Tippe alles noch einmal oder nur eine Zeile, etwa 3 = und was dort liegt; danach eine leere Zeile.
layout-as-it-lies = Macht nichts, ich werte es, wie es liegt.
layout-empty = Da liegt gar keine Karte.

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
bot-random-name = Zufall
bot-none = niemand
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
committed = Der Zufall steht fest und ist versiegelt ({ $seal }…). s: was das heißt
seal-title = Das Siegel des Zufalls
seal-what = Der ganze Zufall dieser Partie stand vor der ersten Karte fest: Niemand kann später eine Karte oder einen Wurf aussuchen. Dafür steht dieses Siegel. Schreib es auf oder schick es jemandem, bevor du spielst:
seal-after = Nach dem Spiel erfährst du die Zahl hinter dem Siegel.
go-until = Weiter, bis etwas geschieht
go-to-end = Weiter bis zum Ende
go-stop = Die Karten decken sich von selbst auf. Jede Taste: anhalten
help-plain = Tippe die Nummer eines Zuges oder den Zug selbst. t: Tisch · r: Regeln · l: Verlauf · s: Siegel · o: Chancen · h: Tipp · u: zurücknehmen · n: neues Spiel · q: Schluss · { $languages }: Sprache · ?: Hilfe
curtain = { $seat } ist an der Reihe.
curtain-ask = { $seat }, bist du allein vor dem Bildschirm? Dann drücke Enter.
hand-over = Enter: alles verdecken und den Bildschirm an { $seat } weitergeben.
hand-over-button = Alles verdecken: { $seat } ist an der Reihe
bot-thinks = { $seat } überlegt …
hint-move = Tipp: { $move }.
hint-why = Tipp: { $move }. { $reason }
hint-chance = { $move }: gewinnt { $percent } %{ $error ->
    [0] { "" }
   *[other] { " " }(± { $error })
 }{ $level ->
    [yes] , gleichauf
   *[no] { "" }
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
odds-counted = (gezählt in { $worlds } ausgedachten Partien)
odds-you = du
over-seal = Das Siegel des Zufalls war { $seal }.
over-seed = Die geheime Zahl dazu war { $seed }.
over-check = So können es alle nachprüfen: cheeseboard verify DATEI --seal SIEGEL
day-luck = Das Spiel vom { $day }: Heute haben alle denselben Zufall. s: was das heißt
day-what = Das ist das Spiel vom { $day }. Karten und Würfel sind für alle gleich, die es spielen, gegen dieselben Mäuse. Der Zufall folgt aus dem Datum und der Version von Cheeseboard und ist deshalb kein Geheimnis: Wer ihn ausrechnet, kann vorausschauen. Ein Ergebnis zeigt, dass alle Züge erlaubt waren und der Zufall der des Tages war. Dass niemand vorausgeschaut hat, kann es nicht zeigen.
over-day = Das war das Spiel vom { $day }. Diese Zeile ist dein Ergebnis: Alle können sie öffnen und mit cheeseboard verify nachprüfen.
saved-to = Gespeichert unter { $path }
saved-go-on = Die Partie ist gespeichert. So geht es weiter: cheeseboard play --resume
nothing-to-resume = Es gibt keine angefangene Partie.
goodbye = Auf Wiedersehen!
again-plain = n: Revanche · q: Schluss >
log-title = Verlauf
log-empty = Noch nichts.
rules-title = Die Regeln
help-title = Tasten
result-title = Das Ende
new-title = Noch ein Spiel?
new-rematch = Revanche: dieselben Spieler, neues Glück
new-other = Ein anderes Spiel wählen
new-back = Weiterspielen
key-help = Hilfe
key-rules = Regeln
key-log = Verlauf
key-odds = Chancen
key-hint = Tipp
key-undo = Zurücknehmen
key-new = Neu
key-quit = Schluss
key-back = Zurück
key-start = Los!
key-change = Ändern
help-moves = 1 … 9, a … z: den Zug mit dieser Taste spielen
help-tab = Tab, Pfeile, Enter oder die Maus: einen Zug auswählen
help-scroll = Bild auf, Bild ab: der Rest des Tisches
help-keys = ? diese Hilfe · r Regeln · l Verlauf · s Siegel · o Chancen · h Tipp · u zurücknehmen · n neues Spiel · q Schluss
help-language = F2: eine andere Sprache
help-saved = Jeder Zug wird gespeichert. Später geht es weiter mit: cheeseboard play --resume

## Ein Spiel ohne eigene Worte dafür

only-english = (Das Spiel spricht nur Englisch.)
reason-only-move = Etwas anderes bleibt nicht übrig.
reason-tried = Zufällig ausprobiert, gewinnt es { $wins ->
    [0] so gut wie nie.
   *[other] { $tries ->
        [1] fast immer.
       *[other] in etwa { $wins } von { $tries } Versuchen.
    }
 }
chance-luck = was der Zufall als Nächstes bringt
chance-luck-after = was der Zufall danach bringt: { $move }
chance-of-seat = { $thing } von { $seat-is ->
    [you] dir
   *[other] { $seat }
 }

## Who may use help

help-level = Hilfe
help-level-family = Familie
    .says = Tipps und Chancen für alle, und der Computer merkt sich, was jeder Spieler gesehen hat.
help-level-fair = Fairer Tisch
    .says = Es gibt Tipps und Chancen, aber wenn mehrere Menschen spielen, erfahren alle, wer sie nutzt.
help-level-printed = Wie gedruckt
    .says = Keine Tipps, keine Chancen, und niemand sieht noch einmal, was nach den Regeln nur einmal zu sehen ist.
help-level-here = Hilfe an diesem Tisch: { $level }

## Puzzles

puzzle-of = Rätsel { $number } von { $all }
exercise-of = Übung { $number } von { $all }
puzzle-right = Richtig!
puzzle-wrong = Diesmal nicht.
puzzle-instead = Die Lösung: { $answer }.
puzzle-tried = Deine Wahl trifft in { $tried } aller Fälle zu.
puzzle-shared = Mit deiner Wahl gewinnt ihr gemeinsam.
puzzle-streak = In Folge: { $streak }
puzzle-done = Gelöst: { $right } von { $tried }.
puzzle-ask = Nummer oder Zug (Enter: ein anderes Rätsel, q: Schluss) > 
level-1 = sehr leicht
level-2 = leicht
level-3 = mittel
level-4 = knifflig
level-5 = schwer
level-6 = sehr schwer
