### Ce que dit seulement la table de Cheese Rescue dans le navigateur.

## La question

question-card = Quelle carte va { $cell-to } ?
question-cell = Où va { $kind ->
    [dog] le chien
    [cat] le chat
    [mouse] la souris
   *[other] le fromage
 } ?
question-swap = Poses-tu une carte, ou reprends-tu la première ?
would-be-safe = Ici, ton fromage est à l’abri.
would-be-eaten = Attention : ici, une souris mange ton fromage !
would-save = { $kind ->
    [dog] Un chien
    [cat] Un chat
   *[mouse] Une souris
 } ici te sauve { $points ->
    [one] { $points } point !
   *[other] { $points } points !
 }
would-cost = Attention : { $kind ->
    [dog] un chien
    [cat] un chat
   *[mouse] une souris
 } ici te coûte { $points ->
    [one] { $points } point !
   *[other] { $points } points !
 }
would-hurt = { $kind ->
    [dog] Un chien
    [cat] Un chat
   *[mouse] Une souris
 } ici coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
 } à { $seat }.
would-help = { $kind ->
    [dog] Un chien
    [cat] Un chat
   *[mouse] Une souris
 } ici aide { $seat } : { $points ->
    [one] { $points } point de plus.
   *[other] { $points } points de plus.
 }
would-do-nothing = { $kind ->
    [dog] Un chien
    [cat] Un chat
   *[mouse] Une souris
 } ici ? Les points ne changent pas.
choose-both = Choisis une carte et une case
choose-cell = Choisis une case
choose-card = Choisis une carte
do-lay = Poser ici
do-swap = Échanger
put-back = Remettre en main
cards-laid = { $laid } cartes sur { $all }
doing-lay = Ta carte arrive sur la table.
doing-draw = Tu pioches un animal.
doing-swap = Les fromages changent de main.

## Le carré

square = Le carré
cell-free = Libre, { $cell }.
cell-empty = Vide.
cell-thought = Ici va { $kind ->
    [dog] ton chien.
    [cat] ton chat.
    [mouse] ta souris.
   *[other] ton fromage.
 }
cell-animal = { $kind ->
    [start] La carte de départ.
    [dog] Un chien.
    [cat] Un chat{ $fate ->
        [gone] , mis en fuite.
        [danger] , il a peur d’un chien.
       *[safe] .
     }
   *[mouse] Une souris{ $fate ->
        [gone] , attrapée.
        [danger] , elle a peur d’un chat.
       *[safe] .
     }
 }
cell-cheese = { $seat-is ->
    [you] Ton fromage
   *[other] Le fromage { BEFORE($seat, h: "d’", vowel: "d’", other: "de ") }
 }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }{ $fate ->
    [gone] , mangé.
    [danger] , une souris le guette.
   *[safe] , à l’abri.
 }
just-laid = Cette carte vient d’être posée.
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
   *[other] Main { BEFORE($seat, h: "d’", vowel: "d’", other: "de ") }
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
hand-empty = Aucune carte.
own-cheese = { $seat-is ->
    [you] Ton fromage
   *[other] Fromage { BEFORE($seat, h: "d’", vowel: "d’", other: "de ") }
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
