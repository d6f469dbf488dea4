### Cheese Chase

title = Cheese Chase
tagline = Katze, Maus oder Käse: Wer bist du jetzt, und wer bist du gleich?

## Was geschieht

event-card-dealt = { $seat-is ->
    [you] Du bekommst
   *[other] { $seat } bekommt
 } { $place ->
    [1] eine Karte.
   *[other] noch eine Karte.
 }
event-dealt-card-seen = Als { nth-place } Karte { $only-is ->
    [you] bekommst du
   *[other] bekommt { $only }
 } { $card ->
    [cat] die Katze.
    [mouse] die Maus.
   *[other] Käse { $card }.
 }
event-card-looked-at = { $seat-is ->
    [you] Du schaust dir deine eigene
   *[other] { $seat } schaut sich die eigene
 } { nth-place } Karte an.
event-own-card-seen = { $only-is ->
    [you] Deine { nth-place } Karte
   *[other] Die { nth-place } Karte von { $only }
 } ist { $card ->
    [cat] die Katze.
    [mouse] die Maus.
   *[other] Käse { $card }.
 }
event-card-drawn = { $seat-is ->
    [you] Du ziehst
   *[other] { $seat } zieht
 } die{ $place ->
    [0] {""}
   *[other] {" "}{ nth-place }
 } Karte bei { $owner-is ->
    [you] dir.
   *[other] { $owner }.
 }
event-drawn-card-seen = Bei { $owner-is ->
    [you] dir
   *[other] { $owner }
 } { $seat-is ->
    [you] findest du
   *[other] findet { $seat }
 } { $card ->
    [cat] die Katze!
    [mouse] die Maus!
   *[other] Käse { $card }.
 }
event-mouse-caught = Katze trifft Maus! Eine { $seat-is ->
    [you] hattest du
   *[other] hatte { $seat }
 }, die andere { $owner-is ->
    [you] du.
   *[other] { $owner }.
 }
event-cheese-shown = { $seat-is ->
    [you] Du zeigst
   *[other] { $seat } zeigt
 } Käse { $cheese }.
event-pair-shown = Pieps! { $seat-is ->
    [you] Du zeigst
   *[other] { $seat } zeigt
 } die Maus und Käse { $cheese }.
event-cheese-crossed-out = Mampf! Käse { $cheese } ist durchgestrichen.
event-card-returned = { $seat-is ->
    [you] Du behältst
   *[other] { $seat } behält
 } heimlich eine Karte. Die andere geht zurück an { $owner-is ->
    [you] dich.
   *[other] { $owner }.
 }
event-kept-card-seen = Psst! { $only-is ->
    [you] Du behältst
   *[other] { $only } behält
 } { $kept ->
    [cat] die Katze
    [mouse] die Maus
   *[other] Käse { $kept }
 }. Zurück geht { $returned ->
    [cat] die Katze.
    [mouse] die Maus.
   *[other] Käse { $returned }.
 }
event-returned-card-seen = { $seat } gibt { $only-is ->
    [you] dir
   *[other] { $only }
 } { $card ->
    [cat] die Katze.
    [mouse] die Maus.
   *[other] Käse { $card }.
 }
event-cheeses-used-up = Jeder Käse ist durchgestrichen! Wer hat die Katze?
event-turns-used-up = Das war der letzte Zug: Das Spiel ist aus.
event-cat-found = Miau! { $seat-is ->
    [you] Du hattest
   *[other] { $seat } hatte
 } die Katze.

## Was du tun kannst

move-look = Deine { nth-place } Karte anschauen
move-draw = Die Karte von { $seat } ziehen
move-draw-from-row = Bei { $seat } die { nth-place } Karte ziehen
move-show = Käse { $cheese } zeigen
move-show-mouse = Die Maus und Käse { $cheese } zeigen
move-catch = Die Katze und die Maus zeigen
move-keep = { $card ->
    [cat] Die Katze behalten
    [mouse] Die Maus behalten
   *[other] Käse { $card } behalten
 }
prompt-look = Welche deiner eigenen Karten möchtest du anschauen?
prompt-draw = Wessen Karte möchtest du ziehen?
prompt-draw-from-row = Jetzt zieh eine Karte bei jemand anderem. Welche?
prompt-show = Was zeigst du?
prompt-show-mouse = Du hast Maus und Käse: Zeig beide.
prompt-catch = Du hast die Katze und die Maus! Zeig beide.
prompt-keep = Welche Karte behältst du? Die andere geht zurück.
look-look = Denk an deine eigenen Karten. Mit welcher könnten sich Katze und Maus treffen?
look-draw = Wer hat bei wem gezogen, und was wurde gezeigt? Überleg, wohin Katze und Maus gelaufen sind.
look-draw-from-row = Schau auf die Reihe von { $seat }. Was weißt du noch davon?
look-show = Schau, welche Käse durchgestrichen sind. Was lernen die anderen aus dem, was du zeigst?
look-show-mouse = Schau, welche Käse durchgestrichen sind. Was lernen die anderen aus dem, was du zeigst?
look-catch = Schau dir die zwei Karten in deiner Hand an!
look-keep = Denk an deinen nächsten Zug. Welche Karte hättest du dann gern?

## Rat

reason-look = { $percent ->
    [0] Katze und Maus können sich in diesem Zug nicht treffen. Es ist gleich, welche Karte du anschaust.
   *[other] Mit deiner { nth-place }n Karte treffen sich Katze und Maus am ehesten: { $percent } %, wenn du gut ziehst.
 }
reason-look-too = Mit deiner { nth-place }n Karte treffen sich Katze und Maus mit { $percent } %, wenn du gut ziehst. Und du siehst wieder, was dort liegt.
reason-look-open = Katze und Maus können sich in diesem Zug nicht treffen. Deine { nth-place } Karte ist mit { $percent } % ein Käse, der noch nicht durchgestrichen ist: Mit der Maus gezeigt, wäre er es.
reason-hunt-mouse = Du hast die Katze. { $percent ->
    [0] Bei den anderen ist die Maus nicht, also zieh irgendeine Karte.
    [100] Und du weißt, wo die Maus ist: Fang sie bei { $owner }!
   *[other] Die Maus ist am ehesten dort bei { $owner }: { $percent } %.
 }
reason-hunt-cat = Du hast die Maus. { $percent ->
    [0] Bei den anderen ist die Katze nicht, also zieh irgendeine Karte.
    [100] Und du weißt, wo die Katze ist: Zieh sie bei { $owner }, und du gewinnst!
   *[other] Die Katze ist am ehesten dort bei { $owner }: { $percent } %. Ziehst du sie, gewinnst du.
 }
reason-avoid-cat = Du hast die Maus und darfst der Katze nicht begegnen. { $percent ->
    [0] Dort bei { $owner } kann sie nicht sein.
   *[other] Dort bei { $owner } ist sie am wenigsten zu erwarten: { $percent } %.
 }
reason-wander = Seit { $rounds } Runden ist niemand gefangen, denn was man zieht, wird einem gleich wieder weggezogen. Zieh also reihum bei allen: Jetzt ist { $owner } dran.
reason-seek = { $percent ->
    [0] Bei den anderen sind weder Katze noch Maus, also zieh irgendeine Karte.
    [100] Dort bei { $owner } ist sicher die Katze oder die Maus.
   *[other] Katze oder Maus ist am ehesten dort bei { $owner }: { $percent } %.
 }
reason-seek-mouse = Die Maus ist am ehesten dort bei { $owner }: { $percent } %. Mit deinem Käse gezeigt, streicht sie ihn durch.
reason-seek-open = Dein Käse ist schon durchgestrichen. Dort bei { $owner } ist am ehesten einer, der es noch nicht ist: { $percent } %.
reason-elsewhere = { $percent ->
    [0] Dort bei { $owner } ist weder Katze noch Maus: Viel kann dir da nicht geschehen.
   *[other] Dort bei { $owner } kann die Katze oder die Maus sein: { $percent } %. Anderswo wären deine Chancen besser, aber damit rechnen auch die anderen.
 }
reason-catch = Du hast Katze und Maus in der Hand: Die Jagd ist aus!
reason-only = Etwas anderes darfst du nicht zeigen.
reason-cross-last = Käse { $cheese } ist der letzte. Streich ihn durch, und du gewinnst { $percent ->
    [100] sicher
   *[other] mit { $percent } %
 }: Es verliert nur, wer die Katze hat.
reason-cross-late = Die Jagd dauert schon { $rounds } Runden. Streich Käse { $cheese } durch, damit sie ein Ende nimmt.
reason-cross = Käse { $cheese } wird durchgestrichen, und das bringt das Ende näher. Aber nun wissen alle, wo die Maus gerade war.
reason-tell-mouse = Nun wissen alle, wo die Maus gerade war, und das bringt Schwung in die Jagd.
reason-hide-mouse = Zeig nur Käse { $cheese }. Niemand muss wissen, dass du die Maus hast.
reason-show-crossed = Käse { $cheese } ist schon durchgestrichen. Ihn zu zeigen verrät wenig.
reason-show-open = Käse { $cheese } ist noch nicht durchgestrichen. Zeigst du ihn, wissen die anderen, wo man ihn durchstreichen könnte.
reason-show-either = Beide Käse verraten gleich viel. Zeig irgendeinen.
reason-keep = Behältst du { $card ->
    [cat] die Katze
    [mouse] die Maus
   *[other] Käse { $card }
 }, ist deine Chance auf einen Fang im nächsten Zug { $percent } %, so wie die Karten jetzt liegen; sonst { $otherwise } %.
reason-keep-clear = { $percent ->
    [0] Dann liegen Katze und Maus in derselben Reihe, und im nächsten Zug kann niemand fangen. Sonst lägen sie vielleicht getrennt: { $otherwise } %.
   *[other] Dann liegen Katze und Maus mit { $percent } % in verschiedenen Reihen und können im nächsten Zug gefangen werden. Mit der anderen Karte wären es { $otherwise } %.
 }
reason-keep-either = Welche Karte du auch behältst, deine Chance auf einen Fang im nächsten Zug ist gleich.

## Was der Zufall tut

move-deal = Die nächste Karte ist { $card ->
    [cat] die Katze
    [mouse] die Maus
   *[other] Käse { $card }
 }
move-card = Es ist { $card ->
    [cat] die Katze
    [mouse] die Maus
   *[other] Käse { $card }
 }
move-cat = { $seat-is ->
    [you] Du hattest
   *[other] { $seat } hatte
 } die Katze

## Wie die Dinge heißen

card-mouse = Maus
card-cat = Katze
kept-mouse = Maus
kept-cat = Katze
returned-mouse = Maus
returned-cat = Katze
nth-place = { $place ->
    [1] erste
    [2] zweite
    [3] dritte
   *[other] vierte
 }

## Was verborgen ist

chance-cat = wer die Katze hat
chance-mouse = wer die Maus hat
chance-row = { $things ->
    [one] { $seat-is ->
        [you] deine { nth-place } Karte
       *[other] die { nth-place } Karte von { $seat }
     }
   *[other] { $seat-is ->
        [you] deine { $place } Karte
       *[other] die { $place } Karte von { $seat }
     }
 }
chance-held = { $things ->
    [one] die Karte von { $seat }
   *[other] die Karten von { $seat }
 }
chance-deal = die nächste Karte, die ausgeteilt wird
outcome-card = Käse { $card }

## Hausregeln

option-mouse-draws-cat = Katze trifft Maus
    .says = Wer gewinnt, wenn Katze und Maus sich treffen.
option-mouse-draws-cat-active = wer am Zug ist
option-mouse-draws-cat-cat-owner = wer die Katze hatte
option-pair-show = Maus und Käse
    .says = Ob man beide zusammen zeigen darf oder muss, wenn der Käse dann durchgestrichen wird.
option-pair-show-may = man darf
option-pair-show-must = man muss
option-pair-show-crossed = Maus und durchgestrichener Käse
    .says = Ob man die Maus mit einem Käse zeigen darf, der schon durchgestrichen ist.
option-turn-cap = Längstes Spiel
    .says = Nach so vielen Zügen je Spieler ist das Spiel aus.
option-at-cap = Nach dem letzten Zug
    .says = Was geschieht, wenn die Züge aufgebraucht sind.
option-at-cap-draw = niemand gewinnt
option-at-cap-cat-loses = wer die Katze hat, verliert
option-hand = Karten für jeden
    .says = Höchstens so viele Karten bekommt im kleinen Spiel jeder Spieler.

## Die Regeln

clause-1 = Die Karten
clause-2 = Der Aufbau
clause-3 = Der Zug
clause-4 = Zeigen
clause-5 = Eine Karte behalten
clause-6 = Das Ende
clause-7 = Hausregeln
clause-8 = Was der Computer sich merkt

## Der Tisch als Text

draw-cheeses = Käse
draw-crossed = X durchgestrichen
draw-held = < > in diesem Zug
draw-place = Platz
draw-card = { $card ->
    [cat] Katze
    [mouse] Maus
   *[other] { $card }
 }
draw-turn = Zug
draw-looked = { $hand ->
    [1] hatte
   *[other] schaut an
 }
draw-drew = zieht
draw-showed = zeigt
draw-kept = behält
draw-own = eigene Karte
draw-now = { $phase ->
    [deal] Die Karten werden ausgeteilt.
    [look] { $seat-is ->
        [you] Dein Zug: Schau eine deiner eigenen Karten an.
       *[other] { $seat } schaut gleich eine eigene Karte an.
     }
    [see-own] { $seat-is ->
        [you] Du schaust eine eigene Karte an.
       *[other] { $seat } schaut eine eigene Karte an.
     }
    [draw] { $seat-is ->
        [you] Dein Zug: Zieh eine Karte bei jemand anderem.
       *[other] { $seat } zieht gleich eine Karte.
     }
    [see-drawn] { $seat-is ->
        [you] Du schaust die gezogene Karte an.
       *[other] { $seat } schaut die gezogene Karte an.
     }
    [show] { $seat-is ->
        [you] Dein Zug: Zeig etwas.
       *[other] { $seat } zeigt gleich etwas.
     }
    [keep] { $seat-is ->
        [you] Dein Zug: Behalte eine der beiden Karten. Die andere geht zurück.
       *[other] { $seat } behält gleich eine der beiden Karten.
     }
    [see-returned] { $seat-is ->
        [you] Du gibst die andere Karte zurück.
       *[other] { $seat } gibt die andere Karte zurück.
     }
   *[find-cat] Wer hat die Katze?
 }
draw-ending = { $ending ->
    [caught] Katze trifft Maus!
    [crossed-out] Jeder Käse ist durchgestrichen!
   *[turns-used-up] Das war der letzte Zug.
 }
draw-cat = { $seat } hatte die Katze.
draw-won = { $winners ->
    [one] * hat gewonnen.
   *[other] * haben gewonnen.
 }

## Die erste Stunde

lesson-1 = Du hast die Katze, Otto versteckt die Maus. Jeder Zug beginnt mit einem Blick in die eigene Reihe: Tipp auf deine erste Karte.
lesson-2 = Jetzt zieh eine von Ottos Karten. Versuch es mit der zweiten!
lesson-3 = Die Maus, neben deinem Käse! Zeig beide, dann wird Käse 3 durchgestrichen.
lesson-4 = Eine behältst du, die andere geht zurück. Tipp auf den Käse und behalte ihn: Dann weißt du, wo die Maus liegt.
lesson-5 = Otto hat deinen Käse 1 gezogen, also liegt die Maus noch dort. Schau deine vierte Karte an: Da schläft die Katze.
lesson-6 = Die Katze ist in deinen Pfoten. Jetzt zieh die Maus: Ottos zweite Karte!
lesson-7 = Katze und Maus in einer Hand. Zeig sie her!
lesson-end = Gewonnen! Bring Katze und Maus zusammen, oder hab die Katze nicht, wenn der letzte Käse durchgestrichen wird.

## Puzzles

puzzle-must-cat = Eine Karte der anderen muss die Katze sein. Welche? Zieh sie.
why-must-cat = Wie auch gegeben und was auch heimlich behalten wurde: Anderswo kann die Katze nicht sein.
puzzle-must-mouse = Eine Karte der anderen muss die Maus sein. Welche? Zieh sie.
why-must-mouse = Wie auch gegeben und was auch heimlich behalten wurde: Anderswo kann die Maus nicht sein.
puzzle-likeliest = Du hast die Katze oder die Maus. Wo ist die andere am ehesten? Zieh sie.
why-likeliest = Von allen Möglichkeiten, wie die Karten liegen können, ist sie in { $worth } dort, anderswo höchstens in { $next }.
theme-catch = Katze trifft Maus
theme-row = Reihen von Karten
theme-hands = Eine Karte für jeden
theme-moved = Sie kann gewandert sein
theme-still = Niemand hat sie berührt

## Übungen nach der ersten Stunde

exercise-1 = Deine Maus wurde gezogen und mit einem Käse gezeigt, und der Käse kam zurück. Wo ist die Maus also jetzt?
exercise-2 = Jemand hat deinen Käse gezogen, ihn zusammen mit der Maus gezeigt und dir deine Karte zurückgegeben. Was hat er also?
exercise-3 = Geh die anderen einzeln durch: Wessen Karte kennst du? Wer bleibt übrig?
exercise-4 = Du hast die Katze. Jemand hatte die Maus in der Hand, zusammen mit einer Karte von dir: Sie ist eine von zweien. Welche davon kannst du ziehen?
exercise-5 = Du hast die Katze. Geh Zug für Zug zurück: Wo kann die Maus sein, und wo nicht?
