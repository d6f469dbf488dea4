### Wat alleen de tafel van Cheese Chase in de browser zegt.

ask-look = Welke van je kaarten bekijk je?
ask-draw = { $card ->
    [cat] Jij bent de kat! Trek een kaart: waar is de muis?
    [mouse] Jij bent de muis. Trek een kaart: waar is er kaas?
   *[other] Jij bent kaas { $card }. Bij wie trek je een kaart?
 }
ask-draw-row = { $card ->
    [cat] De kat! Trek een kaart: waar is de muis?
    [mouse] De muis! Trek een kaart.
   *[other] Kaas { $card }. Trek een kaart.
 }
ask-show = Welke kaas toon je?
ask-only = { $card ->
    [cat] De kat blijft geheim: toon kaas { $cheese }.
    [mouse] De muis blijft geheim: toon kaas { $cheese }.
   *[other] Toon kaas { $cheese }.
 }
ask-both = Muis en kaas { $cheese } samen! Toon je ze?
ask-catch = Kat en muis samen! Toon ze!
ask-keep = Welke houd je?
choose-first = Kies een kaart
do-look = Bekijk
do-draw = Trek
do-show = Toon kaas { $card }
do-both = Toon beide
do-alone = Alleen kaas { $cheese }
do-catch = Hebbes!
do-keep = { $card ->
    [cat] Houd de kat
    [mouse] Houd de muis
   *[other] Houd kaas { $card }
 }
progress = beurt { $turn }
steps = { $seat-is ->
    [you] Jouw beurt, stap voor stap
   *[other] De beurt van { $seat }, stap voor stap
 }
step-look = Bekijk
step-draw = Trek
step-show = Toon
step-keep = Houd
me = Jij
seats = Rond de tafel
row-of = { $seat-is ->
    [you] { $cards ->
        [one] Jouw kaart
       *[other] Jouw kaarten
     }
   *[other] { $cards ->
        [one] De kaart van { $seat }
       *[other] De kaarten van { $seat }
     }
 }
slot = { $cards ->
    [one] { $seat-is ->
        [you] Jouw kaart
       *[other] De kaart van { $seat }
     }
   *[other] { $seat-is ->
        [you] Jouw { nth-place } kaart
       *[other] De { nth-place } kaart van { $seat }
     }
 }.
slot-known = { $card ->
    [cat] Je weet het nog: de kat.
    [mouse] Je weet het nog: de muis.
   *[other] Je weet het nog: kaas { $card }.
 }
slot-touched = Misschien is hij in de laatste beurt geruild.
slip-means = Een briefje: deze kaart heb je daar gezien.
doubt-means = Iemand had hem in de hand: misschien is het nu een andere kaart.
slip-gone = { $by } heeft misschien { $seat-is ->
    [you] jouw kaart
   *[other] de kaart van { $seat }
 } geruild. Het was { $card ->
    [cat] de kat.
    [mouse] de muis.
   *[other] kaas { $card }.
 } Wat er nu ligt, weet je niet.
slot-gap = { $cards ->
    [one] { $seat-is ->
        [you] Jouw kaart
       *[other] De kaart van { $seat }
     }
   *[other] { $seat-is ->
        [you] Jouw { nth-place } kaart
       *[other] De { nth-place } kaart van { $seat }
     }
 } is even in de hand.
stage = Het midden van de tafel
menu = De kazen die gezocht worden
menu-cheese = Kaas { $cheese }{ $crossed ->
    [yes] , doorgestreept
   *[no] {""}
 }
hand-of = { $seat-is ->
    [you] Jouw twee kaarten in deze beurt
   *[other] De twee kaarten van { $seat } in deze beurt
 }
hand-own = { $seat-is ->
    [you] jouw kaart
   *[other] eigen kaart
 }
hand-from = van { $seat-is ->
    [you] jou
   *[other] { $seat }
 }
hand-card = { $card ->
    [cat] De kat
    [mouse] De muis
   *[other] Kaas { $card }{ $crossed ->
        [yes] , doorgestreept
       *[no] {""}
     }
 }
hand-hidden = Een gedekte kaart
card-name = { $card ->
    [cat] De kat
    [mouse] De muis
   *[other] Kaas { $card }
 }
stage-shows = { $seat-is ->
    [you] Je toont
   *[other] { $seat } toont
 }
stage-showed = { $seat-is ->
    [you] Je toonde
   *[other] { $seat } toonde
 }
stage-cat = { $seat-is ->
    [you] Jij had de kat!
   *[other] { $seat } had de kat!
 }
score-caught = kat en muis in één hand
score-cat-caught = de kat ving de muis
score-too-late = te laat
score-no-cat = ontsnapt aan de kat
score-cat = bleef zitten met de kat
score-draw = niemand vond iemand
