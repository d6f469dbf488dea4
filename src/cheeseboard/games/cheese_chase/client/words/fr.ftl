### Ce que seule la table de Cheese Chase dit dans le navigateur.

ask-look = Laquelle de tes cartes regardes-tu ?
ask-draw = { $card ->
    [cat] Tu es le chat ! Pioche une carte : où est la souris ?
    [mouse] Tu es la souris. Pioche une carte : où y a-t-il du fromage ?
   *[other] Tu es le fromage { $card }. Chez qui pioches-tu ?
 }
ask-draw-row = { $card ->
    [cat] Le chat ! Pioche une carte : où est la souris ?
    [mouse] La souris ! Pioche une carte.
   *[other] Le fromage { $card }. Pioche une carte.
 }
ask-show = Quel fromage montres-tu ?
ask-only = { $card ->
    [cat] Le chat reste secret : montre le fromage { $cheese }.
    [mouse] La souris reste secrète : montre le fromage { $cheese }.
   *[other] Montre le fromage { $cheese }.
 }
ask-both = La souris trouve le fromage { $cheese } ! Tu les montres ?
ask-catch = Le chat rencontre la souris ! Montre-les !
ask-keep = Laquelle gardes-tu ?
choose-first = Choisis une carte
do-look = Regarder
do-draw = Piocher
do-show = Montrer le fromage { $card }
do-both = Montrer les deux
do-alone = Juste le fromage { $cheese }
do-catch = Attrapée !
do-keep = { $card ->
    [cat] Garder le chat
    [mouse] Garder la souris
   *[other] Garder le fromage { $card }
 }
progress = tour { $turn }
steps = { $seat-is ->
    [you] Ton tour, pas à pas
   *[other] Le tour { BEFORE($seat, h: "d’", vowel: "d’", other: "de ") }, pas à pas
 }
step-look = Regarder
step-draw = Piocher
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
        [one] La carte { BEFORE($seat, h: "d’", vowel: "d’", other: "de ") }
       *[other] Les cartes { BEFORE($seat, h: "d’", vowel: "d’", other: "de ") }
     }
 }
slot = { $cards ->
    [one] { $seat-is ->
        [you] Ta carte
       *[other] La carte { BEFORE($seat, h: "d’", vowel: "d’", other: "de ") }
     }
   *[other] { $seat-is ->
        [you] Ta { nth-place } carte
       *[other] La { nth-place } carte { BEFORE($seat, h: "d’", vowel: "d’", other: "de ") }
     }
 }.
slot-known = { $card ->
    [cat] Tu te souviens : le chat.
    [mouse] Tu te souviens : la souris.
   *[other] Tu te souviens : le fromage { $card }.
 }
slot-touched = Elle a peut-être été échangée au dernier tour.
slip-means = Un papier : tu as vu cette carte à cet endroit.
doubt-means = Quelqu’un l’a eue en main : c’est peut-être une autre carte maintenant.
slip-gone = { $by } a peut-être échangé { $seat-is ->
    [you] ta carte
   *[other] la carte { BEFORE($seat, h: "d’", vowel: "d’", other: "de ") }
 }. C’était { $card ->
    [cat] le chat.
    [mouse] la souris.
   *[other] le fromage { $card }.
 } Ce qu’il y a là maintenant, tu ne peux pas le savoir.
slot-gap = { $cards ->
    [one] { $seat-is ->
        [you] Ta carte
       *[other] La carte { BEFORE($seat, h: "d’", vowel: "d’", other: "de ") }
     }
   *[other] { $seat-is ->
        [you] Ta { nth-place } carte
       *[other] La { nth-place } carte { BEFORE($seat, h: "d’", vowel: "d’", other: "de ") }
     }
 } est en main.
stage = Le milieu de la table
menu = Les fromages à trouver
menu-cheese = Fromage { $cheese }{ $crossed ->
    [yes] , barré
   *[no] {""}
 }
hand-of = { $seat-is ->
    [you] Tes deux cartes de ce tour
   *[other] Les deux cartes { BEFORE($seat, h: "d’", vowel: "d’", other: "de ") } à ce tour
 }
hand-own = { $seat-is ->
    [you] ta carte
   *[other] sa carte
 }
hand-from = { $seat-is ->
    [you] de chez toi
   *[other] de chez { $seat }
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
score-cat = est resté avec le chat
score-draw = personne n’a trouvé personne
