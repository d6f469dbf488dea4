### What the lab says of a game.

percent = { $number } %
decimal-mark = ,
thousands-mark = {"\u202F"}
title = { $game } à { $seats }
told = { $played } parties, dont { $looked } regardées de près ; graine { $seed }, Cheeseboard { $version }

## How sure a figure is

interval = de { $low } à { $high }
interval-less = moins
interval-more = plus
interval-unknown = trop peu de parties pour le dire
interval-constant = pareil dans les { $games } parties
moved = a changé : plus que le hasard, même parmi tant de chiffres
perhaps = a peut-être changé : plus que le hasard, si c’était le seul chiffre
noise = aucune différence qui dépasse le hasard
unknown = trop peu de parties pour le dire

## Chairs and roles

section-chairs = Est-ce important d’être assis ici ou là ?
    .note = La place 1 commence. Sur { $intervals } intervalles, environ un sur vingt manque la vérité par pur hasard.
chair = place { $chair }, { $bot }
chair-says = Si tous jouent comme { $who }, la place { $chair } gagne { $won } quand { $fair } serait équitable : { $is ->
    [better] c’est une meilleure place.
    [worse] c’est une moins bonne place.
   *[same] en { $games } parties, rien ne se distingue du hasard.
}
section-roles = Est-ce important de recevoir ceci ou cela ?
role = reçoit { $role }, { $bot }
role-says = Si tous jouent comme { $who }, recevoir { $role } fait gagner { $won } quand { $fair } serait équitable : { $is ->
    [better] c’est mieux.
    [worse] c’est moins bien.
   *[same] en { $games } parties, rien ne se distingue du hasard.
}

## Skill, luck, choices

section-skill = Combien y a-t-il à apprendre ?
    .note =
        Un degré : de deux joueurs, le meilleur gagne trois parties sur cinq (70,4 Elo).
        Le plus fort était seul parmi des plus faibles, à chaque place, avec le même hasard.
rung = { $stronger } au-dessus de { $weaker }
rung-says = { $is ->
    [better] { $stronger } joue mieux que { $weaker } : ici, l’adresse paie.
    [worse] { $stronger } joue moins bien que { $weaker } : ici, réfléchir plus ne paie pas.
   *[same] Que { $stronger } joue mieux que { $weaker } ne se distingue pas du hasard.
}
ladder = toute l’échelle
ladder-says = De { $weaker } à { $stronger }, il y a { $steps } degrés ({ $elo } Elo){ $is ->
    [better] {" "}: on peut en apprendre au moins autant.
   *[same] , ce qui peut être le hasard.
}
section-decides = Qui décide : les cartes ou les joueurs ?
    .note =
        La part du hasard dans tout ce qui a fait bouger les chances d’un joueur ;
        un choix que tout le monde ferait ne fait rien bouger.
        Un choix compte si son meilleur coup gagne plus de deux points de plus que le pire, et plus que par hasard.
luck = part du hasard
luck-says = De tout ce qui fait bouger les chances, { $share } vient des cartes et des dés ; le reste, de ce que les gens choisissent.
meaning = choix qui comptent
meaning-says = Pour { $share } des choix, ce que l’on fait compte clairement.
density = décisions avec un choix
density-says = Pour { $share } des décisions, il y a plus d’un coup ; pour les autres, un seul.
branching = coups possibles
branching-says = On choisit en moyenne parmi { $count } coups.

## The course of a game

section-course = Comment se passe une partie ?
    .note = La longueur compte toutes les décisions, même celles qui n’ont qu’un coup.
length = longueur
length-says = Une partie a en moyenne { $count } décisions, neuf sur dix entre { $early } et { $late }.
length-constant = Chaque partie a eu { $count } décisions.
lengths-says = Combien de parties ont eu combien de décisions.
ties = victoires partagées
ties-says = Dans { $share } des parties, la victoire est partagée.
nobody = personne ne gagne
nobody-says = Dans { $share } des parties, personne ne gagne.

section-tension = Est-ce palpitant ?
    .note =
        Selon les chances que voit un spectateur, à chaque coup. Qui mène a clairement cinq points d’avance ;
        loin derrière veut dire à mi-partie moins de deux cinquièmes d’une part équitable ; sans espoir veut dire moins de 2 %,
        et qui change les chances d’un autre de 10 points fait un roi.
drama = retard
drama-says = En moyenne sur la partie, qui gagne à la fin a { $points } points de retard.
lead = changements en tête
lead-says = La tête change { $count } fois par partie.
comebacks = retours
comebacks-says = Qui est loin derrière à mi-partie gagne encore { $share } des fois.
kings = faiseurs de rois
kings-says = { $share } des choix des joueurs sans espoir décident des chances d’un autre.

## Secrets and cards

section-secrets = Que valent les cartes cachées ?
    .note = Le tricheur est { $who }, mais il cherche dans la vraie position : une mesure du labo, qui ne joue nulle part ailleurs.
cheater = un tricheur qui voit toutes les cartes
cheater-says = Qui joue comme { $who } et voit toutes les cartes gagne { $won } parmi les honnêtes, quand { $fair } serait équitable : { $is ->
    [better] les secrets comptent, et les découvrir aussi.
   *[same] on n’a pas vu que cela serve.
}
worth = en degrés
worth-says = { $is ->
    [better] Voir toutes les cartes vaut { $steps } degrés.
   *[same] Ce que vaut voir toutes les cartes ne se distingue pas du hasard.
}
section-cards = Qu’a rapporté chaque carte ?
    .note = Compté là où elle était à la fin de la partie.
card-says = { $card } : a rapporté en moyenne { $points } sur { $most } { $most ->
    [one] point
   *[other] points
}.

## In short

opinion = En bref
opinion-open = Il est trop tôt pour le dire : plus de parties le montreront.
opinion-fair = Est-ce équitable ?
    .yes = Oui. Aucune place ne gagne plus de { $points } points de trop ou de moins.
    .nearly = Presque. La place { $chair } gagne { $won } quand { $fair } serait équitable : une petite différence, mais une vraie.
    .no = Non. La place { $chair } gagne { $won } quand { $fair } serait équitable.
    .rests = { $games } parties où tous jouent comme { $who } ; pour cette place, la vérité est entre { $low } et { $high }.
opinion-deep = Est-ce profond ?
    .yes = Oui. { $stronger } bat { $weaker } comme quelqu’un d’entraîné bat un débutant : il y a beaucoup à apprendre.
    .nearly = Un peu. { $stronger } joue mieux que { $weaker }, mais le hasard le cache souvent.
    .no = Non. Qui réfléchit ne gagne guère plus que qui devine.
    .rests = Chaque robot plus fort seul parmi de plus faibles, à chaque place avec le même hasard ; de { $weaker } à { $stronger }, la vérité est entre { $low } et { $high } degrés. À un degré, le meilleur de deux gagne trois parties sur cinq.
opinion-long = Est-ce long ?
    .yes = { $count } décisions en moyenne, et la plupart des parties durent à peu près autant : on sait d’avance quand ce sera fini.
    .nearly = { $count } décisions en moyenne ; les longues parties durent plus de deux fois autant que les courtes.
    .no = { $count } décisions en moyenne, mais certaines parties durent { $times } fois plus que d’autres.
    .rests = { $games } parties où tous jouent comme { $who } ; neuf sur dix ont eu entre { $early } et { $late } décisions. Combien de secondes en prend une chez vous, aucune souris ne le sait.
opinion-tense = Est-ce palpitant ?
    .yes = Oui. La tête change { $count } fois par partie.
    .nearly = Assez. La tête change { $count } fois par partie.
    .no = À peine. Qui mène gagne le plus souvent : la tête change { $count } fois par partie.
    .rests = { $games } parties où tous jouent comme { $who }, regardées de près ; la vérité est entre { $low } et { $high }.
opinion-change = Que changer ?
    .nothing = Rien, pour ce que ces parties peuvent dire. Maintenant, demande à des gens.
    .open = Il est trop tôt pour le dire : plus de parties le montreront.
    .chairs = La place { $chair } a la vie trop facile : fais-la commencer avec moins, ou donne quelque chose aux autres pour leur attente.
    .behind = La place { $chair } a la vie trop dure : fais-la commencer avec plus, ou choisir en premier.
    .shallow = Réfléchir ne paie pas assez : donne plus à choisir aux joueurs, ou plus à savoir avant de choisir.
    .length = Certaines parties traînent : une limite de tours, ou une fin qui approche à chaque tour.
    .ties = Dans { $share } des parties, la victoire est partagée : une règle pour l’égalité les déciderait.
    .nobody = Dans { $share } des parties, personne ne gagne : fais gagner quelqu’un à la fin.
    .dull = Qui mène est rarement rattrapé : quelque chose pour qui est derrière, ou des points qui viennent tard.
    .beaten = Le meilleur de ce qu’un réseau ou une recherche a trouvé contre { $who } gagne au moins { $low }, alors que { $fair } serait équitable : les chiffres décrivent { $who } plus que le meilleur jeu.
    .unbeaten = Un réseau ou une recherche n’a rien trouvé en { $seconds } secondes de calcul qui gagne contre { $who } plus que sa part ({ $fair }).
    .rests = Cela suit des réponses ci-dessus. Ce sont des souris qui ont joué ; elles ne parlent pas, ne bluffent pas et ne se fatiguent pas : si c’est amusant, seuls des gens le savent.
