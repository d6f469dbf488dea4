### Was nur der Tisch von Go da Cheese! im Browser sagt.

question-either = Drei ziehen, oder einen Käse antippen und drei legen?
question-at = Wohin kommt deine erste Karte? Tippe auf einen Käse.
question-draw = Deine Hand ist leer. Zieh drei Karten!
question-start = An Käse { $cheese } anfangen, für { $mice } Mäuse?
question-lay = { $card ->
    [1] Welche Karte versteckst du an Käse { $cheese }?
    [2] Karte zwei: welche an Käse { $cheese }?
   *[other] Karte drei: welche an Käse { $cheese }?
 }
choose-card = Wähle eine Karte
choose-cheese = Wähle einen Käse
do-draw = Drei ziehen
do-start = Hier anfangen
do-lay-down = Verdeckt legen
do-lay-up = Offen legen
turn-of = Zug { $turn } von { $turns }
ring = Die Käse, im Uhrzeigersinn
cheese-at = Käse { $cheese }, für { $mice } Mäuse. { $cards ->
    [0] Niemand wartet dort.
    [one] Eine Karte wartet dort.
   *[other] { $cards } Karten warten dort.
 }
line-at = Die Reihe an Käse { $cheese }
card-hidden = Platz { $place }: eine Karte { $seat-is ->
    [you] von dir,
   *[other] von { $seat },
 } verdeckt{ $marked ->
    [yes] , sicher markiert.
   *[no] .
 }
card-known = Platz { $place }: { $what } { $seat-is ->
    [you] von dir{ $laid ->
        [down] , verdeckt.
       *[up] .
     }
   *[other] von { $seat }{ $laid ->
        [down] , verdeckt.
       *[up] .
     }
 }
card-fed = Hat Käse bekommen.
card-taken = { $seat-is ->
    [you] Liegt jetzt bei dir.
   *[other] Liegt jetzt bei { $seat }.
 }
hand-of = { $seat-is ->
    [you] Deine Hand
   *[other] Hand von { $seat }
 }
hand-card = { $what }{ $marked ->
    [yes] , markiert
   *[no] {""}
 }
hand-empty = Keine Karte auf der Hand.
hand-and-deck = Hand { $hand }, Stapel { $deck }.
deck = Dein Stapel: { $cards ->
    [one] 1 Karte.
   *[other] { $cards } Karten.
 }
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
won-so-far = { $seat-is ->
    [you] Du hast
   *[other] { $seat } hat
 } bisher { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
 }
part-turn = aufdecken
part-dogs = Hunde
part-cats = Katzen
part-kings = Könige
part-cheese = Käse
stage = Käse { $cheese } von { $cheeses }
stage-feeds = Er reicht für { $mice } Mäuse.
woof = Wuff!
nobody = Hier wartet niemand.
score-how = { $mice ->
    [one] 1 Maus,
   *[other] { $mice } Mäuse,
 } { $fat ->
    [0] keine dicke,
    [one] 1 dicke,
   *[other] { $fat } dicke,
 } { $cats ->
    [0] keine Katze
    [one] 1 Katze
   *[other] { $cats } Katzen
 } { $kings ->
    [0] {""}
    [one] (mit König)
   *[other] (mit { $kings } Königen)
 }
look-at-line = Die Reihe an Käse { $cheese } ansehen: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 }.
gain = { $seat-is ->
    [you] du
   *[other] { $seat }
 } +{ $points }
gained = Käse { $cheese }: { $gains }.
gained-nothing = Käse { $cheese }: Niemand bekommt etwas.
doing-draw = Karten kommen auf deine Hand.
doing-lay = Deine Karte kommt in ihre Reihe.
