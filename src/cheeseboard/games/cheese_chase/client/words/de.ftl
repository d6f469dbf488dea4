### Was nur der Tisch von Cheese Chase im Browser sagt.

ask-look = Welche deiner Karten schaust du an?
ask-draw = { $card ->
    [cat] Du bist die Katze! Zieh eine Karte: Wo steckt die Maus?
    [mouse] Du bist die Maus. Zieh eine Karte: Wo gibt es Käse?
   *[other] Du bist Käse { $card }. Wessen Karte ziehst du?
 }
ask-draw-row = { $card ->
    [cat] Die Katze! Zieh eine Karte: Wo steckt die Maus?
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
do-look = Anschauen
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
step-look = Anschauen
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
slot = { $cards ->
    [one] { $seat-is ->
        [you] Deine Karte
       *[other] Die Karte von { $seat }
     }
   *[other] { $seat-is ->
        [you] Deine { nth-place } Karte
       *[other] Die { nth-place } Karte von { $seat }
     }
 }.
slot-known = { $card ->
    [cat] Du erinnerst dich: die Katze.
    [mouse] Du erinnerst dich: die Maus.
   *[other] Du erinnerst dich: Käse { $card }.
 }
slot-touched = Vielleicht wurde sie im letzten Zug getauscht.
slip-means = Ein Zettel: Diese Karte hast du dort gesehen.
doubt-means = Jemand hatte sie in der Hand: Vielleicht ist es jetzt eine andere.
slip-gone = { $by } hat vielleicht { $seat-is ->
    [you] deine Karte
   *[other] die Karte von { $seat }
 } getauscht. Es war { $card ->
    [cat] die Katze.
    [mouse] die Maus.
   *[other] Käse { $card }.
 } Was jetzt dort liegt, weißt du nicht.
slot-gap = { $cards ->
    [one] { $seat-is ->
        [you] Deine Karte
       *[other] Die Karte von { $seat }
     }
   *[other] { $seat-is ->
        [you] Deine { nth-place } Karte
       *[other] Die { nth-place } Karte von { $seat }
     }
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
