### Cheese Rescue

title = Cheese Rescue
tagline = Rette deinen Käse vor den Mäusen! Eine Katze hilft – wenn kein Hund bellt.

## Was geschieht

event-animal-drawn = { $seat-is ->
    [you] Du ziehst
   *[other] { $seat } zieht
 } { $pile ->
    [0] das letzte Tier vom Stapel.
    [one] ein Tier; eines ist noch im Stapel.
   *[other] ein Tier; { $pile } sind noch im Stapel.
 }
event-animal-seen = { $only-is ->
    [you] Du hast
   *[other] { $only } hat
 } { $kind ->
    [dog] einen neuen Hund. Er wedelt mit dem Schwanz.
    [cat] eine neue Katze. Sie schnurrt.
   *[mouse] eine neue Maus. Sie piepst.
 }
event-card-laid = { $seat-is ->
    [you] Du legst
   *[other] { $seat } legt
 } { $kind ->
    [dog] einen Hund
    [cat] eine Katze
    [mouse] eine Maus
    [cheese-1] einen Käse mit 1 Punkt
    [cheese-2] einen Käse mit 2 Punkten
   *[cheese-3] einen Käse mit 3 Punkten
 } { $cell-to }.
event-cheeses-swapped = { $seat-is ->
    [you] Tausch! Du übernimmst die erste Karte, und aller Käse wechselt die Hand. Du legst nun im Ganzen elf Karten, die andere Seite dreizehn.
   *[other] Tausch! { $seat } übernimmt die erste Karte, und aller Käse wechselt die Hand. { $seat } legt nun im Ganzen elf Karten, die andere Seite dreizehn.
 }
event-square-filled = Das Quadrat ist voll! Die letzten Karten bleiben geheim, und die Jagd beginnt.
event-cat-scared = Wuff! Ein Hund verscheucht die Katze { $cell }.
event-mouse-caught = Schwupp! Eine Katze fängt die Maus { $cell }.
event-cheese-eaten = Mampf! Eine Maus frisst { $seat-is ->
    [you] deinen Käse
   *[other] den Käse von { $seat }
 } { $cell }: { $kind ->
    [cheese-1] 1 Punkt futsch!
    [cheese-2] 2 Punkte futsch!
   *[cheese-3] 3 Punkte futsch!
 }
event-cheese-counted = { $seat-is ->
    [you] Du hast
   *[other] { $seat } hat
 } { $cheeses ->
    [0] keinen Käse
    [one] einen Käse
   *[other] { $cheeses } Käse
 } gerettet: { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
 }
event-komi-given = { $seat-is ->
    [you] Die erste Karte war nicht deine, darum bekommst du
   *[other] Die erste Karte war nicht von { $seat }, darum bekommt { $seat }
 } { $points ->
    [0] einen halben Punkt
    [one] { $half ->
        [0] 1 Punkt
       *[other] 1½ Punkte
     }
   *[other] { $half ->
        [0] { $points } Punkte
       *[other] { $points }½ Punkte
     }
 } geschenkt.

## Was du tun kannst

move-lay = { $kind ->
    [dog] Einen Hund
    [cat] Eine Katze
    [mouse] Eine Maus
    [cheese-1] Einen Käse mit 1 Punkt
    [cheese-2] Einen Käse mit 2 Punkten
   *[cheese-3] Einen Käse mit 3 Punkten
 } { $cell-to } legen
prompt-lay = Welche Karte legst du, und wohin?
look-lay = Schau dir { $kind ->
    [dog] deine Hunde
    [cat] deine Katzen
    [mouse] deine Mäuse
   *[other] deine Käse
 } an. Wo auf dem Tisch würde so eine Karte dir am meisten nützen?
move-swap = Tauschen: die erste Karte übernehmen
look-swap = Schau dir die erste Karte an. Hättest du sie lieber selbst?

## Rat

reason-safe-cheese = Dein Käse wäre { $cell } vorerst sicher: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } für dich, und daneben { $open ->
    [0] kein freies Feld
    [one] ein freies Feld
   *[other] { $open } freie Felder
 }, wohin eine Maus kommen könnte.
reason-rescue = Eine Katze { $cell } fängt Mäuse und rettet so { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } von deinem Käse.
reason-eat = Eine Maus { $cell } frisst { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } vom Käse von { $owner }.
reason-scare = Ein Hund { $cell } verscheucht eine Katze, die Mäuse sind wieder frei, und { $owner } verliert { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }.
reason-cover = { $kind ->
    [dog] Der Hund
    [cat] Die Katze
    [mouse] Die Maus
   *[other] Der Käse
 } { $cell } lässt neben deinem Käse weniger freie Felder übrig. Da können weniger Mäuse kommen.
reason-no-help = { $kind ->
    [dog] Der Hund
    [cat] Die Katze
    [mouse] Die Maus
   *[other] Der Käse
 } { $cell } bringt dich nicht gleich nach vorn. Aber eine Karte musst du legen, und diese hilft vielleicht später.
reason-swap = { $points ->
    [0] Mit einem Tausch wechseln keine Punkte die Hand: Du überlässt der anderen Seite nur die nächste Karte.
    [one] Mit einem Tausch gehört der Punkt auf der ersten Karte dir. Dafür legst du die nächste nicht.
   *[other] Mit einem Tausch gehören die { $points } Punkte auf der ersten Karte dir. Dafür legst du die nächste nicht.
 }

## Was der Zufall tut

move-deal = { $kind ->
    [dog] Ein Hund
    [cat] Eine Katze
   *[mouse] Eine Maus
 } wird gezogen

## Wie die Dinge heißen

kind-dog = Hund
kind-cat = Katze
kind-mouse = Maus
kind-cheese-1 = Käse, 1 Punkt
kind-cheese-2 = Käse, 2 Punkte
kind-cheese-3 = Käse, 3 Punkte

## Wo etwas liegt

where-at = { $where ->
    [cell] auf { $cell }
    [middle] in der Mitte
    [above] über { where-one }
    [below] unter { where-one }
    [left] links von { where-one }
    [right] rechts von { where-one }
   *[between] zwischen { where-two }
 }
where-to = { $where ->
    [cell] auf { $cell }
    [middle] in die Mitte
   *[other] auf das Feld { where-at }
 }
where-one = { $near ->
    [dog] einem Hund
    [cat] einer Katze
    [mouse] einer Maus
    [cheese] einem Käse
   *[start] der Startkarte
 }
where-two = { $too ->
    [same] { $near ->
        [dog] zwei Hunden
        [cat] zwei Katzen
        [mouse] zwei Mäusen
       *[cheese] zwei Käsen
     }
   *[other] { $near ->
        [dog] einem Hund
        [cat] einer Katze
        [mouse] einer Maus
       *[cheese] einem Käse
     } und { $too ->
        [cat] einer Katze
        [mouse] einer Maus
        [cheese] einem Käse
       *[start] der Startkarte
     }
 }

## Was verborgen ist

chance-hand = ein Tier auf der Hand von { $seat }
chance-pile = das oberste Tier im Stapel

## Hausregeln

option-animals = Tiere in der Schachtel
    .says = Wie viele der Tiere Hunde, Katzen und Mäuse sind.
option-cheeses = Punkte der Käse
    .says = Wie viele der Käse auf jeder Hand 1, 2 und 3 Punkte haben.
option-square = Das Quadrat
    .says = Ob das Quadrat beweglich ist, bis die Karten es festlegen, oder die Startkarte in der Mitte hat.
option-square-floats = beweglich
option-square-centred = mittig
option-diagonals = Jagd über Eck
    .says = Ob die Tiere am Ende auch über Eck jagen.
option-komi = Ein Geschenk, wenn man nicht beginnt
    .says = Zu zweit: wie viele halbe Punkte am Ende dazubekommt, wer nicht beginnt.
option-swap = Tauschen
    .says = Zu zweit: ob, wer nicht beginnt, die erste Karte übernehmen darf, statt eine zu legen. Dann wechselt aller Käse die Hand, und wer begonnen hat, legt dreizehn Karten, die andere Seite elf.
option-side = Seite des Quadrats
    .says = Das Quadrat ist höchstens so viele Felder breit und hoch.
option-drawn = Tiere am Anfang
    .says = So viele Tiere ziehen alle am Anfang.

## Gleichstand

tie-komi = Mit dem Geschenk für den zweiten Platz { $winners ->
    [1] { $seat-is ->
        [you] liegst du vorn.
       *[other] liegt { $seat } vorn.
     }
   *[other] steht es zwischen { $names } gleich.
 }
tie-cheeses = Gleichstand bei den Punkten: { $winners ->
    [1] { $seat-is ->
        [you] du hast
       *[other] { $seat } hat
     }
   *[other] { $names } haben
 } mehr Käse auf dem Tisch, { $most } zu { $next }.
tie-shared = Gleich viele Punkte und gleich viele Käse, also gewinnt ihr gemeinsam.

## Die Regeln

clause-1 = Die Karten
clause-2 = Der Aufbau
clause-3 = Die Felder
clause-4 = Eine Karte legen
clause-5 = Ziehen
clause-6 = Das Ende
clause-7 = Die Jagd
clause-8 = Die Wertung
clause-9 = Was alle wissen
clause-10 = Hausregeln
clause-11 = Was der Computer sich merkt

## Der Tisch als Text

draw-kind = { $kind ->
    [dog] Hund
    [cat] Katze
    [mouse] Maus
   *[start] Start
 }
draw-gone = { $over ->
    [yes] - - bei der Jagd verschwunden
   *[no] - - verschwindet, wenn die Jagd jetzt beginnt
 }
draw-pile = Stapel: { $animals ->
    [one] 1 Tier
   *[other] { $animals } Tiere
 }
draw-cheeses = Hand: Käse
draw-animals = und Tiere
draw-points = Punkte sicher
draw-hand = { $seat-is ->
    [you] Deine Hand:
   *[other] Hand:
 }
draw-now = { $phase ->
    [over] Das Spiel ist aus.
    [draw] { $seat-is ->
        [you] Du ziehst ein Tier.
       *[other] { $seat } zieht ein Tier.
     }
    [swap] { $seat-is ->
        [you] Du bist an der Reihe: Leg eine Karte auf ein freies Feld{ $mark }, oder tausche.
       *[other] { $seat } legt gleich eine Karte auf ein freies Feld{ $mark }, oder tauscht.
     }
   *[lay] { $seat-is ->
        [you] Du bist an der Reihe: Leg eine Karte auf ein freies Feld{ $mark }.
       *[other] { $seat } legt gleich eine Karte auf ein freies Feld{ $mark }.
     }
 }

## Die erste Stunde

lesson-1 = Zusammen baut ihr ein Quadrat. Tipp auf deinen Käse mit 3 Punkten, dann auf das freie Feld über der Startkarte, und leg ihn hin.
lesson-2 = O nein, Ottos Maus will deinen Käse! Katzen fangen Mäuse: Leg eine Katze auf das freie Feld gleich neben der Maus.
lesson-3 = Wuff! Ottos Hund verscheucht deine Katze. Leg die andere Katze auch neben die Maus, auf das freie Feld, wo kein Hund hinkommt.
lesson-4 = Dein Käse ist sicher. Jetzt ärgere Otto: Leg eine Maus auf das freie Feld neben seinem Käse.
lesson-5 = Viele Karten später, deine letzte. Leg die Maus auf das freie Feld: Sie frisst Ottos Käse daneben.
lesson-end = Hunde verscheuchen Katzen, Katzen fangen Mäuse, Mäuse fressen Käse. Was übrig ist, zählt: acht zu sechs Punkte, gewonnen!

## Ein fertiger Tisch, eingetippt

layout-how = Tippe das Quadrat Zeile für Zeile. A3 ist ein Käse des ersten Spielers mit 3 Punkten, B1 einer des zweiten mit 1 Punkt; D Hund, C Katze, M Maus, S Startkarte, . leer.
layout-unknown = Zeile { $row }, Spalte { $column }: „{ $text }“ ist keine Karte.
layout-no-such-player = Zeile { $row }, Spalte { $column }: Den Buchstaben { $text } hat niemand; es gibt { $players }.
layout-no-such-cheese = Zeile { $row }, Spalte { $column }: Kein Käse ist { $value } wert.
layout-rows = Das Quadrat hat { $side } Zeilen, nicht { $rows }.
layout-columns = Zeile { $row } sollte { $side } Felder haben, nicht { $columns }.
layout-too-many = Zeile { $row }, Spalte { $column }: eine Karte zu viel ({ $kind }). Davon { $most ->
    [one] ist nur eine
   *[other] sind nur { $most }
 } im Spiel.
layout-too-many-cheeses = Zeile { $row }, Spalte { $column }: eine zu viel ({ $kind }). Davon hat { $seat } nur { $most }.
layout-start-not-used = Zeile { $row }, Spalte { $column }: Zu dritt gibt es keine Startkarte.
layout-two-starts = Zeile { $row }, Spalte { $column }: eine zweite Startkarte. Es gibt nur eine.
layout-start-not-centred = Zeile { $row }, Spalte { $column }: Die Startkarte sollte in Zeile { $middle }, Spalte { $middle } liegen.
layout-hole = Zeile { $row }, Spalte { $column }: Da liegt keine Karte, das Quadrat ist also nicht voll.
layout-no-start = Die Startkarte fehlt.
layout-too-few-cheeses = { $seat } muss mindestens { $least } Käse gelegt haben, nicht { $cheeses }: So viele Tiere waren nicht da.

## Puzzles

puzzle-wins = Eine Karte auf einem Platz gewinnt sicher, was immer das andere Kind tut. Welche, und wo?
why-wins = Danach gewinnst du gegen jede Antwort. Nach jeder anderen Karte kann man dich noch aufhalten.
puzzle-saves = Allein gewinnen kannst du nicht mehr sicher, aber mit einer Karte könnt ihr gemeinsam gewinnen. Welche, und wo?
why-saves = Danach gewinnt ihr gemeinsam, was immer noch kommt. Jede andere Karte verliert.
puzzle-loses = Finde den Fehler: Eine einzige Karte auf einem einzigen Platz verliert sicher. Welche, und wo?
why-loses = Danach gewinnt das andere Kind sicher. Mit jeder anderen Karte gewinnt ihr wenigstens gemeinsam.
theme-scare = Ein Hund verscheucht eine Katze
theme-catch = Eine Katze fängt eine Maus
theme-eat = Eine Maus frisst Käse
theme-shelter = Ein sicherer Platz für einen Käse
theme-block = Einen Platz wegnehmen
theme-last = Die allerletzten Karten
theme-short = Noch ein paar Karten
theme-long = Weit vorausdenken

## Übungen nach der ersten Stunde

exercise-1 = Eine Maus frisst den Käse neben sich, wenn keine Katze sie vorher fängt. Wo nützt dir eine Maus?
exercise-2 = Ein Hund verscheucht die Katzen neben sich. Was dürfen die Mäuse, wenn diese Katze weg ist?
exercise-3 = Eine Katze fängt die Mäuse neben sich. Was wird aus dem Käse, den sie wollten?
exercise-4 = Dir fehlt ein Punkt, und dein letzter Käse ist einen wert. Ist er dort sicher?
exercise-5 = Drei Plätze sind frei, und von den drei Karten legst du zwei. Überleg dir zu jeder Karte die Antwort, bevor du sie legst.
