### Go da Cheese!

title = Go da Cheese!
tagline = Sluit aan in de rij voor de kaas, maar pas op: wie zit daar achter je?

## Wat er gebeurt

event-cheese-laid = Kaas { $cheese } komt op tafel. Er is genoeg voor { $mice } muizen.
event-card-drawn = { $seat-is ->
    [you] Je trekt
   *[other] { $seat } trekt
 } een kaart.
event-drawn-card-seen = { $kind ->
    [dog] Een hond springt
    [cat] Een kat sluipt
    [plain-cat] Een gewone kat sluipt
    [king] Een koning schrijdt
    [fat-mouse] Een dikke muis waggelt
    [marked-mouse] Een gemerkte muis trippelt
   *[mouse] Een muis trippelt
 } naar { $only-is ->
    [you] jouw hand.
   *[other] de hand van { $only }.
 }
event-play-begun = { $seat-is ->
    [you] Je legt
   *[other] { $seat } legt
 } drie kaarten, de eerste bij kaas { $cheese }.
event-card-laid = { $seat-is ->
    [you] Je legt
   *[other] { $seat } legt
 } { $kind ->
    [dog] een hond
    [cat] een kat
    [plain-cat] een gewone kat
    [king] een koning
    [fat-mouse] een dikke muis
    [marked-mouse] een gemerkte muis
   *[mouse] een muis
 } bij kaas { $cheese }.
event-card-hidden = { $marked ->
    [yes] { $seat-is ->
        [you] Je legt
       *[other] { $seat } legt
     } een gemerkte kaart gedekt bij kaas { $cheese }.
   *[no] Sst! { $seat-is ->
        [you] Je legt
       *[other] { $seat } legt
     } een kaart gedekt bij kaas { $cheese }.
 }
event-hidden-card-seen = { $only-is ->
    [you] Jouw { $kind ->
        [dog] hond
        [cat] kat
        [plain-cat] gewone kat
        [king] koning
        [fat-mouse] dikke muis
        [marked-mouse] gemerkte muis
       *[mouse] muis
     }
   *[other] { $kind ->
        [dog] De hond
        [cat] Een kat
        [plain-cat] Een gewone kat
        [king] De koning
        [fat-mouse] Een dikke muis
        [marked-mouse] Een gemerkte muis
       *[mouse] Een muis
     } van { $only }
 } verstopt zich bij kaas { $cheese }.
event-cards-used-up = Alle kaarten liggen. Nu zien we wie wie opeet!
event-card-turned = Kaas { $cheese }, plek { $place }: { $seat-is ->
    [you] jij
   *[other] { $seat }
 } had hier { $kind ->
    [dog] een hond
    [cat] een kat
    [plain-cat] een gewone kat
    [king] een koning
    [fat-mouse] een dikke muis
    [marked-mouse] een gemerkte muis
   *[mouse] een muis
 } verstopt!
event-cat-chased = Woef bij kaas { $cheese }! { $seat-is ->
    [you] Jouw hond pakt { $owner-is ->
        [you] je eigen kat.
       *[other] een kat van { $owner }.
     }
   *[other] De hond van { $seat } pakt { $owner-is ->
        [you] jouw kat.
       *[other] een kat van { $owner }.
     }
 }
event-cat-hunted = Kaas { $cheese }, plek { $place }: { $seat-is ->
    [you] jouw kat
   *[other] een kat van { $seat }
 } gaat op jacht.
event-mouse-caught = Hap! { $seat-is ->
    [you] Jouw kat
   *[other] De kat van { $seat }
 } pakt { $owner-is ->
    [you] { $kind ->
        [king] jouw koning.
        [fat-mouse] jouw dikke muis.
        [marked-mouse] jouw gemerkte muis.
       *[mouse] jouw muis.
     }
   *[other] { $kind ->
        [king] de koning
        [fat-mouse] een dikke muis
        [marked-mouse] een gemerkte muis
       *[mouse] een muis
     } van { $owner }.
 }
event-cat-left = { $seat-is ->
    [you] Jouw kat
   *[other] De kat van { $seat }
 } gaat terug in de doos en rolt zich lekker op.
event-king-advanced = Kaas { $cheese }: { $seat-is ->
    [you] jouw koning
   *[other] de koning van { $seat }
 } stapt trots naar de kop van de rij.
event-mouse-fed = { $seat-is ->
    [you] { $kind ->
        [king] Jouw koning dineert
        [fat-mouse] Jouw dikke muis smult
        [marked-mouse] Jouw gemerkte muis knabbelt
       *[mouse] Jouw muis knabbelt
     }
   *[other] { $kind ->
        [king] De koning van { $seat } dineert
        [fat-mouse] Een dikke muis van { $seat } smult
        [marked-mouse] Een gemerkte muis van { $seat } knabbelt
       *[mouse] Een muis van { $seat } knabbelt
     }
 } bij kaas { $cheese }.
event-line-resolved = Klaar bij kaas { $cheese }!

## Wat je kunt doen

move-draw = Trek drie kaarten
move-at = Leg drie kaarten, de eerste bij kaas { $cheese }
move-lay = Leg { $kind ->
    [dog] een hond
    [cat] een kat
    [plain-cat] een gewone kat
    [king] een koning
    [fat-mouse] een dikke muis
    [marked-mouse] een gemerkte muis
   *[mouse] een muis
 }
move-lay-up = Leg { $kind ->
    [cat] een kat
   *[marked-mouse] een gemerkte muis
 } open, zodat iedereen het ziet
prompt-draw = De voorraadkast staat open. Wat doe je?
prompt-at = Leg drie kaarten. Bij welke kaas begin je?
prompt-lay = Welke kaart komt nu? De eerste van de drie ligt altijd gedekt.
look-draw = Kijk naar je hand. Zijn dit de kaarten die je wilt leggen?
look-at = Kijk eens rond bij kaas { $cheese }. Wie staat daar te wachten, en welke van je kaarten past daar goed?
look-lay = Kijk naar de rij waar deze kaart komt. Wie eet daar wie op?
look-lay-up = Kijk naar de rij waar deze kaart komt. Is er iets wat iedereen mag zien?

## Raad

reason-draw-more = Trek eerst: met zes kaarten in je hand kun je beter kiezen wat waar komt.
reason-draw-only = Je hebt geen kaarten om te leggen, dus je kunt alleen trekken.
reason-start = Begin bij kaas { $start }. Jouw { $kind ->
    [dog] hond
    [cat] kat
    [plain-cat] gewone kat
    [king] koning
    [fat-mouse] dikke muis
    [marked-mouse] gemerkte muis
   *[mouse] muis
 } wint bij kaas { $cheese } ongeveer { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }, zoals de rijen nu staan.
reason-start-small = Zoals de rijen nu staan, winnen drie kaarten vanaf kaas { $start } bijna niets. Het is een begin voor later.
reason-only = Voor kaas { $cheese } heb je niets anders dan een { $kind ->
    [dog] hond
    [cat] kat
    [plain-cat] gewone kat
    [king] koning
    [fat-mouse] dikke muis
    [marked-mouse] gemerkte muis
   *[mouse] muis
 }.
reason-small = Jouw { $kind ->
    [dog] hond
    [cat] kat
    [plain-cat] gewone kat
    [king] koning
    [fat-mouse] dikke muis
    [marked-mouse] gemerkte muis
   *[mouse] muis
 } wint bijna niets bij kaas { $cheese }, maar zo spaar je je andere kaarten voor betere plekken.
reason-eat = Zoals de rij nu staat, wint jouw { $kind ->
    [dog] hond
    [cat] kat
    [plain-cat] gewone kat
    [king] koning
    [fat-mouse] dikke muis
    [marked-mouse] gemerkte muis
   *[mouse] muis
 } ongeveer { $points ->
    [one] 1 punt
   *[other] { $points } punten
 } bij kaas { $cheese }.
reason-hunt = Zoals de rij nu staat, wint jouw { $kind ->
    [dog] hond
    [cat] kat
    [plain-cat] gewone kat
    [king] koning
    [fat-mouse] dikke muis
    [marked-mouse] gemerkte muis
   *[mouse] muis
 } ongeveer { $points ->
    [one] 1 punt
   *[other] { $points } punten
 } met jagen bij kaas { $cheese }.
reason-chase = Zoals de rij nu staat, wint jouw { $kind ->
    [dog] hond
    [cat] kat
    [plain-cat] gewone kat
    [king] koning
    [fat-mouse] dikke muis
    [marked-mouse] gemerkte muis
   *[mouse] muis
 } ongeveer { $points ->
    [one] 1 punt
   *[other] { $points } punten
 } met katten pakken bij kaas { $cheese }.

## Wat het geluk doet

move-deal = De volgende kaart is { $kind ->
    [dog] een hond
    [cat] een kat
    [plain-cat] een gewone kat
    [king] een koning
    [fat-mouse] een dikke muis
    [marked-mouse] een gemerkte muis
   *[mouse] een muis
 }
move-cheese = De volgende kaas is genoeg voor { $mice } muizen
move-turn = De gedekte kaart is { $kind ->
    [dog] een hond
    [cat] een kat
    [plain-cat] een gewone kat
    [king] een koning
    [fat-mouse] een dikke muis
    [marked-mouse] een gemerkte muis
   *[mouse] een muis
 }

## Hoe de dingen heten

kind-mouse = muis
kind-marked-mouse = gemerkte muis
kind-fat-mouse = dikke muis
kind-king = koning
kind-cat = kat
kind-dog = hond
kind-plain-cat = gewone kat

## Wat verborgen is

chance-cheese = de volgende kaas
chance-deck = { $things ->
    [one] { $seat-is ->
        [you] de bovenste kaart van jouw stapel
       *[other] de bovenste kaart van de stapel van { $seat }
     }
   *[other] de bovenste kaart van de stapels van { $seat }
 }
chance-hand = { $things ->
    [one] een kaart in de hand van { $seat }
   *[other] een kaart in de handen van { $seat }
 }
chance-down = kaas { $cheese }, plek { $place }
outcome-mice = voor { $mice } muizen

## Huisregels

option-marked-cats = Gemerkte katten
    .says = Hoeveel van je twee katten gemerkt zijn.
option-marked = Gemerkte kaarten
    .says = Of een gemerkte kaart als tweede of derde gedekt moet liggen, of mag.
option-marked-must = moet gedekt liggen
option-marked-may = mag gedekt liggen
option-own-cats = Honden pakken eigen katten
    .says = Of een hond ook katten van zijn eigen kleur pakt.
option-cheeses = Soorten kaas
    .says = Hoeveel van de kazen genoeg zijn voor 2, 3, 4 en 5 muizen.
option-animals = Dieren van een kleur
    .says = Hoeveel muizen, gemerkte muizen, dikke muizen, koningen, katten en honden elke kleur heeft.
option-circle = Kazen in de kring
    .says = Zoveel kazen liggen er per speler in de kring.

## Gelijke stand

tie-kings = Gelijk in punten: { $winners ->
    [1] { $seat-is ->
        [you] jij hebt
       *[other] { $seat } heeft
     }
   *[other] { $names } hebben
 } meer koningen, { $most } tegen { $next }.
tie-mice = Gelijk in punten en koningen: { $winners ->
    [1] { $seat-is ->
        [you] jij hebt
       *[other] { $seat } heeft
     }
   *[other] { $names } hebben
 } meer muizen, { $most } tegen { $next }.
tie-shared = Gelijk in punten, koningen en muizen, dus jullie winnen samen.

## De regels

clause-1 = De kaarten
clause-2 = Klaarzetten
clause-3 = Jouw beurt
clause-4 = Trekken
clause-5 = Leggen
clause-6 = Het einde
clause-7 = Honden
clause-8 = Katten
clause-9 = Koningen en kaas
clause-10 = Wie wint
clause-11 = Huisregels
clause-12 = Wat de computer onthoudt

## De tafel als tekst

draw-lines = Kaas, voor hoeveel muizen | de rij erbij, plek 1 eerst
draw-cheese = { $cheese } voor { $mice }
draw-kind = { $kind ->
    [fat-mouse] dik
    [king] koning
    [cat] kat
    [dog] hond
   *[mouse] muis
 }
draw-letter = { $kind ->
    [fat-mouse] d
    [king] ko
    [cat] ka
    [dog] h
   *[mouse] m
 }
draw-head = 7:4 kaas 7, voor 4 muizen
draw-hand-deck = 3/9 hand/stapel
draw-down = ( ) gedekt
draw-marked = ! gemerkt
draw-fed = + kreeg kaas
draw-taken = >A buit van A
draw-cards = hand { $hand }, stapel { $deck }
draw-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }
draw-hand = { $seat-is ->
    [you] Jouw hand:
   *[other] Hand:
 }
draw-deck = { $seat-is ->
    [you] Jouw stapel:
   *[other] Stapel:
 }
draw-now = { $phase ->
    [over] Het spel is afgelopen.
    [cheeses] De kazen komen op tafel.
    [draw] { $seat-is ->
        [you] Je trekt: nog { $cards }.
       *[other] { $seat } trekt: nog { $cards }.
     }
    [resolve] Alle kaarten liggen. Kaas { $cheese } wordt afgehandeld.
    [lay] { $seat-is ->
        [you] Jouw beurt: kaart { $card } van 3 komt bij kaas { $cheese }.
       *[other] { $seat } legt kaart { $card } van 3 bij kaas { $cheese }.
     }
   *[choose] { $seat-is ->
        [you] Jouw beurt: trek drie kaarten of leg drie kaarten.
       *[other] { $seat } gaat drie kaarten trekken of leggen.
     }
 }

## De eerste les

lesson-1 = Je legt drie kaarten bij drie kazen naast elkaar. Tik op kaas 1 en begin daar: die is genoeg voor drie muizen.
lesson-2 = De eerste kaart ligt gedekt, alleen jij kent hem. Tik op de gewone muis en verstop haar!
lesson-3 = De tweede ligt open, iedereen ziet hem. Tik op de dikke muis: die is twee punten waard.
lesson-4 = De laatste is gemerkt, dus die ligt ook gedekt. Leg hem neer!
lesson-5 = De rijen bij de kazen worden langer. Je hand is leeg: trek drie kaarten.
lesson-6 = De laatste beurt is er, en achteraan in rij 1 staan twee muizen van anderen. Tik op kaas 1!
lesson-7 = Van de drie kaarten voor haar pakt een kat alle muizen van anderen. Verstop daar je kat!
lesson-8 = Nu een muis bij kaas 2. Tik erop en leg haar.
lesson-9 = En de laatste bij kaas 3. Dan worden alle kaarten omgedraaid!
lesson-end = Honden pakken katten, katten pakken muizen, koningen dringen voor, en wie vooraan staat, krijgt kaas. Negen punten voor jou bij één kaas!

## Een uitgespeelde tafel, ingetypt

layout-how = Typ één regel voor elke kaas: voor hoeveel muizen die genoeg is, en dan wie er wacht, het dichtst bij de kaas eerst, zoals 4: RN BC RD. Kleuren per plaats: R rood, B blauw, Y geel, G groen, X zwart; N muis, M gemerkte muis, F dikke muis, K koning, C kat, P gewone kat, D hond.
layout-colours = Kleuren: “{ $text }” gaat niet. Geef { $players } verschillende letters uit { $possible }.
layout-line = Kaas { $cheese }: “{ $text }” begint niet met een getal en een dubbelepunt, zoals 4: RN BC.
layout-cheeses = Er horen { $circle } kazen te zijn, niet { $cheeses }.
layout-too-many-such-cheeses = Kaas { $cheese }: { $most ->
    [0] geen kaas is genoeg voor { $mice } muizen.
    [one] maar één kaas is genoeg voor { $mice } muizen.
   *[other] maar { $most } kazen zijn genoeg voor { $mice } muizen.
 }
layout-unknown-card = Kaas { $cheese }, plek { $place }: “{ $text }” is geen kaart.
layout-nobodys-colour = Kaas { $cheese }, plek { $place }: niemand heeft de kleur { $text }; er zijn { $possible }.
layout-too-many-of-colour = Kaas { $cheese }, plek { $place }: zoveel kaarten van die soort ({ $kind }) heeft { $seat } niet.
layout-line-too-long = Kaas { $cheese }, plek { $place }: { $seat } legt maar { $most } keer, dus meer kaarten kunnen hier niet wachten.
layout-cards-missing = { $seat } heeft { $cards } van de { $all } kaarten op tafel.
layout-not-in-threes = De kaarten van { $seat } kunnen niet steeds bij drie kazen naast elkaar gelegd zijn: er moet er een bij de verkeerde kaas liggen.

## Puzzles

puzzle-wins-where = Jij legt als laatste. Hoe de gedekte kaarten ook liggen: bij één kaas beginnen wint. Welke?
why-wins-where = Zo win je bij elke mogelijke verdeling.
puzzle-best-where = Jij legt als laatste. Bij welke kaas begin je om het vaakst te winnen?
why-best-where = Van alle mogelijke verdelingen win je er zo { $worth }, ergens anders hoogstens { $next }.
puzzle-wins-card = Je laatste kaarten. Hoe de gedekte ook liggen: één kaart wint hier. Welke?
why-wins-card = Zo win je bij elke mogelijke verdeling.
puzzle-best-card = Je laatste kaarten. Welke hoort hier om het vaakst te winnen?
why-best-card = Van alle mogelijke verdelingen win je er zo { $worth }, met een andere kaart hoogstens { $next }.
theme-where = Waar beginnen
theme-order = Welke kaart waar
theme-cat = Met een kat
theme-dog = Met een hond
theme-king = Met de koning
theme-mice = Alleen muizen

## Oefeningen na de eerste les

exercise-1 = Een kat pakt de muizen van de anderen bij de drie kaarten voor haar. Wie staat er aan het eind van deze rij?
exercise-2 = Een hond pakt de kat naast zich, zelfs die van jou. Heb je meer aan je kat als ze blijft?
exercise-3 = Aan het eind van deze rij staat een hond. Wat zou er hier met een kat gebeuren?
exercise-4 = Drie kaarten voor drie kazen naast elkaar. Denk aan alle drie de plekken voordat je de eerste legt.
exercise-5 = Plan nu de hele laatste beurt: waar pakken je kaarten het meest, en waar begin je daarvoor?
