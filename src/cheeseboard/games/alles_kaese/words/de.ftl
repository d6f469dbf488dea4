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

## Rat

reason-sure-cheese = Unter Platz { $place } ist sicher Käse: { $holes ->
    [one] ein Loch
   *[other] { $holes } Löcher
 } für dich.
reason-sure-trap = Unter Platz { $place } ist sicher eine Falle. Weg damit!
reason-worth-it = Von den Karten mit { $holes ->
    [one] einem Loch
   *[other] { $holes } Löchern
 }, die auf Platz { $place } liegen können, { $traps ->
    [one] ist { $traps } von { $cards } eine Falle
   *[other] sind { $traps } von { $cards } Fallen
 }, und du hast { $mine ->
    [0] noch keine Falle
    [one] eine Falle
   *[other] { $mine } Fallen
 }. Das ist es wert.
reason-too-risky = Von den Karten mit { $holes ->
    [one] einem Loch
   *[other] { $holes } Löchern
 }, die auf Platz { $place } liegen können, { $traps ->
    [one] ist { $traps } von { $cards } eine Falle
   *[other] sind { $traps } von { $cards } Fallen
 }, und du hast { $mine ->
    [0] noch keine Falle
    [one] schon eine Falle
   *[other] schon { $mine } Fallen
 }. Das ist zu gefährlich.
reason-leave-trap = Unter Platz { $trap } ist sicher eine Falle: Lass sie für die anderen liegen. Platz { $place } zu nehmen ist zu gefährlich.
reason-last-turn = Das ist vielleicht dein letzter Zug, und eine Falle mehr fängt dich noch nicht. Also versuch dein Glück!
reason-last-chance = Das ist vielleicht dein letzter Zug, und du liegst zurück. Jetzt hilft nur noch Käse.
reason-most-to-learn = Auf Platz { $place } erfährst du am meisten: Von den { $cards } Karten mit { $holes ->
    [one] einem Loch
   *[other] { $holes } Löchern
 }, die dort liegen können, { $traps ->
    [one] ist { $traps } eine Falle.
   *[other] sind { $traps } Fallen.
 }
reason-all-known = Du weißt schon, was unter jeder Karte ist. Es ist gleich, an welcher du schnupperst.

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

## Was verborgen ist

chance-place = { $things ->
    [one] die Karte auf Platz { $place }
   *[other] die Karten auf Platz { $place }
 }
chance-top = die oberste Karte im Vorrat
chance-dropped = { $things ->
    [one] eine weggelegte Karte
   *[other] { $things } weggelegte Karten
 } mit { $holes ->
    [one] einem Loch
   *[other] { $holes } Löchern
 }
chance-next = die nächste verdeckte Karte im Vorrat
chance-die = der nächste Wurf
outcome-holes = { $holes ->
    [one] 1 Loch
   *[other] { $holes } Löcher
 }
outcome-face = { $face }

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

## Die erste Stunde

lesson-1 = Der Würfel zeigt eine Vier, und eine Karte hat vier Löcher. Tipp sie an, dann nimm sie!
lesson-2 = Käse! Aber keine Karte hat drei Löcher, darum darfst du heimlich an einer schnuppern: nimm die dicke Fünf.
lesson-3 = Psst, du weißt es: Die Fünf ist eine Falle. Tipp sie an und schieb sie weg!
lesson-4 = Sechs Löcher wären ein Fest, aber vier der sechs Sechser sind Fallen. Sei mutig, tipp sie an und nimm sie!
lesson-5 = Schnapp! Die dritte Falle würde dich rauswerfen, also jetzt lieber vorsichtig: wenig Löcher, wenig Fallen. Nimm die Zwei auf Platz 2.
lesson-end = Sechs Löcher und eine Falle: gut geschnuppert! Wer die meisten Löcher hat, gewinnt, und mehr musst du nicht wissen.
