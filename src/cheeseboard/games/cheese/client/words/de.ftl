### Was nur der Tisch von Cheese im Browser sagt.

question-flip = { $seat-is ->
    [you] Was liegt oben auf deinem Stapel? Deck auf!
   *[other] { $seat }, was liegt oben auf deinem Stapel? Deck auf!
 }
question-hunt = { $seat-is ->
    [you] Deck auf! { $cards ->
        [one] Eine Katze holt dir die Maus.
       *[other] Eine Katze holt dir alle { $cards } Karten.
     }
   *[other] { $seat }, deck auf! Eine Katze gewinnt den Käseberg.
 }
question-held = Noch eine, noch eine … Loslassen hält an.
question-by-itself = Die Karten decken sich von selbst auf. Anhalten geht jederzeit.
do-flip = Aufdecken
do-by-itself = Von selbst
do-stop = Anhalten
do-faster = Schneller
hold-says = Gedrückt halten deckt immer weiter auf
by-itself-says = Deckt deine Karten von selbst auf, bis du anhältst
flips = { $flips ->
    [0] noch keine Karte
    [one] 1 Karte aufgedeckt
   *[other] { $flips } aufgedeckt
 }
sits-on = { $seat-is ->
    [you] Deine Maus sitzt
   *[other] Die Maus von { $seat } sitzt
 } auf { $cards ->
    [one] der ersten Karte.
   *[other] { $cards } Karten.
 }
pile-lies = { $cards ->
    [0] Der Tisch ist leer. Wer legt die erste Karte?
    [one] Eine Karte liegt da. Wer hat eine Maus?
   *[other] { $cards } Karten liegen da. Wer hat eine Maus?
 }
pile-stays = { $cards ->
    [0] Es bleibt nichts liegen.
    [one] Eine Karte bleibt liegen.
   *[other] { $cards } Karten bleiben liegen.
 }
mouse-of = { $seat-is ->
    [you] Deine Maus
   *[other] Die Maus von { $seat }
 } mit { $footsteps ->
    [one] einer Fußspur.
   *[other] { $footsteps } Fußspuren.
 }
mouse-label = { $seat-is ->
    [you] deine Maus
   *[other] Maus von { $seat }
 }
no-mouse = Noch keine Maus
pile-of = Der Käseberg: { $cards ->
    [0] leer.
    [one] 1 Karte.
   *[other] { $cards } Karten: Käse { $cheese }, Katzen { $cats }, Mäuse { $mice }.
 }
flips-label = { $seat-is ->
    [you] du deckst auf
   *[other] { $seat } deckt auf
 }
hunts-label = { $seat-is ->
    [you] du jagst
   *[other] { $seat } jagt
 }
stack-label = { $seat-is ->
    [you] dein Stapel
   *[other] Stapel von { $seat }
 }
stack-flip = { $seat-is ->
    [you] Dein Stapel:
   *[other] Stapel von { $seat }:
 } { $cards ->
    [one] 1 Karte.
   *[other] { $cards } Karten.
 } Deck die oberste auf.
stack-of-seat = { $seat-is ->
    [you] Dein Stapel:
   *[other] Stapel von { $seat }:
 } { $cards ->
    [0] keine Karte.
    [one] 1 Karte.
   *[other] { $cards } Karten.
 }
tries-label = { $seat-is ->
    [you] Deine Versuche
   *[other] Versuche von { $seat }
 }
tries-of = { $seat-is ->
    [you] Du hast noch
   *[other] { $seat } hat noch
 } { $attempts ->
    [0] keinen
    [one] einen
   *[other] { $attempts }
 } von { $footsteps ->
    [one] einem Versuch.
   *[other] { $footsteps } Versuchen.
 }
race-of = { $seat-is ->
    [you] Du:
   *[other] { $seat }:
 } { $cards ->
    [one] 1 Karte.
   *[other] { $cards } Karten.
 }
race-pile = Im Käseberg: { $cards }.
your-stack = { $seat-is ->
    [you] Dein Stapel
   *[other] Stapel von { $seat }
 }
stack-of = { $cards ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $cards } Karten
 }{ $loot ->
    [0] {""}
   *[other] , { $loot } gewonnen
 }{ $chips ->
    [0] {""}
    [one] , 1 Chip
   *[other] , { $chips } Chips
 }
has-mouse = Hat die Maus.
hunts = Jagt.
next-known = · als Nächstes, alle wissen es: { $kind ->
    [cheese] Käse
    [cat] eine Katze
   *[mouse] eine Maus
 }
place-now = · { $place ->
    [1] ganz vorn
   *[other] { $place }. von { $seats }
 }
score-how = { $cards ->
    [0] { $loot ->
        [0] keine Karte mehr
       *[other] Stapel leer
     }
    [one] 1 Karte im Stapel
   *[other] { $cards } Karten im Stapel
 }{ $loot ->
    [0] {""}
   *[other] , { $loot } gewonnen
 }{ $chips ->
    [0] {""}
    [one] , 1 Chip
   *[other] , { $chips } Chips
 }
end-why = { $seat-is ->
    [you] Du hast
    [all] { $names } haben
   *[other] { $seat } hat
 } { $most ->
    [one] 1 Karte
   *[other] { $most } Karten
 }, { $second-is ->
    [you] du hast
   *[other] { $second } hat
 } { $next }.
known = Was alle wissen können
known-unseen = Noch nie gesehen, in Stapeln oder beiseite
known-of = { $seat-is ->
    [you] Dein Stapel
   *[other] Der Stapel von { $seat }
 } von oben: { $cards }.
known-hidden = { $cards ->
    [one] eine Karte, die niemand gesehen hat
   *[other] { $cards } Karten, die niemand gesehen hat
 }
