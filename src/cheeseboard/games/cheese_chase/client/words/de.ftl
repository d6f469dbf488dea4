### Was nur der Tisch von Cheese Chase im Browser sagt.

ask-look = In welche deiner Karten linst du?
ask-draw = { $card ->
    [cat] Du bist die Katze! Wo steckt die Maus?
    [mouse] Du bist die Maus. Wo gibt es Käse?
   *[other] Du bist Käse { $card }. Wessen Karte ziehst du?
 }
ask-draw-row = { $card ->
    [cat] Die Katze! Wo steckt die Maus?
    [mouse] Die Maus! Zieh eine Karte.
   *[other] Käse { $card }. Zieh eine Karte.
 }
ask-show = Welchen Käse zeigst du?
ask-only = { $card ->
    [cat] Die Katze bleibt geheim: Zeig Käse { $cheese }.
    [mouse] Die Maus bleibt geheim: Zeig Käse { $cheese }.
   *[other] Zeig Käse { $cheese }.
 }
ask-both = Maus trifft Käse { $cheese }! Zeigst du sie?
ask-catch = Katze trifft Maus! Zeig sie her!
ask-keep = Welche behältst du?
choose-first = Wähle eine Karte
do-look = Linsen
do-draw = Ziehen
do-show = Käse { $card } zeigen
do-both = Beide zeigen
do-alone = Nur Käse { $cheese }
do-catch = Erwischt!
do-keep = { $card ->
    [cat] Katze behalten
    [mouse] Maus behalten
   *[other] Käse { $card } behalten
 }
progress = Zug { $turn }
steps = { $seat-is ->
    [you] Dein Zug, Schritt für Schritt
   *[other] Der Zug von { $seat }, Schritt für Schritt
 }
step-look = Linsen
step-draw = Ziehen
step-show = Zeigen
step-keep = Behalten
me = Du
seats = Rund um den Tisch
row-of = { $seat-is ->
    [you] { $cards ->
        [one] Deine Karte
       *[other] Deine Karten
     }
   *[other] { $cards ->
        [one] Die Karte von { $seat }
       *[other] Die Karten von { $seat }
     }
 }
slot = { $seat-is ->
    [you] Deine Karte
   *[other] Karte von { $seat }
 }{ $cards ->
    [one] .
   *[other] {" "}auf Platz { $place }.
 }
slot-known = { $card ->
    [cat] Du erinnerst dich: die Katze.
    [mouse] Du erinnerst dich: die Maus.
   *[other] Du erinnerst dich: Käse { $card }.
 }
slot-touched = Vielleicht wurde sie im letzten Zug getauscht.
slot-gap = { $seat-is ->
    [you] Deine Karte
   *[other] Die Karte von { $seat }
 }{ $cards ->
    [one] {""}
   *[other] {" "}auf Platz { $place }
 } ist gerade auf der Hand.
stage = Die Mitte des Tisches
menu = Die gesuchten Käse
menu-cheese = Käse { $cheese }{ $crossed ->
    [yes] , durchgestrichen
   *[no] {""}
 }
hand-of = { $seat-is ->
    [you] Deine zwei Karten in diesem Zug
   *[other] Die zwei Karten von { $seat } in diesem Zug
 }
hand-own = { $seat-is ->
    [you] deine Karte
   *[other] eigene Karte
 }
hand-from = von { $seat-is ->
    [you] dir
   *[other] { $seat }
 }
hand-card = { $card ->
    [cat] Die Katze
    [mouse] Die Maus
   *[other] Käse { $card }{ $crossed ->
        [yes] , durchgestrichen
       *[no] {""}
     }
 }
hand-hidden = Eine verdeckte Karte
card-name = { $card ->
    [cat] Die Katze
    [mouse] Die Maus
   *[other] Käse { $card }
 }
stage-shows = { $seat-is ->
    [you] Du zeigst
   *[other] { $seat } zeigt
 }
stage-showed = { $seat-is ->
    [you] Du hast gezeigt
   *[other] { $seat } hat gezeigt
 }
stage-cat = { $seat-is ->
    [you] Du hattest die Katze!
   *[other] { $seat } hatte die Katze!
 }
score-caught = Katze und Maus in einer Hand
score-cat-caught = die Katze hat die Maus erwischt
score-too-late = zu spät
score-no-cat = der Katze entwischt
score-cat = auf der Katze sitzen geblieben
score-draw = niemand hat jemanden gefunden
