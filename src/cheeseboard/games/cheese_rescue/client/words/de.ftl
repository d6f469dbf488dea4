### Was nur der Tisch von Cheese Rescue im Browser sagt.

## Die Frage

question-card = Welche Karte kommt { $cell-to }?
question-cell = Wohin kommt { $kind ->
    [dog] der Hund
    [cat] die Katze
    [mouse] die Maus
   *[other] der Käse
 }?
question-swap = Legst du eine Karte, oder übernimmst du die erste?
would-be-safe = Hier ist dein Käse sicher, vorerst.
would-be-eaten = Vorsicht: Hier holt eine Maus deinen Käse!
would-save = { $kind ->
    [dog] Ein Hund
    [cat] Eine Katze
   *[mouse] Eine Maus
 } hier rettet dir { $points ->
    [one] 1 Punkt!
   *[other] { $points } Punkte!
 }
would-cost = Vorsicht: { $kind ->
    [dog] Ein Hund
    [cat] Eine Katze
   *[mouse] Eine Maus
 } hier kostet dich { $points ->
    [one] 1 Punkt!
   *[other] { $points } Punkte!
 }
would-hurt = { $kind ->
    [dog] Ein Hund
    [cat] Eine Katze
   *[mouse] Eine Maus
 } hier kostet { $seat } { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
 }
would-help = { $kind ->
    [dog] Ein Hund
    [cat] Eine Katze
   *[mouse] Eine Maus
 } hier hilft { $seat }: { $points ->
    [one] 1 Punkt mehr.
   *[other] { $points } Punkte mehr.
 }
would-do-nothing = { $kind ->
    [dog] Ein Hund
    [cat] Eine Katze
   *[mouse] Eine Maus
 } hier? Das ändert keine Punkte.
choose-both = Wähle Karte und Feld
choose-cell = Wähle nun ein Feld
choose-card = Wähle nun eine Karte
do-lay = Hier hinlegen
do-swap = Tauschen
put-back = Zurücklegen
cards-laid = { $laid } von { $all } Karten
doing-lay = Deine Karte kommt auf den Tisch.
doing-draw = Du ziehst ein Tier.
doing-swap = Der Käse wechselt die Hand.

## Das Quadrat

square = Das Quadrat
cell-free = Frei, { $cell }.
cell-empty = Leer.
cell-thought = Hier kommt { $kind ->
    [dog] dein Hund
    [cat] deine Katze
    [mouse] deine Maus
   *[other] dein Käse
 } hin.
cell-animal = { $kind ->
    [start] Die Startkarte.
    [dog] Ein Hund.
    [cat] Eine Katze{ $fate ->
        [gone] , verscheucht.
        [danger] , hat Angst vor einem Hund.
       *[safe] .
     }
   *[mouse] Eine Maus{ $fate ->
        [gone] , gefangen.
        [danger] , hat Angst vor einer Katze.
       *[safe] .
     }
 }
cell-cheese = { $seat-is ->
    [you] Dein Käse
   *[other] Käse von { $seat }
 }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }{ $fate ->
    [gone] , gefressen.
    [danger] , eine Maus ist dahinter her.
   *[safe] , sicher.
 }
just-laid = Eben gelegt.
chain = Wer jagt wen
chain-says = Hunde verscheuchen Katzen, Katzen fangen Mäuse, Mäuse fressen Käse.
pile-of = Stapel: { $animals ->
    [one] 1 Tier.
   *[other] { $animals } Tiere.
 }

## Die Jagd

act-cat-scared = Hunde bellen
act-mouse-caught = Katzen springen
act-cheese-eaten = Mäuse knabbern
act-cheese-counted = Was übrig bleibt

## Wem was gehört

hand-of = { $seat-is ->
    [you] Deine Hand
   *[other] Hand von { $seat }
 }
hand-card = { $kind ->
    [dog] Hund
    [cat] Katze
    [mouse] Maus
    [cheese-1] Käse mit 1 Punkt
    [cheese-2] Käse mit 2 Punkten
   *[cheese-3] Käse mit 3 Punkten
 }{ $cards ->
    [one] { "" }
   *[other] , { $cards }-mal
 }
hand-empty = Keine Karten mehr.
own-cheese = { $seat-is ->
    [you] Dein Käse
   *[other] Käse von { $seat }
 }
own-safe = { $points ->
    [one] 1 Punkt sicher
   *[other] { $points } Punkte sicher
 }
own-danger = { $points ->
    [one] 1 Punkt in Gefahr
   *[other] { $points } Punkte in Gefahr
 }
place-of = { $points ->
    [one] 1 Punkt sicher,
   *[other] { $points } Punkte sicher,
 } { $cards ->
    [one] 1 Karte auf der Hand,
   *[other] { $cards } Karten auf der Hand,
 } { $cheeses ->
    [0] kein Käse dabei.
    [one] einmal Käse dabei.
   *[other] { $cheeses }-mal Käse dabei.
 }
score-how = { $rescued ->
    [0] keinen Käse gerettet,
   *[other] { $rescued } Käse gerettet,
 } { $eaten ->
    [0] keiner gefressen
   *[other] { $eaten } gefressen
 }
score-komi = { "" }, dazu { $points } geschenkt
