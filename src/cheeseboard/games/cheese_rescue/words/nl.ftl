### Cheese Rescue

title = Cheese Rescue
tagline = Red je kaas van de muizen! Een kat helpt, als er tenminste geen hond blaft.

## Wat er gebeurt

event-animal-drawn = { $seat-is ->
    [you] Je trekt
   *[other] { $seat } trekt
 } { $pile ->
    [0] het laatste dier van de stapel.
    [one] een dier; er ligt er nog één op de stapel.
   *[other] een dier; er liggen er nog { $pile } op de stapel.
 }
event-animal-seen = { $only-is ->
    [you] Je hebt
   *[other] { $only } heeft
 } { $kind ->
    [dog] een nieuwe hond. Hij kwispelt.
    [cat] een nieuwe kat. Ze spint.
   *[mouse] een nieuwe muis. Ze piept.
 }
event-card-laid = { $seat-is ->
    [you] Je legt
   *[other] { $seat } legt
 } { $kind ->
    [dog] een hond
    [cat] een kat
    [mouse] een muis
    [cheese-1] een kaas van 1 punt
    [cheese-2] een kaas van 2 punten
   *[cheese-3] een kaas van 3 punten
 } { $cell-to }.
event-cheeses-swapped = { $seat-is ->
    [you] Ruilen! Je neemt de eerste kaart over, en al jullie kazen wisselen van hand. Jij legt nu in totaal elf kaarten, de andere speler dertien.
   *[other] Ruilen! { $seat } neemt de eerste kaart over, en alle kazen wisselen van hand. { $seat } legt nu in totaal elf kaarten, de andere speler dertien.
 }
event-square-filled = Het vierkant is vol! De laatste kaarten blijven geheim, en de jacht begint.
event-cat-scared = Woef! Een hond jaagt de kat { $cell } weg.
event-mouse-caught = Hebbes! Een kat vangt de muis { $cell }.
event-cheese-eaten = Hap, slik! Een muis eet { $seat-is ->
    [you] jouw kaas
   *[other] de kaas van { $seat }
 } { $cell }: { $kind ->
    [cheese-1] 1 punt weg!
    [cheese-2] 2 punten weg!
   *[cheese-3] 3 punten weg!
 }
event-cheese-counted = { $seat-is ->
    [you] Je hebt
   *[other] { $seat } heeft
 } { $cheeses ->
    [0] geen kaas
    [one] één kaas
   *[other] { $cheeses } kazen
 } gered: { $points ->
    [one] 1 punt.
   *[other] { $points } punten.
 }
event-komi-given = { $seat-is ->
    [you] De eerste kaart was niet van jou, daarom krijg je
   *[other] De eerste kaart was niet van { $seat }, daarom krijgt { $seat }
 } { $points ->
    [0] een half punt
    [one] { $half ->
        [0] 1 punt
       *[other] 1½ punt
     }
   *[other] { $half ->
        [0] { $points } punten
       *[other] { $points }½ punt
     }
 } cadeau.

## Wat je kunt doen

move-lay = Leg { $kind ->
    [dog] een hond
    [cat] een kat
    [mouse] een muis
    [cheese-1] een kaas van 1 punt
    [cheese-2] een kaas van 2 punten
   *[cheese-3] een kaas van 3 punten
 } { $cell-to }
prompt-lay = Welke kaart leg je, en waar?
look-lay = Kijk eens naar je { $kind ->
    [dog] honden
    [cat] katten
    [mouse] muizen
   *[other] kazen
 }. Waar op tafel heb je er het meest aan?
move-swap = Ruil: neem de eerste kaart over
look-swap = Kijk eens naar de eerste kaart. Had je die liever zelf?

## Raad

reason-safe-cheese = Je kaas is { $cell } voorlopig veilig: { $points ->
    [one] 1 punt
   *[other] { $points } punten
 } voor jou, en ernaast { $open ->
    [0] geen vrij vakje
    [one] één vrij vakje
   *[other] { $open } vrije vakjes
 } waar een muis kan komen.
reason-rescue = Een kat { $cell } vangt muizen, en dat redt { $points ->
    [one] 1 punt
   *[other] { $points } punten
 } van jouw kaas.
reason-eat = Een muis { $cell } eet { $points ->
    [one] 1 punt
   *[other] { $points } punten
 } van de kaas van { $owner }.
reason-scare = Een hond { $cell } jaagt een kat weg, de muizen zijn weer vrij, en { $owner } verliest { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }.
reason-cover = Met de { $kind ->
    [dog] hond
    [cat] kat
    [mouse] muis
   *[other] kaas
 } { $cell } blijven er minder vrije vakjes naast je kaas over. Dan kunnen er minder muizen bij.
reason-no-help = De { $kind ->
    [dog] hond
    [cat] kat
    [mouse] muis
   *[other] kaas
 } { $cell } levert je niet meteen iets op. Maar je moet een kaart leggen, en deze helpt misschien later.
reason-swap = { $points ->
    [0] Als je ruilt, wisselen er geen punten van hand: je laat alleen de volgende kaart aan de andere speler.
    [one] Als je ruilt, is het punt op de eerste kaart voor jou. Maar dan leg jij de volgende niet.
   *[other] Als je ruilt, zijn de { $points } punten op de eerste kaart voor jou. Maar dan leg jij de volgende niet.
 }

## Wat het geluk doet

move-deal = { $kind ->
    [dog] Er wordt een hond
    [cat] Er wordt een kat
   *[mouse] Er wordt een muis
 } getrokken

## Hoe de dingen heten

kind-dog = hond
kind-cat = kat
kind-mouse = muis
kind-cheese-1 = kaas, 1 punt
kind-cheese-2 = kaas, 2 punten
kind-cheese-3 = kaas, 3 punten

## Waar iets ligt

where-at = { $where ->
    [cell] op { $cell }
    [middle] in het midden
    [above] boven { where-one }
    [below] onder { where-one }
    [left] links van { where-one }
    [right] rechts van { where-one }
   *[between] tussen { where-two }
 }
where-to = { $where ->
    [cell] op { $cell }
    [middle] in het midden
   *[other] { where-at }
 }
where-one = { $near ->
    [dog] een hond
    [cat] een kat
    [mouse] een muis
    [cheese] een kaas
   *[start] de startkaart
 }
where-two = { $too ->
    [same] { $near ->
        [dog] twee honden
        [cat] twee katten
        [mouse] twee muizen
       *[cheese] twee kazen
     }
   *[other] { $near ->
        [dog] een hond
        [cat] een kat
        [mouse] een muis
       *[cheese] een kaas
     } en { $too ->
        [cat] een kat
        [mouse] een muis
        [cheese] een kaas
       *[start] de startkaart
     }
 }

## Wat verborgen is

chance-hand = { $things ->
    [one] een dier in de hand van { $seat }
   *[other] een dier in de handen van { $seat }
 }
chance-pile = het bovenste dier van de stapel

## Huisregels

option-animals = Dieren in de doos
    .says = Hoeveel van de dieren honden, katten en muizen zijn.
option-cheeses = Punten op de kazen
    .says = Hoeveel van de kazen van elke speler 1, 2 en 3 punten hebben.
option-square = Het vierkant
    .says = Of het vierkant zweeft tot de kaarten het vastleggen, of de startkaart in het midden heeft.
option-square-floats = zweeft
option-square-centred = in het midden
option-diagonals = Jagen over de hoek
    .says = Of dieren aan het einde ook over de hoek jagen.
option-komi = Cadeautje voor de tweede speler
    .says = Met twee: hoeveel halve punten de speler die niet begint, aan het einde cadeau krijgt.
option-swap = Ruilen
    .says = Met twee: of de speler die niet begint, de eerste kaart mag overnemen in plaats van er een te leggen. Dan wisselen alle kazen van hand, en wie begon, legt dertien kaarten, de ander elf.
option-side = Zijde van het vierkant
    .says = Het vierkant is hoogstens zoveel vakken breed en hoog.
option-drawn = Dieren aan het begin
    .says = Zoveel dieren trekt iedereen aan het begin.

## Gelijke stand

tie-komi = Met het cadeautje voor de tweede speler { $winners ->
    [1] { $seat-is ->
        [you] sta jij voor.
       *[other] staat { $seat } voor.
     }
   *[other] staan { $names } gelijk.
 }
tie-cheeses = Gelijk in punten: { $winners ->
    [1] { $seat-is ->
        [you] jij hebt
       *[other] { $seat } heeft
     }
   *[other] { $names } hebben
 } meer kazen op tafel, { $most } tegen { $next }.
tie-shared = Gelijk in punten en in kazen, dus jullie winnen samen.

## De regels

clause-1 = De kaarten
clause-2 = Klaarzetten
clause-3 = De vakjes
clause-4 = Een kaart leggen
clause-5 = Trekken
clause-6 = Het einde
clause-7 = De jacht
clause-8 = De puntentelling
clause-9 = Wat iedereen weet
clause-10 = Huisregels
clause-11 = Wat de computer onthoudt

## De tafel als tekst

draw-kind = { $kind ->
    [dog] hond
    [cat] kat
    [mouse] muis
   *[start] start
 }
draw-gone = { $over ->
    [yes] - - bij de jacht van tafel gegaan
   *[no] - - gaat van tafel als de jacht nu begint
 }
draw-pile = Stapel: { $animals ->
    [one] 1 dier
   *[other] { $animals } dieren
 }
draw-cheeses = hand: kazen
draw-animals = en dieren
draw-points = punten veilig
draw-hand = { $seat-is ->
    [you] Jouw hand:
   *[other] Hand:
 }
draw-now = { $phase ->
    [over] Het spel is afgelopen.
    [draw] { $seat-is ->
        [you] Je trekt een dier.
       *[other] { $seat } trekt een dier.
     }
    [swap] { $seat-is ->
        [you] Jouw beurt: leg een kaart op een vrij vakje{ $mark }, of ruil.
       *[other] { $seat } gaat een kaart op een vrij vakje{ $mark } leggen, of ruilen.
     }
   *[lay] { $seat-is ->
        [you] Jouw beurt: leg een kaart op een vrij vakje{ $mark }.
       *[other] { $seat } gaat een kaart op een vrij vakje{ $mark } leggen.
     }
 }

## De eerste les

lesson-1 = Samen bouwen jullie een vierkant. Tik op je kaas van 3 punten, dan op het vrije vakje boven de startkaart, en leg hem daar.
lesson-2 = O nee, de muis van Otto wil jouw kaas! Katten vangen muizen: leg een kat op het vrije vakje vlak naast de muis.
lesson-3 = Woef! De hond van Otto jaagt je kat weg. Leg je andere kat ook naast de muis, op het vrije vakje waar geen hond bij kan.
lesson-4 = Je kaas is veilig. Plaag Otto nu eens: leg een muis op het vrije vakje naast zijn kaas.
lesson-5 = Veel kaarten later: je laatste. Leg de muis op het vrije vakje, dan eet ze de kaas van Otto ernaast.
lesson-end = Honden jagen katten weg, katten vangen muizen, muizen eten kaas. Wat overblijft, telt: acht punten tegen zes, jij wint!

## Een uitgespeelde tafel, ingetypt

layout-how = Typ het vierkant rij voor rij. A3 is een kaas van 3 punten van de eerste speler, B1 een van 1 punt van de tweede; D hond, C kat, M muis, S startkaart, . leeg.
layout-unknown = Rij { $row }, kolom { $column }: “{ $text }” is geen kaart.
layout-no-such-player = Rij { $row }, kolom { $column }: niemand heeft de letter { $text }; er zijn { $players }.
layout-no-such-cheese = Rij { $row }, kolom { $column }: geen kaas is { $value } waard.
layout-rows = Het vierkant heeft { $side } rijen, niet { $rows }.
layout-columns = Rij { $row } hoort { $side } vakjes te hebben, niet { $columns }.
layout-too-many = Rij { $row }, kolom { $column }: één kaart te veel ({ $kind }). Daarvan { $most ->
    [one] is er maar één
   *[other] zijn er maar { $most }
 } in het spel.
layout-too-many-cheeses = Rij { $row }, kolom { $column }: één te veel ({ $kind }). { $seat } heeft er daar maar { $most } van.
layout-start-not-used = Rij { $row }, kolom { $column }: met drie spelers is er geen startkaart.
layout-two-starts = Rij { $row }, kolom { $column }: een tweede startkaart. Er is er maar één.
layout-start-not-centred = Rij { $row }, kolom { $column }: de startkaart hoort in rij { $middle }, kolom { $middle } te liggen.
layout-hole = Rij { $row }, kolom { $column }: hier ligt geen kaart, dus het vierkant is niet vol.
layout-no-start = De startkaart ontbreekt.
layout-too-few-cheeses = { $seat } moet minstens { $least } kazen gelegd hebben, niet { $cheeses }: er waren niet genoeg dieren om in plaats daarvan te leggen.

## Puzzles

puzzle-wins = Eén kaart op één plek wint zeker, wat de ander ook doet. Welke, en waar?
why-wins = Daarna win je tegen elk antwoord. Na elke andere kaart kan de ander je nog tegenhouden.
puzzle-saves = Zeker winnen lukt niet meer, maar één kaart redt de gedeelde winst. Welke, en waar?
why-saves = Daarna is de winst gedeeld, wat er ook gebeurt. Elke andere kaart verliest.
puzzle-loses = Zoek de fout: één enkele kaart op één plek verliest zeker. Welke, en waar?
why-loses = Daarna wint de ander zeker. Met elke andere kaart deel je minstens de winst.
theme-scare = Een hond jaagt een kat weg
theme-catch = Een kat vangt een muis
theme-eat = Een muis eet kaas
theme-shelter = Een veilige plek voor een kaas
theme-block = Een plek afpakken
theme-last = De allerlaatste kaarten
theme-short = Nog een paar kaarten
theme-long = Ver vooruitdenken

## Oefeningen na de eerste les

exercise-1 = Een muis eet de kaas naast zich, als geen kat haar eerst vangt. Waar heb je iets aan een muis?
exercise-2 = Een hond jaagt de katten naast zich weg. Wat mogen de muizen als die kat weg is?
exercise-3 = Een kat vangt de muizen naast zich. Wat gebeurt er met de kaas die ze wilden?
exercise-4 = Je staat één punt achter, en je laatste kaas is er één waard. Is hij daar veilig?
exercise-5 = Er zijn nog drie vakjes, en jij legt twee van de drie kaarten. Bedenk bij elke kaart het antwoord voordat je hem legt.
