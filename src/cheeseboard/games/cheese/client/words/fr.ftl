### Ce que seule la table de Cheese dit dans le navigateur.

question-flip = { $seat-is ->
    [you] Qu’y a-t-il au sommet de ta pile ? Retourne !
   *[other] { $seat }, qu’y a-t-il au sommet de ta pile ?
 }
question-hunt = { $seat-is ->
    [you] Retourne ! { $cards ->
        [one] Un chat te donne la souris.
       *[other] Un chat te donne les { $cards } cartes.
     }
   *[other] { $seat }, retourne ! Un chat rafle tout.
 }
question-held = Encore, encore … Lâche pour arrêter.
question-by-itself = Les cartes se retournent toutes seules.
do-flip = Retourner
do-by-itself = Tout seul
do-stop = Stop
do-faster = Plus vite
hold-says = Garde appuyé pour retourner encore et encore
by-itself-says = Retourne tes cartes tout seul, jusqu’à ce que tu arrêtes
flips = { $flips ->
    [0] aucune carte retournée
    [one] 1 carte retournée
   *[other] { $flips } cartes retournées
 }
sits-on = { $seat-is ->
    [you] Ta souris est assise
   *[other] La souris de { $seat } est assise
 } sur { $cards ->
    [one] la première carte.
   *[other] { $cards } cartes.
 }
pile-lies = { $cards ->
    [0] La table est vide. Qui pose la première carte ?
    [one] Il y a une carte. Qui a une souris ?
   *[other] Il y a { $cards } cartes. Qui a une souris ?
 }
mouse-of = { $seat-is ->
    [you] Ta souris
   *[other] La souris de { $seat }
 } avec { $footsteps ->
    [one] une trace de pas.
   *[other] { $footsteps } traces de pas.
 }
mouse-label = { $seat-is ->
    [you] ta souris
   *[other] souris de { $seat }
 }
no-mouse = Pas de souris
pile-of = Au milieu : { $cards ->
    [0] rien.
    [one] 1 carte.
   *[other] { $cards } cartes : fromages { $cheese }, chats { $cats }, souris { $mice }.
 }
flips-label = { $seat-is ->
    [you] tu retournes
   *[other] { $seat } retourne
 }
hunts-label = { $seat-is ->
    [you] tu chasses
   *[other] { $seat } chasse
 }
stack-label = { $seat-is ->
    [you] ta pile
   *[other] pile de { $seat }
 }
stack-flip = { $seat-is ->
    [you] Ta pile :
   *[other] La pile de { $seat } :
 } { $cards ->
    [one] 1 carte.
   *[other] { $cards } cartes.
 } Retourne celle du dessus.
stack-of-seat = { $seat-is ->
    [you] Ta pile :
   *[other] La pile de { $seat } :
 } { $cards ->
    [0] aucune carte.
    [one] 1 carte.
   *[other] { $cards } cartes.
 }
tries-label = { $seat-is ->
    [you] Tes essais
   *[other] Essais de { $seat }
 }
tries-of = { $seat-is ->
    [you] Il te reste
   *[other] Il reste à { $seat }
 } { $attempts ->
    [0] aucun essai
    [one] un essai
   *[other] { $attempts } essais
 } sur { $footsteps }.
race-of = { $seat-is ->
    [you] Toi :
   *[other] { $seat } :
 } { $cards ->
    [one] { $cards } carte.
   *[other] { $cards } cartes.
 }
race-pile = Au milieu : { $cards }.
your-stack = { $seat-is ->
    [you] Ta pile
   *[other] La pile de { $seat }
 }
stack-of = { $cards ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $cards } cartes
 }{ $loot ->
    [0] {""}
    [one] , 1 gagnée
   *[other] , { $loot } gagnées
 }{ $chips ->
    [0] {""}
    [one] , 1 jeton
   *[other] , { $chips } jetons
 }
has-mouse = A la souris.
hunts = Chasse.
next-known = · ensuite vient { $kind ->
    [cheese] un fromage
    [cat] un chat
   *[mouse] une souris
 }, tout le monde le sait
place-now = · { $place ->
    [1] en tête
   *[other] { $place }e sur { $seats }
 }
score-how = { $cards ->
    [0] { $loot ->
        [0] plus de cartes
       *[other] pile vide
     }
    [one] 1 carte dans la pile
   *[other] { $cards } cartes dans la pile
 }{ $loot ->
    [0] {""}
    [one] , 1 gagnée
   *[other] , { $loot } gagnées
 }{ $chips ->
    [0] {""}
    [one] , 1 jeton
   *[other] , { $chips } jetons
 }
