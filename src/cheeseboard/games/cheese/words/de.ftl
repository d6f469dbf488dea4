### Cheese

title = Cheese
tagline = Jede Maus will den ganzen Käseberg. Steckt in deinem Stapel eine Katze?

## Was geschieht

event-pile-opened = Der Käseberg beginnt mit { $kind ->
    [cheese] Käse.
    [cat] einer Katze.
   *[mouse] einer Maus, die niemand jagt.
 }
event-card-flipped = { $seat-is ->
    [you] Du deckst
   *[other] { $seat } deckt
 } { $kind ->
    [cheese] Käse auf.
    [cat] eine Katze auf.
   *[mouse] eine Maus auf!
 }
event-mouse-hunted = { $hunter-is ->
    [you] Du jagst die Maus von { $owner } und hast
   *[other] { $owner-is ->
        [you] { $hunter } jagt deine Maus und hat
       *[other] { $hunter } jagt die Maus von { $owner } und hat
     }
 } { $attempts ->
    [one] einen Versuch.
   *[other] { $attempts } Versuche.
 }
event-attempt-failed = Keine Katze! { $hunter-is ->
    [you] Du hast
   *[other] { $hunter } hat
 } { $attempts ->
    [0] keinen Versuch mehr.
    [one] noch einen Versuch.
   *[other] noch { $attempts } Versuche.
 }
event-mouse-chased = { $hunter-is ->
    [you] Deine Maus verjagt die von { $owner }!
   *[other] { $owner-is ->
        [you] Die Maus von { $hunter } verjagt deine!
       *[other] Die Maus von { $hunter } verjagt die von { $owner }!
     }
 }
event-mouse-caught = Die Katze springt! { $hunter-is ->
    [you] Du fängst die Maus von { $owner }.
   *[other] { $owner-is ->
        [you] { $hunter } fängt deine Maus.
       *[other] { $hunter } fängt die Maus von { $owner }.
     }
 }
event-mouse-escaped = { $owner-is ->
    [you] Deine Maus entwischt { $hunter }!
   *[other] { $hunter-is ->
        [you] Die Maus von { $owner } entwischt dir!
       *[other] Die Maus von { $owner } entwischt { $hunter }!
     }
 }
event-hunter-skipped = { $hunter-is ->
    [you] Du hast nichts aufzudecken und kannst nicht jagen.
   *[other] { $hunter } hat nichts aufzudecken und kann nicht jagen.
 }
event-pile-won = { $seat-is ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
 } den Käseberg: { $cards ->
    [one] eine Karte.
   *[other] { $cards } Karten.
 }
event-chip-earned = Ein Chip für { $seat-is ->
    [you] dich:
   *[other] { $seat }:
 } Das macht { $chips }.
event-stack-emptied = { $seat-is ->
    [you] Dein Stapel ist leer:
   *[other] Der Stapel von { $seat } ist leer:
 } Das Spiel ist aus.
event-chips-used-up = Das war der letzte Chip: Das Spiel ist aus.
event-flips-used-up = Das war die letzte Karte, die aufgedeckt wird: Das Spiel ist aus.
event-circle-closed = Jetzt geht alles nur noch im Kreis und hätte nie ein Ende: Das Spiel ist aus.

## Was du tun kannst

move-flip = Deine oberste Karte aufdecken
prompt-flip = Was liegt oben auf deinem Stapel? Deck es auf!
look-flip = Schau auf deinen Stapel!

## Rat

reason-only = Hier gibt es nichts zu entscheiden: Du kannst nur deine oberste Karte aufdecken.

## Was der Zufall tut

move-cheese = Es ist Käse
move-cat = Es ist eine Katze
move-mouse = Es ist eine Maus mit { $footsteps ->
    [one] einer Fußspur
   *[other] { $footsteps } Fußspuren
 }

## Wie die Dinge heißen

kind-cheese = Käse
kind-cat = Katze
kind-mouse-1 = Maus mit einer Fußspur
kind-mouse-2 = Maus mit zwei Fußspuren
kind-mouse-3 = Maus mit drei Fußspuren

## Was verborgen ist

chance-stack = { $things ->
    [one] { $seat-is ->
        [you] deine oberste Karte
       *[other] die oberste Karte von { $seat }
     }
   *[other] die obersten Karten von { $seat }
 }
chance-opening = die Karte, die den Käseberg beginnt
chance-aside = eine Karte, die beiseitegelegt wurde

## Im Rückblick

decided = { $exact ->
    [yes] Mit der { $turns }. aufgedeckten Karte war es entschieden:
   *[no] Spätestens mit der { $turns }. aufgedeckten Karte war es entschieden:
 } Keine Karte, die noch kam, konnte ändern, wer gewinnt.

## Hausregeln

option-cards = Karten jeder Art
    .says = Wie viele Karten Käse sind, wie viele Katzen und wie viele Mäuse mit einer, zwei und drei Fußspuren.
option-leftover = Übrige Karten
    .says = Was mit Karten geschieht, die sich nicht gerecht verteilen lassen.
option-leftover-aside = beiseitelegen
option-leftover-dealt = alle verteilen
option-leftover-opens = eine beginnt den Käseberg
option-loot = Wohin die Beute kommt
    .says = Ob gewonnene Karten noch einmal aufgedeckt werden oder nur zählen.
option-loot-under = unter den Stapel
option-loot-aside = neben den Stapel
option-loot-order = Reihenfolge der Beute
    .says = Welche Karte eines gewonnenen Käsebergs zuerst wieder drankommt.
option-loot-order-oldest = die älteste
option-loot-order-newest = die neueste
option-goes-on = Wer weitermacht
    .says = Wer als Nächstes aufdeckt, wenn jemand den Käseberg gewonnen hat.
option-goes-on-left = wer links davon sitzt
option-goes-on-winner = wer gewonnen hat
option-dry = Ohne Karten auf der Jagd
    .says = Was geschieht, wenn jemand jagen soll und keine Karte mehr hat.
option-dry-fails = die Maus entwischt
option-dry-skips = jemand anders jagt weiter
option-out = Leerer Stapel
    .says = Wann ein leerer Stapel das Spiel beendet.
option-out-after-hunt = nach der Jagd
option-out-at-once = sofort
option-out-at-turn = erst am eigenen Zug
option-chips = Chips
    .says = Wie viele Chips es gibt. Jede gefangene Maus bringt einen, und mit dem letzten ist das Spiel aus. 0 heißt: keine.
option-circle = Kreis
    .says = Wer ein Spiel gewinnt, das im Kreis geht.
option-circle-shared = gemeinsam gewonnen
option-circle-most = die meisten Karten
option-max-flips = Höchstzahl aufgedeckter Karten
    .says = Nach so vielen aufgedeckten Karten ist das Spiel aus.

## Gleichstand

tie-circle = Im Kreis liegt niemand auf Dauer vorn, also gewinnen alle gemeinsam, die Karten haben.
tie-chips = Gleich viele Karten: { $winners ->
    [1] { $seat-is ->
        [you] du hast
       *[other] { $seat } hat
     }
   *[other] { $names } haben
 } mehr Chips, { $most } zu { $next }.
tie-shared = Niemand hat mehr Karten, also gewinnt ihr gemeinsam.

## Die Regeln

clause-1 = Die Karten
clause-2 = Der Aufbau
clause-3 = Der Zug
clause-4 = Die Jagd
clause-5 = Ohne Karten auf der Jagd
clause-6 = Die Beute
clause-7 = Das Ende
clause-8 = Die Wertung
clause-9 = Hausregeln
clause-10 = Was der Computer sich merkt

## Der Tisch als Text

draw-pile = { $cards ->
    [0] Der Käseberg ist leer.
    [one] Käseberg: 1 Karte
   *[other] Käseberg: { $cards } Karten, die neueste zuletzt
 }
draw-cheese = Käse
draw-cat = Katze
draw-mouse = Maus
draw-hunt = DIE JAGD
draw-mouse-of = Maus von
draw-hunter = Es jagt
draw-tries = Versuche
draw-attempts = { $attempts ->
    [one] noch 1
   *[other] noch { $attempts }
 }
draw-loot = Beute
draw-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
 }
draw-flips = { $seat-is ->
    [you] Du deckst deine oberste Karte auf.
   *[other] { $seat } deckt eine Karte auf.
 }
draw-opens = Die letzte Karte beginnt den Käseberg.
draw-over = Das Spiel ist aus.
draw-stack = Karten
draw-chips = von { $chips } Chips
draw-flips-so-far = { $flips ->
    [one] (1 Karte bisher aufgedeckt)
   *[other] ({ $flips } Karten bisher aufgedeckt)
 }
draw-legend = # nie gesehen, o Käse, ^ Katze, 1 2 3 Maus mit so vielen Fußspuren
draw-unseen = Nie gesehen ({ $cards }): Käse { $cheese }, Katzen { $cat }, Mäuse 1: { $mouse-1 }, 2: { $mouse-2 }, 3: { $mouse-3 }
draw-all-seen = Alle Karten der Stapel sind gesehen worden: Alles Weitere steht fest.

## Die erste Stunde

lesson-1 = Niemand weiß, was auf deinem Stapel liegt. Deck die oberste Karte auf!
lesson-2 = Käse liegt einfach da und macht den Käseberg größer. Deck noch eine auf!
lesson-3 = Deine Maus ist Otto entwischt, also war der Käseberg deiner! Jetzt will ihn seine Maus: Deck eine Karte auf und hoff auf eine Katze.
lesson-4 = Eine Katze! Sie hat die Maus gefangen, und der Käseberg kommt unter deinen Stapel. Weiter: aufdecken.
lesson-5 = Ottos Maus hat drei Fußspuren, also hast du drei Versuche. Aufdecken!
lesson-6 = Keine Katze, aber zwei Versuche bleiben. Deck noch eine auf!
lesson-end = Deine Maus hat Ottos Maus verjagt, aber seine Katze war schneller. Das ist das ganze Spiel: Die meisten Karten gewinnen, und der Zufall entscheidet.

## Rätsel

puzzle-wins = Deine oberste Karte wird gleich aufgedeckt. Nur mit einer Sorte Karte gewinnst du sicher. Mit welcher?
why-wins = Danach gewinnst du, was auch bis zum Ende aufgedeckt wird. Nach jeder anderen Karte gewinnst du vielleicht nicht allein.
puzzle-decides = Gleich wird die oberste Karte aufgedeckt. Nur eine Sorte Karte entscheidet das Spiel: Danach ändert nichts mehr, wer gewinnt. Welche?
why-decides = Was danach auch aufgedeckt wird, es gewinnt immer dieselbe Person. Nach jeder anderen Karte ist das Spiel noch offen.
theme-hunt = Eine Maus wird gejagt
theme-quiet = Keine Maus wird gejagt
theme-last = Das Spiel ist sofort aus
theme-short = Das Ende ist nah
theme-long = Noch einige Karten

## Übungen

exercise-1 = Jemand hat keine Karte mehr, also ist das Spiel aus, sobald die Jagd aus ist. Wer muss den Käseberg bekommen, um die meisten Karten zu haben?
exercise-2 = Zähl die Karten aller und denk dir den Käseberg dazu. Welche Karte gibt ihn sofort jemandem?
exercise-3 = Eine Maus hofft auf den Käseberg. Kann der Nächste sie noch jagen?
exercise-4 = Eine Maus, die eine andere verjagt, wird selbst gejagt. Wie viele Karten hat der Nächste noch?
exercise-5 = Schau, was alle wissen: Gewonnene Karten kommen in derselben Reihenfolge wieder. Denk an das, was nach dieser Karte kommt.
