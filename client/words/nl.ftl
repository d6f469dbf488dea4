### Wat de pagina rond de spellen zegt.

title = Cheeseboard
announcements = Meldingen
loading = De tafel wordt gedekt …
close = Sluit
back = Terug
home = Thuis
reload = Opnieuw laden
try-again = Opnieuw
rules = Regels
rules-parts = Delen van de regels
rules-read = Voorlezen: { $part }
settings = Instellingen
you = Jij
share = Delen
save-record = Verslag bewaren
copied = Gekopieerd!
bot = Bot
game = Spel

## Thuis

home-title = Wat ligt er vanavond op de kaasplank?
home-friends = Vrienden aan een andere tafel?
home-code-says = Typ de code van hun kamer.
home-come-in = Kom binnen
home-go-on = Verder spelen
players = { $from }–{ $to } spelers
minutes = { $minutes } min.
age = vanaf { $age } jaar
by = Van { $makers }

## Een spel

how-many = Hoeveel spelers?
against-whom = Tegen wie?
mouse-pip = Pip is zes en gokt graag.
mouse-mia = Mia is acht en leert nog.
mouse-otto = Otto speelt goed en treuzelt nooit.
mouse-clara = Clara denkt vooruit.
mouse-gustav = Gustav is de grootmeester. Hij neemt de tijd.
play-bots = Speel
    .says = { $bots ->
        [one] Tegen één bot, meteen.
       *[other] Tegen { $bots } bots, meteen.
     }
with-friends = Met vrienden
    .says = Iedereen op een eigen telefoon.
on-this-device = Op dit toestel
    .says = Jullie geven het door. Tussendoor verbergt een gordijn alles.
table-and-pockets = Tafel en broekzak
    .says = Dit scherm is de tafel, op de telefoons staan de kaarten.

## Een eerste les

lesson = Leer in 90 tellen
    .says = Een muis doet het voor. Jij doet het zelf.
lesson-new = Nieuw hier? Ik laat je zien hoe het gaat!
lesson-at = { $step } van { $steps }
lesson-skip = Sla over
lesson-again = Nog eens
lesson-play = Nu spelen!
lesson-oops-1 = Bijna! Zoek de kaart die eruit springt.
lesson-oops-2 = Die nog niet. Om de goede heb ik een lijntje getrokken.
lesson-oops-3 = Rustig maar. Lees nog eens wat ik zeg en probeer het dan.

## Aan de deur

join-title = Kom binnen en ga zitten!
join-here = Al binnen
join-full = Alle plaatsen zijn bezet, maar je kunt meekijken.
sit-down = Ga zitten
stand-up = Sta op
watch = Meekijken

## Voor de eerste kaart

lobby-chairs = Wie zit waar?
lobby-who = Wie zit op de plaats van { $name }?
lobby-way = Zo kom je binnen
lobby-scan = Een code voor de camera van een telefoon
lobby-only-here = Alleen deze computer kan deze kamer openen. Wil je dat telefoons in je netwerk dat ook kunnen? Sluit Cheeseboard en start het met { $command }.
lobby-code = Code:
lobby-wait = { $host } begint zo.
lobby-game = Wat spelen we?
lobby-settings = Tafelmanieren
lobby-guests = Wie mag blijven
house-rules = Huisregels
in-box = In de doos
this-device = dit toestel
is-here = is er
is-away = is weg
begin = Begin
make-host = Maak spelleider
room = De kamer
become-host = Word spelleider
wish-title = Iemand vraagt om een plaats
wish-ask = { $name } wil vanaf nu op de plaats van { $seat } spelen, en krijgt dan de kaarten daar te zien. Vind je dat goed?
wish-yes = Goed
wish-no = Nee
wish-waits = Je hebt om de plaats van { $seat } gevraagd. Anderen moeten het goedvinden.
wish-back = Laat maar
close-room = Iedereen naar huis
remove = Naar huis
numbers-missing = Samen moet het { $total } zijn (nu { $missing } ernaast).
setting-pace = Hoe snel bots spelen
pace-0 = vlot
pace-1 = zodat je het kunt volgen
pace-2 = rustig aan
setting-think = Hoelang Gustav nadenkt
think-quick = kort
think-normal = gewoon
think-long = grondig
setting-clock = Tijd voor een beurt
seconds = { $seconds ->
    [0] zo lang je wilt
   *[other] { $seconds } s
 }
setting-away = Als iemand weg is, speelt een bot
away-seconds = { $seconds ->
    [0] nooit
   *[other] na { $seconds } s
 }
setting-rotate = Bij nog een potje begint de volgende speler
setting-beacon = Meng een openbaar baken door het geluk
setting-beacon-says = Een getal dat ver weg in het openbaar wordt getrokken, een paar seconden nadat iedereen het eigen getal heeft opgeborgen.
lobby-luck = Eerlijk geluk
lobby-luck-says = Het huis heeft een geheim getal opgeborgen. Elk toestel legt er een eigen getal bij voordat het de andere kan kennen. Zo kan niemand het geluk kiezen, ook het huis niet.
lobby-luck-house = Het huis. Het zegel:
lobby-luck-guest = { $is ->
    [in] { $name }
   *[out] { $name } heeft nog geen getal gegeven
 }
lobby-luck-word = Als je wilt, leg er dan een woord bij dat alleen jij kent:
lobby-luck-give = Leg erbij
lobby-luck-given = Je woord is opgeborgen.

## Aan tafel

others = De anderen
log = Wat er gebeurde
log-empty = Nog niets.
log-earlier = Eerder …
read-aloud = Voorlezen
hush = Stop met voorlezen
undo = Neem terug
skip = Toon het nu
hint = Een tip
hint-more-1 = Meer: welke zet?
hint-more-2 = Meer: waarom?
hint-told = Een tip (iedereen hoort het)
prospect = { $error ->
    [0] { $percent } %
   *[other] { $percent } % ± { $error }
 }
prospect-level = gelijk
prospects-level = Gelijk: het verschil is te klein om te tellen, het kan ook toeval zijn.
odds = De kansen
odds-none = Er is nu niets voor je verborgen.
odds-told = De kansen (iedereen hoort het)
helped = Om hulp gevraagd: { $times }×
glance = Kijk goed! Het is maar even te zien.
put-back = Terugleggen
odds-says = Voor zover je het kunt weten. Een 2 boven een 5 betekent: van 5 zulke kaarten zijn er 2 zo.
odds-these = { $things ->
    [one] Deze kaart
   *[other] Elk van deze kaarten
 }
hear-again = De vraag nog eens horen
hold = Pauze
go-on = Verder
next-part = Volgende
to-the-end = Naar het eind
thinking = denkt na
to-play = aan de beurt
away = weg
stands-in = een bot speelt
waits = { $name } denkt na …
clock-left = { $seconds ->
    [one] Nog één seconde
   *[other] Nog { $seconds } seconden
 }
clock-soon = { $seconds ->
    [one] Nog maar één seconde!
   *[other] Nog maar { $seconds } seconden!
 }
line-nibbled = Er is aan de kabel geknabbeld. We proberen het opnieuw …
line-silent = Niemand geeft antwoord. Even wachten …
refused = Dat kan nu even niet.
link-impossible = Deze link vraagt iets wat het spel niet heeft: { $what }. Dat blijft zoals gewoonlijk.
stickers = Zeg het met een plaatje

## Het toestel doorgeven

pass-title = Nu is { $name } aan de beurt.
pass = Verberg alles, nu komt { $name }
curtain-next = { $name } is aan de beurt
curtain-alone = Neem het toestel. De anderen kijken even weg.
curtain-ready = Ik ben { $name }

## Een groot scherm en broekzakken

tv-full = Volledig scherm
tv-small = Volledig scherm verlaten
tv-join = Doe mee:
pocket-look = Kijk naar het grote scherm.
pocket-table = De tafel ook hier tonen
pocket-hand = Hier alleen mijn hand
title-turn = Jij bent aan de beurt!
setting-pockets = Telefoons tonen alleen de hand
setting-pockets-says = Voor een groot scherm in de kamer dat de tafel toont.

## Het einde

finished = klaar
again = Nog eens!
replay = Herhaling
end-why = { $seat-is ->
    [you] Jij hebt
    [all] { $names } hebben
   *[other] { $seat } heeft
 } { $most ->
    [one] 1 punt
   *[other] { $most } punten
 }, { $second-is ->
    [you] jij hebt
   *[other] { $second } heeft
 } { $next }.
end-down = Schuif dit omlaag en bekijk de tafel
end-up = Trek dit weer omhoog
review-closer = Een eerste blik. Nu preciezer … { $percent } %
review-busy = Een eerste blik. Eerst zijn andere potjes aan de beurt, dan dit …
review-turn = Het keerpunt
review-what-if = Wat als …?
review-better = { $seat-is ->
    [you] Jij koos
   *[other] { $seat } koos
 } “{ $move }”. Beter was “{ $best }”: { $cost } % meer kans om te winnen.
luck-check = Was alles eerlijk?
luck-right = Op dit toestel nagekeken: de getallen achter het geluk lagen vast voor de eerste kaart, en niemand kon ze kiezen.
luck-wrong = Hier klopt iets niet! Misschien heeft iemand het geluk of het verslag veranderd.
luck-late = Het geluk klopt met wat de server zegt. Dit toestel kwam te laat om zelf te zien dat het al vastlag.
luck-without = Het geluk lag vast voor de eerste kaart. Maar geen getal van dit toestel hoort erbij: dat niemand het koos, zegt alleen de server.
luck-untold = Het geluk van dit potje is niet na te kijken.
luck-changed = Pas op: het huis heeft zijn verzegelde getal veranderd! Misschien is het geluk van dit potje niet eerlijk.
luck-sealing = Elk toestel legt zijn getal erbij …
luck-seal-is = Het zegel:
luck-record = { $is ->
    [yes] Het verslag is niet veranderd: het zegel en het controlegetal kloppen.
   *[no] { $why ->
        [other-format] Dit verslag heeft een andere vorm, die deze pagina niet kan nakijken.
       *[other] Het verslag is veranderd, of het is er geen.
    }
 }
luck-commitment = { $is ->
    [yes] Het huis had zijn getal opgeborgen voordat dit toestel het zijne gaf, en het is nog hetzelfde.
    [no] { $why ->
        [used-before] Het huis heeft hetzelfde getal al eens gebruikt, dus het was niet meer geheim.
       *[other] Het huis had een ander getal opgeborgen dan het getal dat het gebruikte.
    }
   *[unknown] Je kwam later: dit toestel heeft niet gezien dat het huis zijn getal opborg. Dat zegt alleen de server.
 }
luck-seal = { $is ->
    [yes] Het zegel is hetzelfde dat dit toestel zag voordat er een getal verteld werd.
    [no] Het zegel is niet hetzelfde dat dit toestel voor de eerste kaart zag.
   *[unknown] Je kwam later: dit toestel heeft het zegel niet gezien. Alleen de server zegt wanneer het gemaakt is.
 }
luck-own = { $is ->
    [yes] Het eigen getal van dit toestel zit in het geluk.
    [no] Het getal van dit toestel is weggelaten, al had de server het aangenomen.
   *[unknown] { $why ->
        [watched] Dit toestel keek alleen mee en gaf geen getal.
       *[other] Het getal van dit toestel zit niet in het geluk: het kwam te laat.
    }
 }
luck-seed = { $is ->
    [yes] Het getal van het huis is het getal dat het had opgeborgen.
   *[no] Het getal van het huis is niet het getal dat het had opgeborgen.
 }
luck-contributions = { $is ->
    [yes] Elk toestel vertelde het getal dat het had opgeborgen.
   *[no] Een toestel vertelde een ander getal dan het had opgeborgen.
 }
luck-luck = { $is ->
    [yes] Elke worp en elke kaart volgt uit deze getallen.
    [no] Een worp of een kaart volgt niet uit deze getallen.
   *[unknown] { $why ->
        [typed] Het geluk kwam niet uit verzegelde getallen: het is ingetypt, of het potje ging verder uit een ander.
       *[other] Het huis heeft zijn getal niet verteld.
    }
 }
luck-moves = { $is ->
    [yes] De zetten van dit toestel staan in het verslag.
    [no] Een zet van dit toestel staat niet in het verslag.
   *[unknown] Op dit toestel is geen zet gedaan.
 }
luck-beacon = { $why ->
    [dark] Het openbare baken was vooraf genoemd, maar gaf geen antwoord.
   *[other] Een ronde van een openbaar baken was vooraf genoemd en is erdoor gemengd. Wat het baken gaf, kun je daar opzoeken.
 }
luck-rules = Dat elke zet mocht, en hoe groot de kans op elke kaart was, zegt alleen de server. “cheeseboard verify” kijkt het na op je eigen computer.
review = Hoe ging het?
review-thinking = Alles nog eens bekijken … dat duurt even.
review-failed = Dat kon nu even niet berekend worden.
review-chances = Ieders kans om te winnen, stap voor stap
review-numbers = De getallen
review-step = Stap
ledger-from-to = van { $start } % naar { $end } %
ledger-own = eigen keuzes
ledger-others = de anderen
ledger-luck = geluk

## Herhaling

replay-scrub = Waar in het potje
replay-at = { $step } van { $steps }
replay-back = Eén stap terug
replay-next = Eén stap verder
replay-run = Speel af
replay-stop = Stop
replay-eyes = Wie kijkt
eyes-open = Alle kaarten open
eyes-watcher = Als kijker
eyes-seat = Met de ogen van { $name }
play-on = Speel hier verder

## Als er iets ontbreekt

lost-not-found = Hier liggen alleen kruimels
    .says = Deze pagina bestaat niet.
lost-no-such-room = Die kamer is er niet
    .says = Niemand kent die code. Is hij goed getypt? Oude kamers worden na een tijdje opgeruimd.
lost-no-such-match = Dat potje is er niet
    .says = Deze link is niet volledig. Is hij helemaal gekopieerd?
lost-closed = De kamer is gesloten
    .says = De spelleider heeft iedereen naar huis gestuurd. Welterusten!
lost-not-a-guest = Je zit niet meer aan deze tafel
    .says = De spelleider heeft je plaats weggegeven.
lost-server-away = De server is weg
    .says = Staat hij aan, en zit je in zijn netwerk? Er is niets verloren: elke zet is bewaard.
lost-other-protocol = Deze pagina is oud
    .says = De server is nieuwer. Laad de pagina opnieuw.
server-away = De server is weg. Probeer het zo nog eens.

## Instellingen

settings-language = Taal
settings-theme = Kleuren
theme-system = zoals het toestel
theme-light = daglicht
theme-dark = kaarslicht
settings-speed = Hoe snel alles beweegt
speed-slow = langzaam
speed-normal = normaal
speed-fast = snel
speed-instant = meteen
settings-sound = Geluiden
settings-sound-says = Kleine, uit onze keuken.
settings-child = Grote knoppen
settings-child-says = Voor kleine handen en grote vingers.
settings-aloud = Voorlezen
settings-aloud-says = Wat er gebeurt wordt uitgesproken, en als jij aan de beurt bent ook de vraag.
settings-keys = Lettertoetsen
settings-keys-says = Snel naar iets toe, zoals met R naar de regels. Druk op ? voor de lijst.
settings-steady = Haastige tikken negeren
settings-steady-says = Als een knop net is veranderd, telt een tik voor de oude niet.
settings-confirm = Elke keuze bevestigen
settings-confirm-says = Je kiest een kaart en drukt dan op de gele knop. Staat dit uit, dan is één tik genoeg om te spelen.
settings-nudge = Roep me als ik aan de beurt ben
settings-nudge-says = Een telefoon trilt en de naam van dit tabblad verandert.
fonts = Licentie van de lettertypen

## Toetsen

keys = Toetsen
key-tab = Tab
    .does = naar het volgende deel van de tafel
key-arrows = ← ↑ → ↓
    .does = van kaart naar kaart; in een herhaling stap voor stap
key-enter = Enter
    .does = kiezen, drukken
key-r = R
    .does = de regels
key-u = U
    .does = een zet terugnemen
key-s = S
    .does = niet wachten, nu tonen
key-l = L
    .does = wat er gebeurde
key-help = ?
    .does = deze lijst
key-escape = Esc
    .does = een venster sluiten

# A house without a server

house-waking = De tafel wordt gedekt …
house-failed = Het huis ging niet open.
house-packed = Alles is ingepakt. Cheeseboard gaat nu ook open zonder netwerk.
house-friends = Vrienden ver weg?
    .says = Daarvoor is een huis met een server nodig. Typ het adres, of lees de code met een camera.
    .address = Adres van een huis
open-record = Een bewaard potje openen
    .not = Dit is geen bewaard potje.

## Phone to phone

friend-near = Vrienden vlakbij?
friend-join = Naar de telefoon van een vriend
    .says = Is je vriend in dezelfde kamer? Dan praten jullie telefoons direct met elkaar, zonder internet.
friend-invite = Een telefoon uitnodigen
    .says = Voor vrienden in dezelfde kamer: hun telefoons praten direct met deze, zonder internet.
friend-here = { $count ->
    [0] Er is nog geen andere telefoon verbonden.
    [one] Eén telefoon is verbonden.
   *[other] { $count } telefoons zijn verbonden.
 }
friend-stay = Deze telefoon is nu de tafel. Laat deze pagina open, dan kunnen de anderen spelen.
friend-is-table = De telefoon van { $name } is de tafel. Daar worden meer telefoons uitgenodigd.
friend-show-this = Laat deze code aan de camera van de andere telefoon zien.
friend-look-back = Dan toont de andere telefoon ook een code. Kijk ernaar met deze camera.
friend-look = Tik op de telefoon van je vriend op ‘Een telefoon uitnodigen’. Kijk dan met deze camera naar de code.
friend-invited = { $name } nodigt je uit!
friend-show-back = Laat deze code nu aan de telefoon van { $name } zien.
friend-begins = Zodra die je code heeft gezien, doe je mee.
friend-invitation-code = De uitnodiging, als code om te scannen
friend-answer-code = Je antwoord, als code om te scannen
friend-text = Hetzelfde als tekst
friend-copy = Als tekst kopiëren
friend-paste = Geen camera? Plak de tekst hier.
friend-go-on = Verder
friend-not = { $wanted ->
    [offer] Dit is geen hele uitnodiging. Kopieer alles, alsjeblieft.
   *[answer] Dit is niet het antwoord op deze uitnodiging. Kopieer alles, alsjeblieft.
 }
friend-back = Wie komt terug?
    .says = Is die pagina nog open, dan is één code genoeg. Tik op een naam.
    .shows = Laat de andere telefoon een code zien? Kijk ernaar met deze camera.
friend-lost = { $count ->
    [one] { $names } is niet meer verbonden.
   *[other] { $names } zijn niet meer verbonden.
 }
    .again = Weer binnenlaten
    .later = Niet nu
friend-camera = De camera gebruiken
friend-camera-on = Wat de camera ziet
friend-camera-off = De camera uitzetten
friend-no-camera = De camera werkt hier niet. Kopieer en plak de tekst.
friend-connecting = De telefoons zoeken elkaar …
friend-connected = Verbonden!
friend-done = Klaar
friend-another = Nog een telefoon uitnodigen
friend-failed = De telefoons hebben elkaar niet gevonden. Zitten ze op dezelfde wifi? Probeer het dan nog eens.
friend-no-network = Deze telefoon zit op geen enkel netwerk. Ga op wifi of open een hotspot. Is dat al gebeurd, sta dan de camera toe en probeer het nog eens.
friend-handed = { $how ->
    [yes] Bedankt! Je kunt deze pagina sluiten en teruggaan naar de tafel.
    [no] Niemand wacht hier op dit antwoord. Tik nog eens op ‘Een telefoon uitnodigen’.
   *[soon] Een ogenblik …
 }
friend-away = De telefoon van { $name } is de tafel, en die is er even niet. Het potje wacht; er gaat niets verloren.
    .again = Weer binnenkomen
    .tries = Het probeert het vanzelf opnieuw …
    .anew = Hier opnieuw beginnen
friend-look-again = Tik op de telefoon van { $name } op ‘Weer binnenlaten’ en dan op je naam. Kijk met deze camera naar de code.
friend-show-again = Tik op de telefoon van { $name } op ‘Weer binnenlaten’ en dan op ‘De camera gebruiken’. Laat deze code zien.
friend-two-codes = Lukt dat niet, dan is de pagina van { $name } intussen dichtgegaan en zijn er twee nieuwe codes nodig.
    .go = Met twee codes
friend-anew-says = De verborgen kaarten staan alleen op de telefoon van { $name }: dit potje kan alleen daar verdergaan. Hier kun je met dezelfde mensen een nieuw beginnen.
friend-server = Met hulp van een server
    .says = Een Cheeseboard-server kan beide codes doorgeven, en verder niets. Dan is één woord genoeg.
    .word = Het woord:
    .ask = Een woord vragen
    .away = Die server antwoordt niet.
    .nobody = Niemand antwoordt op dit woord.

## Who we are, and another match

who-title = Jij en je muis
who-name = Naam
who-face = Gezicht
who-draw = Trek een andere muis
who-done = Dat ben ik!
who-change = Wijzig
who-change-name = { $name }. Naam en gezicht wijzigen
who-you = Je speelt als
face-bow = Muis met een strik
face-cap = Muis met een pet
face-flower = Muis met een bloem
face-scarf = Muis met een sjaal
face-cook = Muis met een koksmuts
face-star = Muis met een sterrenbril
face-wool = Muis met een wollen muts
face-music = Muis met een koptelefoon
face-curl = Muis met een krul
face-pot = Muis met een pan op het hoofd
face-straw = Muis met een strohoed
face-beret = Muis met een baret
people-title = Wie speelt er?
people-says = Iedereen kiest een naam en een gezicht. Het toestel gaat rond.
family = Mix
mouse-family = { $names }: ze spelen allemaal anders.
lobby-all-here = Iedereen is er. Daar gaan we!
lobby-empty = { $count ->
    [one] Er is nog één plaats leeg.
   *[other] Er zijn nog { $count } plaatsen leeg.
 } Laat je vrienden de code zien, of begin: muizen spelen daar tot er iemand komt.
lobby-free = Lege plaats
lobby-until = { $name } speelt tot er iemand komt
lobby-you-are-in = Je doet mee!
lobby-pick = Wie speelt hier?
lobby-change-chair = Wijzig
lobby-host = spelleider
pick-me = Ik, op dit toestel
again-waits = We wachten op { $names } …
again-yes = wil nog een keer
again-look = kijkt nog
again-not-yet = Nog niet
again-without = Verder zonder { $names }
again-play-without = Speel zonder { $name }
again-gone-on = De anderen zijn al verder. Neem je tijd!
again-come = Ga mee
again-change = Ander spel, andere plaatsen of muizen
luck-locked = Het geluk is opgeborgen. Het zegel:
luck-more = Wat is dat?
setting-names = Namen mogen getypt worden
setting-names-says = Anders kiest iedereen er een uit de lijst.

## Open spellen

open-mine = Jij bent aan de beurt
open-other = { $name } is aan de beurt
open-lobby = Nog niet begonnen
open-over = Afgelopen
open-with = Met { $names }
open-all = Toon alle { $count }

## Een nieuwe sleutel

key-title = Speelt iemand anders onder jouw naam?
key-says = Wie deze browser heeft gebruikt, heeft misschien de sleutel van jouw plaats. Met een nieuwe sleutel speelt alleen deze browser voor jou, en wie de oude heeft, wordt weggestuurd. Je houdt je plaats en je kaarten.
key-new = Nieuwe sleutel maken
key-done = Klaar. Alleen deze browser heeft de nieuwe sleutel.

## Een seintje als je aan de beurt bent

nudge-button = Geef me een seintje als ik aan de beurt ben
nudge-says = Speel over meerdere dagen: sluit deze pagina, en je toestel geeft een seintje als je aan de beurt bent.
nudge-yes = Ja, geef me een seintje
nudge-on = Dit toestel geeft een seintje als je in deze kamer aan de beurt bent.
nudge-stop = Geen seintje meer
nudge-none = Deze server kan dat niet. Wie hem beheert, kan het toevoegen.
nudge-secure = Daarvoor moet het adres van deze pagina met https:// beginnen. Wie de server beheert, kan dat regelen.
nudge-browser = Deze browser kan dat niet. Zet de pagina op een iPhone of iPad eerst op het beginscherm.
nudge-denied = Je browser toont geen meldingen van deze pagina. In de instellingen kun je ze toestaan.
nudge-offline = De pushdienst van je browser antwoordt niet. Die heeft internet nodig.
nudge-away-server = De server antwoordt niet. Probeer het later nog eens.
nudge-away = In deze kamer speelt een bot voor je als je { $seconds } seconden weg bent.
nudge-clock = In deze kamer speelt na { $seconds } seconden een bot voor je.
nudge-wait = Liever op iedereen wachten
nudge-ask-host = De spelleider kan dat veranderen.
nudge-quiet = Stille uren
nudge-quiet-says = Dan komt er niets. Daarna krijg je een seintje, als je nog aan de beurt bent.
nudge-from = Van
nudge-until = Tot
nudge-what = Wat wordt er gestuurd, en naar wie?
nudge-sent = Eén zin: “Jij bent aan de beurt bij { $game }”. Eén keer per beurt, en alleen als deze pagina dicht is. Geen kaarten, geen namen.
nudge-to-whom = Hij gaat via de pushdienst van de maker van je browser: Google, Mozilla, Apple of Microsoft. De zin is versleuteld. Zij zien dat deze server je toestel iets stuurt, en wanneer, maar niet wat. De server bewaart het pushadres van je browser tot je het uitzet.
nudge-how-to-stop = Het stopt als je op “{ nudge-stop }” tikt, als de kamer wordt gesloten of als je meldingen in de instellingen van de browser verbiedt.
hook-title = Ook elders een seintje
hook-says = Home Assistant, een chat of een ander webadres hoort wie aan de beurt is: de kamer, het spel en de naam, verder niets.
hook-url = Webadres
hook-yes = Daar een seintje geven
hook-secret = Elk bericht is ondertekend met dit geheim. Kopieer het nu, het is maar één keer te zien:
hook-on = Een webadres hoort wie aan de beurt is.
hook-stop = Daar geen seintje meer

# Deals that others play too, my games, a whole evening

home-also = Nog meer te spelen
daily = Het spel van de dag
daily-says = Eén per spel en per dag, voor iedereen hetzelfde: dezelfde kaarten en dobbelstenen, dezelfde muizen.
daily-before = Een dag terug
daily-after = Een dag verder
daily-against = Tegen { $names }
daily-play = { $game } spelen
daily-again = { $game } nog eens spelen
daily-fair = Hetzelfde geluk: wat betekent dat?
daily-fair-says = Iedereen die dit speelt, heeft hetzelfde geluk. Het volgt uit de datum en de versie van Cheeseboard en is dus geen geheim: wie het uitrekent, kan vooruitkijken. Wordt het geluk voor de eerste, tweede of derde keer hetzelfde gevraagd, dan krijgt iedereen hetzelfde antwoord, wat je ook gespeeld hebt: de derde worp is voor iedereen gelijk. Speel je anders, dan komen er andere vragen. Een uitslag laat zien dat elke zet mocht en dat het geluk dat van de dag was. Ze kan niet laten zien dat niemand vooruitkeek of het vaker probeerde.
beat = Versla mijn potje
beat-line = Kun jij het beter?
beat-title = { $won ->
    [yes] { $name } won met { $points }. Lukt jou dat ook?
   *[no] { $name } haalde { $points }. Kun jij het beter?
 }
beat-day = Het spel van { $day }. Iedereen heeft hetzelfde geluk.
beat-release = { $release ->
    [none] Het is het spel van een eerder Cheeseboard.
   *[other] Het is het spel van Cheeseboard { $release }.
 } Hier heeft die dag een ander spel, met een eigen lijst.
beat-same = Je krijgt hetzelfde geluk, tegen dezelfde muizen.
beat-play = Dit wil ik spelen
beat-look = Eerst het potje bekijken
beat-no-link = Dat is geen link naar een uitslag.
beat-not-here = Dit kan hier niet gespeeld worden: het hoort bij andere regels of is te lang.
beat-fair-says = Je krijgt het geluk van dat potje. Wordt het voor de eerste, tweede of derde keer hetzelfde gevraagd, dan antwoordt het zoals daar: dezelfde eerste kaarten, dezelfde derde worp. Speel je anders en komt er een nieuwe vraag, dan ligt ook dat antwoord vast, hetzelfde voor iedereen die het probeert. Wie het potje gezien heeft, weet wat er komt. Voor de andere mensen van dat potje speelt een muis.
board = Onze uitslagen
board-place = Plaats
board-who = Wie
board-points = Punten
board-more = Meer
board-won = gewonnen
board-lost = niet gewonnen
board-mine = hier gespeeld
board-replay = Het potje van { $name } bekijken
board-remove = De uitslag van { $name } van het bord halen
board-add = Heeft iemand je een uitslag gestuurd?
board-add-says = Plak de link hier. Het potje wordt volgens de regels opnieuw gespeeld; alleen als alles klopt, komt de uitslag op het bord van dit toestel.
board-check = Nakijken
board-refused = Deze uitslag telt niet.
board-flaw = { $why ->
    [forged] De link is beschadigd, of het geluk klopt niet.
    [not-over] Het potje is niet uitgespeeld.
    [other-rules] Er is met andere regels gespeeld.
    [other-mice] Er is tegen andere muizen gespeeld.
   *[others-played] Iemand anders heeft een paar zetten gedaan.
 }
board-checked = Opnieuw gespeeld en alles klopt: elke zet mocht, en het geluk is het juiste.
share-result = Mijn uitslag laten zien
share-beat = Versla jij mijn potje?
share-says = Je uitslag als link die iedereen kan nakijken. Plaatje en tekst verraden geen kaarten.
share-beat-says = Iemand anders krijgt hetzelfde geluk en dezelfde muizen. In de link zit het potje met de namen.
share-alt = Een plaatje van de uitslag: { $scores }
share-text = Link versturen
share-picture = Plaatje bewaren
share-foot = Hetzelfde geluk voor iedereen. Kun jij het beter?
deal-day = Dat was het spel van { $day }: iedereen had hetzelfde geluk.
deal-same = Je had hetzelfde geluk als in het potje dat je wilde verslaan.
deal-tag = Het spel van de dag: iedereen heeft hetzelfde geluk.
deal-tag-same = Hetzelfde geluk als in het potje dat je wilt verslaan.
luck-day = { $is ->
    [yes] Het geluk is dat van de dag: iedereen had het, en iedereen had het vooraf kunnen weten.
    [no] Het geluk is niet dat van de dag.
   *[unknown] Het potje is niet uit, dus het geluk kan nog niet nagekeken worden.
 }
luck-same = Het geluk is dat van een ander potje. Het huis kijkt het na met de regels.
luck-shared = Nagekeken op dit toestel: dit is het geluk van de dag. Het is voor iedereen hetzelfde en geen geheim.
luck-shared-same = Het geluk van een ander potje, geen geheim. Het huis kijkt het na met de regels, deze pagina alleen kan dat niet.
mine = Mijn spellen
mine-says = Wat je op dit toestel gespeeld hebt. Het blijft hier: niemand anders ziet het, tenzij je het bewaart en weggeeft.
mine-empty = Nog niets. Speel een potje uit, dan staat het hier.
mine-rates = Hoe vaak win je?
mine-rate = Met { $name } aan tafel won je { $won } van de { $of }. Van honderd andere zou je er ergens tussen { $low } en { $high } winnen.
mine-rate-game = { $game }: { $won } van de { $of } gewonnen. Van honderd andere zou je er ergens tussen { $low } en { $high } winnen.
mine-by-game = Spel voor spel
mine-by-month = Maand voor maand
mine-change = { $change ->
    [more] In { $month } won je vaker dan daarvoor, en niet alleen door geluk.
    [less] In { $month } won je minder vaak dan daarvoor, en niet alleen door geluk.
   *[luck] Of { $month } beter of slechter was dan de tijd daarvoor, kan nog geluk zijn.
 }
mine-how-sure = Waarom twee getallen?
mine-how-sure-says = Een paar potjes zeggen weinig, want het geluk speelt mee. De twee getallen zeggen hoe ver het ernaast kan zitten; 19 van de 20 keer ligt de waarheid ertussen. Hoe meer je speelt, hoe dichter ze bij elkaar komen. Alleen potjes tellen waarin één mens op dit toestel speelde.
mine-matches = { $count ->
    [one] Eén potje
   *[other] { $count } potjes
 }
mine-won = Gewonnen met { $points }, tegen { $names }
mine-lost = { $points } tegen { $names }
mine-together = Samen op dit toestel: { $names }
mine-luck = Geluk: { $luck } %, je eigen keuzes: { $own } %
mine-remove = { $game } van { $when } wissen
mine-more = Meer laten zien
mine-file = Bewaren of wissen
mine-file-says = Alle potjes, uitslagen en opgeloste puzzels van dit toestel als één bestand: om te bewaren of voor een ander toestel.
mine-save = Als bestand bewaren
mine-open = Bestand openen
mine-clear = Alles wissen
mine-cleared = { $count ->
    [one] Eén potje is weg.
   *[other] { $count } potjes zijn weg.
 }
mine-undo = Terugzetten
mine-no-file = Dat is geen bestand met potjes van hier.
mine-opened = { $count ->
    [one] Er is nu één potje.
   *[other] Er zijn nu { $count } potjes.
 }
stamps = Stempels
stamps-count = { $count } van de { $of }
stamp-mouse = Eerste keer gewonnen van { $name }
stamp-game = Eerste keer { $name } gewonnen
stamp-clean = Een potje zonder fout
stamp-unlucky = Gewonnen ondanks pech
stamp-comeback = Gewonnen na een achterstand
stamp-days = Zeven spellen van de dag
stamp-all-games = Elk spel gewonnen
stamp-not-yet = Nog niet
learning = Wat je kunt leren
learning-empty = Bekijk na een potje “Hoe ging het?” helemaal. Dan staat hier wat beter kan.
learning-theme = { $game }: je koos “{ $move }”, beter was “{ $best }”. { $times ->
    [one] Tot nu toe één keer.
   *[other] Zoiets al { $times } keer.
 }
evening = Een hele avond
evening-says = Meerdere spellen achter elkaar op dit toestel. Elke winst geeft een kroon, en wie de minste kronen heeft, mag kiezen.
evening-games = Welke spellen?
evening-begin = De avond beginnen
evening-room = Met vrienden op andere toestellen: open een kamer zoals altijd. Na het tweede potje worden ook daar de kronen geteld.
evening-won = { $count ->
    [one] { $names } heeft de avond gewonnen!
   *[other] { $names } hebben de avond samen gewonnen!
 }
evening-crowns = Kronen
evening-match = { $game }: { $names }
evening-chooses = { $name } heeft de minste kronen en mag kiezen. Wat dacht je van { $game }?
evening-next = Wat dachten jullie van { $game }?
evening-play = Nu: { $game }
evening-other = Een ander spel …
evening-end = Dat was het

## Puzzels

puzzles = Puzzels oplossen
    .says = { $puzzles } tafels uit echte potjes. Eén antwoord is goed, en je ziet waarom.
puzzle-step = Laat zien: stap { $step } van { $steps }
puzzle-again = Nog eens
puzzle-next = Volgende puzzel
puzzle-which = Andere puzzels kiezen
puzzle-level = Hoe moeilijk?
puzzle-theme = Waarover?
puzzle-all = alle
puzzle-kept = { $fitting } om uit te kiezen. Opgelost op dit toestel: { $solved }. Langste reeks: { $best }.
puzzle-leave = Terug naar het spel

## Exercises, and mice that offer the next step

exercises = Kleine oefeningen
    .says = { $exercises } tafels om te proberen wat je hebt geleerd.
exercise-next = Volgende oefening
exercises-done = Dat was de laatste oefening. Je kunt gaan spelen!
hello-exercises = Wil je het zelf proberen? Ik heb { $exercises } kleine oefeningen voor je.
hello-first = Hallo, ik ben { $name }! Je weet nu hoe het gaat. Zullen we spelen?
hello-next = Hallo, ik ben { $name }! Je hebt { $wins } keer van { $other } gewonnen. Zullen we spelen?
hello-puzzles = Goed gespeeld! Je hebt { $wins } keer van mij gewonnen, en niemand hier speelt beter. Houd je van puzzels?
hello-play = Speel tegen { $name }
hello-later = Nog niet
learning-puzzles = Oefenen met puzzels: { $theme }

## The lab

lab = Voor wie spellen bedenkt
    .says = Andere regels, duizenden potjes van muizen: is het eerlijk, diep, lang?
lab-intro = Verander de regels en laat muizen spelen. Wat hun potjes zeggen, geldt alleen voor muizen: of het leuk is, moeten mensen ontdekken.
lab-usual = De gewone regels
lab-try = Probeer { $games } potjes
lab-stop = Stop
lab-play = Speel het nu
lab-friends = Speel het met anderen
lab-begun = De muizen spelen.
lab-done = De muizen hebben { $played } potjes gespeeld. Hier staat wat ze zeggen.
lab-found = Wat de potjes zeggen
lab-waiting = De muizen gaan zitten …
lab-playing = { $played } van { $games } potjes
lab-ended = De muizen hebben { $played } van { $games } potjes gespeeld. De opdracht aan het eind speelt ze allemaal.
lab-old = Je hebt hierboven de regels veranderd. Deze cijfers horen bij de regels van daarvoor.
lab-endless = Zo’n potje kan te lang duren. Verander de huisregels.
lab-key-seen = gezien, en waar de waarheid ligt
lab-key-fair = wat eerlijk zou zijn
lab-key-usual = met de gewone regels
lab-compared = Gewone regels: { $usual } ({ $moved })
lab-save = Bewaar het rapport
