### Go da Cheese!

title = Go da Cheese!
tagline = Stell dich an zum Käse – aber wer versteckt sich da hinter dir?

## Was geschieht

event-cheese-laid = Käse { $cheese } kommt auf den Tisch. Er reicht für { $mice } Mäuse.
event-card-drawn = { $seat-is ->
    [you] Du ziehst
   *[other] { $seat } zieht
 } eine Karte.
event-drawn-card-seen = { $kind ->
    [dog] Ein Hund springt
    [cat] Eine Katze schleicht
    [plain-cat] Eine unmarkierte Katze schleicht
    [king] Ein König schreitet
    [fat-mouse] Eine dicke Maus watschelt
    [marked-mouse] Eine markierte Maus huscht
   *[mouse] Eine Maus huscht
 } auf { $only-is ->
    [you] deine Hand.
   *[other] die Hand von { $only }.
 }
event-play-begun = { $seat-is ->
    [you] Du legst
   *[other] { $seat } legt
 } drei Karten, die erste an Käse { $cheese }.
event-card-laid = { $seat-is ->
    [you] Du legst
   *[other] { $seat } legt
 } { $kind ->
    [dog] einen Hund
    [cat] eine Katze
    [plain-cat] eine unmarkierte Katze
    [king] einen König
    [fat-mouse] eine dicke Maus
    [marked-mouse] eine markierte Maus
   *[mouse] eine Maus
 } an Käse { $cheese }.
event-card-hidden = { $marked ->
    [yes] { $seat-is ->
        [you] Du legst
       *[other] { $seat } legt
     } eine markierte Karte verdeckt an Käse { $cheese }.
   *[no] Psst! { $seat-is ->
        [you] Du legst
       *[other] { $seat } legt
     } eine Karte verdeckt an Käse { $cheese }.
 }
event-hidden-card-seen = { $only-is ->
    [you] { $kind ->
        [dog] Dein Hund
        [cat] Deine Katze
        [plain-cat] Deine unmarkierte Katze
        [king] Dein König
        [fat-mouse] Deine dicke Maus
        [marked-mouse] Deine markierte Maus
       *[mouse] Deine Maus
     }
   *[other] { $kind ->
        [dog] Der Hund
        [cat] Eine Katze
        [plain-cat] Eine unmarkierte Katze
        [king] Der König
        [fat-mouse] Eine dicke Maus
        [marked-mouse] Eine markierte Maus
       *[mouse] Eine Maus
     } von { $only }
 } versteckt sich an Käse { $cheese }.
event-cards-used-up = Alle Karten sind gelegt. Jetzt zeigt sich, wer wen frisst!
event-card-turned = Käse { $cheese }, Platz { $place }: { $seat-is ->
    [you] Du hattest
   *[other] { $seat } hatte
 } { $kind ->
    [dog] einen Hund
    [cat] eine Katze
    [plain-cat] eine unmarkierte Katze
    [king] einen König
    [fat-mouse] eine dicke Maus
    [marked-mouse] eine markierte Maus
   *[mouse] eine Maus
 } versteckt!
event-cat-chased = Wuff an Käse { $cheese }! { $seat-is ->
    [you] Dein Hund schnappt sich { $owner-is ->
        [you] deine eigene Katze.
       *[other] eine Katze von { $owner }.
     }
   *[other] Der Hund von { $seat } schnappt sich { $owner-is ->
        [you] deine Katze.
       *[other] eine Katze von { $owner }.
     }
 }
event-cat-hunted = Käse { $cheese }, Platz { $place }: { $seat-is ->
    [you] Deine Katze
   *[other] Eine Katze von { $seat }
 } geht auf die Jagd.
event-mouse-caught = Haps! { $seat-is ->
    [you] Deine Katze
   *[other] Die Katze von { $seat }
 } schnappt sich { $owner-is ->
    [you] { $kind ->
        [king] deinen König.
        [fat-mouse] deine dicke Maus.
        [marked-mouse] deine markierte Maus.
       *[mouse] deine Maus.
     }
   *[other] { $kind ->
        [king] den König
        [fat-mouse] eine dicke Maus
        [marked-mouse] eine markierte Maus
       *[mouse] eine Maus
     } von { $owner }.
 }
event-cat-left = { $seat-is ->
    [you] Deine Katze
   *[other] Die Katze von { $seat }
 } rollt sich wieder in der Schachtel zusammen.
event-king-advanced = Käse { $cheese }: { $seat-is ->
    [you] Dein König
   *[other] Der König von { $seat }
 } stolziert an die Spitze der Reihe.
event-mouse-fed = { $seat-is ->
    [you] { $kind ->
        [king] Dein König speist
        [fat-mouse] Deine dicke Maus mampft
        [marked-mouse] Deine markierte Maus knabbert
       *[mouse] Deine Maus knabbert
     }
   *[other] { $kind ->
        [king] Der König von { $seat } speist
        [fat-mouse] Eine dicke Maus von { $seat } mampft
        [marked-mouse] Eine markierte Maus von { $seat } knabbert
       *[mouse] Eine Maus von { $seat } knabbert
     }
 } an Käse { $cheese }.
event-line-resolved = Fertig mit Käse { $cheese }!

## Was du tun kannst

move-draw = Drei Karten ziehen
move-at = Drei Karten legen, die erste an Käse { $cheese }
move-lay = { $kind ->
    [dog] Einen Hund
    [cat] Eine Katze
    [plain-cat] Eine unmarkierte Katze
    [king] Einen König
    [fat-mouse] Eine dicke Maus
    [marked-mouse] Eine markierte Maus
   *[mouse] Eine Maus
 } legen
move-lay-up = { $kind ->
    [cat] Eine Katze
   *[marked-mouse] Eine markierte Maus
 } offen legen, für alle zu sehen
prompt-draw = Die Speisekammer steht offen. Was tust du?
prompt-at = Drei Karten legen: An welchen Käse kommt die erste?
prompt-lay = Welche Karte kommt als Nächste? Die erste der drei liegt immer verdeckt.
look-draw = Schau auf deine Hand. Sind das die Karten, die du legen willst?
look-at = Schau dich bei Käse { $cheese } um. Wer wartet dort, und welche deiner Karten macht sich da gut?
look-lay = Schau auf die Reihe, in die diese Karte kommt. Wer würde dort wen fressen?
look-lay-up = Schau auf die Reihe, in die diese Karte kommt. Gibt es etwas, das alle sehen dürfen?

## Rat

reason-draw-more = Zieh zuerst: Mit sechs Karten auf der Hand kannst du besser wählen, was wohin kommt.
reason-draw-only = Du hast keine Karten zum Legen, also kannst du nur ziehen.
reason-start = Fang bei Käse { $start } an. { $kind ->
    [dog] Dein Hund
    [cat] Deine Katze
    [plain-cat] Deine unmarkierte Katze
    [king] Dein König
    [fat-mouse] Deine dicke Maus
    [marked-mouse] Deine markierte Maus
   *[mouse] Deine Maus
 } gewinnt an Käse { $cheese } etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }, so wie die Reihen jetzt stehen.
reason-start-small = So wie die Reihen jetzt stehen, gewinnen drei Karten ab Käse { $start } fast nichts. Das ist ein Anfang für später.
reason-only = An Käse { $cheese } hast du keine Wahl: { $kind ->
    [dog] Dein Hund
    [cat] Deine Katze
    [plain-cat] Deine unmarkierte Katze
    [king] Dein König
    [fat-mouse] Deine dicke Maus
    [marked-mouse] Deine markierte Maus
   *[mouse] Deine Maus
 } muss hin, etwas anderes hast du nicht.
reason-small = { $kind ->
    [dog] Dein Hund
    [cat] Deine Katze
    [plain-cat] Deine unmarkierte Katze
    [king] Dein König
    [fat-mouse] Deine dicke Maus
    [marked-mouse] Deine markierte Maus
   *[mouse] Deine Maus
 } gewinnt an Käse { $cheese } fast nichts, aber so sparst du deine anderen Karten für bessere Plätze auf.
reason-eat = { $kind ->
    [dog] Dein Hund
    [cat] Deine Katze
    [plain-cat] Deine unmarkierte Katze
    [king] Dein König
    [fat-mouse] Deine dicke Maus
    [marked-mouse] Deine markierte Maus
   *[mouse] Deine Maus
 } gewinnt an Käse { $cheese } etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }, so wie die Reihe jetzt steht.
reason-hunt = { $kind ->
    [dog] Dein Hund
    [cat] Deine Katze
    [plain-cat] Deine unmarkierte Katze
    [king] Dein König
    [fat-mouse] Deine dicke Maus
    [marked-mouse] Deine markierte Maus
   *[mouse] Deine Maus
 } gewinnt an Käse { $cheese } beim Jagen etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }, so wie die Reihe jetzt steht.
reason-chase = { $kind ->
    [dog] Dein Hund
    [cat] Deine Katze
    [plain-cat] Deine unmarkierte Katze
    [king] Dein König
    [fat-mouse] Deine dicke Maus
    [marked-mouse] Deine markierte Maus
   *[mouse] Deine Maus
 } gewinnt an Käse { $cheese } mit geschnappten Katzen etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }, so wie die Reihe jetzt steht.

## Was der Zufall tut

move-deal = Die nächste Karte ist { $kind ->
    [dog] ein Hund
    [cat] eine Katze
    [plain-cat] eine unmarkierte Katze
    [king] ein König
    [fat-mouse] eine dicke Maus
    [marked-mouse] eine markierte Maus
   *[mouse] eine Maus
 }
move-cheese = Der nächste Käse reicht für { $mice } Mäuse
move-turn = Die verdeckte Karte ist { $kind ->
    [dog] ein Hund
    [cat] eine Katze
    [plain-cat] eine unmarkierte Katze
    [king] ein König
    [fat-mouse] eine dicke Maus
    [marked-mouse] eine markierte Maus
   *[mouse] eine Maus
 }

## Wie die Dinge heißen

kind-mouse = Maus
kind-marked-mouse = markierte Maus
kind-fat-mouse = dicke Maus
kind-king = König
kind-cat = Katze
kind-dog = Hund
kind-plain-cat = unmarkierte Katze

## Was verborgen ist

chance-cheese = der nächste Käse
chance-deck = { $things ->
    [one] { $seat-is ->
        [you] die oberste Karte deines Stapels
       *[other] die oberste Karte im Stapel von { $seat }
     }
   *[other] die oberste Karte in den Stapeln von { $seat }
 }
chance-hand = eine Handkarte von { $seat }
chance-down = Käse { $cheese }, Platz { $place }
outcome-mice = für { $mice } Mäuse

## Hausregeln

option-marked-cats = Markierte Katzen
    .says = Wie viele deiner zwei Katzen markiert sind.
option-marked = Markierte Karten
    .says = Ob eine markierte Karte als zweite oder dritte verdeckt liegen muss oder nur darf.
option-marked-must = müssen verdeckt liegen
option-marked-may = dürfen verdeckt liegen
option-own-cats = Hunde schnappen eigene Katzen
    .says = Ob ein Hund sich auch Katzen der eigenen Farbe schnappt.
option-cheeses = Käsesorten
    .says = Wie viele der Käse für 2, 3, 4 und 5 Mäuse reichen.
option-animals = Tiere einer Farbe
    .says = Wie viele Mäuse, markierte Mäuse, dicke Mäuse, Könige, Katzen und Hunde jede Farbe hat.
option-circle = Käse im Kreis
    .says = So viele Käse liegen für jeden im Kreis.

## Gleichstand

tie-kings = Gleichstand bei den Punkten: { $winners ->
    [1] { $seat-is ->
        [you] du hast
       *[other] { $seat } hat
     }
   *[other] { $names } haben
 } mehr Könige, { $most } zu { $next }.
tie-mice = Gleichstand bei Punkten und Königen: { $winners ->
    [1] { $seat-is ->
        [you] du hast
       *[other] { $seat } hat
     }
   *[other] { $names } haben
 } mehr Mäuse, { $most } zu { $next }.
tie-shared = Gleich viele Punkte, Könige und Mäuse, also gewinnt ihr gemeinsam.

## Die Regeln

clause-1 = Die Karten
clause-2 = Der Aufbau
clause-3 = Dein Zug
clause-4 = Ziehen
clause-5 = Legen
clause-6 = Das Ende
clause-7 = Hunde
clause-8 = Katzen
clause-9 = Könige und Käse
clause-10 = Wer gewinnt
clause-11 = Hausregeln
clause-12 = Was der Computer sich merkt

## Der Tisch als Text

draw-lines = Käse, für wie viele Mäuse | seine Reihe, Platz 1 zuerst
draw-cheese = { $cheese } für { $mice }
draw-kind = { $kind ->
    [fat-mouse] Dicke
    [king] König
    [cat] Katze
    [dog] Hund
   *[mouse] Maus
 }
draw-letter = { $kind ->
    [fat-mouse] d
    [king] kö
    [cat] ka
    [dog] h
   *[mouse] m
 }
draw-head = 7:4 Käse 7, für 4 Mäuse
draw-hand-deck = 3/9 Hand/Stapel
draw-down = ( ) verdeckt
draw-marked = ! markiert
draw-fed = + bekam Käse
draw-taken = >A Beute von A
draw-cards = Hand { $hand }, Stapel { $deck }
draw-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
draw-hand = { $seat-is ->
    [you] Deine Hand:
   *[other] Hand:
 }
draw-deck = { $seat-is ->
    [you] Dein Stapel:
   *[other] Stapel:
 }
draw-now = { $phase ->
    [over] Das Spiel ist aus.
    [cheeses] Die Käse kommen auf den Tisch.
    [draw] { $seat-is ->
        [you] Du ziehst: noch { $cards }.
       *[other] { $seat } zieht: noch { $cards }.
     }
    [resolve] Alle Karten sind gelegt. Käse { $cheese } wird ausgewertet.
    [lay] { $seat-is ->
        [you] Dein Zug: Karte { $card } von 3 kommt an Käse { $cheese }.
       *[other] { $seat } legt Karte { $card } von 3 an Käse { $cheese }.
     }
   *[choose] { $seat-is ->
        [you] Dein Zug: Zieh drei Karten oder leg drei Karten.
       *[other] { $seat } zieht oder legt gleich drei Karten.
     }
 }

## Die erste Stunde

lesson-1 = Du legst drei Karten an drei Käse nebeneinander. Tipp auf Käse 1 und fang dort an: Er reicht für drei Mäuse.
lesson-2 = Die erste Karte liegt verdeckt, nur du kennst sie. Tipp auf die einfache Maus und versteck sie!
lesson-3 = Die zweite liegt offen, alle sehen sie. Tipp auf die dicke Maus: Sie ist zwei Punkte wert.
lesson-4 = Die letzte ist markiert, darum liegt auch sie verdeckt. Leg sie hin!
lesson-5 = An den Käsen werden die Reihen länger. Deine Hand ist leer: Zieh drei Karten.
lesson-6 = Der letzte Zug ist da, und am Ende von Reihe 1 stehen zwei Mäuse der anderen. Tipp auf Käse 1!
lesson-7 = Eine Katze schnappt sich die Mäuse der anderen unter den drei Karten vor ihr. Versteck dort deine Katze!
lesson-8 = Jetzt eine Maus an Käse 2. Tipp sie an und leg sie.
lesson-9 = Und die letzte an Käse 3. Dann werden alle Karten aufgedeckt!
lesson-end = Hunde schnappen Katzen, Katzen schnappen Mäuse, Könige drängeln sich vor, und wer vorn steht, bekommt Käse. Neun Punkte für dich an einem Käse!

## Ein fertiger Tisch, eingetippt

layout-how = Tippe eine Zeile für jeden Käse: für wie viele Mäuse er reicht, dann wer dort wartet, vom Käse nach außen, etwa 4: RN BC RD. Farben nach Plätzen: R Rot, B Blau, Y Gelb, G Grün, X Schwarz; N Maus, M markierte Maus, F dicke Maus, K König, C Katze, P unmarkierte Katze, D Hund.
layout-colours = Farben: „{ $text }“ geht nicht. Nötig sind { $players } verschiedene Buchstaben von { $possible }.
layout-line = Käse { $cheese }: „{ $text }“ beginnt nicht mit Zahl und Doppelpunkt, etwa 4: RN BC.
layout-cheeses = Es sollten { $circle } Käse sein, nicht { $cheeses }.
layout-too-many-such-cheeses = Käse { $cheese }: { $most ->
    [0] Kein Käse reicht für { $mice } Mäuse.
    [one] Nur ein Käse reicht für { $mice } Mäuse.
   *[other] Nur { $most } Käse reichen für { $mice } Mäuse.
 }
layout-unknown-card = Käse { $cheese }, Platz { $place }: „{ $text }“ ist keine Karte.
layout-nobodys-colour = Käse { $cheese }, Platz { $place }: Die Farbe { $text } hat niemand; es gibt { $possible }.
layout-too-many-of-colour = Käse { $cheese }, Platz { $place }: So viele Karten dieser Art ({ $kind }) hat { $seat } nicht.
layout-line-too-long = Käse { $cheese }, Platz { $place }: { $seat } legt nur { $most } Mal, mehr Karten können hier nicht warten.
layout-cards-missing = Von { $seat } liegen { $cards } von { $all } Karten auf dem Tisch.
layout-not-in-threes = Die Karten von { $seat } können nicht immer an drei Käsen nacheinander gelegt worden sein: Eine muss am falschen Käse liegen.

## Puzzles

puzzle-wins-where = Du legst als Letzter. Wie die verdeckten Karten auch liegen: An einem Käse angefangen, gewinnst du. An welchem?
why-wins-where = So gewinnst du bei jeder Verteilung, die möglich ist.
puzzle-best-where = Du legst als Letzter. An welchem Käse fängst du an, um am häufigsten zu gewinnen?
why-best-where = Von allen möglichen Verteilungen gewinnst du so { $worth }, anderswo angefangen höchstens { $next }.
puzzle-wins-card = Deine letzten Karten. Wie die verdeckten auch liegen: Eine Karte gewinnt hier. Welche?
why-wins-card = So gewinnst du bei jeder Verteilung, die möglich ist.
puzzle-best-card = Deine letzten Karten. Welche gehört hierher, um am häufigsten zu gewinnen?
why-best-card = Von allen möglichen Verteilungen gewinnst du so { $worth }, mit einer anderen Karte höchstens { $next }.
theme-where = Wo anfangen
theme-order = Welche Karte wohin
theme-cat = Mit einer Katze
theme-dog = Mit einem Hund
theme-king = Mit dem König
theme-mice = Nur Mäuse

## Übungen nach der ersten Stunde

exercise-1 = Eine Katze nimmt die Mäuse der anderen unter den drei Karten vor ihr. Wer steht am Ende dieser Reihe?
exercise-2 = Ein Hund nimmt die Katze neben sich, sogar deine eigene. Nützt dir deine Katze mehr, wenn sie bleibt?
exercise-3 = Am Ende dieser Reihe steht ein Hund. Was würde hier aus einer Katze?
exercise-4 = Drei Karten für drei Käse nebeneinander. Denk an alle drei Plätze, bevor du die erste legst.
exercise-5 = Jetzt plan den ganzen letzten Zug: Wo bringen deine Karten am meisten, und wo fängst du dafür an?
