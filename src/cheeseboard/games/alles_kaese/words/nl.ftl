### Alles Käse!

title = Alles Käse!
tagline = Gooien, snuffelen en pakken maar! Pas alleen op voor de derde val.

## Wat er gebeurt

event-card-laid = De nieuwe { nth-place } kaart heeft { $holes ->
    [one] één gat.
   *[other] { $holes } gaten.
 }
event-top-shown = Boven op de voorraad ligt nu een kaart met { $holes ->
    [one] één gat.
   *[other] { $holes } gaten.
 }
event-die-rolled = { $seat-is ->
    [you] Je gooit
   *[other] { $seat } gooit
 } een { $face }.
event-card-peeked = { $seat-is ->
    [you] Je snuffelt aan de { nth-place } kaart.
   *[other] { $seat } snuffelt aan de { nth-place } kaart en vertrekt geen spier.
 }
event-front-seen = { $only-is ->
    [you] Je ziet
   *[other] { $only } ziet
 } { $front ->
    [trap] een val, met zijn bek wijd open.
   *[cheese] een heerlijk stuk kaas.
 }
event-card-kept = { $seat-is ->
    [you] Je pakt
   *[other] { $seat } pakt
 } de { nth-place } kaart, met { $holes ->
    [one] één gat
   *[other] { $holes } gaten
 }: { $front ->
    [trap] klap, een val!
   *[cheese] kaas!
 }
event-card-dropped = { $seat-is ->
    [you] Je schuift
   *[other] { $seat } schuift
 } de { nth-place } kaart, met { $holes ->
    [one] één gat
   *[other] { $holes } gaten
 }, weg. Niemand kijkt wat het was.
event-top-discarded = De bovenste kaart van de voorraad gaat uit het spel. Die had { $holes ->
    [one] één gat.
   *[other] { $holes } gaten.
 }
event-player-caught = De derde val! { $seat-is ->
    [you] Je bent
   *[other] { $seat } is
 } gevangen, en het spel is afgelopen.
event-supply-used-up = De voorraad is leeg: het spel is afgelopen.
event-turns-used-up = Dat was de laatste beurt: het spel is afgelopen.

## Wat je kunt doen

move-peek = Snuffel aan de { nth-place } kaart
move-keep = Pak de { nth-place } kaart
move-drop = Schuif de { nth-place } kaart weg
prompt-peek = Geen kaart heeft zoveel gaten. Aan welke wil je snuffelen?
prompt-keep = Kies een kaart: pakken of wegschuiven?
look-peek = Kijk de kaarten eens langs. Over welke zou je graag meer weten?
look-keep = Kijk naar de kaarten met het getal dat je gooide. Hoeveel vallen kunnen daar nog zitten, en hoeveel heb jij er al?
look-drop = Kijk naar de kaarten met het getal dat je gooide. Hoeveel vallen kunnen daar nog zitten, en hoeveel heb jij er al?

## Raad

reason-sure-cheese = De { nth-place } kaart is zeker kaas: { $holes ->
    [one] één gat
   *[other] { $holes } gaten
 } voor jou.
reason-sure-trap = De { nth-place } kaart is zeker een val. Schuif hem maar weg!
reason-take-trap = De { nth-place } kaart is zeker een val, en die is dan voor jou.
reason-waste-cheese = De { nth-place } kaart is zeker kaas. Schuif je hem weg, dan heeft niemand er iets aan.
reason-worth-it = Van de { $cards } kaarten met { $holes ->
    [one] één gat
   *[other] { $holes } gaten
 } die de { nth-place } kan zijn, { $traps ->
    [one] is er { $traps } een val
   *[other] zijn er { $traps } een val
 }, en jij hebt { $mine ->
    [0] nog geen val
    [one] één val
   *[other] { $mine } vallen
 }. Dat kun je wagen.
reason-daring = Van de { $cards } kaarten met { $holes ->
    [one] één gat
   *[other] { $holes } gaten
 } die de { nth-place } kan zijn, { $traps ->
    [one] is er { $traps } een val
   *[other] zijn er { $traps } een val
 }, en jij hebt { $mine ->
    [0] nog geen val
    [one] al één val
   *[other] al { $mine } vallen
 }. Dat is gewaagd.
reason-too-risky = Van de { $cards } kaarten met { $holes ->
    [one] één gat
   *[other] { $holes } gaten
 } die de { nth-place } kan zijn, { $traps ->
    [one] is er { $traps } een val
   *[other] zijn er { $traps } een val
 }, en jij hebt { $mine ->
    [0] nog geen val
    [one] al één val
   *[other] al { $mine } vallen
 }. Dat is te gevaarlijk.
reason-leave-trap = De { nth-trap } kaart is zeker een val: laat die maar voor de anderen. De { nth-place } is te gevaarlijk om te pakken.
reason-last-turn = Dit is misschien je laatste beurt, en met één val meer ben je nog niet gevangen. Dus waag het erop!
reason-last-chance = Dit is misschien je laatste beurt, en je staat achter. Alleen kaas kan je nu nog helpen.
reason-most-to-learn = Bij de { nth-place } kaart kom je het meest te weten: van de { $cards } kaarten met { $holes ->
    [one] één gat
   *[other] { $holes } gaten
 } die het kan zijn, { $traps ->
    [one] is er { $traps } een val.
   *[other] zijn er { $traps } een val.
 }
reason-some-to-learn = Van de { $cards } kaarten met { $holes ->
    [one] één gat
   *[other] { $holes } gaten
 } die de { nth-place } kan zijn, { $traps ->
    [one] is er { $traps } een val
   *[other] zijn er { $traps } een val
 }. Snuffel eraan, dan weet je het.
reason-nothing-new = Wat de { nth-place } kaart is, weet je al. Zo komt niemand iets nieuws te weten.
reason-all-known = Van elke kaart weet je al wat het is. Het maakt niet uit aan welke je snuffelt.

## Wat het geluk doet

move-roll = De dobbelsteen staat op { $face }
move-next = De volgende kaart heeft { $holes ->
    [one] één gat
   *[other] { $holes } gaten
 }
move-cheese = Het is kaas
move-trap = Het is een val

## Hoe de dingen heten

front-cheese = kaas
front-trap = val
nth-place = { $place ->
    [1] eerste
    [2] tweede
    [3] derde
    [4] vierde
    [5] vijfde
   *[other] zesde
 }
nth-trap = { $trap ->
    [1] eerste
    [2] tweede
    [3] derde
    [4] vierde
    [5] vijfde
   *[other] zesde
 }

## Wat verborgen is

chance-place = { $things ->
    [one] de { nth-place } kaart
   *[other] de { $place } kaart
 }
chance-top = de bovenste kaart van de voorraad
chance-dropped = { $things ->
    [one] een weggeschoven kaart
   *[other] { $things } weggeschoven kaarten
 } met { $holes ->
    [one] één gat
   *[other] { $holes } gaten
 }
chance-next = de volgende verborgen kaart van de voorraad
chance-die = de volgende worp
outcome-holes = { $holes ->
    [one] 1 gat
   *[other] { $holes } gaten
 }
outcome-face = { $face }

## Huisregels

option-traps = Vallen per getal
    .says = Hoeveel van de kaarten met 1, 2, … 6 gaten een val zijn.
option-top-shown = Bovenste kaart te zien
    .says = Of je de gaten van de volgende kaart in de voorraad kunt zien.
option-turn-limit = Langste spel
    .says = Na zoveel beurten is het spel afgelopen, alsof de voorraad leeg is.
option-cards = Kaarten per getal
    .says = Hoeveel kaarten 1, 2, … 6 gaten hebben.
option-display = Kaarten in het aanbod
    .says = Hoeveel kaarten er in het aanbod liggen.
option-faces = Vlakken van de dobbelsteen
    .says = Hoeveel vlakken de dobbelsteen heeft.
option-traps-to-lose = Vallen om te verliezen
    .says = Met zoveel vallen heb je verloren.

## Gelijke stand

tie-cheeses = Gelijk in punten: { $winners ->
    [1] { $seat-is ->
        [you] jij hebt
       *[other] { $seat } heeft
     }
   *[other] { $names } hebben
 } meer kaaskaarten, { $most } tegen { $next }.
tie-shared = Gelijk in punten en in kaaskaarten, dus jullie winnen samen.

## De regels

clause-1 = De kaarten
clause-2 = Klaarzetten
clause-3 = De beurt
clause-4 = Snuffelen
clause-5 = Pakken
clause-6 = Wegschuiven
clause-7 = De voorraad
clause-8 = De puntentelling
clause-9 = Huisregels
clause-10 = Wat de computer onthoudt

## De tafel als tekst

draw-supply = voorraad
draw-cards = { $cards ->
    [0] leeg
    [one] 1 kaart
   *[other] { $cards } kaarten
 }
draw-die = worp
draw-cheese = kaas
draw-trap = val
draw-traps = vallen
draw-cheeses = kazen
draw-holes = gaten
draw-sniffed = besnuffeld
draw-places = plek { $places }
draw-out = Uit het spel: { $cards }
draw-matches = { $seat-is ->
    [you] Je hebt een { $die } gegooid: pak een kaart met{ $mark }, of schuif die weg.
   *[other] { $seat } heeft een { $die } gegooid en kiest een kaart met{ $mark }.
 }
draw-misses = { $seat-is ->
    [you] Je hebt een { $die } gegooid, en geen kaart past: snuffel aan een kaart.
   *[other] { $seat } gooide een { $die }: geen kaart past, dus snuffelen.
 }
draw-rolls = { $seat-is ->
    [you] Je gooit de dobbelsteen.
   *[other] { $seat } gooit de dobbelsteen.
 }
draw-sniffs = { $seat-is ->
    [you] Je snuffelt
   *[other] { $seat } snuffelt
 } aan de kaart op plek { $place }.
draw-takes = { $seat-is ->
    [you] Je pakt
   *[other] { $seat } pakt
 } de kaart op plek { $place }. Is het kaas?
draw-next-card = Uit de voorraad komt de volgende kaart.
draw-caught = De derde val! { $seat-is ->
    [you] Je bent
   *[other] { $seat } is
 } gevangen, en het spel is afgelopen.
draw-over = Het spel is afgelopen.

## De eerste les

lesson-1 = De dobbelsteen staat op vier, en één kaart heeft vier gaten. Tik erop en pak hem!
lesson-2 = Kaas! Maar geen kaart heeft drie gaten, dus je mag stiekem aan een kaart snuffelen: probeer de dikke vijf.
lesson-3 = Sst, jij weet het: de vijf is een val. Tik erop en schuif hem weg!
lesson-4 = Zes gaten zou een feest zijn, maar vier van de zes zessen zijn een val. Wees dapper, tik erop en pak hem!
lesson-5 = Klap! Wie een derde val pakt, verliest, en het spel is voor iedereen afgelopen. Weinig gaten, weinig vallen: pak de tweede kaart, met twee gaten.
lesson-end = Zes gaten en één val! Het spel is afgelopen zodra iemand een derde val heeft of de voorraad leeg is, en dan winnen de meeste gaten.

## Puzzles

puzzle-cheese = Eén kaart op tafel moet een kaas zijn. Welke? Snuffel eraan.
why-cheese = Je hebt alle vallen met zoveel gaten al gezien: het moet een kaas zijn.
puzzle-trap = Eén kaart op tafel moet een val zijn. Welke? Snuffel eraan.
why-trap = Je hebt alle kazen met zoveel gaten al gezien: het moet een val zijn.
puzzle-surest = Welke kaart is het waarschijnlijkst een kaas? Snuffel eraan.
why-surest = Tel wat je hebt gezien: met een kans van { $worth } is het een kaas; elke andere hoogstens met { $next }.
puzzle-wins = Dit is de laatste beurt, en één keuze wint zeker. Welke?
why-wins = Dan heb je gewonnen. Al het andere laat het aan het geluk over, of aan anderen.
puzzle-best = Dit is de laatste beurt. Welke keuze wint het vaakst?
why-best = Die wint met een kans van { $worth }; al het andere hoogstens met { $next }.
theme-sure = Heel zeker
theme-small = Weinig gaten
theme-big = Veel gaten
theme-peeked = Onthoud waaraan je snuffelde
theme-last = De laatste beurt
theme-dare = Durf het
theme-let-go = Laat hem gaan

## Oefeningen na de eerste les

exercise-1 = Weinig gaten, weinig vallen. Welke kaart vertrouw je het meest?
exercise-2 = Tel de vallen die open liggen. Als alle vallen met zoveel gaten weg zijn, wat blijft er dan over?
exercise-3 = Tel nu de kazen. Waar geen kaas meer over is, wacht een val.
exercise-4 = De laatste beurt, jij hebt de meeste gaten en al twee vallen. Valt er nog iets te winnen?
exercise-5 = Nog niemand heeft een kaas, en aan één van de twee kaarten heb je gesnuffeld. Vergelijk: wat als je de andere pakt, en wat als je er geen pakt?
