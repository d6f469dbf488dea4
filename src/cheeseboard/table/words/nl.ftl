### Wat alle spellen zeggen.

language-name = Nederlands
player = Speler { $number }
you = (jij)
yes = ja
no = nee

## Afwijzingen

refused-not-your-turn = Nog niet! { $turn-is ->
    [luck] Nu beslist het geluk.
   *[other] { $turn } is aan de beurt.
 }
refused-not-legal = “{ $asked }” kan nu niet.
refused-stale = Er is iets gebeurd sinds je koos. Kijk nog eens goed.
refused-over = Het spel is afgelopen.
refused-no-such-seat = Die plaats is er niet aan deze tafel.
refused-no-undo = Dat kun je niet terugnemen: iemand heeft iets nieuws gezien.
refused-nothing-to-undo = Er is nog geen zet om terug te nemen.
refused-no-help = Dit potje wordt gespeeld zoals gedrukt: geen tips, geen kansen.
refused-help-for-seats = Aan een eerlijke tafel mag alleen wie meespeelt om hulp vragen.

## De tafel

turn-yours = Jij bent aan de beurt.
turn-theirs = { $seat } is aan de beurt.
turn-luck = Het geluk beslist.
turn-over = Het spel is afgelopen.
won = { $winners ->
    [0] Niemand heeft gewonnen.
    [1] { $seat-is ->
        [you] Jij hebt gewonnen!
       *[other] { $seat } heeft gewonnen!
     }
   *[other] { $names } winnen samen!
 }
and = en
score = { $seat-is ->
    [you] Je hebt
   *[other] { $seat } heeft
 } { $points ->
    [one] 1 punt.
   *[other] { $points } punten.
 }
event-move-undone = { $seat-is ->
    [you] Je neemt een zet terug.
   *[other] { $seat } neemt een zet terug.
 }
event-hint-asked = { $seat-is ->
    [you] Je vraagt om een tip.
   *[other] { $seat } vraagt om een tip.
 }
event-odds-asked = { $seat-is ->
    [you] Je bekijkt de kansen.
   *[other] { $seat } bekijkt de kansen.
 }

## Herhalingen

replay-keys = Enter: verder · b: terug · q: stoppen >
replay-unfinished = Het spel is niet uitgespeeld.

## Terugblik

review-chances = Zo stonden de kansen, voor zover iedereen het kon weten:
review-ledger = Waar de uitslag vandaan kwam:
review-sum = { $name } begon met een kans van { $start } % en { $end ->
    [100] won.
    [0] won niet.
   *[other] deelde de winst.
 } Eigen keuzes { $own-is ->
    [up] brachten { $own } punten op,
    [down] kostten { $own } punten,
   *[none] veranderden niets,
 } de keuzes van de anderen { $others-is ->
    [up] brachten er { $others } op,
    [down] kostten er { $others },
   *[none] veranderden niets,
 } en geluk { $luck-is ->
    [up] bracht er { $luck } op.
    [down] kostte er { $luck }.
   *[none] veranderde niets.
 } Van alles wat de kansen deed bewegen, was { $share } % geluk.
review-all-luck = { $name } begon met een kans van { $start } % en { $end ->
    [100] won.
    [0] won niet.
   *[other] deelde de winst.
 } Het was allemaal geluk.
review-points = (Een punt is één procent van de kans om te winnen. Elke zet telt mee, dus in een lang spel kunnen het er samen meer dan honderd zijn.)
review-choices = { $count ->
    [0] Er viel niets te kiezen.
    [one] Eén keuze, { $marked ->
        [0] en daar is niets op aan te merken.
       *[other] en die heeft iets gekost:
     }
   *[other] { $count } keuzes; { $marked ->
        [0] geen ervan heeft zeker iets gekost.
        [one] één ervan heeft zeker iets gekost:
       *[other] { $marked } ervan hebben zeker iets gekost:
     }
 }
review-mark = { $number }. { $sign } { $name }: { $move }. Beter: { $best }. Dat kostte { $cost } % (± { $error }).
review-turning-point = Het keerpunt: zet { $number }, “{ $move }”.

## Scheidsrechter

referee-welcome = { $title }: jullie hebben de echte kaarten, ik let op. Typ wat er op de dobbelsteen en de kaarten staat en wat jullie doen.
referee-help = Typ een nummer uit de lijst, of een zet: in woorden, of in de korte vorm.
referee-keys = b: terug · t: de tafel · s: de punten · q: stoppen · ?: dit
referee-which = “{ $asked }” kan zijn: { $moves }. Typ nog iets meer.
referee-small-words = de, het, een, naar, op, bij, van, in, mijn, is, en, alsjeblieft
referee-word-leave = stoppen, einde
referee-word-back = terug, terugnemen
referee-word-help = hulp
referee-word-table = tafel
referee-word-score = punten, score
referee-luck = Wat staat er op de dobbelsteen of de kaart?
referee-luck-alone = Welke kaart zie je?
referee-many = Typ het zo: { $example }
referee-hand-over = Geef het toestel aan { $name }. De anderen kijken even weg. { $name }, druk op Enter.
referee-alone = { $name }, dit zie jij alleen.
referee-give-back = Het gordijn is dicht. Leg het toestel weer op tafel.
referee-cannot-be = “{ $asked }” kan niet kloppen met wat er tot nu toe getypt is. Kijk nog eens; met b ga je één stap terug.
referee-back = Eén stap terug. Typ het opnieuw.
referee-nothing-typed = Er is nog niets getypt.
referee-score = Stand: { $scores }
referee-saved = Het spel staat in { $file }.
referee-go-on = Het spel is bewaard. Speel verder met: cheeseboard referee { $game } --resume
referee-goodbye = Tot ziens!

layout-end = Sluit af met een lege regel.
layout-again = Typ alles opnieuw, of één regel, zoals 3 = en wat daar ligt; daarna een lege regel.
layout-as-it-lies = Geeft niet, ik tel het zoals het ligt.
layout-empty = Er ligt helemaal geen kaart.

## Terminal

ask-game = Welk spel?
ask-seats = Hoeveel spelers?
ask-people = Hoeveel van hen zitten er aan dit toetsenbord?
label-game = Spel
label-seats = Spelers
label-people = Mensen hier
label-names = Namen
label-bots = Bots
label-language = Taal
bot-pip = Pip, die graag gokt
bot-mia = Mia, die nog leert
bot-otto = Otto, die goed speelt
bot-clara = Clara, die vooruitdenkt
bot-gustav = Gustav, de grootmeester
bot-random = het blinde toeval
bot-random-name = Toeval
bot-none = niemand
players-for = Voor { $from } tot { $to } spelers. Van { $designer }.
start = Start
choose-number = Typ een getal van 1 tot { $most }.
welcome = { $title } met { $seats } spelers. { $people ->
    [one] Jij bent { $name }.
   *[other] { $people } van hen zitten bij dit scherm.
 }
committed = Het geluk ligt vast en is verzegeld ({ $seal }…). s: wat dat betekent
seal-title = Het zegel van het geluk
seal-what = Al het geluk van dit spel lag vast vóór de eerste kaart: niemand kan later een kaart of een worp uitkiezen. Daar staat dit zegel voor. Schrijf het op, of stuur het naar iemand, voordat je speelt:
seal-after = Na het spel krijg je het getal achter het zegel te horen.
go-until = Ga door tot er iets gebeurt
go-to-end = Ga door tot het einde
go-stop = De kaarten draaien vanzelf om. Een toets: stop
help-plain = Typ het nummer van een zet, of de zet zelf. t: tafel · r: regels · l: verloop · s: zegel · o: kansen · h: tip · u: terugnemen · n: nieuw spel · q: stoppen · { $languages }: taal · ?: hulp
curtain = Nu is { $seat } aan de beurt.
curtain-ask = { $seat }, zit je alleen bij het scherm? Druk dan op Enter.
hand-over = Enter: alles verbergen en het scherm doorgeven aan { $seat }.
hand-over-button = Verberg alles: { $seat } is aan de beurt
bot-thinks = { $seat } denkt na …
hint-move = Tip: { $move }.
hint-why = Tip: { $move }. { $reason }
hint-chance = { $move }: wint { $percent } %{ $error ->
    [0] { "" }
   *[other] { " " }(± { $error })
 }{ $level ->
    [yes] , gelijk
   *[no] { "" }
 }
hint-more = (nog eens h: meer)
hint-none = Een tip krijg je alleen als jij aan de beurt bent.
odds-title = Wat verborgen is, voor zover { $seat-is ->
    [you] jij het kunt weten
    [nobody] iedereen het kan weten
   *[other] { $seat } het kan weten
 }
odds-none = Er is nu niets verborgen.
odds-ways = { $outcome }: { $outcomes ->
    [one] { "" }
   *[other] elk
 } { $ways } van { $all } ({ $share } %)
odds-share = { $outcome }: { $outcomes ->
    [one] { "" }
   *[other] elk
 } { $share } %
odds-sure = { $outcome }: heel zeker (100 %)
odds-counted = (geteld in { $worlds } verzonnen spellen)
odds-you = jij
over-seal = Het zegel van het geluk was { $seal }.
over-seed = Het startgetal was { $seed }.
over-check = Zo kan iedereen het nakijken: cheeseboard verify BESTAND --seal ZEGEL
day-luck = Het spel van { $day }: vandaag heeft iedereen hetzelfde geluk. s: wat dat betekent
day-what = Dit is het spel van { $day }. Kaarten en dobbelstenen zijn hetzelfde voor iedereen die het speelt, tegen dezelfde muizen. Het geluk volgt uit de datum en de versie van Cheeseboard en is dus geen geheim: wie het uitrekent, kan vooruitkijken. Een uitslag laat zien dat alle zetten mochten en dat het geluk dat van de dag was. Dat niemand vooruitkeek, kan ze niet laten zien.
over-day = Dat was het spel van { $day }. Deze regel is je uitslag: iedereen kan hem openen en nakijken met cheeseboard verify.
saved-to = Bewaard in { $path }
saved-go-on = Het spel is bewaard. Speel verder met: cheeseboard play --resume
nothing-to-resume = Er is geen spel om verder te spelen.
goodbye = Tot ziens!
again-plain = n: nog een potje · q: stoppen >
log-title = Wat er gebeurde
log-empty = Nog niets.
rules-title = De regels
help-title = Toetsen
result-title = Het einde
new-title = Nog een spel?
new-rematch = Nog een potje: dezelfde spelers, nieuw geluk
new-other = Kies een ander spel
new-back = Speel verder
key-help = Hulp
key-rules = Regels
key-log = Verloop
key-odds = Kansen
key-hint = Tip
key-undo = Neem terug
key-new = Nieuw
key-quit = Stop
key-back = Terug
key-start = Start
key-change = Wijzig
help-moves = 1 … 9, a … z: speel de zet met die toets
help-tab = Tab, pijltjes, Enter of de muis: kies een zet
help-scroll = PgUp, PgDn: de rest van de tafel
help-keys = ? deze hulp · r regels · l verloop · s zegel · o kansen · h tip · u terugnemen · n nieuw spel · q stoppen
help-language = F2: een andere taal
help-saved = Elke zet wordt bewaard. Speel later verder met: cheeseboard play --resume

## Een spel dat hier zelf geen woorden voor heeft

only-english = (Dit spel spreekt alleen Engels.)
reason-only-move = Iets anders kun je niet doen.
reason-tried = Op goed geluk uitgeprobeerd wint dit { $wins ->
    [0] bijna nooit.
   *[other] { $tries ->
        [1] bijna altijd.
       *[other] ongeveer { $wins } van de { $tries } keer.
    }
 }
chance-luck = wat het geluk nu doet
chance-luck-after = wat het geluk doet na: { $move }
chance-of-seat = { $thing } van { $seat-is ->
    [you] jou
   *[other] { $seat }
 }

## Who may use help

help-level = Hulp
help-level-family = Familie
    .says = Tips en kansen voor iedereen, en de computer onthoudt wat elke speler heeft gezien.
help-level-fair = Eerlijke tafel
    .says = Er zijn tips en kansen, maar als er meer mensen spelen, hoort iedereen wie ze gebruikt.
help-level-printed = Zoals gedrukt
    .says = Geen tips, geen kansen, en niemand ziet nog eens wat de regels maar één keer laten zien.
help-level-here = Hulp aan deze tafel: { $level }

## Puzzles

puzzle-of = Puzzel { $number } van { $all }
exercise-of = Oefening { $number } van { $all }
puzzle-right = Goed!
puzzle-wrong = Deze keer niet.
puzzle-instead = Het antwoord: { $answer }.
puzzle-tried = Jouw keuze komt uit in { $tried } van de gevallen.
puzzle-shared = Met jouw keuze is de winst gedeeld.
puzzle-streak = Op rij: { $streak }
puzzle-done = Opgelost: { $right } van { $tried }.
puzzle-ask = Nummer of zet (Enter: een andere puzzel, q: stoppen) > 
level-1 = heel makkelijk
level-2 = makkelijk
level-3 = gemiddeld
level-4 = lastig
level-5 = moeilijk
level-6 = heel moeilijk
