### Alles Käse!

title = Alles Käse!
tagline = Würfeln, schnuppern, schnappen – aber hüte dich vor der dritten Falle.

## Was geschieht

event-card-laid = Auf Platz { $place } kommt eine Karte mit { $holes ->
    [one] einem Loch.
   *[other] { $holes } Löchern.
 }
event-top-shown = Als Nächstes liegt im Vorrat eine Karte mit { $holes ->
    [one] einem Loch.
   *[other] { $holes } Löchern.
 }
event-die-rolled = { $seat-is ->
    [you] Du würfelst
   *[other] { $seat } würfelt
 } eine { $face }.
event-card-peeked = { $seat-is ->
    [you] Du schnupperst an der Karte auf Platz { $place }.
   *[other] { $seat } schnuppert an der Karte auf Platz { $place } und verzieht keine Miene.
 }
event-front-seen = { $only-is ->
    [you] Du siehst
   *[other] { $only } sieht
 } { $front ->
    [trap] eine Falle mit weit offenem Maul.
   *[cheese] ein herrliches Stück Käse.
 }
event-card-kept = { $seat-is ->
    [you] Du nimmst
   *[other] { $seat } nimmt
 } die Karte mit { $holes ->
    [one] einem Loch
   *[other] { $holes } Löchern
 } von Platz { $place }: { $front ->
    [trap] Schnapp, eine Falle!
   *[cheese] Käse!
 }
event-card-dropped = { $seat-is ->
    [you] Du schiebst
   *[other] { $seat } schiebt
 } die Karte mit { $holes ->
    [one] einem Loch
   *[other] { $holes } Löchern
 } von Platz { $place } weg. Niemand schaut nach, was es war.
event-top-discarded = Die oberste Karte vom Vorrat kommt aus dem Spiel. Sie hatte { $holes ->
    [one] ein Loch.
   *[other] { $holes } Löcher.
 }
event-player-caught = Die dritte Falle! { $seat-is ->
    [you] Du sitzt
   *[other] { $seat } sitzt
 } fest, und das Spiel ist aus.
event-supply-used-up = Der Vorrat ist leer: Das Spiel ist aus.
event-turns-used-up = Das war der letzte Zug: Das Spiel ist aus.

## Was du tun kannst

move-peek = An der Karte auf Platz { $place } schnuppern
move-keep = Die Karte auf Platz { $place } nehmen
move-drop = Die Karte auf Platz { $place } wegschieben
prompt-peek = Keine Karte hat so viele Löcher. An welcher möchtest du schnuppern?
prompt-keep = Wähle eine Karte: nehmen oder wegschieben?

## Was das Glück tut

move-roll = Der Würfel zeigt { $face }
move-next = Die nächste Karte hat { $holes ->
    [one] ein Loch
   *[other] { $holes } Löcher
 }
move-cheese = Es ist Käse
move-trap = Es ist eine Falle

## Wie die Dinge heißen

front-cheese = Käse
front-trap = Falle

## Hausregeln

option-traps = Fallen je Zahl
    .says = Wie viele der sechs Karten mit 1, 2, … 6 Löchern Fallen sind.
option-top-shown = Oberste Karte zu sehen
    .says = Ob man die Löcher der nächsten Karte im Vorrat sehen kann.
option-turn-limit = Höchstzahl der Züge
    .says = Nach so vielen Zügen endet das Spiel, als wäre der Vorrat leer.

## Die Regeln

clause-1 = Die Karten
clause-2 = Der Aufbau
clause-3 = Der Zug
clause-4 = Schnuppern
clause-5 = Nehmen
clause-6 = Wegschieben
clause-7 = Der Vorrat
clause-8 = Die Wertung
clause-9 = Hausregeln

## Der Tisch als Text

draw-supply = Vorrat
draw-cards = { $cards ->
    [0] leer
    [one] 1 Karte
   *[other] { $cards } Karten
 }
draw-die = Würfel
draw-cheese = Käse
draw-trap = Falle
draw-traps = Fallen
draw-cheeses = Käse
draw-holes = Löcher
draw-sniffed = geschnuppert
draw-places = Platz { $places }
draw-out = Aus dem Spiel: { $cards }
draw-matches = { $seat-is ->
    [you] Du hast eine { $die } gewürfelt: Nimm eine Karte mit > <, oder schieb sie weg.
   *[other] { $seat } hat eine { $die } gewürfelt und wählt eine Karte mit > <.
 }
draw-misses = { $seat-is ->
    [you] Du hast eine { $die } gewürfelt, und keine Karte passt: Schnuppere an einer!
   *[other] { $seat } hat eine { $die } gewürfelt und muss schnuppern.
 }
draw-rolls = { $seat-is ->
    [you] Du würfelst.
   *[other] { $seat } würfelt.
 }
draw-sniffs = { $seat-is ->
    [you] Du schnupperst
   *[other] { $seat } schnuppert
 } an der Karte auf Platz { $place }.
draw-takes = { $seat-is ->
    [you] Du nimmst
   *[other] { $seat } nimmt
 } die Karte auf Platz { $place }. Ist es Käse?
draw-next-card = Aus dem Vorrat kommt die nächste Karte.
draw-caught = Die dritte Falle! { $seat-is ->
    [you] Du sitzt
   *[other] { $seat } sitzt
 } fest, und das Spiel ist aus.
draw-over = Das Spiel ist aus.
