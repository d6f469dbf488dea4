### Cheese Rescue

title = Cheese Rescue
tagline = Sauve ton fromage des souris ! Un chat peut t’aider… si aucun chien n’aboie.

## Ce qui se passe

event-animal-drawn = { $seat-is ->
    [you] Tu pioches
   *[other] { $seat } pioche
 } { $pile ->
    [0] le dernier animal de la pioche.
    [one] un animal ; il en reste un dans la pioche.
   *[other] un animal ; il en reste { $pile } dans la pioche.
 }
event-animal-seen = { $only-is ->
    [you] Tu as
   *[other] { $only } a
 } { $kind ->
    [dog] un nouveau chien. Il remue la queue.
    [cat] un nouveau chat. Il ronronne.
   *[mouse] une nouvelle souris. Elle couine.
 }
event-card-laid = { $seat-is ->
    [you] Tu poses
   *[other] { $seat } pose
 } { $kind ->
    [dog] un chien
    [cat] un chat
    [mouse] une souris
    [cheese-1] un fromage à 1 point
    [cheese-2] un fromage à 2 points
   *[cheese-3] un fromage à 3 points
 } { $cell-to }.
event-cheeses-swapped = { $seat-is ->
    [you] Échange ! Tu reprends la première carte, et tous les fromages changent de main. En tout, tu poses maintenant onze cartes, et l’autre joueur treize.
   *[other] Échange ! { $seat } reprend la première carte, et tous les fromages changent de main. En tout, { $seat } pose maintenant onze cartes, et l’autre joueur treize.
 }
event-square-filled = Le carré est plein ! Les dernières cartes restent secrètes, et la chasse commence.
event-cat-scared = Ouaf ! Un chien fait fuir le chat { $cell }.
event-mouse-caught = Hop ! Un chat attrape la souris { $cell }.
event-cheese-eaten = Miam ! Une souris mange le fromage { $cell } : { $seat-is ->
    [you] tu perds
   *[other] { $seat } perd
 } { $kind ->
    [cheese-1] 1 point !
    [cheese-2] 2 points !
   *[cheese-3] 3 points !
 }
event-cheese-counted = { $cheeses ->
    [0] { $seat-is ->
        [you] Tu n’as sauvé aucun fromage
       *[other] { $seat } n’a sauvé aucun fromage
     }
    [one] { $seat-is ->
        [you] Tu as sauvé un fromage
       *[other] { $seat } a sauvé un fromage
     }
   *[other] { $seat-is ->
        [you] Tu as sauvé { $cheeses } fromages
       *[other] { $seat } a sauvé { $cheeses } fromages
     }
 } : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
 }
event-komi-given = { $seat-is ->
    [you] La première carte n’était pas à toi : tu reçois
   *[other] La première carte n’était pas à { $seat }, qui reçoit
 } { $points ->
    [0] un demi-point
    [1] { $half ->
        [0] 1 point
       *[other] 1½ point
     }
   *[other] { $half ->
        [0] { $points } points
       *[other] { $points }½ points
     }
 } en cadeau.

## Ce que tu peux faire

move-lay = Poser { $kind ->
    [dog] un chien
    [cat] un chat
    [mouse] une souris
    [cheese-1] un fromage à 1 point
    [cheese-2] un fromage à 2 points
   *[cheese-3] un fromage à 3 points
 } { $cell-to }
prompt-lay = Quelle carte poses-tu, et où ?
look-lay = Regarde { $kind ->
    [dog] tes chiens
    [cat] tes chats
    [mouse] tes souris
   *[other] tes fromages
 }. Où, sur la table, une de ces cartes te servirait-elle le plus ?
move-swap = Échanger : reprendre la première carte
look-swap = Regarde la première carte. Aimerais-tu mieux l’avoir, toi ?

## Conseil

reason-safe-cheese = Ton fromage serait à l’abri { $cell }, pour l’instant : { $points ->
    [one] 1 point
   *[other] { $points } points
 } pour toi, et à côté { $open ->
    [0] aucune case libre
    [one] une case libre
   *[other] { $open } cases libres
 } où une souris pourrait venir.
reason-rescue = Un chat { $cell } attrape des souris et sauve { $points ->
    [one] 1 point
   *[other] { $points } points
 } de ton fromage.
reason-eat = Une souris { $cell } mange { $points ->
    [one] 1 point
   *[other] { $points } points
 } de fromage chez { $owner }.
reason-scare = Un chien { $cell } fait fuir un chat, les souris sont libres, et cela coûte { $points ->
    [one] 1 point
   *[other] { $points } points
 } à { $owner }.
reason-cover = { $kind ->
    [dog] Le chien
    [cat] Le chat
    [mouse] La souris
   *[other] Le fromage
 } { $cell } laisse moins de cases libres à côté de ton fromage : moins de souris peuvent venir.
reason-no-help = { $kind ->
    [dog] Le chien
    [cat] Le chat
    [mouse] La souris
   *[other] Le fromage
 } { $cell } ne te fait pas passer devant tout de suite. Mais il faut poser une carte, et celle-ci aidera peut-être plus tard.
reason-swap = { $points ->
    [0] Avec un échange, aucun point ne change de main : tu laisses seulement la carte suivante à l’autre.
    [1] Avec un échange, le point de la première carte est à toi. Mais c’est l’autre qui pose la suivante.
   *[other] Avec un échange, les { $points } points de la première carte sont à toi. Mais c’est l’autre qui pose la suivante.
 }

## Ce que fait le hasard

move-deal = { $kind ->
    [dog] Un chien
    [cat] Un chat
   *[mouse] Une souris
 } sort de la pioche

## Le nom des choses

kind-dog = chien
kind-cat = chat
kind-mouse = souris
kind-cheese-1 = fromage, 1 point
kind-cheese-2 = fromage, 2 points
kind-cheese-3 = fromage, 3 points

## Les places

where-at = { $where ->
    [cell] sur la case { $cell }
    [middle] au milieu
    [above] au-dessus { where-one }
    [below] en dessous { where-one }
    [left] à gauche { where-one }
    [right] à droite { where-one }
   *[between] entre { where-two }
 }
where-to = { $where ->
    [cell] sur la case { $cell }
    [middle] au milieu
   *[other] { where-at }
 }
where-one = { $near ->
    [dog] d’un chien
    [cat] d’un chat
    [mouse] d’une souris
    [cheese] d’un fromage
   *[start] de la carte de départ
 }
where-two = { $too ->
    [same] { $near ->
        [dog] deux chiens
        [cat] deux chats
        [mouse] deux souris
       *[cheese] deux fromages
     }
   *[other] { $near ->
        [dog] un chien
        [cat] un chat
        [mouse] une souris
       *[cheese] un fromage
     } et { $too ->
        [cat] un chat
        [mouse] une souris
        [cheese] un fromage
       *[start] la carte de départ
     }
 }

## Ce qui est caché

chance-hand = un animal en main chez { $seat }
chance-pile = l’animal du dessus de la pioche

## Règles maison

option-animals = Animaux dans la boîte
    .says = Combien des animaux sont des chiens, des chats et des souris.
option-cheeses = Points des fromages
    .says = Combien des fromages de chaque joueur valent 1, 2 et 3 points.
option-square = Le carré
    .says = Si le carré reste mobile jusqu’à ce que les cartes le fixent, ou a la carte de départ pour centre.
option-square-floats = mobile
option-square-centred = centré
option-diagonals = Chasse en diagonale
    .says = Si les animaux chassent aussi en diagonale à la fin.
option-komi = Un cadeau pour le second joueur
    .says = À deux : combien de demi-points reçoit à la fin le joueur qui ne commence pas.
option-swap = Échanger
    .says = À deux : si le joueur qui ne commence pas peut reprendre la première carte au lieu d’en poser une. Tous les fromages changent alors de main, et le joueur qui a commencé pose treize cartes, l’autre onze.
option-side = Côté du carré
    .says = Le carré a au plus tant de cases de large et de haut.
option-drawn = Animaux au début
    .says = Combien d’animaux chacun pioche au début.

## Égalité

tie-komi = Avec le cadeau pour le second joueur, { $winners ->
    [1] { $seat-is ->
        [you] tu es en tête.
       *[other] { $seat } est en tête.
     }
   *[other] { $names } sont à égalité.
 }
tie-cheeses = Égalité de points : { $winners ->
    [1] { $seat-is ->
        [you] tu as
       *[other] { $seat } a
     }
   *[other] { $names } ont
 } plus de fromages sur la table, { $most } contre { $next }.
tie-shared = Égalité de points et de fromages : la victoire est partagée.

## Les règles

clause-1 = Les cartes
clause-2 = La mise en place
clause-3 = Les cases
clause-4 = Poser une carte
clause-5 = Piocher
clause-6 = La fin
clause-7 = La chasse
clause-8 = Le décompte
clause-9 = Ce que tout le monde sait
clause-10 = Règles maison
clause-11 = Ce que l’ordinateur retient

## La table en texte

draw-kind = { $kind ->
    [dog] chien
    [cat] chat
    [mouse] souris
   *[start] départ
 }
draw-gone = { $over ->
    [yes] - - a quitté la table pendant la chasse
   *[no] - - quitterait la table si la chasse commençait maintenant
 }
draw-pile = Pioche : { $animals ->
    [one] { $animals } animal
   *[other] { $animals } animaux
 }
draw-cheeses = main : fromages
draw-animals = et animaux
draw-points = points sauvés
draw-hand = { $seat-is ->
    [you] Ta main :
   *[other] Main :
 }
draw-now = { $phase ->
    [over] La partie est finie.
    [draw] { $seat-is ->
        [you] Tu pioches un animal.
       *[other] { $seat } pioche un animal.
     }
    [swap] { $seat-is ->
        [you] À toi : pose une carte sur une case libre{ $mark }, ou échange.
       *[other] { $seat } va poser une carte sur une case libre{ $mark }, ou échanger.
     }
   *[lay] { $seat-is ->
        [you] À toi : pose une carte sur une case libre{ $mark }.
       *[other] { $seat } va poser une carte sur une case libre{ $mark }.
     }
 }

## La première leçon

lesson-1 = Ensemble, vous construisez un carré. Touche ton fromage à 3 points, puis la case libre au-dessus de la carte de départ, et pose-le.
lesson-2 = Oh non, la souris d’Otto veut ton fromage ! Les chats attrapent les souris : pose un chat sur la case libre, juste à côté d’elle.
lesson-3 = Ouaf ! Le chien d’Otto fait fuir ton chat. Pose l’autre chat à côté de la souris, sur la case libre où aucun chien ne l’atteint.
lesson-4 = Ton fromage est à l’abri. À toi d’embêter Otto : pose une souris sur la case libre à côté de son fromage.
lesson-5 = Bien des cartes plus tard, voici ta dernière. Pose la souris sur la case libre : elle mange le fromage d’Otto, juste à côté.
lesson-end = Les chiens font fuir les chats, les chats attrapent les souris, les souris mangent le fromage. Ce qui reste compte : huit points à six, gagné !

## Une table finie, tapée au clavier

layout-how = Tape le carré ligne par ligne. A3 est un fromage de 3 points du premier joueur, B1 un fromage de 1 point du deuxième ; D chien, C chat, M souris, S carte de départ, . vide.
layout-unknown = Ligne { $row }, colonne { $column } : « { $text } » n’est pas une carte.
layout-no-such-player = Ligne { $row }, colonne { $column } : personne n’a la lettre { $text } ; il y a { $players }.
layout-no-such-cheese = Ligne { $row }, colonne { $column } : aucun fromage ne vaut { $value }.
layout-rows = Le carré a { $side } lignes, pas { $rows }.
layout-columns = La ligne { $row } devrait avoir { $side } cases, pas { $columns }.
layout-too-many = Ligne { $row }, colonne { $column } : une carte de trop ({ $kind }). Il n’y en a que { $most } dans le jeu.
layout-too-many-cheeses = Ligne { $row }, colonne { $column } : une carte de trop ({ $kind }). { $seat } n’en a que { $most }.
layout-start-not-used = Ligne { $row }, colonne { $column } : à trois, il n’y a pas de carte de départ.
layout-two-starts = Ligne { $row }, colonne { $column } : une deuxième carte de départ. Il n’y en a qu’une.
layout-start-not-centred = Ligne { $row }, colonne { $column } : la carte de départ devrait être ligne { $middle }, colonne { $middle }.
layout-hole = Ligne { $row }, colonne { $column } : il n’y a pas de carte, le carré n’est donc pas plein.
layout-no-start = La carte de départ manque.
layout-too-few-cheeses = { $seat } doit avoir posé au moins { $least } fromages, pas { $cheeses } : il n’y avait pas assez d’animaux à poser.

## Puzzles

puzzle-wins = Une seule carte, à un seul endroit, gagne, c’est sûr, quoi que fasse l’autre. Laquelle, et où ?
why-wins = Ensuite tu gagnes contre toute réponse. Après toute autre carte, l’autre peut encore t’arrêter.
puzzle-saves = Tu ne peux plus être sûr de gagner, mais une carte sauve la victoire partagée. Laquelle, et où ?
why-saves = Ensuite la victoire est partagée, quoi qu’il arrive. Toute autre carte perd.
puzzle-loses = Trouve l’erreur : une seule carte, à un seul endroit, perd, c’est sûr. Laquelle, et où ?
why-loses = Ensuite l’autre gagne, c’est sûr. Avec toute autre carte, tu partagerais au moins la victoire.
theme-scare = Un chien fait fuir un chat
theme-catch = Un chat attrape une souris
theme-eat = Une souris mange du fromage
theme-shelter = Un abri pour un fromage
theme-block = Prendre une place
theme-last = Les toutes dernières cartes
theme-short = Encore quelques cartes
theme-long = Voir loin

## Exercices après la première leçon

exercise-1 = Une souris mange le fromage à côté d’elle, si aucun chat ne l’attrape avant. Où une souris t’est-elle utile ?
exercise-2 = Un chien fait fuir les chats à côté de lui. Que peuvent faire les souris quand ce chat est parti ?
exercise-3 = Un chat attrape les souris à côté de lui. Que devient le fromage qu’elles voulaient ?
exercise-4 = Il te manque un point, et ton dernier fromage en vaut un. Est-il à l’abri à cet endroit ?
exercise-5 = Il reste trois cases, et tu poses deux des trois cartes. Imagine la réponse à chacune de tes cartes avant de la poser.
