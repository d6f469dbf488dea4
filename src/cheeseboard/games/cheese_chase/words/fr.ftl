### Cheese Chase

title = Cheese Chase
tagline = Chat, souris ou fromage : qui es-tu, et qui seras-tu tout à l’heure ?

## Ce qui se passe

event-card-dealt = { $seat-is ->
    [you] Tu reçois
   *[other] { $seat } reçoit
 } { $place ->
    [1] une carte.
   *[other] encore une carte.
 }
event-dealt-card-seen = Comme { nth-place } carte, { $only-is ->
    [you] tu reçois
   *[other] { $only } reçoit
 } { $card ->
    [cat] le chat.
    [mouse] la souris.
   *[other] le fromage { $card }.
 }
event-card-looked-at = { $seat-is ->
    [you] Tu regardes ta propre
   *[other] { $seat } regarde sa propre
 } { nth-place } carte.
event-own-card-seen = { $only-is ->
    [you] Ta { nth-place } carte
   *[other] La { nth-place } carte chez { $only }
 }, c’est { $card ->
    [cat] le chat.
    [mouse] la souris.
   *[other] le fromage { $card }.
 }
event-card-drawn = { $seat-is ->
    [you] Tu pioches
   *[other] { $seat } pioche
 } la{ $place ->
    [0] {""}
   *[other] {" "}{ nth-place }
 } carte chez { $owner-is ->
    [you] toi.
   *[other] { $owner }.
 }
event-drawn-card-seen = Chez { $owner-is ->
    [you] toi
   *[other] { $owner }
 }, { $seat-is ->
    [you] tu trouves
   *[other] { $seat } trouve
 } { $card ->
    [cat] le chat !
    [mouse] la souris !
   *[other] le fromage { $card }.
 }
event-mouse-caught = Le chat rencontre la souris ! L’un était chez { $seat-is ->
    [you] toi
   *[other] { $seat }
 }, l’autre chez { $owner-is ->
    [you] toi.
   *[other] { $owner }.
 }
event-cheese-shown = { $seat-is ->
    [you] Tu montres
   *[other] { $seat } montre
 } le fromage { $cheese }.
event-pair-shown = Scouic ! { $seat-is ->
    [you] Tu montres
   *[other] { $seat } montre
 } la souris et le fromage { $cheese }.
event-cheese-crossed-out = Miam ! Le fromage { $cheese } est barré.
event-card-returned = { $seat-is ->
    [you] Tu gardes
   *[other] { $seat } garde
 } une carte en secret. L’autre retourne chez { $owner-is ->
    [you] toi.
   *[other] { $owner }.
 }
event-kept-card-seen = Chut ! { $only-is ->
    [you] Tu gardes
   *[other] { $only } garde
 } { $kept ->
    [cat] le chat
    [mouse] la souris
   *[other] le fromage { $kept }
 }. { $returned ->
    [cat] Le chat
    [mouse] La souris
   *[other] Le fromage { $returned }
 } repart.
event-returned-card-seen = { $only-is ->
    [you] { $seat } te donne
   *[other] { $seat } donne à { $only }
 } { $card ->
    [cat] le chat.
    [mouse] la souris.
   *[other] le fromage { $card }.
 }
event-cheeses-used-up = Tous les fromages sont barrés ! Qui a le chat ?
event-turns-used-up = C’était le dernier tour : la partie est finie.
event-cat-found = Miaou ! Le chat était chez { $seat-is ->
    [you] toi.
   *[other] { $seat }.
 }

## Ce que tu peux faire

move-look = Regarder ta { nth-place } carte
move-draw = Piocher la carte chez { $seat }
move-draw-from-row = Piocher chez { $seat } la { nth-place } carte
move-show = Montrer le fromage { $cheese }
move-show-mouse = Montrer la souris et le fromage { $cheese }
move-catch = Montrer le chat et la souris
move-keep = Garder { $card ->
    [cat] le chat
    [mouse] la souris
   *[other] le fromage { $card }
 }
prompt-look = Laquelle de tes propres cartes veux-tu regarder ?
prompt-draw = Chez qui veux-tu piocher ?
prompt-draw-from-row = Pioche maintenant une carte chez quelqu’un d’autre. Laquelle ?
prompt-show = Que montres-tu ?
prompt-show-mouse = La souris et un fromage sont ensemble : montre les deux.
prompt-catch = Tu as le chat et la souris ! Montre les deux.
prompt-keep = Quelle carte gardes-tu ? Tu rends l’autre.
look-look = Pense à tes propres cartes. Avec laquelle le chat et la souris pourraient-ils se rencontrer ?
look-draw = Qui a pioché chez qui, et qu’a-t-on montré ? Réfléchis : où sont partis le chat et la souris ?
look-draw-from-row = Regarde la rangée { BEFORE($seat, h: "d’", vowel: "d’", other: "de ") }. De quoi te souviens-tu ?
look-show = Regarde les fromages barrés. Qu’apprendraient les autres de ce que tu montres ?
look-show-mouse = Regarde les fromages barrés. Qu’apprendraient les autres de ce que tu montres ?
look-catch = Regarde les deux cartes dans ta main !
look-keep = Pense à ton prochain tour. Quelle carte aimerais-tu avoir alors ?

## Conseil

reason-look = { $percent ->
    [0] Le chat et la souris ne peuvent pas se rencontrer à ce tour : peu importe la carte que tu regardes.
   *[other] C’est avec ta { nth-place } carte que le chat et la souris ont le plus de chances de se rencontrer : { $percent } %, si tu pioches bien.
 }
reason-look-too = Avec ta { nth-place } carte, le chat et la souris se rencontrent à { $percent } % si tu pioches bien. Et tu revois ce qu’il y a là.
reason-look-open = Le chat et la souris ne peuvent pas se rencontrer à ce tour. Ta { nth-place } carte est à { $percent } % un fromage qui n’est pas barré : montré avec la souris, il le serait.
reason-hunt-mouse = Tu as le chat. { $percent ->
    [0] La souris n’est pas chez les autres : n’importe quelle carte convient.
    [100] Et tu sais où est la souris : attrape-la chez { $owner } !
   *[other] La souris est le plus probablement là, chez { $owner } : { $percent } %.
 }
reason-hunt-cat = Tu as la souris. { $percent ->
    [0] Le chat n’est pas chez les autres : n’importe quelle carte convient.
    [100] Et tu sais où est le chat : pioche-le chez { $owner }, et tu gagnes !
   *[other] Le chat est le plus probablement là, chez { $owner } : { $percent } %. Si tu le pioches, tu gagnes.
 }
reason-avoid-cat = Tu as la souris et ne dois pas rencontrer le chat. { $percent ->
    [0] Il ne peut pas être là, chez { $owner }.
   *[other] C’est là, chez { $owner }, qu’il est le moins probable : { $percent } %.
 }
reason-wander = Depuis { $rounds } tours de table, personne n’est pris, car ce qu’on prend est aussitôt repris. Pioche donc chez chacun, l’un après l’autre : maintenant, chez { $owner }.
reason-seek = { $percent ->
    [0] Ni le chat ni la souris ne sont chez les autres : n’importe quelle carte convient.
    [100] Là, chez { $owner }, c’est sûr, il y a le chat ou la souris.
   *[other] Le chat ou la souris est le plus probablement là, chez { $owner } : { $percent } %.
 }
reason-seek-mouse = La souris est le plus probablement là, chez { $owner } : { $percent } %. Montrée avec ton fromage, elle le barre.
reason-seek-open = Ton fromage est déjà barré. C’est là, chez { $owner }, qu’il y a le plus probablement un fromage qui ne l’est pas : { $percent } %.
reason-elsewhere = { $percent ->
    [0] Là, chez { $owner }, il n’y a ni le chat ni la souris : il ne peut pas t’arriver grand-chose.
   *[other] Là, chez { $owner }, il y a peut-être le chat ou la souris : { $percent } %. Ailleurs, tes chances seraient meilleures, mais les autres s’y attendent aussi.
 }
reason-catch = Tu as le chat et la souris en main : la poursuite est finie !
reason-only = Tu ne peux rien montrer d’autre.
reason-cross-last = Le fromage { $cheese } est le dernier. Barre-le, et tu gagnes{ $percent ->
    [100] , c’est sûr
   *[other] {" "}à { $percent } %
 } : seul perd qui a le chat.
reason-cross-late = La poursuite dure depuis { $rounds } tours de table. Barre le fromage { $cheese } pour qu’elle finisse.
reason-cross = Le fromage { $cheese } est barré, et la fin approche. Mais tout le monde sait maintenant où était la souris.
reason-tell-mouse = Tout le monde sait maintenant où était la souris, et cela ranime la poursuite.
reason-hide-mouse = Ne montre que le fromage { $cheese }. Personne n’a besoin de savoir que tu as la souris.
reason-show-crossed = Le fromage { $cheese } est déjà barré : le montrer n’apprend pas grand-chose aux autres.
reason-show-open = Le fromage { $cheese } n’est pas encore barré. Le montrer dit aux autres où l’on peut le barrer.
reason-show-either = Les deux fromages en disent autant aux autres : montre n’importe lequel.
reason-keep = Si tu gardes { $card ->
    [cat] le chat
    [mouse] la souris
   *[other] le fromage { $card }
 }, ta chance d’attraper au prochain tour est de { $percent } %, dans l’état actuel des cartes ; sinon de { $otherwise } %.
reason-keep-clear = { $percent ->
    [0] Alors le chat et la souris sont dans la même rangée, et personne ne peut attraper au prochain tour. Sinon, ils seraient peut-être séparés : { $otherwise } %.
   *[other] Alors le chat et la souris sont dans des rangées différentes à { $percent } %, et on peut attraper au prochain tour. Avec l’autre carte, ce serait { $otherwise } %.
 }
reason-keep-either = Quelle que soit la carte que tu gardes, ta chance d’attraper au prochain tour est la même.

## Ce que fait le hasard

move-deal = La prochaine carte est { $card ->
    [cat] le chat
    [mouse] la souris
   *[other] le fromage { $card }
 }
move-card = C’est { $card ->
    [cat] le chat
    [mouse] la souris
   *[other] le fromage { $card }
 }
move-cat = Le chat était chez { $seat-is ->
    [you] toi
   *[other] { $seat }
 }

## Le nom des choses

card-mouse = souris
card-cat = chat
kept-mouse = souris
kept-cat = chat
returned-mouse = souris
returned-cat = chat
nth-place = { $place ->
    [1] première
    [2] deuxième
    [3] troisième
   *[other] quatrième
 }

## Ce qui est caché

chance-cat = qui a le chat
chance-mouse = qui a la souris
chance-row = { $things ->
    [one] { $seat-is ->
        [you] ta { nth-place } carte
       *[other] la { nth-place } carte chez { $seat }
     }
   *[other] { $seat-is ->
        [you] tes { $place } cartes
       *[other] les { $place } cartes chez { $seat }
     }
 }
chance-held = { $things ->
    [one] la carte chez { $seat }
   *[other] les cartes chez { $seat }
 }
chance-deal = la prochaine carte distribuée
outcome-card = { $things ->
    [one] fromage { $card }
   *[other] fromages { $card }
 }

## Règles maison

option-mouse-draws-cat = Le chat rencontre la souris
    .says = Qui gagne quand le chat et la souris se rencontrent.
option-mouse-draws-cat-active = le joueur dont c’est le tour
option-mouse-draws-cat-cat-owner = le joueur qui avait le chat
option-pair-show = Souris et fromage
    .says = Si l’on peut ou si l’on doit les montrer ensemble, quand cela barre le fromage.
option-pair-show-may = on peut
option-pair-show-must = on doit
option-pair-show-crossed = Souris et fromage barré
    .says = Si l’on peut montrer la souris avec un fromage déjà barré.
option-turn-cap = Partie la plus longue
    .says = Après tant de tours par joueur, la partie est finie.
option-at-cap = Après le dernier tour
    .says = Ce qui se passe quand il ne reste plus de tours.
option-at-cap-draw = personne ne gagne
option-at-cap-cat-loses = le joueur qui a le chat perd
option-hand = Cartes par joueur
    .says = Dans le petit jeu, chaque joueur reçoit au plus tant de cartes.

## Les règles

clause-1 = Les cartes
clause-2 = La mise en place
clause-3 = Le tour
clause-4 = Montrer
clause-5 = Garder une carte
clause-6 = La fin
clause-7 = Règles maison
clause-8 = Ce que l’ordinateur retient

## La table en texte

draw-cheeses = Fromages
draw-crossed = X barré
draw-held = < > dans ce tour
draw-place = place
draw-card = { $card ->
    [cat] chat
    [mouse] souris
   *[other] { $card }
 }
draw-turn = tour
draw-looked = { $hand ->
    [1] avait
   *[other] regarde
 }
draw-drew = pioche chez
draw-showed = montre
draw-kept = garde
draw-own = sa carte
draw-now = { $phase ->
    [deal] On distribue les cartes.
    [look] { $seat-is ->
        [you] À toi : regarde une de tes propres cartes.
       *[other] { $seat } va regarder une de ses propres cartes.
     }
    [see-own] { $seat-is ->
        [you] Tu regardes une de tes propres cartes.
       *[other] { $seat } regarde une de ses propres cartes.
     }
    [draw] { $seat-is ->
        [you] À toi : pioche une carte chez quelqu’un d’autre.
       *[other] { $seat } va piocher une carte.
     }
    [see-drawn] { $seat-is ->
        [you] Tu regardes la carte piochée.
       *[other] { $seat } regarde la carte piochée.
     }
    [show] { $seat-is ->
        [you] À toi : montre quelque chose.
       *[other] { $seat } va montrer quelque chose.
     }
    [keep] { $seat-is ->
        [you] À toi : garde une des deux cartes et rends l’autre.
       *[other] { $seat } va garder une des deux cartes.
     }
    [see-returned] { $seat-is ->
        [you] Tu rends l’autre carte.
       *[other] { $seat } rend l’autre carte.
     }
   *[find-cat] Qui a le chat ?
 }
draw-ending = { $ending ->
    [caught] Le chat rencontre la souris !
    [crossed-out] Tous les fromages sont barrés !
   *[turns-used-up] C’était le dernier tour.
 }
draw-cat = Le chat était chez { $seat }.
draw-won = { $winners ->
    [one] * a gagné.
   *[other] * ont gagné.
 }

## La première leçon

lesson-1 = Tu as le chat, Otto cache la souris. Chaque tour commence par un coup d’œil dans ta rangée : touche ta première carte.
lesson-2 = Pioche maintenant une carte d’Otto. Essaie la deuxième !
lesson-3 = La souris, à côté de ton fromage ! Montre les deux, et le fromage 3 est barré.
lesson-4 = Tu en gardes une, l’autre repart. Touche le fromage et garde-le : comme ça, tu sais où est la souris.
lesson-5 = Otto a pioché ton fromage 1, la souris n’a donc pas bougé. Regarde ta quatrième carte : le chat y dort.
lesson-6 = Le chat est entre tes pattes. Pioche la souris : la deuxième carte d’Otto !
lesson-7 = Le chat et la souris dans la même main. Montre-les !
lesson-end = Gagné ! Réunis le chat et la souris, ou sois sans le chat quand le dernier fromage est barré.

## Puzzles

puzzle-must-cat = Une carte des autres est forcément le chat. Laquelle ? Pioche-la.
why-must-cat = Quelle que soit la donne et ce qui a été gardé en secret, le chat ne peut être ailleurs.
puzzle-must-mouse = Une carte des autres est forcément la souris. Laquelle ? Pioche-la.
why-must-mouse = Quelle que soit la donne et ce qui a été gardé en secret, la souris ne peut être ailleurs.
puzzle-likeliest = Tu as le chat ou la souris. Où est l’autre le plus probablement ? Pioche.
why-likeliest = Parmi toutes les dispositions possibles, c’est là dans { $worth } ; ailleurs, dans { $next } au plus.
theme-catch = Le chat rencontre la souris
theme-row = Des rangées de cartes
theme-hands = Une carte chacun
theme-moved = Elle a pu changer de place
theme-still = Personne n’y a touché

## Exercices après la première leçon

exercise-1 = Ta souris a été piochée et montrée avec un fromage, et ce fromage t’est revenu. Où est donc la souris ?
exercise-2 = Quelqu’un a pioché ton fromage, l’a montré avec la souris, puis t’a rendu ta carte. Qu’a-t-il donc en main ?
exercise-3 = Passe en revue chaque personne : de qui connais-tu la carte ? Qui reste-t-il ?
exercise-4 = Tu as le chat. Quelqu’un a eu la souris en main avec une carte à toi : c’est l’une des deux. Laquelle peux-tu piocher ?
exercise-5 = Tu as le chat. Remonte tour par tour : où la souris peut-elle être, et où non ?
