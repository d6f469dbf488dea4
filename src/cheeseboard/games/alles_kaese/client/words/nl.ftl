### Wat alleen de tafel van Alles Käse! in de browser zegt.

question-peek = Nergens een { $die } te zien. Aan welke kaart snuffel je?
question-keep = { $die ->
    [1] Een één!
    [2] Een twee!
    [3] Een drie!
    [4] Een vier!
    [5] Een vijf!
   *[other] Een zes!
 } Pakken of wegschuiven?
choose-first = Kies een kaart
do-peek = Snuffel
do-keep = Pak hem
do-drop = Schuif hem weg
cards-left = { $cards ->
    [one] nog 1 kaart
   *[other] nog { $cards } kaarten
 }
display = De zes kaarten
card-at = De { nth-place } kaart: { $holes ->
    [one] één gat.
   *[other] { $holes } gaten.
 }
card-known = Je kent hem: { $front ->
    [trap] een val.
   *[cheese] kaas.
 }
card-seen-by = { $seats ->
    [one] { $names } heeft eraan gesnuffeld.
   *[other] { $names } hebben eraan gesnuffeld.
 }
card-seen-by-you = Jij hebt eraan gesnuffeld.
you-know = jij
supply-top = Voorraad: { $cards ->
    [one] 1 kaart.
   *[other] { $cards } kaarten.
 } De volgende heeft { $holes ->
    [one] één gat.
   *[other] { $holes } gaten.
 }
supply-hidden = Voorraad: { $cards ->
    [one] 1 kaart.
   *[other] { $cards } kaarten.
 }
die-shows = De dobbelsteen staat op { $die }.
die-waits = De dobbelsteen
dropped-cards = Uit het spel: { $cards ->
    [one] 1 kaart.
   *[other] { $cards } kaarten.
 }
your-plate = { $seat-is ->
    [you] Jouw bord
   *[other] Bord van { $seat }
 }
holes = { $holes ->
    [one] 1 gat
   *[other] { $holes } gaten
 }
plate-of = { $holes ->
    [one] 1 gat,
   *[other] { $holes } gaten,
 } { $traps } van de 3 vallen.
score-caught = derde val: niets
score-how = { $cheeses ->
    [one] 1 kaas,
   *[other] { $cheeses } kazen,
 } { $traps ->
    [0] geen val
    [one] 1 val
   *[other] { $traps } vallen
 }
