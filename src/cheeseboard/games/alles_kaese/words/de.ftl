### Alles Käse!

title = Alles Käse!
tagline = Würfeln, schnuppern, nehmen – aber hüte dich vor der dritten Falle.

## Was geschieht

event-card-laid = Die neue { nth-place } Karte hat { $holes ->
    [one] ein Loch.
   *[other] { $holes } Löcher.
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
    [you] Du schnupperst an der { nth-place }n Karte.
   *[other] { $seat } schnuppert an der { nth-place }n Karte und verzieht keine Miene.
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
 } die { nth-place } Karte mit { $holes ->
    [one] einem Loch
   *[other] { $holes } Löchern
 }: { $front ->
    [trap] Schnapp, eine Falle!
   *[cheese] Käse!
 }
event-card-dropped = { $seat-is ->
    [you] Du schiebst
   *[other] { $seat } schiebt
 } die { nth-place } Karte mit { $holes ->
    [one] einem Loch
   *[other] { $holes } Löchern
 } weg. Niemand schaut nach, was es war.
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

move-peek = An der { nth-place }n Karte schnuppern
move-keep = Die { nth-place } Karte nehmen
move-drop = Die { nth-place } Karte wegschieben
prompt-peek = Keine Karte hat so viele Löcher. An welcher möchtest du schnuppern?
prompt-keep = Wähle eine Karte: nehmen oder wegschieben?
look-peek = Schau die Karten der Reihe nach an. Über welche wüsstest du gern mehr?
look-keep = Schau auf die Karten mit deiner Zahl. Wie viele Fallen können da noch sein, und wie viele hast du?
look-drop = Schau auf die Karten mit deiner Zahl. Wie viele Fallen können da noch sein, und wie viele hast du?

## Rat

reason-sure-cheese = Die { nth-place } Karte ist sicher Käse: { $holes ->
    [one] ein Loch
   *[other] { $holes } Löcher
 } für dich.
reason-sure-trap = Die { nth-place } Karte ist sicher eine Falle. Schieb sie weg!
reason-take-trap = Die { nth-place } Karte ist sicher eine Falle, und die hättest dann du.
reason-waste-cheese = Die { nth-place } Karte ist sicher Käse. Weggeschoben gehört er niemandem.
reason-worth-it = Von den Karten mit { $holes ->
    [one] einem Loch
   *[other] { $holes } Löchern
 }, die die { nth-place } sein kann, { $traps ->
    [one] ist { $traps } von { $cards } eine Falle
   *[other] sind { $traps } von { $cards } Fallen
 }, und du hast { $mine ->
    [0] noch keine Falle
    [one] eine Falle
   *[other] { $mine } Fallen
 }. Das ist es wert.
reason-daring = Von den Karten mit { $holes ->
    [one] einem Loch
   *[other] { $holes } Löchern
 }, die die { nth-place } sein kann, { $traps ->
    [one] ist { $traps } von { $cards } eine Falle
   *[other] sind { $traps } von { $cards } Fallen
 }, und du hast { $mine ->
    [0] noch keine Falle
    [one] schon eine Falle
   *[other] schon { $mine } Fallen
 }. Das ist gewagt.
reason-too-risky = Von den Karten mit { $holes ->
    [one] einem Loch
   *[other] { $holes } Löchern
 }, die die { nth-place } sein kann, { $traps ->
    [one] ist { $traps } von { $cards } eine Falle
   *[other] sind { $traps } von { $cards } Fallen
 }, und du hast { $mine ->
    [0] noch keine Falle
    [one] schon eine Falle
   *[other] schon { $mine } Fallen
 }. Das ist zu gefährlich.
reason-leave-trap = Die { nth-trap } Karte ist sicher eine Falle: Lass sie für die anderen liegen. Die { nth-place } zu nehmen ist zu gefährlich.
reason-last-turn = Das ist vielleicht dein letzter Zug, und eine Falle mehr fängt dich noch nicht. Also versuch dein Glück!
reason-last-chance = Das ist vielleicht dein letzter Zug, und du liegst zurück. Jetzt hilft nur noch Käse.
reason-most-to-learn = An der { nth-place }n Karte erfährst du am meisten: Von den { $cards } Karten mit { $holes ->
    [one] einem Loch
   *[other] { $holes } Löchern
 }, die es sein können, { $traps ->
    [one] ist { $traps } eine Falle.
   *[other] sind { $traps } Fallen.
 }
reason-some-to-learn = Von den { $cards } Karten mit { $holes ->
    [one] einem Loch
   *[other] { $holes } Löchern
 }, die die { nth-place } sein kann, { $traps ->
    [one] ist { $traps } eine Falle
   *[other] sind { $traps } Fallen
 }. Schnupper daran, dann weißt du es.
reason-nothing-new = Was die { nth-place } Karte ist, weißt du schon. Da erfährt niemand etwas Neues.
reason-all-known = Du weißt schon, was unter jeder Karte ist. Es ist gleich, an welcher du schnupperst.

## Was der Zufall tut

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
nth-place = { $place ->
    [1] erste
    [2] zweite
    [3] dritte
    [4] vierte
    [5] fünfte
   *[other] sechste
 }
nth-trap = { $trap ->
    [1] erste
    [2] zweite
    [3] dritte
    [4] vierte
    [5] fünfte
   *[other] sechste
 }

## Was verborgen ist

chance-place = { $things ->
    [one] die { nth-place } Karte
   *[other] die { $place } Karte
 }
chance-top = die oberste Karte im Vorrat
chance-dropped = { $things ->
    [one] eine weggeschobene Karte
   *[other] { $things } weggeschobene Karten
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
    .says = Wie viele der Karten mit 1, 2, … 6 Löchern Fallen sind.
option-top-shown = Oberste Karte zu sehen
    .says = Ob man die Löcher der nächsten Karte im Vorrat sehen kann.
option-turn-limit = Höchstzahl der Züge
    .says = Nach so vielen Zügen endet das Spiel, als wäre der Vorrat leer.
option-cards = Karten je Zahl
    .says = Wie viele Karten 1, 2, … 6 Löcher haben.
option-display = Karten in der Auslage
    .says = Wie viele Karten in der Auslage liegen.
option-faces = Seiten des Würfels
    .says = Wie viele Seiten der Würfel hat.
option-traps-to-lose = Fallen bis zum Aus
    .says = Wer so viele Fallen hat, hat verloren.

## Gleichstand

tie-cheeses = Gleichstand bei den Punkten: { $winners ->
    [1] { $seat-is ->
        [you] du hast
       *[other] { $seat } hat
     }
   *[other] { $names } haben
 } mehr Käsekarten, { $most } zu { $next }.
tie-shared = Gleich viele Punkte und gleich viele Käsekarten, also gewinnt ihr gemeinsam.

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
clause-10 = Was der Computer sich merkt

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
    [you] Du hast eine { $die }: Nimm eine markierte Karte{ $mark } oder schieb sie weg.
   *[other] { $seat } hat eine { $die } und wählt eine markierte Karte{ $mark }.
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
lesson-2 = Käse! Aber keine Karte hat drei Löcher, darum darfst du heimlich an einer schnuppern: Versuch es mit der dicken Fünf.
lesson-3 = Psst, du weißt es: Die Fünf ist eine Falle. Tipp sie an und schieb sie weg!
lesson-4 = Sechs Löcher wären ein Fest, aber vier der sechs Sechser sind Fallen. Sei mutig, tipp sie an und nimm sie!
lesson-5 = Schnapp! Wer eine dritte Falle nimmt, verliert, und das Spiel ist für alle aus. Wenige Löcher, wenige Fallen: Nimm die zweite Karte mit zwei Löchern.
lesson-end = Sechs Löcher und eine Falle! Das Spiel endet, wenn jemand die dritte Falle hat oder der Vorrat leer ist, und dann gewinnen die meisten Löcher.

## Puzzles

puzzle-cheese = Eine Karte der Auslage muss ein Käse sein. Welche? Schnuppere daran.
why-cheese = Alle Fallen mit so vielen Löchern hast du schon gesehen: Sie muss ein Käse sein.
puzzle-trap = Eine Karte der Auslage muss eine Falle sein. Welche? Schnuppere daran.
why-trap = Alle Käse mit so vielen Löchern hast du schon gesehen: Sie muss eine Falle sein.
puzzle-surest = Welche Karte ist am ehesten ein Käse? Schnuppere daran.
why-surest = Zähl, was du gesehen hast: Mit { $worth } ist sie ein Käse, jede andere höchstens mit { $next }.
puzzle-wins = Das ist der letzte Zug, und eine Wahl gewinnt sicher. Welche?
why-wins = Damit hast du gewonnen. Alles andere überlässt es dem Glück oder den anderen.
puzzle-best = Das ist der letzte Zug. Welche Wahl gewinnt am häufigsten?
why-best = Sie gewinnt mit einer Chance von { $worth }, alles andere höchstens mit { $next }.
theme-sure = Ganz sicher
theme-small = Wenige Löcher
theme-big = Viele Löcher
theme-peeked = Denk an das Erschnupperte
theme-last = Der letzte Zug
theme-dare = Trau dich
theme-let-go = Lass sie weg

## Übungen nach der ersten Stunde

exercise-1 = Wenige Löcher, wenige Fallen. Welcher Karte traust du am meisten?
exercise-2 = Zähl die Fallen, die offen liegen. Wenn alle Fallen mit so vielen Löchern weg sind, was bleibt dann?
exercise-3 = Jetzt zähl die Käse. Wo kein Käse mehr übrig ist, wartet eine Falle.
exercise-4 = Der letzte Zug, du hast die meisten Löcher und schon zwei Fallen. Gibt es noch etwas zu gewinnen?
exercise-5 = Noch niemand hat einen Käse, und an einer der zwei Karten hast du geschnuppert. Vergleich: Was, wenn du die andere nimmst, und was, wenn du keine nimmst?
