### Wat alleen de tafel van Cheese in de browser zegt.

question-flip = { $seat-is ->
    [you] Wat ligt er boven op je stapel? Draai maar om!
   *[other] { $seat }, wat ligt er boven op je stapel? Draai maar om!
 }
question-hunt = { $seat-is ->
    [you] Draai er een om! { $cards ->
        [one] Met een kat win je de muis.
       *[other] Met een kat win je alle { $cards } kaarten.
     }
   *[other] { $seat }, draai er een om! Met een kat win je de kaasberg.
 }
question-held = Nog een, nog een, nog een … Laat los om te stoppen.
question-by-itself = De kaarten draaien zichzelf om. Stoppen kan altijd.
do-flip = Draai om
do-by-itself = Vanzelf
do-stop = Stop
do-faster = Sneller
hold-says = Houd ingedrukt om door te gaan
by-itself-says = Draait je kaarten vanzelf om tot je stopt
flips = { $flips ->
    [0] nog geen kaart
    [one] 1 omgedraaid
   *[other] { $flips } omgedraaid
 }
sits-on = { $seat-is ->
    [you] Jouw muis zit
   *[other] De muis van { $seat } zit
 } op { $cards ->
    [one] de eerste kaart.
   *[other] { $cards } kaarten.
 }
pile-lies = { $cards ->
    [0] De tafel is leeg. Wie legt de eerste kaart?
    [one] Er ligt één kaart. Wie krijgt een muis?
   *[other] Er liggen { $cards } kaarten. Wie krijgt een muis?
 }
pile-stays = { $cards ->
    [0] Er blijft niets liggen.
    [one] Er blijft één kaart liggen.
   *[other] Er blijven { $cards } kaarten liggen.
 }
mouse-of = { $seat-is ->
    [you] Jouw muis
   *[other] De muis van { $seat }
 } met { $footsteps ->
    [one] één pootafdruk.
   *[other] { $footsteps } pootafdrukken.
 }
mouse-label = { $seat-is ->
    [you] jouw muis
   *[other] muis van { $seat }
 }
no-mouse = Nog geen muis
pile-of = De kaasberg: { $cards ->
    [0] leeg.
    [one] 1 kaart.
   *[other] { $cards } kaarten: kaas { $cheese }, katten { $cats }, muizen { $mice }.
 }
flips-label = { $seat-is ->
    [you] jij draait om
   *[other] { $seat } draait om
 }
hunts-label = { $seat-is ->
    [you] jij jaagt
   *[other] { $seat } jaagt
 }
stack-label = { $seat-is ->
    [you] jouw stapel
   *[other] stapel van { $seat }
 }
stack-flip = { $seat-is ->
    [you] Jouw stapel:
   *[other] Stapel van { $seat }:
 } { $cards ->
    [one] 1 kaart.
   *[other] { $cards } kaarten.
 } Draai de bovenste om.
stack-of-seat = { $seat-is ->
    [you] Jouw stapel:
   *[other] Stapel van { $seat }:
 } { $cards ->
    [0] geen kaart.
    [one] 1 kaart.
   *[other] { $cards } kaarten.
 }
tries-label = { $seat-is ->
    [you] Jouw pogingen
   *[other] Pogingen van { $seat }
 }
tries-of = { $seat-is ->
    [you] Je hebt
   *[other] { $seat } heeft
 } { $attempts ->
    [0] geen poging meer
    [one] nog één poging
   *[other] nog { $attempts } pogingen
 } (van { $footsteps }).
race-of = { $seat-is ->
    [you] Jij:
   *[other] { $seat }:
 } { $cards ->
    [one] 1 kaart.
   *[other] { $cards } kaarten.
 }
race-pile = In de kaasberg: { $cards }.
your-stack = { $seat-is ->
    [you] Jouw stapel
   *[other] Stapel van { $seat }
 }
stack-of = { $cards ->
    [0] geen kaart
    [one] 1 kaart
   *[other] { $cards } kaarten
 }{ $loot ->
    [0] {""}
   *[other] , { $loot } gewonnen
 }{ $chips ->
    [0] {""}
    [one] , 1 fiche
   *[other] , { $chips } fiches
 }
has-mouse = Heeft de muis.
hunts = Jaagt.
next-known = · dan komt { $kind ->
    [cheese] kaas
    [cat] een kat
   *[mouse] een muis
 }, dat weet iedereen
place-now = · { $place ->
    [1] vooraan
   *[other] { $place } van { $seats }
 }
score-how = { $cards ->
    [0] { $loot ->
        [0] geen kaart meer
       *[other] stapel leeg
     }
    [one] 1 kaart in de stapel
   *[other] { $cards } kaarten in de stapel
 }{ $loot ->
    [0] {""}
   *[other] , { $loot } gewonnen
 }{ $chips ->
    [0] {""}
    [one] , 1 fiche
   *[other] , { $chips } fiches
 }
end-why = { $seat-is ->
    [you] Jij hebt
    [all] { $names } hebben
   *[other] { $seat } heeft
 } { $most ->
    [one] 1 kaart
   *[other] { $most } kaarten
 }, { $second-is ->
    [you] jij hebt
   *[other] { $second } heeft
 } { $next }.
known = Wat iedereen kan weten
known-unseen = Nog nooit gezien, in stapels of opzij
known-of = { $seat-is ->
    [you] Jouw stapel
   *[other] De stapel van { $seat }
 } van boven: { $cards }.
known-hidden = { $cards ->
    [one] één kaart die niemand heeft gezien
   *[other] { $cards } kaarten die niemand heeft gezien
 }
