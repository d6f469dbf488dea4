### Ce que dit seulement la table de Cheese Rescue dans le navigateur.

## La question

question-card = Quelle carte pour la case { $cell } ?
question-cell = Où va { $kind ->
    [dog] le chien
    [cat] le chat
    [mouse] la souris
   *[other] le fromage
 } ?
question-swap = Poses-tu une carte, ou reprends-tu la première ?
would-be-safe = En { $cell }, ton fromage est à l’abri.
would-be-eaten = Attention : en { $cell }, une souris mange ton fromage !
would-save = { $kind ->
    [dog] Un chien
    [cat] Un chat
   *[mouse] Une souris
 } en { $cell } te sauve { $points ->
    [one] { $points } point !
   *[other] { $points } points !
 }
would-cost = Attention : { $kind ->
    [dog] un chien
    [cat] un chat
   *[mouse] une souris
 } en { $cell } te coûte { $points ->
    [one] { $points } point !
   *[other] { $points } points !
 }
would-hurt = { $kind ->
    [dog] Un chien
    [cat] Un chat
   *[mouse] Une souris
 } en { $cell } coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
 } à { $seat }.
would-help = { $kind ->
    [dog] Un chien
    [cat] Un chat
   *[mouse] Une souris
 } en { $cell } aide { $seat } : { $points ->
    [one] { $points } point de plus.
   *[other] { $points } points de plus.
 }
would-do-nothing = { $kind ->
    [dog] Un chien
    [cat] Un chat
   *[mouse] Une souris
 } en { $cell } ? Les points ne changent pas.
choose-both = Choisis une carte et une case
choose-cell = Choisis une case
choose-card = Choisis une carte
do-lay = Poser ici
do-swap = Échanger
put-back = Reprendre
cards-laid = { $laid } cartes sur { $all }

## Le carré

square = Le carré
cell-free = { $cell } : libre.
cell-empty = { $cell } : vide.
cell-thought = { $cell } : ici va { $kind ->
    [dog] ton chien.
    [cat] ton chat.
    [mouse] ta souris.
   *[other] ton fromage.
 }
cell-animal = { $cell } : { $kind ->
    [start] l’assiette de départ.
    [dog] un chien.
    [cat] un chat{ $fate ->
        [gone] , mis en fuite.
        [danger] , il a peur d’un chien.
       *[safe] .
     }
   *[mouse] une souris{ $fate ->
        [gone] , attrapée.
        [danger] , elle a peur d’un chat.
       *[safe] .
     }
 }
cell-cheese = { $cell } : { $seat-is ->
    [you] ton fromage
   *[other] le fromage de { $seat }
 }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }{ $fate ->
    [gone] , mangé.
    [danger] , une souris le guette.
   *[safe] , à l’abri.
 }
just-laid = Vient d’être posé.
chain = Qui chasse qui
chain-says = Les chiens font fuir les chats, les chats attrapent les souris, les souris mangent le fromage.
pile-of = Pioche : { $animals ->
    [0] vide.
    [one] { $animals } animal.
   *[other] { $animals } animaux.
 }

## La chasse

act-cat-scared = Les chiens aboient
act-mouse-caught = Les chats bondissent
act-cheese-eaten = Les souris grignotent
act-cheese-counted = Ce qui reste

## À qui est quoi

hand-of = { $seat-is ->
    [you] Ta main
   *[other] Main de { $seat }
 }
hand-card = { $kind ->
    [dog] Chien
    [cat] Chat
    [mouse] Souris
    [cheese-1] Fromage à 1 point
    [cheese-2] Fromage à 2 points
   *[cheese-3] Fromage à 3 points
 }{ $cards ->
    [one] { "" }
   *[other] , { $cards } fois
 }
hand-empty = Plus de cartes.
own-cheese = { $seat-is ->
    [you] Ton fromage
   *[other] Fromage de { $seat }
 }
own-safe = { $points ->
    [one] { $points } point à l’abri
   *[other] { $points } points à l’abri
 }
own-danger = { $points ->
    [one] { $points } point en danger
   *[other] { $points } points en danger
 }
place-of = { $points ->
    [one] { $points } point à l’abri,
   *[other] { $points } points à l’abri,
 } { $cards ->
    [one] { $cards } carte en main,
   *[other] { $cards } cartes en main,
 } { $cheeses ->
    [0] sans fromage.
    [one] dont { $cheeses } fromage.
   *[other] dont { $cheeses } fromages.
 }
score-how = { $rescued ->
    [0] aucun fromage sauvé,
    [one] { $rescued } fromage sauvé,
   *[other] { $rescued } fromages sauvés,
 } { $eaten ->
    [0] aucun mangé
    [one] { $eaten } mangé
   *[other] { $eaten } mangés
 }
score-komi = { "" }, et { $points } en cadeau
