### Was nur der Tisch von Alles Käse! im Browser sagt.

question-peek = Keine { $die } weit und breit. An welcher Karte schnupperst du?
question-keep = { $die ->
    [1] Eine Eins!
    [2] Eine Zwei!
    [3] Eine Drei!
    [4] Eine Vier!
    [5] Eine Fünf!
   *[other] Eine Sechs!
 } Nimmst du sie, oder schiebst du sie weg?
choose-first = Wähle eine Karte
do-peek = Schnuppern
do-keep = Nehmen
do-drop = Wegschieben
cards-left = { $cards ->
    [one] noch 1 Karte
   *[other] noch { $cards } Karten
 }
display = Die sechs Karten
card-at = Die { nth-place } Karte: { $holes ->
    [one] ein Loch.
   *[other] { $holes } Löcher.
 }
card-known = Du kennst sie: { $front ->
    [trap] eine Falle.
   *[cheese] Käse.
 }
card-seen-by = { $seats ->
    [one] { $names } hat daran geschnuppert.
   *[other] { $names } haben daran geschnuppert.
 }
card-seen-by-you = Du hast daran geschnuppert.
you-know = du
supply-top = Vorrat: { $cards ->
    [one] 1 Karte.
   *[other] { $cards } Karten.
 } Die nächste hat { $holes ->
    [one] ein Loch.
   *[other] { $holes } Löcher.
 }
supply-hidden = Vorrat: { $cards ->
    [one] 1 Karte.
   *[other] { $cards } Karten.
 }
die-shows = Der Würfel zeigt { $die }.
die-waits = Der Würfel
dropped-cards = Aus dem Spiel: { $cards ->
    [one] 1 Karte.
   *[other] { $cards } Karten.
 }
your-plate = { $seat-is ->
    [you] Dein Teller
   *[other] Teller von { $seat }
 }
holes = { $holes ->
    [one] 1 Loch
   *[other] { $holes } Löcher
 }
plate-of = { $holes ->
    [one] 1 Loch,
   *[other] { $holes } Löcher,
 } { $traps ->
    [one] 1 Falle von 3.
   *[other] { $traps } Fallen von 3.
 }
score-caught = dritte Falle: nichts
score-how = { $cheeses }-mal Käse, { $traps ->
    [0] keine Falle
    [one] 1 Falle
   *[other] { $traps } Fallen
 }
