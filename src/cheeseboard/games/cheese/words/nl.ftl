### Cheese

title = Cheese
tagline = Elke muis wil de hele kaasberg. Zit er een kat in jouw stapel?

## Wat er gebeurt

event-pile-opened = De kaasberg begint met { $kind ->
    [cheese] kaas.
    [cat] een kat.
   *[mouse] een muis waar niemand op jaagt.
 }
event-card-flipped = { $seat-is ->
    [you] Je draait
   *[other] { $seat } draait
 } een kaart om: { $kind ->
    [cheese] kaas.
    [cat] een kat.
   *[mouse] een muis!
 }
event-mouse-hunted = { $hunter-is ->
    [you] Je jaagt op de muis van { $owner } en hebt
   *[other] { $owner-is ->
        [you] { $hunter } jaagt op jouw muis en heeft
       *[other] { $hunter } jaagt op de muis van { $owner } en heeft
     }
 } { $attempts ->
    [one] één poging.
   *[other] { $attempts } pogingen.
 }
event-attempt-failed = Geen kat! { $hunter-is ->
    [you] Je hebt
   *[other] { $hunter } heeft
 } { $attempts ->
    [0] geen poging meer.
    [one] nog één poging.
   *[other] nog { $attempts } pogingen.
 }
event-mouse-chased = { $hunter-is ->
    [you] Jouw muis verjaagt die van { $owner }!
   *[other] { $owner-is ->
        [you] De muis van { $hunter } verjaagt de jouwe!
       *[other] De muis van { $hunter } verjaagt die van { $owner }!
     }
 }
event-mouse-caught = De kat springt! { $hunter-is ->
    [you] Je vangt de muis van { $owner }.
   *[other] { $owner-is ->
        [you] { $hunter } vangt jouw muis.
       *[other] { $hunter } vangt de muis van { $owner }.
     }
 }
event-mouse-escaped = { $owner-is ->
    [you] Jouw muis ontsnapt aan { $hunter }!
   *[other] { $hunter-is ->
        [you] De muis van { $owner } ontsnapt aan jou!
       *[other] De muis van { $owner } ontsnapt aan { $hunter }!
     }
 }
event-hunter-skipped = { $hunter-is ->
    [you] Je hebt geen kaart meer en kunt niet jagen.
   *[other] { $hunter } heeft geen kaart meer en kan niet jagen.
 }
event-pile-won = { $seat-is ->
    [you] Je wint
   *[other] { $seat } wint
 } de kaasberg: { $cards ->
    [one] één kaart.
   *[other] { $cards } kaarten.
 }
event-chip-earned = Een fiche voor { $seat-is ->
    [you] jou!
   *[other] { $seat }!
 } Dat is nummer { $chips }.
event-stack-emptied = { $seat-is ->
    [you] Jouw stapel is leeg:
   *[other] De stapel van { $seat } is leeg:
 } het spel is afgelopen.
event-chips-used-up = Dat was de laatste fiche: het spel is afgelopen.
event-flips-used-up = Dat was de laatste kaart die omgedraaid mocht worden: het spel is afgelopen.
event-circle-closed = Nu gaat alles in een kringetje rond en zou het nooit ophouden: het spel is afgelopen.

## Wat je kunt doen

move-flip = Draai je bovenste kaart om
prompt-flip = Wat ligt er boven op je stapel? Draai maar om!
look-flip = Kijk naar je stapel!

## Raad

reason-only = Er valt niets te kiezen: je kunt alleen je bovenste kaart omdraaien.

## Wat het geluk doet

move-cheese = Het is kaas
move-cat = Het is een kat
move-mouse = Het is een muis met { $footsteps ->
    [one] één pootafdruk
   *[other] { $footsteps } pootafdrukken
 }

## Hoe de dingen heten

kind-cheese = kaas
kind-cat = kat
kind-mouse-1 = muis met één pootafdruk
kind-mouse-2 = muis met twee pootafdrukken
kind-mouse-3 = muis met drie pootafdrukken

## Wat verborgen is

chance-stack = { $things ->
    [one] { $seat-is ->
        [you] jouw bovenste kaart
       *[other] de bovenste kaart van { $seat }
     }
   *[other] de bovenste kaarten van { $seat }
 }
chance-opening = de kaart waarmee de kaasberg begint
chance-aside = een kaart die opzij is gelegd

## Terugblik

decided = { $exact ->
    [yes] Vanaf omgedraaide kaart { $turns } stond het vast:
   *[no] Uiterlijk bij omgedraaide kaart { $turns } stond het vast:
 } geen kaart die nog kwam, kon veranderen wie wint.

## Huisregels

option-cards = Kaarten van elke soort
    .says = Hoeveel kaarten kaas zijn, hoeveel katten, en hoeveel muizen met één, twee en drie pootafdrukken.
option-leftover = Kaarten die over zijn
    .says = Wat er gebeurt met kaarten die niet eerlijk te verdelen zijn.
option-leftover-aside = opzij
option-leftover-dealt = allemaal uitdelen
option-leftover-opens = met één begint de kaasberg
option-loot = Waar de buit heen gaat
    .says = Of gewonnen kaarten nog eens omgedraaid worden, of alleen tellen.
option-loot-under = onder de stapel
option-loot-aside = ernaast
option-loot-order = Volgorde van de buit
    .says = Welke kaart van een gewonnen kaasberg het eerst terugkomt.
option-loot-order-oldest = de oudste
option-loot-order-newest = de nieuwste
option-goes-on = Wie verdergaat
    .says = Wie de volgende kaart omdraait als een kaasberg gewonnen is.
option-goes-on-left = wie links van de winnaar zit
option-goes-on-winner = de winnaar
option-dry = Jagers zonder kaarten
    .says = Wat er gebeurt als iemand moet jagen en geen kaart meer heeft.
option-dry-fails = de muis ontsnapt
option-dry-skips = de volgende speler jaagt
option-out = Lege stapel
    .says = Wanneer het spel door een lege stapel afgelopen is.
option-out-after-hunt = na de jacht
option-out-at-once = meteen
option-out-at-turn = in de eigen beurt
option-chips = Fiches
    .says = Hoeveel fiches er zijn. Elke muis die je vangt, levert er een op, en met de laatste is het spel afgelopen. 0 betekent: geen.
option-circle = Kringetje
    .says = Wie een spel wint dat in een kringetje rondgaat.
option-circle-shared = samen
option-circle-most = de meeste kaarten
option-max-flips = Meeste kaarten
    .says = Na zoveel omgedraaide kaarten is het spel afgelopen.

## Gelijke stand

tie-circle = In een kringetje blijft niemand vooraan, dus alle spelers met kaarten winnen samen.
tie-chips = Gelijk in kaarten: { $winners ->
    [1] { $seat-is ->
        [you] jij hebt
       *[other] { $seat } heeft
     }
   *[other] { $names } hebben
 } meer fiches, { $most } tegen { $next }.
tie-shared = Niemand heeft meer kaarten, dus jullie winnen samen.

## De regels

clause-1 = De kaarten
clause-2 = Klaarzetten
clause-3 = De beurt
clause-4 = De jacht
clause-5 = Jagers zonder kaarten
clause-6 = De buit
clause-7 = Het einde
clause-8 = De puntentelling
clause-9 = Huisregels
clause-10 = Wat de computer onthoudt

## De tafel als tekst

draw-pile = { $cards ->
    [0] De kaasberg is leeg.
    [one] Kaasberg: 1 kaart
   *[other] Kaasberg: { $cards } kaarten, de nieuwste als laatste
 }
draw-cheese = kaas
draw-cat = kat
draw-mouse = muis
draw-hunt = DE JACHT
draw-mouse-of = Muis van
draw-hunter = Jager
draw-tries = Pogingen
draw-attempts = { $attempts ->
    [one] nog 1
   *[other] nog { $attempts }
 }
draw-loot = Buit
draw-cards = { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
 }
draw-flips = { $seat-is ->
    [you] Je draait je bovenste kaart om.
   *[other] { $seat } draait een kaart om.
 }
draw-opens = Met de laatste kaart begint de kaasberg.
draw-over = Het spel is afgelopen.
draw-stack = kaarten
draw-chips = van { $chips } fiches
draw-flips-so-far = { $flips ->
    [one] (tot nu toe 1 kaart omgedraaid)
   *[other] (tot nu toe { $flips } kaarten omgedraaid)
 }
draw-legend = # nooit gezien, o kaas, ^ kat, 1 2 3 muis met zoveel pootafdrukken
draw-unseen = Nooit gezien ({ $cards }): kaas { $cheese }, katten { $cat }, muizen 1: { $mouse-1 }, 2: { $mouse-2 }, 3: { $mouse-3 }
draw-all-seen = Alle kaarten van de stapels zijn gezien: de rest ligt vast.

## De eerste les

lesson-1 = Niemand weet wat er op je stapel ligt. Draai je bovenste kaart om!
lesson-2 = Kaas blijft gewoon liggen en maakt de kaasberg hoger. Draai er nog een om!
lesson-3 = Jouw muis is aan Otto ontsnapt, dus de kaasberg was voor jou! Nu wil zijn muis hem: draai een kaart om en hoop op een kat.
lesson-4 = Een kat! Die ving de muis, en de kaasberg gaat onder je stapel. En verder: draai er weer een om.
lesson-5 = De muis van Otto heeft drie pootafdrukken, dus je hebt drie pogingen. Draai er een om!
lesson-6 = Geen kat, maar je hebt nog twee pogingen. Draai er nog een om!
lesson-end = Jouw muis verjoeg die van Otto, maar zijn kat was sneller. Dat is het hele spel: de meeste kaarten winnen, en het geluk beslist.

## Puzzels

puzzle-wins = Jouw bovenste kaart wordt zo omgedraaid. Met maar één soort kaart win je zeker. Welke?
why-wins = Daarna win je, wat er ook tot het einde wordt omgedraaid. Na elke andere kaart win je misschien niet alleen.
puzzle-decides = De bovenste kaart wordt zo omgedraaid. Maar één soort kaart beslist het spel: daarna verandert niets meer wie er wint. Welke?
why-decides = Wat er daarna ook wordt omgedraaid, altijd wint dezelfde speler. Na elke andere kaart is het spel nog open.
theme-hunt = Er wordt op een muis gejaagd
theme-quiet = Er wordt op geen muis gejaagd
theme-last = Het spel is meteen uit
theme-short = Het einde is dichtbij
theme-long = Nog een paar kaarten

## Oefeningen

exercise-1 = Iemand heeft geen kaart meer, dus het spel is uit zodra de jacht uit is. Wie moet de kaasberg krijgen om de meeste kaarten te hebben?
exercise-2 = Tel de kaarten van iedereen met de kaasberg erbij. Welke kaart geeft hem meteen aan iemand?
exercise-3 = Een muis hoopt op de kaasberg. Kan de volgende speler nog op haar jagen?
exercise-4 = Ook op een muis die een andere verjaagt, wordt gejaagd. Hoeveel kaarten heeft de volgende speler nog?
exercise-5 = Kijk wat iedereen weet: gewonnen kaarten komen in dezelfde volgorde terug. Denk aan wat er na deze kaart komt.
