### Ce que seule la table de Cheese dit dans le navigateur.

question-flip = { $seat-is ->
    [you] Qu’y a-t-il sur ton paquet ? Retourne !
   *[other] { $seat }, qu’y a-t-il sur ton paquet ? Retourne !
 }
question-hunt = { $seat-is ->
    [you] Retourne ! { $cards ->
        [one] Un chat te donne la souris.
       *[other] Un chat te donne les { $cards } cartes.
     }
   *[other] { $seat }, retourne ! Un chat gagne le tas.
 }
question-held = Encore, encore… Lâche pour arrêter.
question-by-itself = Les cartes se retournent toutes seules. On peut arrêter à tout moment.
do-flip = Retourner
do-by-itself = Tout seul
do-stop = Arrêter
do-faster = Plus vite
hold-says = Maintiens le bouton pour retourner encore et encore
by-itself-says = Tes cartes se retournent toutes seules, jusqu’à ce que tu arrêtes
flips = { $flips ->
    [0] aucune carte retournée
    [one] 1 carte retournée
   *[other] { $flips } cartes retournées
 }
sits-on = { $seat-is ->
    [you] Ta souris est assise
   *[other] La souris { BEFORE($seat, h: "d’", vowel: "d’", other: "de ") } est assise
 } sur { $cards ->
    [one] la première carte.
   *[other] { $cards } cartes.
 }
pile-lies = { $cards ->
    [0] La table est vide. Qui pose la première carte ?
    [one] Il y a une carte. Qui a une souris ?
   *[other] Il y a { $cards } cartes. Qui a une souris ?
 }
pile-stays = { $cards ->
    [0] Il ne reste rien sur la table.
    [one] Une carte reste sur la table.
   *[other] { $cards } cartes restent sur la table.
 }
mouse-of = { $seat-is ->
    [you] Ta souris
   *[other] La souris { BEFORE($seat, h: "d’", vowel: "d’", other: "de ") }
 } à { $footsteps ->
    [one] une empreinte.
   *[other] { $footsteps } empreintes.
 }
mouse-label = { $seat-is ->
    [you] ta souris
   *[other] souris { BEFORE($seat, h: "d’", vowel: "d’", other: "de ") }
 }
no-mouse = Pas de souris
pile-of = Le tas : { $cards ->
    [0] vide.
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
    [you] ton paquet
   *[other] paquet { BEFORE($seat, h: "d’", vowel: "d’", other: "de ") }
 }
stack-flip = { $seat-is ->
    [you] Ton paquet :
   *[other] Le paquet { BEFORE($seat, h: "d’", vowel: "d’", other: "de ") } :
 } { $cards ->
    [one] 1 carte.
   *[other] { $cards } cartes.
 } Retourne celle du dessus.
stack-of-seat = { $seat-is ->
    [you] Ton paquet :
   *[other] Le paquet { BEFORE($seat, h: "d’", vowel: "d’", other: "de ") } :
 } { $cards ->
    [0] aucune carte.
    [one] 1 carte.
   *[other] { $cards } cartes.
 }
tries-label = { $seat-is ->
    [you] Tes essais
   *[other] Essais { BEFORE($seat, h: "d’", vowel: "d’", other: "de ") }
 }
tries-of = { $attempts ->
    [0] { $seat-is ->
        [you] Il ne te reste aucun essai
       *[other] Il ne reste aucun essai à { $seat }
     }
    [one] { $seat-is ->
        [you] Il te reste un essai
       *[other] Il reste un essai à { $seat }
     }
   *[other] { $seat-is ->
        [you] Il te reste { $attempts } essais
       *[other] Il reste { $attempts } essais à { $seat }
     }
 } sur { $footsteps }.
race-of = { $seat-is ->
    [you] Toi :
   *[other] { $seat } :
 } { $cards ->
    [one] { $cards } carte.
   *[other] { $cards } cartes.
 }
race-pile = Dans le tas : { $cards }.
your-stack = { $seat-is ->
    [you] Ton paquet
   *[other] Le paquet { BEFORE($seat, h: "d’", vowel: "d’", other: "de ") }
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
        [0] aucune carte
       *[other] paquet vide
     }
    [one] 1 carte dans le paquet
   *[other] { $cards } cartes dans le paquet
 }{ $loot ->
    [0] {""}
    [one] , 1 gagnée
   *[other] , { $loot } gagnées
 }{ $chips ->
    [0] {""}
    [one] , 1 jeton
   *[other] , { $chips } jetons
 }
end-why = { $seat-is ->
    [you] Tu as
    [all] { $names } ont
   *[other] { $seat } a
 } { $most ->
    [one] 1 carte
   *[other] { $most } cartes
 }, { $second-is ->
    [you] tu as
   *[other] { $second } a
 } { $next }.
known = Ce que tout le monde peut savoir
known-unseen = Jamais vues, dans les paquets ou mises de côté
known-of = { $seat-is ->
    [you] Ton paquet
   *[other] Le paquet { BEFORE($seat, h: "d’", vowel: "d’", other: "de ") }
 } depuis le haut : { $cards }.
known-hidden = { $cards ->
    [one] une carte que personne n’a vue
   *[other] { $cards } cartes que personne n’a vues
 }
