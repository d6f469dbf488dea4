### Ce que dit seulement la table de Go da Cheese! dans le navigateur.

question-either = Piocher trois cartes, ou toucher un fromage pour en poser trois ?
question-at = Où va ta première carte ? Touche un fromage.
question-draw = Ta main est vide. Pioche trois cartes !
question-start = Commencer au fromage { $cheese }, pour { $mice } souris ?
question-lay = { $card ->
    [1] Quelle carte caches-tu au fromage { $cheese } ?
    [2] Deuxième carte : laquelle au fromage { $cheese } ?
   *[other] Troisième carte : laquelle au fromage { $cheese } ?
 }
choose-card = Choisis une carte
choose-cheese = Choisis un fromage
do-draw = Piocher trois cartes
do-start = Commencer ici
do-lay-down = Poser face cachée
do-lay-up = Poser face visible
turn-of = tour { $turn } sur { $turns }
ring = Les fromages, dans le sens des aiguilles d’une montre
cheese-at = Fromage { $cheese }, pour { $mice } souris. { $cards ->
    [0] Personne n’y attend.
    [one] Une carte y attend.
   *[other] { $cards } cartes y attendent.
 }
line-at = La file au fromage { $cheese }
card-hidden = Place { $place } : une carte { $seat-is ->
    [you] à toi,
   *[other] { BEFORE($seat, h: "d’", vowel: "d’", other: "de ") },
 } face cachée{ $marked ->
    [yes] , marquée, c’est sûr.
   *[no] .
 }
card-known = Place { $place } : { $what } { $seat-is ->
    [you] à toi{ $laid ->
        [down] , face cachée.
       *[up] .
     }
   *[other] { BEFORE($seat, h: "d’", vowel: "d’", other: "de ") }{ $laid ->
        [down] , face cachée.
       *[up] .
     }
 }
card-fed = A eu du fromage.
card-taken = { $seat-is ->
    [you] Elle est chez toi maintenant.
   *[other] Elle est chez { $seat } maintenant.
 }
hand-of = { $seat-is ->
    [you] Ta main
   *[other] Main { BEFORE($seat, h: "d’", vowel: "d’", other: "de ") }
 }
hand-card = { $what }{ $marked ->
    [yes] , marquée
   *[no] {""}
 }
hand-empty = Aucune carte en main.
hand-and-deck = Main { $hand }, pioche { $deck }.
deck = Ta pioche : { $cards ->
    [one] { $cards } carte.
   *[other] { $cards } cartes.
 }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
won-so-far = { $seat-is ->
    [you] Tu as
   *[other] { $seat } a
 } { $points ->
    [one] { $points } point
   *[other] { $points } points
 } pour l’instant.
part-turn = retourner
part-dogs = chiens
part-cats = chats
part-kings = rois
part-cheese = fromage
stage = Fromage { $cheese } sur { $cheeses }
stage-feeds = Il nourrit { $mice } souris.
woof = Ouaf !
nobody = Personne n’attend ici.
score-how = { $mice } souris, { $fat ->
    [0] aucune grosse,
    [one] { $fat } grosse,
   *[other] { $fat } grosses,
 } { $cats ->
    [0] aucun chat
    [one] { $cats } chat
   *[other] { $cats } chats
 } { $kings ->
    [0] {""}
    [one] (avec un roi)
   *[other] (avec { $kings } rois)
 }
look-at-line = Regarder la file au fromage { $cheese } : { $cards ->
    [one] une carte
   *[other] { $cards } cartes
 }.
gain = { $seat-is ->
    [you] toi
   *[other] { $seat }
 } +{ $points }
gained = Fromage { $cheese } : { $gains }.
gained-nothing = Fromage { $cheese } : personne ne gagne rien.
doing-draw = Des cartes arrivent dans ta main.
doing-lay = Ta carte va dans sa file.
