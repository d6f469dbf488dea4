### Wat alleen de tafel van Cheese Rescue in de browser zegt.

## De vraag

question-card = Welke kaart komt { $cell-to }?
question-cell = Waar komt de { $kind ->
    [dog] hond
    [cat] kat
    [mouse] muis
   *[other] kaas
 }?
question-swap = Een kaart leggen, of ruilen en de eerste overnemen?
would-be-safe = Hier is je kaas veilig, voorlopig.
would-be-eaten = Pas op: hier eet een muis je kaas!
would-save = Een { $kind ->
    [dog] hond
    [cat] kat
   *[mouse] muis
 } hier redt { $points ->
    [one] 1 punt voor je!
   *[other] { $points } punten voor je!
 }
would-cost = Pas op: een { $kind ->
    [dog] hond
    [cat] kat
   *[mouse] muis
 } hier kost je { $points ->
    [one] 1 punt!
   *[other] { $points } punten!
 }
would-hurt = Een { $kind ->
    [dog] hond
    [cat] kat
   *[mouse] muis
 } hier kost { $seat } { $points ->
    [one] 1 punt.
   *[other] { $points } punten.
 }
would-help = Een { $kind ->
    [dog] hond
    [cat] kat
   *[mouse] muis
 } hier helpt { $seat }: { $points ->
    [one] 1 punt erbij.
   *[other] { $points } punten erbij.
 }
would-do-nothing = Een { $kind ->
    [dog] hond
    [cat] kat
   *[mouse] muis
 } hier? Dat verandert geen punten.
choose-both = Kies een kaart en een vakje
choose-cell = Kies nu een vakje
choose-card = Kies nu een kaart
do-lay = Leg hem hier
do-swap = Ruil
put-back = Leg terug
cards-laid = { $laid } van { $all } kaarten
doing-lay = Je kaart komt op tafel.
doing-draw = Je trekt een dier.
doing-swap = De kazen wisselen van hand.

## Het vierkant

square = Het vierkant
cell-free = Vrij, { $cell }.
cell-empty = Leeg.
cell-thought = Hier komt je { $kind ->
    [dog] hond.
    [cat] kat.
    [mouse] muis.
   *[other] kaas.
 }
cell-animal = { $kind ->
    [start] De startkaart.
    [dog] Een hond.
    [cat] Een kat{ $fate ->
        [gone] , weggejaagd.
        [danger] , bang voor een hond.
       *[safe] .
     }
   *[mouse] Een muis{ $fate ->
        [gone] , gevangen.
        [danger] , bang voor een kat.
       *[safe] .
     }
 }
cell-cheese = { $seat-is ->
    [you] Jouw kaas
   *[other] De kaas van { $seat }
 }, { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }{ $fate ->
    [gone] , opgegeten.
    [danger] , een muis heeft er trek in.
   *[safe] , veilig.
 }
just-laid = Net gelegd.
chain = Wie jaagt op wie
chain-says = Honden jagen katten weg, katten vangen muizen, muizen eten kaas.
pile-of = Stapel: { $animals ->
    [one] 1 dier.
   *[other] { $animals } dieren.
 }

## De jacht

act-cat-scared = Honden blaffen
act-mouse-caught = Katten springen
act-cheese-eaten = Muizen knabbelen
act-cheese-counted = Wat overblijft

## Wat van wie is

hand-of = { $seat-is ->
    [you] Jouw hand
   *[other] Hand van { $seat }
 }
hand-card = { $kind ->
    [dog] Hond
    [cat] Kat
    [mouse] Muis
    [cheese-1] Kaas van 1 punt
    [cheese-2] Kaas van 2 punten
   *[cheese-3] Kaas van 3 punten
 }{ $cards ->
    [one] { "" }
   *[other] , { $cards } keer
 }
hand-empty = Geen kaarten meer.
own-cheese = { $seat-is ->
    [you] Jouw kaas
   *[other] Kaas van { $seat }
 }
own-safe = { $points ->
    [one] 1 punt veilig
   *[other] { $points } punten veilig
 }
own-danger = { $points ->
    [one] 1 punt in gevaar
   *[other] { $points } punten in gevaar
 }
place-of = { $points ->
    [one] 1 punt veilig,
   *[other] { $points } punten veilig,
 } { $cards ->
    [one] 1 kaart in de hand,
   *[other] { $cards } kaarten in de hand,
 } { $cheeses ->
    [0] daarbij geen kaas.
    [one] daarbij 1 kaas.
   *[other] daarbij { $cheeses } kazen.
 }
score-how = { $rescued ->
    [0] geen kaas gered,
    [one] 1 kaas gered,
   *[other] { $rescued } kazen gered,
 } { $eaten ->
    [0] geen opgegeten
   *[other] { $eaten } opgegeten
 }
score-komi = { "" }, en { $points } cadeau
