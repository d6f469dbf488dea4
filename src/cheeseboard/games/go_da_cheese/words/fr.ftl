### Go da Cheese!

title = Go da Cheese!
tagline = Fais la queue pour le fromage… mais qui se cache derrière toi ?

## Ce qui se passe

event-cheese-laid = Le fromage { $cheese } arrive sur la table. Il nourrit { $mice } souris.
event-card-drawn = { $seat-is ->
    [you] Tu pioches
   *[other] { $seat } pioche
 } une carte.
event-drawn-card-seen = { $kind ->
    [dog] Un chien bondit
    [cat] Un chat se faufile
    [plain-cat] Un chat non marqué se faufile
    [king] Un roi s’avance
    [fat-mouse] Une grosse souris se dandine
    [marked-mouse] Une souris marquée trottine
   *[mouse] Une souris trottine
 } jusque dans { $only-is ->
    [you] ta main.
   *[other] la main { BEFORE($only, h: "d’", vowel: "d’", other: "de ") }.
 }
event-play-begun = { $seat-is ->
    [you] Tu poses
   *[other] { $seat } pose
 } trois cartes, la première au fromage { $cheese }.
event-card-laid = { $seat-is ->
    [you] Tu poses
   *[other] { $seat } pose
 } { $kind ->
    [dog] un chien
    [cat] un chat
    [plain-cat] un chat non marqué
    [king] un roi
    [fat-mouse] une grosse souris
    [marked-mouse] une souris marquée
   *[mouse] une souris
 } au fromage { $cheese }.
event-card-hidden = { $marked ->
    [yes] { $seat-is ->
        [you] Tu poses
       *[other] { $seat } pose
     } une carte marquée face cachée au fromage { $cheese }.
   *[no] Chut ! { $seat-is ->
        [you] Tu poses
       *[other] { $seat } pose
     } une carte face cachée au fromage { $cheese }.
 }
event-hidden-card-seen = { $only-is ->
    [you] { $kind ->
        [dog] Ton chien
        [cat] Ton chat
        [plain-cat] Ton chat non marqué
        [king] Ton roi
        [fat-mouse] Ta grosse souris
        [marked-mouse] Ta souris marquée
       *[mouse] Ta souris
     }
   *[other] { $kind ->
        [dog] Le chien
        [cat] Un chat
        [plain-cat] Un chat non marqué
        [king] Le roi
        [fat-mouse] Une grosse souris
        [marked-mouse] Une souris marquée
       *[mouse] Une souris
     } { BEFORE($only, h: "d’", vowel: "d’", other: "de ") }
 } se cache au fromage { $cheese }.
event-cards-used-up = Toutes les cartes sont posées. Voyons qui mange qui !
event-card-turned = Fromage { $cheese }, place { $place } : { $seat-is ->
    [you] tu avais caché
   *[other] { $seat } avait caché
 } { $kind ->
    [dog] un chien !
    [cat] un chat !
    [plain-cat] un chat non marqué !
    [king] un roi !
    [fat-mouse] une grosse souris !
    [marked-mouse] une souris marquée !
   *[mouse] une souris !
 }
event-cat-chased = Ouaf au fromage { $cheese } ! { $seat-is ->
    [you] Ton chien attrape { $owner-is ->
        [you] ton propre chat.
       *[other] un chat { BEFORE($owner, h: "d’", vowel: "d’", other: "de ") }.
     }
   *[other] Le chien { BEFORE($seat, h: "d’", vowel: "d’", other: "de ") } attrape { $owner-is ->
        [you] ton chat.
       *[other] un chat { BEFORE($owner, h: "d’", vowel: "d’", other: "de ") }.
     }
 }
event-cat-hunted = Fromage { $cheese }, place { $place } : { $seat-is ->
    [you] ton chat
   *[other] un chat { BEFORE($seat, h: "d’", vowel: "d’", other: "de ") }
 } part en chasse.
event-mouse-caught = Hop ! { $seat-is ->
    [you] Ton chat
   *[other] Le chat { BEFORE($seat, h: "d’", vowel: "d’", other: "de ") }
 } attrape { $owner-is ->
    [you] { $kind ->
        [king] ton roi.
        [fat-mouse] ta grosse souris.
        [marked-mouse] ta souris marquée.
       *[mouse] ta souris.
     }
   *[other] { $kind ->
        [king] le roi
        [fat-mouse] une grosse souris
        [marked-mouse] une souris marquée
       *[mouse] une souris
     } { BEFORE($owner, h: "d’", vowel: "d’", other: "de ") }.
 }
event-cat-left = { $seat-is ->
    [you] Ton chat
   *[other] Le chat { BEFORE($seat, h: "d’", vowel: "d’", other: "de ") }
 } retourne se coucher dans la boîte.
event-king-advanced = Fromage { $cheese } : { $seat-is ->
    [you] ton roi
   *[other] le roi { BEFORE($seat, h: "d’", vowel: "d’", other: "de ") }
 } se pavane jusqu’en tête de file.
event-mouse-fed = { $seat-is ->
    [you] { $kind ->
        [king] Ton roi dîne
        [fat-mouse] Ta grosse souris se régale
        [marked-mouse] Ta souris marquée grignote
       *[mouse] Ta souris grignote
     }
   *[other] { $kind ->
        [king] Le roi { BEFORE($seat, h: "d’", vowel: "d’", other: "de ") } dîne
        [fat-mouse] Une grosse souris { BEFORE($seat, h: "d’", vowel: "d’", other: "de ") } se régale
        [marked-mouse] Une souris marquée { BEFORE($seat, h: "d’", vowel: "d’", other: "de ") } grignote
       *[mouse] Une souris { BEFORE($seat, h: "d’", vowel: "d’", other: "de ") } grignote
     }
 } au fromage { $cheese }.
event-line-resolved = C’est fini pour le fromage { $cheese }.

## Ce que tu peux faire

move-draw = Piocher trois cartes
move-at = Poser trois cartes, la première au fromage { $cheese }
move-lay = Poser { $kind ->
    [dog] un chien
    [cat] un chat
    [plain-cat] un chat non marqué
    [king] un roi
    [fat-mouse] une grosse souris
    [marked-mouse] une souris marquée
   *[mouse] une souris
 }
move-lay-up = Poser { $kind ->
    [cat] un chat
   *[marked-mouse] une souris marquée
 } face visible, devant tout le monde
prompt-draw = La porte du garde-manger est ouverte. Que fais-tu ?
prompt-at = Trois cartes à poser : à quel fromage va la première ?
prompt-lay = Quelle carte vient ensuite ? La première des trois est toujours face cachée.
look-draw = Regarde ta main. Sont-ce les cartes que tu veux poser ?
look-at = Regarde autour du fromage { $cheese }. Qui attend là, et lesquelles de tes cartes y seraient bien ?
look-lay = Regarde la file où ira cette carte. Qui y mangerait qui ?
look-lay-up = Regarde la file où ira cette carte. Y a-t-il quelque chose que tout le monde peut voir ?

## Conseil

reason-draw-more = Pioche d’abord : avec six cartes en main, tu choisis mieux ce qui va où.
reason-draw-only = Tu n’as pas de cartes à poser : tu ne peux que piocher.
reason-start = Commence au fromage { $start }. { $kind ->
    [dog] Ton chien
    [cat] Ton chat
    [plain-cat] Ton chat non marqué
    [king] Ton roi
    [fat-mouse] Ta grosse souris
    [marked-mouse] Ta souris marquée
   *[mouse] Ta souris
 } gagne environ { $points ->
    [one] 1 point
   *[other] { $points } points
 } au fromage { $cheese }, dans l’état actuel des files.
reason-start-small = Dans l’état actuel des files, trois cartes à partir du fromage { $start } ne gagnent presque rien. C’est un début pour plus tard.
reason-only = Au fromage { $cheese }, tu n’as pas le choix. { $kind ->
    [dog] Ton chien
    [cat] Ton chat
    [plain-cat] Ton chat non marqué
    [king] Ton roi
    [fat-mouse] Ta grosse souris
    [marked-mouse] Ta souris marquée
   *[mouse] Ta souris
 } y va : tu n’as rien d’autre.
reason-small = { $kind ->
    [dog] Ton chien
    [cat] Ton chat
    [plain-cat] Ton chat non marqué
    [king] Ton roi
    [fat-mouse] Ta grosse souris
    [marked-mouse] Ta souris marquée
   *[mouse] Ta souris
 } ne gagne presque rien au fromage { $cheese }, mais cela garde tes autres cartes pour de meilleures places.
reason-eat = { $kind ->
    [dog] Ton chien
    [cat] Ton chat
    [plain-cat] Ton chat non marqué
    [king] Ton roi
    [fat-mouse] Ta grosse souris
    [marked-mouse] Ta souris marquée
   *[mouse] Ta souris
 } gagne environ { $points ->
    [one] 1 point
   *[other] { $points } points
 } au fromage { $cheese }, dans l’état actuel de la file.
reason-hunt = { $kind ->
    [dog] Ton chien
    [cat] Ton chat
    [plain-cat] Ton chat non marqué
    [king] Ton roi
    [fat-mouse] Ta grosse souris
    [marked-mouse] Ta souris marquée
   *[mouse] Ta souris
 } gagne environ { $points ->
    [one] 1 point
   *[other] { $points } points
 } en chassant au fromage { $cheese }, dans l’état actuel de la file.
reason-chase = { $kind ->
    [dog] Ton chien
    [cat] Ton chat
    [plain-cat] Ton chat non marqué
    [king] Ton roi
    [fat-mouse] Ta grosse souris
    [marked-mouse] Ta souris marquée
   *[mouse] Ta souris
 } gagne environ { $points ->
    [one] 1 point
   *[other] { $points } points
 } en attrapant des chats au fromage { $cheese }, dans l’état actuel de la file.

## Ce que fait le hasard

move-deal = La prochaine carte est { $kind ->
    [dog] un chien
    [cat] un chat
    [plain-cat] un chat non marqué
    [king] un roi
    [fat-mouse] une grosse souris
    [marked-mouse] une souris marquée
   *[mouse] une souris
 }
move-cheese = Le prochain fromage nourrit { $mice } souris
move-turn = La carte face cachée est { $kind ->
    [dog] un chien
    [cat] un chat
    [plain-cat] un chat non marqué
    [king] un roi
    [fat-mouse] une grosse souris
    [marked-mouse] une souris marquée
   *[mouse] une souris
 }

## Le nom des choses

kind-mouse = souris
kind-marked-mouse = souris marquée
kind-fat-mouse = grosse souris
kind-king = roi
kind-cat = chat
kind-dog = chien
kind-plain-cat = chat non marqué

## Ce qui est caché

chance-cheese = le prochain fromage
chance-deck = { $things ->
    [one] { $seat-is ->
        [you] la carte du dessus de ta pioche
       *[other] la carte du dessus de la pioche chez { $seat }
     }
   *[other] la carte du dessus des pioches chez { $seat }
 }
chance-hand = une carte en main chez { $seat }
chance-down = { $things ->
    [one] fromage { $cheese }, place { $place }
   *[other] fromage { $cheese }, places { $place }
 }
outcome-mice = pour { $mice } souris

## Règles maison

option-marked-cats = Chats marqués
    .says = Combien de tes deux chats portent une marque.
option-marked = Cartes marquées
    .says = Si une carte marquée, posée en deuxième ou en troisième, doit être face cachée, ou seulement peut l’être.
option-marked-must = doivent être face cachée
option-marked-may = peuvent être face cachée
option-own-cats = Les chiens attrapent leurs propres chats
    .says = Si un chien attrape aussi les chats de sa couleur.
option-cheeses = Sortes de fromages
    .says = Combien des fromages nourrissent 2, 3, 4 et 5 souris.
option-animals = Animaux d’une couleur
    .says = Combien de souris, souris marquées, grosses souris, rois, chats et chiens a chaque couleur.
option-circle = Fromages du cercle
    .says = Tant de fromages sont dans le cercle pour chaque joueur.

## Égalité

tie-kings = Égalité de points : { $winners ->
    [1] { $seat-is ->
        [you] tu as
       *[other] { $seat } a
     }
   *[other] { $names } ont
 } plus de rois, { $most } contre { $next }.
tie-mice = Égalité de points et de rois : { $winners ->
    [1] { $seat-is ->
        [you] tu as
       *[other] { $seat } a
     }
   *[other] { $names } ont
 } plus de souris, { $most } contre { $next }.
tie-shared = Égalité de points, de rois et de souris : la victoire est partagée.

## Les règles

clause-1 = Les cartes
clause-2 = La mise en place
clause-3 = Ton tour
clause-4 = Piocher
clause-5 = Poser
clause-6 = La fin
clause-7 = Les chiens
clause-8 = Les chats
clause-9 = Les rois et le fromage
clause-10 = Qui gagne
clause-11 = Règles maison
clause-12 = Ce que l’ordinateur retient

## La table en texte

draw-lines = Fromage, pour combien de souris | sa file, place 1 d’abord
draw-cheese = { $cheese } pour { $mice }
draw-kind = { $kind ->
    [fat-mouse] grosse
    [king] roi
    [cat] chat
    [dog] chien
   *[mouse] souris
 }
draw-letter = { $kind ->
    [fat-mouse] g
    [king] r
    [cat] ct
    [dog] cn
   *[mouse] s
 }
draw-head = 7:4 fromage 7, pour 4 souris
draw-hand-deck = 3/9 main/pioche
draw-down = ( ) face cachée
draw-marked = ! carte marquée
draw-fed = + souris nourrie
draw-taken = >A butin de A
draw-cards = main { $hand }, pioche { $deck }
draw-points = { $points } pts
draw-hand = { $seat-is ->
    [you] Ta main :
   *[other] Main :
 }
draw-deck = { $seat-is ->
    [you] Ta pioche :
   *[other] Pioche :
 }
draw-now = { $phase ->
    [over] La partie est finie.
    [cheeses] Les fromages arrivent sur la table.
    [draw] { $seat-is ->
        [you] Tu pioches : encore { $cards }.
       *[other] { $seat } pioche : encore { $cards }.
     }
    [resolve] Toutes les cartes sont posées. On s’occupe du fromage { $cheese }.
    [lay] { $seat-is ->
        [you] À toi : la carte { $card } sur 3 va au fromage { $cheese }.
       *[other] { $seat } pose la carte { $card } sur 3 au fromage { $cheese }.
     }
   *[choose] { $seat-is ->
        [you] À toi : pioche trois cartes ou pose trois cartes.
       *[other] { $seat } va piocher ou poser trois cartes.
     }
 }

## La première leçon

lesson-1 = Tu poses trois cartes à trois fromages voisins. Touche le fromage 1 et commence là : il nourrit trois souris.
lesson-2 = La première carte est face cachée, personne d’autre ne la connaît. Touche la souris toute simple et cache-la !
lesson-3 = La deuxième est face visible, tout le monde la voit. Touche la grosse souris : elle vaut deux points.
lesson-4 = La dernière est marquée, elle est donc face cachée aussi. Pose-la !
lesson-5 = Les files s’allongent devant les fromages. Ta main est vide : pioche trois cartes.
lesson-6 = Voici le dernier tour, et deux souris des autres attendent au bout de la file 1. Touche le fromage 1 !
lesson-7 = Un chat attrape les souris des autres parmi les trois cartes devant lui. Cache ton chat là !
lesson-8 = Maintenant une souris au fromage 2. Touche-la et pose-la.
lesson-9 = Et la dernière au fromage 3. Après, on retourne toutes les cartes !
lesson-end = Les chiens attrapent les chats, les chats attrapent les souris, les rois passent devant, et les premiers de la file mangent. Neuf points pour toi à un seul fromage !

## Une table finie, tapée au clavier

layout-how = Tape une ligne par fromage : combien de souris il nourrit, puis qui attend là, à partir du fromage, par exemple 4: RN BC RD. Couleurs par place : R rouge, B bleu, Y jaune, G vert, X noir ; N souris, M souris marquée, F grosse souris, K roi, C chat, P chat non marqué, D chien.
layout-colours = Couleurs : « { $text } » ne va pas. Il faut { $players } lettres différentes parmi { $possible }.
layout-line = Fromage { $cheese } : « { $text } » ne commence pas par un nombre et deux-points, par exemple 4: RN BC.
layout-cheeses = Il devrait y avoir { $circle } fromages, pas { $cheeses }.
layout-too-many-such-cheeses = Fromage { $cheese } : { $most ->
    [0] aucun fromage ne nourrit { $mice } souris.
    [one] un seul fromage nourrit { $mice } souris.
   *[other] seulement { $most } fromages nourrissent { $mice } souris.
 }
layout-unknown-card = Fromage { $cheese }, place { $place } : « { $text } » n’est pas une carte.
layout-nobodys-colour = Fromage { $cheese }, place { $place } : personne n’a la couleur { $text } ; il y a { $possible }.
layout-too-many-of-colour = Fromage { $cheese }, place { $place } : { $seat } n’a pas autant de cartes de cette sorte ({ $kind }).
layout-line-too-long = Fromage { $cheese }, place { $place } : { $seat } ne pose que { $most } fois, plus de cartes ne peuvent pas attendre ici.
layout-cards-missing = { $seat } a { $cards } cartes sur { $all } sur la table.
layout-not-in-threes = Les cartes { BEFORE($seat, h: "d’", vowel: "d’", other: "de ") } ne peuvent pas toutes avoir été posées à trois fromages de suite : l’une d’elles doit être au mauvais fromage.

## Puzzles

puzzle-wins-where = Tu joues en dernier. Quelles que soient les cartes cachées, commencer à un seul fromage gagne. Lequel ?
why-wins-where = Toute donne possible est alors gagnée.
puzzle-best-where = Tu joues en dernier. À quel fromage commences-tu pour gagner le plus souvent ?
why-best-where = De toutes les donnes possibles, tu en gagnes alors { $worth }, et { $next } au plus ailleurs.
puzzle-wins-card = Tes dernières cartes. Quelles que soient les cachées, une seule gagne ici. Laquelle ?
why-wins-card = Toute donne possible est alors gagnée.
puzzle-best-card = Tes dernières cartes. Laquelle poser ici pour gagner le plus souvent ?
why-best-card = De toutes les donnes possibles, tu en gagnes alors { $worth }, et { $next } au plus avec une autre carte.
theme-where = Où commencer
theme-order = Quelle carte où
theme-cat = Avec un chat
theme-dog = Avec un chien
theme-king = Avec le roi
theme-mice = Rien que des souris

## Exercices après la première leçon

exercise-1 = Un chat prend les souris des autres parmi les trois cartes devant lui. Qui se trouve au bout de cette file ?
exercise-2 = Un chien prend le chat à côté de lui, même le tien. Ton chat t’est-il plus utile s’il reste ?
exercise-3 = Un chien se trouve au bout de cette file. Que deviendrait un chat ici ?
exercise-4 = Trois cartes pour trois fromages voisins. Pense aux trois places avant de poser la première.
exercise-5 = Prépare maintenant tout le dernier tour : où tes cartes prennent-elles le plus, et où commencer pour cela ?
