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
 } sur la case { $cell }.
event-cheeses-swapped = { $seat-is ->
    [you] Échange ! Tu reprends la première carte, et tous les fromages changent de main.
   *[other] Échange ! { $seat } reprend la première carte, et tous les fromages changent de main.
 }
event-square-filled = Le carré est plein ! Les dernières cartes restent secrètes, et la chasse commence.
event-cat-scared = Ouaf ! Un chien fait fuir le chat de la case { $cell }.
event-mouse-caught = Hop ! Un chat attrape la souris de la case { $cell }.
event-cheese-eaten = Miam ! Une souris mange le fromage de la case { $cell } : { $seat-is ->
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
 } sur la case { $cell }
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

reason-safe-cheese = Sur la case { $cell }, ton fromage serait à l’abri pour l’instant : { $points ->
    [one] 1 point
   *[other] { $points } points
 } pour toi, et à côté { $open ->
    [0] aucune case libre
    [one] une case libre
   *[other] { $open } cases libres
 } où une souris pourrait venir.
reason-rescue = Un chat sur la case { $cell } attrape des souris et sauve { $points ->
    [one] 1 point
   *[other] { $points } points
 } de ton fromage.
reason-eat = Une souris sur la case { $cell } mange { $points ->
    [one] 1 point
   *[other] { $points } points
 } de fromage chez { $owner }.
reason-scare = Un chien sur la case { $cell } fait fuir un chat, les souris sont libres, et cela coûte { $points ->
    [one] 1 point
   *[other] { $points } points
 } à { $owner }.
reason-cover = { $kind ->
    [dog] Le chien
    [cat] Le chat
    [mouse] La souris
   *[other] Le fromage
 } sur la case { $cell } laisse moins de cases libres à côté de ton fromage : moins de souris peuvent venir.
reason-no-help = { $kind ->
    [dog] Le chien
    [cat] Le chat
    [mouse] La souris
   *[other] Le fromage
 } sur la case { $cell } ne te fait pas passer devant tout de suite. Mais il faut poser une carte, et celle-ci aidera peut-être plus tard.
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

## Ce qui est caché

chance-hand = un animal en main chez { $seat }
chance-pile = l’animal du dessus de la pile

## Règles de la maison

option-animals = Animaux dans la boîte
    .says = Combien des 36 animaux sont des chiens, des chats et des souris.
option-cheeses = Points des fromages
    .says = Combien des six fromages de chaque main valent 1, 2 et 3 points.
option-square = Le carré
    .says = Si le carré reste mobile jusqu’à ce que les cartes le fixent, ou a la carte de départ pour centre.
option-square-floats = mobile
option-square-centred = centré
option-diagonals = Chasse en diagonale
    .says = Si les animaux chassent aussi en diagonale à la fin.
option-komi = Un cadeau pour qui ne commence pas
    .says = À deux : combien de demi-points reçoit à la fin la main qui ne commence pas.
option-swap = Échanger
    .says = À deux : si la main qui ne commence pas peut reprendre la première carte au lieu d’en poser une. Tous les fromages changent alors de main.

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
clause-10 = Règles de la maison

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
        [you] À toi : pose une carte sur une case libre (.), ou échange.
       *[other] { $seat } va poser une carte sur une case libre (.), ou échanger.
     }
   *[lay] { $seat-is ->
        [you] À toi : pose une carte sur une case libre (.).
       *[other] { $seat } va poser une carte sur une case libre (.).
     }
 }

## La première leçon

lesson-1 = Ensemble, vous construisez un carré. Touche ton fromage à 3 points, puis la case e4, et pose-le.
lesson-2 = Oh non, la souris d’Otto veut ton fromage ! Les chats attrapent les souris : pose un chat en d5, juste à côté d’elle.
lesson-3 = Ouaf ! Le chien d’Otto fait fuir ton chat. Pose l’autre chat en d3, là où aucun chien ne l’atteint.
lesson-4 = Ton fromage est à l’abri. À toi d’embêter Otto : pose une souris en f6, à côté de son fromage.
lesson-5 = Bien des cartes plus tard, voici ta dernière. Pose la souris en d6 : elle mange le fromage d’Otto en d7.
lesson-end = Les chiens font fuir les chats, les chats attrapent les souris, les souris mangent le fromage. Ce qui reste compte : huit points à six, gagné !
