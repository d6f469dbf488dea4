### Wat alleen de tafel van Go da Cheese! in de browser zegt.

question-either = Drie trekken, of op een kaas tikken en drie leggen?
question-at = Waar komt je eerste kaart? Tik op een kaas.
question-draw = Je hand is leeg. Trek drie kaarten!
question-start = Beginnen bij kaas { $cheese }, voor { $mice } muizen?
question-lay = { $card ->
    [1] Welke kaart verstop je bij kaas { $cheese }?
    [2] Kaart twee: welke voor kaas { $cheese }?
   *[other] Kaart drie: welke voor kaas { $cheese }?
 }
choose-card = Kies een kaart
choose-cheese = Kies een kaas
do-draw = Trek er drie
do-start = Begin hier
do-lay-down = Leg hem gedekt
do-lay-up = Leg hem open
turn-of = beurt { $turn } van { $turns }
ring = De kazen, met de klok mee
cheese-at = Kaas { $cheese }, voor { $mice } muizen. { $cards ->
    [0] Daar wacht niemand.
    [one] Daar wacht één kaart.
   *[other] Daar wachten { $cards } kaarten.
 }
line-at = De rij bij kaas { $cheese }
card-hidden = Plek { $place }: { $seat-is ->
    [you] een kaart van jou,
   *[other] een kaart van { $seat },
 } gedekt{ $marked ->
    [yes] , zeker gemerkt.
   *[no] .
 }
card-known = Plek { $place }: { $seat-is ->
    [you] jouw { $what }{ $laid ->
        [down] , gedekt.
       *[up] .
     }
   *[other] { $what } van { $seat }{ $laid ->
        [down] , gedekt.
       *[up] .
     }
 }
card-fed = Kreeg kaas.
card-taken = { $seat-is ->
    [you] Jij hebt hem gepakt.
   *[other] { $seat } heeft hem gepakt.
 }
hand-of = { $seat-is ->
    [you] Jouw hand
   *[other] Hand van { $seat }
 }
hand-card = { $what }{ $marked ->
    [yes] , met een merkteken
   *[no] {""}
 }
hand-empty = Geen kaart in je hand.
hand-and-deck = Hand { $hand }, stapel { $deck }.
deck = Jouw stapel: { $cards ->
    [one] 1 kaart.
   *[other] { $cards } kaarten.
 }
points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }
won-so-far = { $seat-is ->
    [you] Je hebt
   *[other] { $seat } heeft
 } tot nu toe { $points ->
    [one] 1 punt.
   *[other] { $points } punten.
 }
part-turn = draai om
part-dogs = honden
part-cats = katten
part-kings = koningen
part-cheese = kaas
stage = Kaas { $cheese } van { $cheeses }
stage-feeds = Genoeg voor { $mice } muizen.
woof = Woef!
nobody = Hier wacht niemand.
score-how = { $mice ->
    [one] 1 muis,
   *[other] { $mice } muizen,
 } { $fat ->
    [0] geen dikke,
    [one] 1 dikke,
   *[other] { $fat } dikke,
 } { $cats ->
    [0] geen kat
    [one] 1 kat
   *[other] { $cats } katten
 } { $kings ->
    [0] {""}
    [one] (met een koning)
   *[other] (met { $kings } koningen)
 }
look-at-line = Bekijk de rij bij kaas { $cheese }: { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
 }.
gain = { $seat-is ->
    [you] jij
   *[other] { $seat }
 } +{ $points }
gained = Kaas { $cheese }: { $gains }.
gained-nothing = Kaas { $cheese }: niemand krijgt iets.
doing-draw = Er komen kaarten in je hand.
doing-lay = Je kaart gaat naar haar rij.
