### Cheese

title = Cheese
tagline = Chaque souris veut tout le tas. Y a-t-il un chat dans ton paquet ?

## Ce qui se passe

event-pile-opened = Le tas commence par { $kind ->
    [cheese] du fromage.
    [cat] un chat.
   *[mouse] une souris que personne ne chasse.
 }
event-card-flipped = { $seat-is ->
    [you] Tu retournes
   *[other] { $seat } retourne
 } { $kind ->
    [cheese] du fromage.
    [cat] un chat.
   *[mouse] une souris !
 }
event-mouse-hunted = { $owner-is ->
    [you] Tu trembles pour ta souris :
   *[other] { $owner } tremble pour sa souris :
 } { $hunter-is ->
    [you] tu as
   *[other] { $hunter } a
 } { $attempts ->
    [one] un essai
   *[other] { $attempts } essais
 } pour l’attraper.
event-attempt-failed = Pas de chat ! { $attempts ->
    [0] { $hunter-is ->
        [you] Tu n’as plus d’essai.
       *[other] { $hunter } n’a plus d’essai.
     }
    [one] { $hunter-is ->
        [you] Il te reste un essai.
       *[other] { $hunter } a encore un essai.
     }
   *[other] { $hunter-is ->
        [you] Il te reste { $attempts } essais.
       *[other] { $hunter } a encore { $attempts } essais.
     }
 }
event-mouse-chased = { $hunter-is ->
    [you] Tu envoies ta souris :
   *[other] { $hunter } envoie sa souris :
 } { $owner-is ->
    [you] la tienne prend la fuite !
   *[other] { $owner } voit fuir la sienne !
 }
event-mouse-caught = { $hunter-is ->
    [you] Tu lâches ton chat :
   *[other] { $hunter } lâche son chat :
 } { $owner-is ->
    [you] tu perds ta souris !
   *[other] { $owner } perd sa souris !
 }
event-mouse-escaped = { $hunter-is ->
    [you] Tu rentres bredouille :
   *[other] { $hunter } rentre bredouille :
 } { $owner-is ->
    [you] tu sauves ta souris !
   *[other] { $owner } sauve sa souris !
 }
event-hunter-skipped = { $hunter-is ->
    [you] Tu n’as rien à retourner et ne peux pas chasser.
   *[other] { $hunter } n’a rien à retourner et ne peut pas chasser.
 }
event-pile-won = { $seat-is ->
    [you] Tu gagnes
   *[other] { $seat } gagne
 } le tas : { $cards ->
    [one] une carte.
   *[other] { $cards } cartes.
 }
event-chip-earned = Un jeton pour { $seat-is ->
    [you] toi :
   *[other] { $seat } :
 } ça fait { $chips }.
event-stack-emptied = { $seat-is ->
    [you] Tu n’as plus rien à retourner :
   *[other] { $seat } n’a plus rien à retourner :
 } la partie est finie.
event-chips-used-up = C’était le dernier jeton : la partie est finie.
event-flips-used-up = On ne retourne plus de cartes : la partie est finie.
event-circle-closed = Maintenant, tout tourne en rond et n’aurait jamais de fin : la partie est finie.

## Ce que tu peux faire

move-flip = Retourner la carte du dessus
prompt-flip = Qu’y a-t-il sur ton paquet ? Retourne la carte du dessus !
look-flip = Regarde ton paquet !

## Conseil

reason-only = Il n’y a rien à décider : tu ne peux que retourner ta carte du dessus.

## Ce que fait le hasard

move-cheese = C’est du fromage
move-cat = C’est un chat
move-mouse = C’est une souris à { $footsteps ->
    [one] une empreinte
   *[other] { $footsteps } empreintes
 }

## Le nom des choses

kind-cheese = fromage
kind-cat = chat
kind-mouse-1 = souris à une empreinte
kind-mouse-2 = souris à deux empreintes
kind-mouse-3 = souris à trois empreintes

## Ce qui est caché

chance-stack = { $things ->
    [one] { $seat-is ->
        [you] ta carte du dessus
       *[other] la carte du dessus chez { $seat }
     }
   *[other] les cartes du dessus chez { $seat }
 }
chance-opening = la carte qui commence le tas
chance-aside = une carte mise de côté

## Après coup

decided = { $exact ->
    [yes] Tout s’est décidé à la carte retournée n° { $turns } :
   *[no] Tout s’est décidé au plus tard à la carte retournée n° { $turns } :
 } aucune carte à venir ne pouvait changer qui gagne.

## Règles maison

option-cards = Cartes de chaque sorte
    .says = Combien il y a de fromages, de chats et de souris à une, deux et trois empreintes.
option-leftover = Cartes en trop
    .says = Ce que deviennent les cartes qu’on ne peut pas partager également.
option-leftover-aside = mises de côté
option-leftover-dealt = toutes distribuées
option-leftover-opens = l’une commence le tas
option-loot = Où va le butin
    .says = Les cartes gagnées seront-elles encore retournées, ou comptent-elles seulement ?
option-loot-under = sous le paquet
option-loot-aside = à côté du paquet
option-loot-order = Ordre du butin
    .says = Quelle carte d’un tas gagné revient la première.
option-loot-order-oldest = la plus ancienne
option-loot-order-newest = la plus récente
option-goes-on = Qui continue
    .says = Qui retourne une carte après qu’un tas a été gagné.
option-goes-on-left = le joueur à gauche
option-goes-on-winner = le gagnant
option-dry = Chasser sans cartes
    .says = Ce qui se passe quand il faut chasser et qu’on n’a plus de carte.
option-dry-fails = la souris s’échappe
option-dry-skips = le joueur suivant chasse
option-out = Paquet vide
    .says = À quel moment un paquet vide termine la partie.
option-out-after-hunt = après la chasse
option-out-at-once = tout de suite
option-out-at-turn = quand vient son tour
option-chips = Jetons
    .says = Combien il y a de jetons. Chaque souris attrapée en rapporte un, et le dernier termine la partie. 0 : pas de jetons.
option-circle = Partie qui tourne en rond
    .says = Qui gagne une partie qui tourne en rond.
option-circle-shared = victoire partagée
option-circle-most = le plus de cartes
option-max-flips = Nombre maximal de cartes retournées
    .says = Après tant de cartes retournées, la partie est finie.

## Égalité

tie-circle = Quand tout tourne en rond, personne n’est en tête pour de bon : tous les joueurs qui ont des cartes partagent la victoire.
tie-chips = Autant de cartes : { $winners ->
    [1] { $seat-is ->
        [you] tu as
       *[other] { $seat } a
     }
   *[other] { $names } ont
 } plus de jetons, { $most } contre { $next }.
tie-shared = Personne n’a plus de cartes : la victoire est partagée.

## Les règles

clause-1 = Les cartes
clause-2 = La mise en place
clause-3 = Le tour de jeu
clause-4 = La chasse
clause-5 = Chasser sans cartes
clause-6 = Le butin
clause-7 = La fin
clause-8 = Le décompte
clause-9 = Règles maison
clause-10 = Ce que l’ordinateur retient

## La table en texte

draw-pile = { $cards ->
    [0] Le tas est vide.
    [one] Tas : 1 carte
   *[other] Tas : { $cards } cartes, la plus récente à la fin
 }
draw-cheese = fromage
draw-cat = chat
draw-mouse = souris
draw-hunt = LA CHASSE
draw-mouse-of = Souris
draw-hunter = En chasse
draw-tries = Essais
draw-attempts = { $attempts ->
    [one] encore 1
   *[other] encore { $attempts }
 }
draw-loot = Butin
draw-cards = { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
 }
draw-flips = { $seat-is ->
    [you] Tu retournes ta carte du dessus.
   *[other] { $seat } retourne une carte.
 }
draw-opens = La dernière carte commence le tas.
draw-over = La partie est finie.
draw-stack = cartes
draw-chips = sur { $chips } jetons
draw-flips-so-far = { $flips ->
    [one] ({ $flips } carte retournée)
   *[other] ({ $flips } cartes retournées)
 }
draw-legend = # jamais vue, o fromage, ^ chat, 1 2 3 souris à tant d’empreintes
draw-unseen = Jamais vues ({ $cards }) : fromages { $cheese }, chats { $cat }, souris 1 : { $mouse-1 }, 2 : { $mouse-2 }, 3 : { $mouse-3 }
draw-all-seen = Toutes les cartes des paquets ont été vues : la suite est fixée.

## La première leçon

lesson-1 = Personne ne sait ce qu’il y a sur ton paquet. Retourne la carte du dessus !
lesson-2 = Le fromage reste là et grossit le tas. Retourne encore une carte !
lesson-3 = Ta souris a filé sous le nez d’Otto, le tas était à toi ! Maintenant la sienne le veut : retourne une carte en espérant un chat.
lesson-4 = Un chat ! Il a attrapé la souris, et le tas passe sous ton paquet. On continue : retourne.
lesson-5 = La souris d’Otto a trois empreintes, tu as donc trois essais. Retourne !
lesson-6 = Pas de chat, mais il reste deux essais. Retourne encore !
lesson-end = Ta souris a chassé celle d’Otto, mais son chat a été plus rapide. Voilà tout le jeu : qui a le plus de cartes gagne, et c’est le hasard qui décide.

## Énigmes

puzzle-wins = Ta carte du dessus va être retournée. Avec une seule sorte de carte, c’est sûr que tu gagnes la partie. Laquelle ?
why-wins = Après elle, tu gagnes, quoi qu’on retourne jusqu’à la fin. Après toute autre carte, tu pourrais ne pas gagner seul.
puzzle-decides = La carte du dessus va être retournée. Une seule sorte de carte décide de la partie : après elle, rien ne change plus qui gagne. Laquelle ?
why-decides = Quoi qu’on retourne après elle, c’est toujours la même personne qui gagne. Après toute autre carte, la partie est encore ouverte.
theme-hunt = Une souris est chassée
theme-quiet = Aucune souris n’est chassée
theme-last = La partie finit aussitôt
theme-short = La fin est proche
theme-long = Encore quelques cartes

## Exercices

exercise-1 = Quelqu’un n’a plus de carte : la partie finit dès que la chasse est finie. Qui doit recevoir le tas pour avoir le plus de cartes ?
exercise-2 = Compte les cartes de chacun en y ajoutant le tas. Quelle carte le donne aussitôt à quelqu’un ?
exercise-3 = Une souris espère le tas. La personne suivante peut-elle encore la chasser ?
exercise-4 = Une souris qui en chasse une autre est chassée à son tour. Combien de cartes reste-t-il à la personne suivante ?
exercise-5 = Regarde ce que tout le monde sait : les cartes gagnées reviennent dans le même ordre. Pense à ce qui vient après cette carte.
