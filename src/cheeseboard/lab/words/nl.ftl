### What the lab says of a game.

percent = { $number } %
decimal-mark = ,
thousands-mark = .
title = { $game } met { $seats } spelers
told = { $played } potjes, waarvan { $looked } nog eens bekeken; startgetal { $seed }, Cheeseboard { $version }

## How sure a figure is

interval = { $low } tot { $high }
interval-less = minder
interval-more = meer
interval-unknown = te weinig potjes om het te zeggen
interval-constant = in alle { $games } potjes hetzelfde
moved = veranderd: meer dan toeval, ook onder zoveel cijfers
perhaps = misschien veranderd: meer dan toeval, als dit het enige cijfer was
noise = geen verschil dat meer is dan toeval
unknown = te weinig potjes om het te zeggen

## Chairs and roles

section-chairs = Maakt het uit waar je zit?
    .note = Plaats 1 begint. Van { $intervals } intervallen mist ongeveer een op de twintig de waarheid door puur toeval.
chair = plaats { $chair }, { $bot }
chair-says = Als iedereen speelt als { $who }, wint plaats { $chair } { $won }, waar { $fair } eerlijk zou zijn: { $is ->
    [better] daar zit je beter.
    [worse] daar zit je slechter.
   *[same] in { $games } potjes is niets van toeval te onderscheiden.
}
section-roles = Maakt het uit wat je krijgt?
role = krijgt { $role }, { $bot }
role-says = Als iedereen speelt als { $who }, wint wie { $role } krijgt { $won }, waar { $fair } eerlijk zou zijn: { $is ->
    [better] dat is beter.
    [worse] dat is slechter.
   *[same] in { $games } potjes is niets van toeval te onderscheiden.
}

## Skill, luck, choices

section-skill = Hoeveel valt er te leren?
    .note =
        Een stap: van twee spelers wint de betere drie van de vijf potjes (70,4 Elo).
        De sterkere zat alleen tussen zwakkere, op elke plaats een keer, met hetzelfde geluk.
rung = { $stronger } boven { $weaker }
rung-says = { $is ->
    [better] { $stronger } speelt beter dan { $weaker }: goed spelen loont hier.
    [worse] { $stronger } speelt slechter dan { $weaker }: meer nadenken loont hier niet.
   *[same] Of { $stronger } beter speelt dan { $weaker }, is niet van toeval te onderscheiden.
}
ladder = de hele ladder
ladder-says = Van { $weaker } tot { $stronger } zijn het { $steps } stappen ({ $elo } Elo){ $is ->
    [better] : zoveel valt er minstens te leren.
   *[same] , en dat kan toeval zijn.
}
section-decides = Wie beslist: de kaarten of de spelers?
    .note =
        Het deel van het geluk in alles wat de kansen van een speler bewoog;
        een keuze die iedereen zou maken, beweegt niets.
        Een keuze telt als de beste zet meer dan twee punten meer wint dan de slechtste, en dat meer is dan toeval.
luck = deel van het geluk
luck-says = Van alles wat de kansen beweegt, zijn { $share } kaarten en dobbelstenen; de rest is wat mensen kiezen.
meaning = keuzes die tellen
meaning-says = Bij { $share } van de keuzes maakt het duidelijk uit wat je doet.
density = beslissingen met een keuze
density-says = Bij { $share } van de beslissingen is er meer dan één zet; bij de andere maar één.
branching = zetten om uit te kiezen
branching-says = Je kiest gemiddeld uit { $count } zetten.

## The course of a game

section-course = Hoe gaat een potje?
    .note = De lengte telt alle beslissingen, ook die met maar één zet.
length = lengte
length-says = Een potje heeft gemiddeld { $count } beslissingen, negen van de tien tussen { $early } en { $late }.
length-constant = Elk potje had { $count } beslissingen.
lengths-says = Hoeveel potjes hoeveel beslissingen hadden.
ties = samen gewonnen
ties-says = In { $share } van de potjes winnen er meer samen.
nobody = niemand wint
nobody-says = In { $share } van de potjes wint niemand.

section-tension = Is het spannend?
    .note =
        Naar de kansen die een kijker ziet, bij elke zet. Wie voor staat, staat duidelijk vijf punten voor;
        ver achter is halverwege minder dan twee vijfde van een eerlijk deel; zonder hoop is minder dan 2 %,
        en wie de kansen van een ander 10 punten verandert, maakt een koning.
drama = achterstand
drama-says = Gemiddeld over het potje staat wie aan het eind wint { $points } punten achter.
lead = wisselingen aan kop
lead-says = De kop wisselt { $count } keer per potje.
comebacks = inhalen
comebacks-says = Wie halverwege ver achter staat, wint nog { $share } van de potjes.
kings = koningen maken
kings-says = { $share } van de keuzes van spelers zonder hoop beslissen over de kansen van een ander.

## Secrets and cards

section-secrets = Wat zijn verborgen kaarten waard?
    .note = De valsspeler is { $who }, die in de echte stand zoekt: een maat van het lab, die nergens anders speelt.
cheater = een valsspeler die alle kaarten ziet
cheater-says = Wie speelt als { $who } en alle kaarten ziet, wint { $won } tussen eerlijke spelers, waar { $fair } eerlijk zou zijn: { $is ->
    [better] geheimen tellen, en ze ontdekken ook.
   *[same] dat het helpt, was niet te zien.
}
worth = in stappen
worth-says = { $is ->
    [better] Alle kaarten zien is { $steps } stappen waard.
   *[same] Wat alle kaarten zien waard is, is niet van toeval te onderscheiden.
}
section-cards = Wat bracht elke kaart op?
    .note = Geteld waar die aan het eind van het potje lag.
card-says = { $card }: bracht gemiddeld { $points } van { $most } { $most ->
    [one] punt
   *[other] punten
} op.

## In short

opinion = Kort gezegd
opinion-open = Dat is nog niet te zeggen: meer potjes zullen het laten zien.
opinion-fair = Is het eerlijk?
    .yes = Ja. Geen plaats wint meer dan { $points } punten te veel of te weinig.
    .nearly = Bijna. Plaats { $chair } wint { $won }, waar { $fair } eerlijk zou zijn: een klein verschil, maar een echt.
    .no = Nee. Plaats { $chair } wint { $won }, waar { $fair } eerlijk zou zijn.
    .rests = { $games } potjes waarin iedereen speelt als { $who }; voor deze plaats ligt de waarheid tussen { $low } en { $high }.
opinion-deep = Is het diep?
    .yes = Ja. { $stronger } verslaat { $weaker } als iemand met oefening een beginner: er valt veel te leren.
    .nearly = Een beetje. { $stronger } speelt beter dan { $weaker }, maar geluk verbergt het vaak.
    .no = Nee. Wie nadenkt, wint nauwelijks meer dan wie raadt.
    .rests = Elke sterkere bot alleen tussen de net iets zwakkere, op elke plaats met hetzelfde geluk; van { $weaker } tot { $stronger } ligt de waarheid tussen { $low } en { $high } stappen. Bij één stap wint van twee de betere drie van de vijf potjes.
opinion-long = Hoe lang duurt het?
    .yes = { $count } beslissingen gemiddeld, en de meeste potjes zijn ongeveer zo lang: je weet van tevoren wanneer het uit is.
    .nearly = { $count } beslissingen gemiddeld; de lange potjes duren meer dan twee keer zo lang als de korte.
    .no = { $count } beslissingen gemiddeld, maar sommige potjes duren { $times } keer zo lang als andere.
    .rests = { $games } potjes waarin iedereen speelt als { $who }; negen van de tien hadden tussen { $early } en { $late } beslissingen. Hoeveel seconden er een duurt bij jullie aan tafel, weet geen muis.
opinion-tense = Is het spannend?
    .yes = Ja. De kop wisselt { $count } keer per potje.
    .nearly = Redelijk. De kop wisselt { $count } keer per potje.
    .no = Nauwelijks. Wie voor staat, wint meestal: de kop wisselt { $count } keer per potje.
    .rests = { $games } potjes waarin iedereen speelt als { $who }, nog eens bekeken; de waarheid ligt tussen { $low } en { $high }.
opinion-change = Wat veranderen?
    .nothing = Niets, voor zover deze potjes het kunnen zeggen. Vraag het nu aan mensen.
    .open = Dat is nog niet te zeggen: meer potjes zullen het laten zien.
    .chairs = Plaats { $chair } heeft het te makkelijk: laat die met minder beginnen, of geef de anderen iets voor het wachten.
    .behind = Plaats { $chair } heeft het te moeilijk: laat die met meer beginnen, of als eerste kiezen.
    .shallow = Nadenken loont te weinig: geef spelers meer om uit te kiezen, of meer om te weten voor ze kiezen.
    .length = Sommige potjes slepen: een grens aan de beurten, of een eind dat met elke beurt dichterbij komt.
    .ties = In { $share } van de potjes winnen er meer samen: een regel bij gelijk zou ze beslissen.
    .nobody = In { $share } van de potjes wint niemand: laat aan het eind iemand winnen.
    .dull = Wie voor staat, wordt zelden ingehaald: iets voor wie achter staat, of punten die laat komen.
    .beaten = Het beste dat een netwerk of een zoektocht tegen { $who } vond, wint minstens { $low }, waar { $fair } eerlijk zou zijn: de cijfers beschrijven eerder { $who } dan het beste spel.
    .unbeaten = Een netwerk of een zoektocht vond in { $seconds } seconden rekentijd niets dat tegen { $who } meer wint dan eerlijk is ({ $fair }).
    .rests = Dit volgt uit de antwoorden hierboven. Er speelden muizen, die niet praten, niet bluffen en niet moe worden: of het leuk is, weten alleen mensen.
