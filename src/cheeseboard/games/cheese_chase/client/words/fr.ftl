### Ce que seule la table de Cheese Chase dit dans le navigateur.

ask-look = Quelle carte à toi regardes-tu en douce ?
ask-draw = { $card ->
    [cat] Tu es le chat ! Où est la souris ?
    [mouse] Tu es la souris. Où y a-t-il du fromage ?
   *[other] Tu es le fromage { $card }. À qui prends-tu une carte ?
 }
ask-draw-row = { $card ->
    [cat] Le chat ! Où est la souris ?
    [mouse] La souris ! Prends une carte.
   *[other] Le fromage { $card }. Prends une carte.
 }
ask-show = Quel fromage montres-tu ?
ask-only = { $card ->
    [cat] Le chat reste secret : montre le fromage { $cheese }.
    [mouse] La souris reste secrète : montre le fromage { $cheese }.
   *[other] Montre le fromage { $cheese }.
 }
ask-both = La souris trouve le fromage { $cheese } ! Tu les montres ?
ask-catch = Le chat tient la souris ! Montre-les !
ask-keep = Laquelle gardes-tu ?
choose-first = Choisis une carte
do-look = Regarder
do-draw = Prendre
do-show = Montrer le { $card }
do-both = Montrer les deux
do-alone = Juste le fromage { $cheese }
do-catch = Attrapée !
do-keep = { $card ->
    [cat] Garder le chat
    [mouse] Garder la souris
   *[other] Garder le { $card }
 }
progress = tour { $turn }
steps = { $seat-is ->
    [you] Ton tour, pas à pas
   *[other] Le tour de { $seat }, pas à pas
 }
step-look = Regarder
step-draw = Prendre
step-show = Montrer
step-keep = Garder
me = Toi
seats = Autour de la table
row-of = { $seat-is ->
    [you] { $cards ->
        [one] Ta carte
       *[other] Tes cartes
     }
   *[other] { $cards ->
        [one] La carte de { $seat }
       *[other] Les cartes de { $seat }
     }
 }
slot = { $seat-is ->
    [you] Ta carte
   *[other] Carte de { $seat }
 }{ $cards ->
    [one] .
   *[other] {" "}à la place { $place }.
 }
slot-known = { $card ->
    [cat] Tu te souviens : le chat.
    [mouse] Tu te souviens : la souris.
   *[other] Tu te souviens : le fromage { $card }.
 }
slot-touched = Elle a peut-être été échangée au dernier tour.
slot-gap = { $seat-is ->
    [you] Ta carte
   *[other] La carte de { $seat }
 }{ $cards ->
    [one] {""}
   *[other] {" "}à la place { $place }
 } est en main.
stage = Le milieu de la table
menu = Les fromages à trouver
menu-cheese = Fromage { $cheese }{ $crossed ->
    [yes] , barré
   *[no] {""}
 }
hand-of = { $seat-is ->
    [you] Tes deux cartes de ce tour
   *[other] Les deux cartes de { $seat } à ce tour
 }
hand-own = { $seat-is ->
    [you] ta carte
   *[other] sa carte
 }
hand-from = de { $seat-is ->
    [you] toi
   *[other] { $seat }
 }
hand-card = { $card ->
    [cat] Le chat
    [mouse] La souris
   *[other] Le fromage { $card }{ $crossed ->
        [yes] , barré
       *[no] {""}
     }
 }
hand-hidden = Une carte cachée
card-name = { $card ->
    [cat] Le chat
    [mouse] La souris
   *[other] Le fromage { $card }
 }
stage-shows = { $seat-is ->
    [you] Tu montres
   *[other] { $seat } montre
 }
stage-showed = { $seat-is ->
    [you] Tu as montré
   *[other] { $seat } a montré
 }
stage-cat = { $seat-is ->
    [you] Tu avais le chat !
   *[other] { $seat } avait le chat !
 }
score-caught = chat et souris dans une main
score-cat-caught = le chat a attrapé la souris
score-too-late = trop tard
score-no-cat = a échappé au chat
score-cat = le chat sur les bras
score-draw = personne n’a trouvé personne
