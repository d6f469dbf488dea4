### Was alle Spiele sagen.

player = Spieler { $number }
yes = ja
no = nein

## Absagen

refused-not-your-turn = Noch nicht! { $turn-is ->
    [luck] Gerade entscheidet das Glück.
   *[other] { $turn } ist an der Reihe.
 }
refused-not-legal = „{ $asked }“ geht jetzt nicht.
refused-stale = Seit deiner Wahl ist etwas geschehen. Schau noch einmal hin.
refused-over = Das Spiel ist aus.
refused-no-such-seat = Diesen Platz gibt es am Tisch nicht.
refused-no-undo = Das lässt sich nicht zurücknehmen: Jemand hat etwas Neues erfahren.

## Der Tisch

turn-yours = Du bist an der Reihe.
turn-theirs = { $seat } ist an der Reihe.
turn-luck = Das Glück entscheidet.
turn-over = Das Spiel ist aus.
won = { $winners ->
    [0] Niemand hat gewonnen.
    [1] { $seat-is ->
        [you] Du hast gewonnen!
       *[other] { $seat } hat gewonnen!
     }
   *[other] { $names } gewinnen gemeinsam!
 }
and = und
score = { $seat-is ->
    [you] Du hast
   *[other] { $seat } hat
 } { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
 }
event-move-undone = { $seat-is ->
    [you] Du nimmst einen Zug zurück.
   *[other] { $seat } nimmt einen Zug zurück.
 }

## Wiederholungen

replay-keys = Enter: weiter · b: zurück · q: Schluss >
replay-unfinished = Das Spiel wurde nicht zu Ende gespielt.
