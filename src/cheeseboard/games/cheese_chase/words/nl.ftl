### Cheese Chase

title = Cheese Chase
tagline = Kat, muis of kaas: wie ben je nu, en wie ben je straks?

## Wat er gebeurt

event-card-dealt = { $seat-is ->
    [you] Je krijgt
   *[other] { $seat } krijgt
 } { $place ->
    [1] een kaart.
   *[other] nog een kaart.
 }
event-dealt-card-seen = De { nth-place } kaart voor { $only-is ->
    [you] jou
   *[other] { $only }
 } is { $card ->
    [cat] de kat.
    [mouse] de muis.
   *[other] kaas { $card }.
 }
event-card-looked-at = { $seat-is ->
    [you] Je bekijkt je eigen
   *[other] { $seat } bekijkt de eigen
 } { nth-place } kaart.
event-own-card-seen = { $only-is ->
    [you] Jouw { nth-place } kaart
   *[other] De { nth-place } kaart van { $only }
 } is { $card ->
    [cat] de kat.
    [mouse] de muis.
   *[other] kaas { $card }.
 }
event-card-drawn = { $seat-is ->
    [you] Je trekt
   *[other] { $seat } trekt
 } { $owner-is ->
    [you] jouw
   *[other] de
 }{ $place ->
    [0] {""}
   *[other] {" "}{ nth-place }
 } kaart{ $owner-is ->
    [you] .
   *[other] {" "}van { $owner }.
 }
event-drawn-card-seen = { $seat-is ->
    [you] Je ziet
   *[other] { $seat } ziet
 } { $owner-is ->
    [you] jouw kaart:
   *[other] de kaart van { $owner }:
 } { $card ->
    [cat] de kat!
    [mouse] de muis!
   *[other] kaas { $card }.
 }
event-mouse-caught = Kat en muis komen elkaar tegen! { $seat-is ->
    [you] Jij
   *[other] { $seat }
 } had de ene kaart, { $owner-is ->
    [you] jij
   *[other] { $owner }
 } de andere.
event-cheese-shown = { $seat-is ->
    [you] Je toont
   *[other] { $seat } toont
 } kaas { $cheese }.
event-pair-shown = Piep! { $seat-is ->
    [you] Je toont
   *[other] { $seat } toont
 } de muis en kaas { $cheese }.
event-cheese-crossed-out = Hap! Kaas { $cheese } is doorgestreept.
event-card-returned = { $seat-is ->
    [you] Je houdt
   *[other] { $seat } houdt
 } stiekem één kaart. De andere gaat terug naar { $owner-is ->
    [you] jou.
   *[other] { $owner }.
 }
event-kept-card-seen = Sst! { $only-is ->
    [you] Je houdt
   *[other] { $only } houdt
 } { $kept ->
    [cat] de kat.
    [mouse] de muis.
   *[other] kaas { $kept }.
 } { $returned ->
    [cat] De kat
    [mouse] De muis
   *[other] Kaas { $returned }
 } gaat terug.
event-returned-card-seen = { $seat } geeft { $only-is ->
    [you] jou
   *[other] { $only }
 } { $card ->
    [cat] de kat.
    [mouse] de muis.
   *[other] kaas { $card }.
 }
event-cheeses-used-up = Elke kaas is doorgestreept! Wie heeft de kat?
event-turns-used-up = Dat was de laatste beurt: het spel is afgelopen.
event-cat-found = Miauw! { $seat-is ->
    [you] Jij
   *[other] { $seat }
 } had de kat.

## Wat je kunt doen

move-look = Bekijk je { nth-place } kaart
move-draw = Trek de kaart van { $seat }
move-draw-from-row = Trek de { nth-place } kaart van { $seat }
move-show = Toon kaas { $cheese }
move-show-mouse = Toon de muis en kaas { $cheese }
move-catch = Toon de kat en de muis
move-keep = Houd { $card ->
    [cat] de kat
    [mouse] de muis
   *[other] kaas { $card }
 }
prompt-look = Welke van je eigen kaarten wil je bekijken?
prompt-draw = Bij wie wil je een kaart trekken?
prompt-draw-from-row = Trek nu een kaart bij iemand anders. Welke?
prompt-show = Wat toon je?
prompt-show-mouse = Muis en kaas zijn samen: toon ze allebei.
prompt-catch = Je hebt de kat en de muis! Toon ze allebei.
prompt-keep = Welke kaart houd je? De andere gaat terug.
look-look = Denk aan je eigen kaarten. Met welke kunnen kat en muis elkaar tegenkomen?
look-draw = Wie heeft bij wie getrokken, en wat werd er getoond? Bedenk waar kat en muis gebleven zijn.
look-draw-from-row = Kijk naar de rij van { $seat }. Wat weet je er nog van?
look-show = Kijk welke kazen doorgestreept zijn. Wat leren de anderen van wat je toont?
look-show-mouse = Kijk welke kazen doorgestreept zijn. Wat leren de anderen van wat je toont?
look-catch = Kijk eens naar de twee kaarten in je hand!
look-keep = Denk aan je volgende beurt. Welke kaart heb je dan het liefst?

## Raad

reason-look = { $percent ->
    [0] Kat en muis kunnen elkaar in deze beurt niet tegenkomen. Het maakt niet uit welke kaart je bekijkt.
   *[other] Met je { nth-place } kaart is de kans het grootst dat kat en muis elkaar tegenkomen: { $percent } % als je goed trekt.
 }
reason-look-too = Met je { nth-place } kaart is de kans { $percent } % dat kat en muis elkaar tegenkomen, als je goed trekt. En je ziet weer wat er ligt.
reason-look-open = Kat en muis kunnen elkaar in deze beurt niet tegenkomen. Je { nth-place } kaart is met { $percent } % een kaas die niet doorgestreept is: samen met de muis getoond zou hij dat worden.
reason-hunt-mouse = Je hebt de kat. { $percent ->
    [0] Geen van de anderen heeft de muis, dus trek maar een kaart.
    [100] En je weet waar de muis is: vang haar bij { $owner }!
   *[other] De kans op de muis is het grootst daar bij { $owner }: { $percent } %.
 }
reason-hunt-cat = Je hebt de muis. { $percent ->
    [0] Geen van de anderen heeft de kat, dus trek maar een kaart.
    [100] En je weet waar de kat is: trek haar bij { $owner } en je wint!
   *[other] De kans op de kat is het grootst daar bij { $owner }: { $percent } %. Trek je de kat, dan win je.
 }
reason-avoid-cat = Je hebt de muis en wilt de kat niet tegenkomen. { $percent ->
    [0] Daar bij { $owner } kan de kat niet zijn.
   *[other] Daar bij { $owner } is de kans op de kat het kleinst: { $percent } %.
 }
reason-wander = Al { $rounds } rondes heeft niemand iets gevangen, want wat je pakt, wordt zo weer teruggepakt. Trek dus de hele tafel rond: nu bij { $owner }.
reason-seek = { $percent ->
    [0] Geen van de anderen heeft de kat of de muis, dus trek maar een kaart.
    [100] Daar bij { $owner } is zeker de kat of de muis.
   *[other] De kans op de kat of de muis is het grootst daar bij { $owner }: { $percent } %.
 }
reason-seek-mouse = De kans op de muis is het grootst daar bij { $owner }: { $percent } %. Samen met jouw kaas getoond streept ze die door.
reason-seek-open = Jouw kaas is al doorgestreept. Daar bij { $owner } is de kans het grootst op een kaas die dat niet is: { $percent } %.
reason-elsewhere = { $percent ->
    [0] Daar bij { $owner } is de kat niet en de muis ook niet: veel kan je er niet gebeuren.
   *[other] Daar bij { $owner } is misschien de kat of de muis: { $percent } %. Ergens anders staan je kansen beter, maar dat verwachten de anderen ook.
 }
reason-catch = Je hebt kat en muis in je hand: de jacht is voorbij!
reason-only = Iets anders mag je niet tonen.
reason-cross-last = Kaas { $cheese } is de laatste. Streep hem door, en je wint { $percent ->
    [100] zeker
   *[other] met { $percent } % kans
 }: alleen wie de kat heeft, verliest.
reason-cross-late = De jacht duurt al { $rounds } rondes. Streep kaas { $cheese } door, dan komt er een einde aan.
reason-cross = Kaas { $cheese } wordt doorgestreept, en dat brengt het einde dichterbij. Maar nu weet iedereen waar de muis was.
reason-tell-mouse = Nu weet iedereen waar de muis was, en dat brengt weer leven in de jacht.
reason-hide-mouse = Toon alleen kaas { $cheese }. Niemand hoeft te weten dat jij de muis hebt.
reason-show-crossed = Kaas { $cheese } is al doorgestreept, dus die verraadt weinig.
reason-show-open = Kaas { $cheese } is nog niet doorgestreept. Toon je hem, dan weten de anderen waar die doorgestreept kan worden.
reason-show-either = Beide kazen verraden evenveel, dus het maakt niet uit welke je toont.
reason-keep = Als je { $card ->
    [cat] de kat
    [mouse] de muis
   *[other] kaas { $card }
 } houdt, is je kans op een vangst in je volgende beurt { $percent } %, zoals de kaarten nu liggen; anders { $otherwise } %.
reason-keep-clear = { $percent ->
    [0] Dan liggen kat en muis in dezelfde rij, en kan niemand in de volgende beurt vangen. Anders zouden ze misschien uit elkaar liggen: { $otherwise } %.
   *[other] Dan liggen kat en muis met { $percent } % in verschillende rijen en kunnen ze in de volgende beurt gevangen worden. Met de andere kaart zou dat { $otherwise } % zijn.
 }
reason-keep-either = Welke kaart je ook houdt, je kans op een vangst in je volgende beurt blijft gelijk.

## Wat het geluk doet

move-deal = De volgende kaart is { $card ->
    [cat] de kat
    [mouse] de muis
   *[other] kaas { $card }
 }
move-card = Het is { $card ->
    [cat] de kat
    [mouse] de muis
   *[other] kaas { $card }
 }
move-cat = { $seat-is ->
    [you] Jij
   *[other] { $seat }
 } had de kat

## Hoe de dingen heten

card-mouse = muis
card-cat = kat
kept-mouse = muis
kept-cat = kat
returned-mouse = muis
returned-cat = kat
nth-place = { $place ->
    [1] eerste
    [2] tweede
    [3] derde
   *[other] vierde
 }

## Wat verborgen is

chance-cat = wie de kat heeft
chance-mouse = wie de muis heeft
chance-row = { $things ->
    [one] { $seat-is ->
        [you] jouw { nth-place } kaart
       *[other] de { nth-place } kaart van { $seat }
     }
   *[other] { $seat-is ->
        [you] jouw { $place } kaart
       *[other] de { $place } kaart van { $seat }
     }
 }
chance-held = { $things ->
    [one] de kaart van { $seat }
   *[other] de kaarten van { $seat }
 }
chance-deal = de volgende kaart die uitgedeeld wordt
outcome-card = { $things ->
    [one] kaas { $card }
   *[other] kazen { $card }
 }

## Huisregels

option-mouse-draws-cat = Kat en muis samen
    .says = Wie wint als kat en muis elkaar tegenkomen.
option-mouse-draws-cat-active = wie aan de beurt is
option-mouse-draws-cat-cat-owner = wie de kat had
option-pair-show = Muis en kaas
    .says = Of je ze samen mag of moet tonen, als de kaas dan doorgestreept wordt.
option-pair-show-may = je mag
option-pair-show-must = je moet
option-pair-show-crossed = Muis en doorgestreepte kaas
    .says = Of je de muis mag tonen met een kaas die al doorgestreept is.
option-turn-cap = Langste spel
    .says = Na zoveel beurten per speler is het spel afgelopen.
option-at-cap = Na de laatste beurt
    .says = Wat er gebeurt als de beurten op zijn.
option-at-cap-draw = niemand wint
option-at-cap-cat-loses = wie de kat heeft, verliest
option-hand = Kaarten per speler
    .says = In het kleine spel krijgt elke speler hoogstens zoveel kaarten.

## De regels

clause-1 = De kaarten
clause-2 = Klaarzetten
clause-3 = De beurt
clause-4 = Tonen
clause-5 = Een kaart houden
clause-6 = Het einde
clause-7 = Huisregels
clause-8 = Wat de computer onthoudt

## De tafel als tekst

draw-cheeses = Kazen
draw-crossed = X doorgestreept
draw-held = < > in deze beurt
draw-place = plek
draw-card = { $card ->
    [cat] kat
    [mouse] muis
   *[other] { $card }
 }
draw-turn = beurt
draw-looked = { $hand ->
    [1] had
   *[other] bekeek
 }
draw-drew = trok
draw-showed = toonde
draw-kept = hield
draw-own = eigen kaart
draw-now = { $phase ->
    [deal] De kaarten worden uitgedeeld.
    [look] { $seat-is ->
        [you] Jouw beurt: bekijk een van je eigen kaarten.
       *[other] { $seat } gaat een eigen kaart bekijken.
     }
    [see-own] { $seat-is ->
        [you] Je bekijkt een eigen kaart.
       *[other] { $seat } bekijkt een eigen kaart.
     }
    [draw] { $seat-is ->
        [you] Jouw beurt: trek een kaart bij iemand anders.
       *[other] { $seat } gaat bij iemand een kaart trekken.
     }
    [see-drawn] { $seat-is ->
        [you] Je bekijkt de getrokken kaart.
       *[other] { $seat } bekijkt de getrokken kaart.
     }
    [show] { $seat-is ->
        [you] Jouw beurt: toon iets.
       *[other] { $seat } gaat iets tonen.
     }
    [keep] { $seat-is ->
        [you] Jouw beurt: houd een van de twee kaarten. De andere gaat terug.
       *[other] { $seat } gaat een van de twee kaarten houden.
     }
    [see-returned] { $seat-is ->
        [you] Je geeft de andere kaart terug.
       *[other] { $seat } geeft de andere kaart terug.
     }
   *[find-cat] Wie heeft de kat?
 }
draw-ending = { $ending ->
    [caught] Kat en muis komen elkaar tegen!
    [crossed-out] Elke kaas is doorgestreept!
   *[turns-used-up] Dat was de laatste beurt.
 }
draw-cat = { $seat } had de kat.
draw-won = { $winners ->
    [one] * heeft gewonnen.
   *[other] * hebben gewonnen.
 }

## De eerste les

lesson-1 = Jij hebt de kat, Otto verstopt de muis. Elke beurt bekijk je eerst een kaart van je eigen rij: tik op je eerste kaart.
lesson-2 = Trek nu een kaart van Otto. Probeer zijn tweede!
lesson-3 = De muis, naast jouw kaas! Toon ze allebei, dan wordt kaas 3 doorgestreept.
lesson-4 = Eén houd je, de andere gaat terug. Tik op de kaas en houd die: dan weet je waar de muis ligt.
lesson-5 = Otto trok jouw kaas 1, dus de muis ligt nog waar ze lag. Bekijk je vierde kaart: daar slaapt de kat.
lesson-6 = Je hebt de kat in je poten. Trek nu de muis: de tweede kaart van Otto!
lesson-7 = Kat en muis in één hand. Toon ze maar!
lesson-end = Gewonnen! Breng kat en muis bij elkaar, of zorg dat je de kat niet hebt als de laatste kaas wordt doorgestreept.

## Puzzles

puzzle-must-cat = Eén kaart van de anderen moet de kat zijn. Welke? Trek hem.
why-must-cat = Hoe er ook is gedeeld en wat er ook stiekem is gehouden: de kat kan nergens anders zijn.
puzzle-must-mouse = Eén kaart van de anderen moet de muis zijn. Welke? Trek hem.
why-must-mouse = Hoe er ook is gedeeld en wat er ook stiekem is gehouden: de muis kan nergens anders zijn.
puzzle-likeliest = Jij hebt de kat of de muis. Waar is de andere het waarschijnlijkst? Trek die kaart.
why-likeliest = Van alle manieren waarop de kaarten kunnen liggen, ligt die daar in { $worth }; ergens anders hoogstens in { $next }.
theme-catch = Kat ontmoet muis
theme-row = Rijen kaarten
theme-hands = Ieder één kaart
theme-moved = Misschien is de kaart verhuisd
theme-still = Niemand heeft hem aangeraakt

## Oefeningen na de eerste les

exercise-1 = Jouw muis werd getrokken en met een kaas getoond, en die kaas kwam terug. Waar is de muis dus nu?
exercise-2 = Iemand trok jouw kaas, toonde hem samen met de muis en gaf je kaart terug. Wat heeft die speler dus?
exercise-3 = Ga de anderen één voor één na: van wie ken je de kaart? Wie blijft er over?
exercise-4 = Jij hebt de kat. Iemand had de muis in de hand, samen met een kaart van jou: ze is een van de twee. Welke daarvan kun je trekken?
exercise-5 = Jij hebt de kat. Ga beurt voor beurt terug: waar kan de muis zijn, en waar niet?
