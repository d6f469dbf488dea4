### What the lab says of a game.

percent = { $number } %
decimal-mark = ,
thousands-mark = .
title = { $game } zu { $seats }
told = { $played } Partien, { $looked } davon noch einmal angesehen; Startzahl { $seed }, Cheeseboard { $version }

## How sure a figure is

interval = { $low } bis { $high }
interval-less = weniger
interval-more = mehr
interval-unknown = zu wenige Partien, um es zu sagen
interval-constant = in allen { $games } Partien gleich
moved = hat sich geändert: mehr als Zufall, auch unter so vielen Zahlen
perhaps = vielleicht geändert: mehr als Zufall, wäre es die einzige Zahl
noise = kein Unterschied, der mehr als Zufall wäre
unknown = zu wenige Partien, um es zu sagen

## Chairs and roles

section-chairs = Ist es wichtig, wo man sitzt?
    .note = Platz 1 beginnt. Von { $intervals } Spannen verfehlt etwa eine von zwanzig die Wahrheit durch bloßen Zufall.
chair = Platz { $chair }, { $bot }
chair-says = Spielen alle wie { $who }, gewinnt Platz { $chair } { $won }, und { $fair } wären fair: { $is ->
    [better] Dort sitzt man besser.
    [worse] Dort sitzt man schlechter.
   *[same] In { $games } Partien ist kein Unterschied vom Zufall zu unterscheiden.
}
section-roles = Ist es wichtig, was man bekommt?
role = bekommt { $role }, { $bot }
role-says = Spielen alle wie { $who }, gewinnt, wer { $role } bekommt, { $won }, und { $fair } wären fair: { $is ->
    [better] Das ist besser.
    [worse] Das ist schlechter.
   *[same] In { $games } Partien ist kein Unterschied vom Zufall zu unterscheiden.
}

## Skill, luck, choices

section-skill = Wie viel gibt es zu lernen?
    .note =
        Eine Stufe: Von zwei Spielern gewinnt der bessere drei von fünf Partien (70,4 Elo).
        Der stärkere saß allein unter lauter schwächeren, auf jedem Platz einmal, mit demselben Zufall.
rung = { $stronger } über { $weaker }
rung-says = { $is ->
    [better] { $stronger } spielt besser als { $weaker }: Können lohnt sich hier.
    [worse] { $stronger } spielt schlechter als { $weaker }: Mehr nachzudenken lohnt sich hier nicht.
   *[same] Ob { $stronger } besser spielt als { $weaker }, ist vom Zufall nicht zu unterscheiden.
}
ladder = die ganze Leiter
ladder-says = Von { $weaker } bis { $stronger } sind es { $steps } Stufen ({ $elo } Elo){ $is ->
    [better] : So viel kann man mindestens lernen.
   *[same] , und das kann Zufall sein.
}
section-decides = Wer entscheidet: die Karten oder die Spieler?
    .note =
        Der Anteil des Zufalls an allem, was die Chancen eines Spielers bewegt hat;
        eine Wahl, die jeder so träfe, bewegt nichts.
        Eine Wahl zählt, wenn der beste Zug über zwei Punkte mehr gewinnt als der schlechteste, und das mehr als Zufall ist.
luck = Anteil des Zufalls
luck-says = Von allem, was die Chancen bewegt, sind { $share } Karten und Würfel; der Rest ist, was Menschen wählen.
meaning = Entscheidungen, die zählen
meaning-says = Bei { $share } der Entscheidungen kommt es klar darauf an, was man tut.
density = Entscheidungen mit einer Wahl
density-says = Bei { $share } der Entscheidungen gibt es mehr als einen Zug; sonst nur den einen.
branching = Züge zur Wahl
branching-says = Man wählt im Mittel unter { $count } Zügen.

## The course of a game

section-course = Wie verläuft eine Partie?
    .note = Als Länge zählen alle Entscheidungen, auch solche mit nur einem Zug.
length = Länge
length-says = Eine Partie hat im Mittel { $count } Entscheidungen, neun von zehn haben zwischen { $early } und { $late }.
length-constant = Jede Partie hatte { $count } Entscheidungen.
lengths-says = Wie viele Partien wie viele Entscheidungen hatten.
ties = gemeinsam gewonnen
ties-says = { $share } der Partien gewinnen mehrere gemeinsam.
nobody = niemand gewinnt
nobody-says = { $share } der Partien gewinnt niemand.

section-tension = Ist es spannend?
    .note =
        Nach den Chancen, wie ein Zuschauer sie sieht, bei jedem Zug. Wer führt, liegt klar fünf Punkte vorn;
        weit zurück heißt zur Halbzeit unter zwei Fünfteln eines fairen Anteils; ohne Hoffnung heißt unter 2 %,
        und wer die Chancen eines anderen um 10 Punkte ändert, macht ihn zum König.
drama = Rückstand
drama-says = Im Mittel über die Partie liegt, wer am Ende gewinnt, { $points } Punkte hinter dem Führenden.
lead = Wechsel der Führung
lead-says = Die Führung wechselt { $count }-mal in einer Partie.
comebacks = aufgeholt
comebacks-says = Wer zur Halbzeit weit zurückliegt, gewinnt noch { $share } der Partien.
kings = Königsmacher
kings-says = { $share } der Entscheidungen von Spielern ohne Hoffnung bestimmen über die Chancen eines anderen.

## Secrets and cards

section-secrets = Was sind verborgene Karten wert?
    .note = Der Schummler ist { $who }, nur sucht er in der wahren Lage: ein Maßstab des Labors, der nirgends sonst spielt.
cheater = ein Schummler, der alle Karten sieht
cheater-says = Wer spielt wie { $who } und alle Karten sieht, gewinnt unter ehrlichen { $won }, und { $fair } wären fair: { $is ->
    [better] Geheimnisse zählen, und sie herauszufinden auch.
   *[same] Dass es etwas nützt, war nicht zu sehen.
}
worth = in Stufen
worth-says = { $is ->
    [better] Alle Karten zu sehen ist { $steps } Stufen wert.
   *[same] Was es wert ist, alle Karten zu sehen, ist vom Zufall nicht zu unterscheiden.
}
section-cards = Was hat jede Karte gebracht?
    .note = Gezählt, wo sie am Ende der Partie lag.
card-says = { $card }: brachte im Mittel { $points } von { $most } { $most ->
    [one] Punkt
   *[other] Punkten
}.

## In short

opinion = Kurz gesagt
opinion-open = Das lässt sich noch nicht sagen: Mehr Partien werden es zeigen.
opinion-fair = Ist es fair?
    .yes = Ja. Kein Platz gewinnt mehr als { $points } Punkte zu viel oder zu wenig.
    .nearly = Fast. Platz { $chair } gewinnt { $won }, und { $fair } wären fair: ein kleiner Unterschied, aber ein echter.
    .no = Nein. Platz { $chair } gewinnt { $won }, und { $fair } wären fair.
    .rests = { $games } Partien, in denen alle wie { $who } spielen; die Wahrheit liegt für diesen Platz zwischen { $low } und { $high }.
opinion-deep = Ist es tief?
    .yes = Ja. { $stronger } schlägt { $weaker } wie jemand mit Übung einen Anfänger: Es gibt viel zu lernen.
    .nearly = Ein wenig. { $stronger } spielt besser als { $weaker }, aber der Zufall verdeckt es oft.
    .no = Nein. Wer nachdenkt, gewinnt kaum mehr als jemand, der rät.
    .rests = Jeder stärkere Bot allein unter den nächst schwächeren, auf jedem Platz mit demselben Zufall; von { $weaker } bis { $stronger } liegt die Wahrheit zwischen { $low } und { $high } Stufen. Bei einer Stufe gewinnt von zweien der bessere drei von fünf Partien.
opinion-long = Wie lang ist es?
    .yes = { $count } Entscheidungen im Mittel, und die meisten Partien sind etwa so lang: Man weiß vorher, wann es aus ist.
    .nearly = { $count } Entscheidungen im Mittel; die langen Partien dauern mehr als doppelt so lang wie die kurzen.
    .no = { $count } Entscheidungen im Mittel, aber manche Partien dauern { $times }-mal so lang wie andere.
    .rests = { $games } Partien, in denen alle wie { $who } spielen; neun von zehn hatten zwischen { $early } und { $late } Entscheidungen. Wie viele Sekunden eine bei euch dauert, weiß keine Maus.
opinion-tense = Ist es spannend?
    .yes = Ja. Die Führung wechselt { $count }-mal in einer Partie.
    .nearly = Einigermaßen. Die Führung wechselt { $count }-mal in einer Partie.
    .no = Kaum. Wer führt, gewinnt meistens: Die Führung wechselt { $count }-mal in einer Partie.
    .rests = { $games } Partien, in denen alle wie { $who } spielen, noch einmal angesehen; die Wahrheit liegt zwischen { $low } und { $high }.
opinion-change = Was sollte man ändern?
    .nothing = Nichts, soweit diese Partien es sagen können. Jetzt frag Menschen.
    .open = Das lässt sich noch nicht sagen: Mehr Partien werden es zeigen.
    .chairs = Platz { $chair } hat es zu leicht: Lass ihn mit weniger beginnen, oder gib den anderen etwas fürs Warten.
    .behind = Platz { $chair } hat es zu schwer: Lass ihn mit mehr beginnen, oder als Ersten wählen.
    .shallow = Nachdenken lohnt sich zu wenig: Gib den Spielern mehr zu wählen, oder mehr zu wissen, bevor sie wählen.
    .length = Manche Partien ziehen sich: eine Grenze für die Züge, oder ein Ende, das mit jedem Zug näher kommt.
    .ties = { $share } der Partien werden gemeinsam gewonnen: Eine Regel für den Gleichstand würde sie entscheiden.
    .nobody = { $share } der Partien gewinnt niemand: Lass am Ende jemanden gewinnen.
    .dull = Wer führt, wird selten eingeholt: etwas für die, die zurückliegen, oder Punkte, die spät kommen.
    .beaten = Das Beste, was ein Netz oder eine Suche gegen lauter { $who } gefunden hat, gewinnt mindestens { $low }, wo { $fair } gerecht wären: Die Zahlen beschreiben eher { $who } als bestes Spiel.
    .unbeaten = Ein Netz oder eine Suche fand in { $seconds } Sekunden Rechenzeit nichts, was gegen { $who } mehr als gerecht gewinnt ({ $fair }).
    .rests = Das folgt aus den Antworten oben. Gespielt haben Mäuse, die nicht reden, nicht bluffen und nicht müde werden: Ob es Spaß macht, wissen nur Menschen.
