### Ce que dit seulement la table d’Alles Käse! dans le navigateur.

question-peek = Aucun { $die } en vue. Quelle carte veux-tu renifler ?
question-keep = { $die ->
    [1] Un un !
    [2] Un deux !
    [3] Un trois !
    [4] Un quatre !
    [5] Un cinq !
   *[other] Un six !
 } Tu la prends, ou tu l’écartes ?
choose-first = Choisis une carte
do-peek = Renifler
do-keep = Prendre
do-drop = Écarter
cards-left = { $cards ->
    [one] encore { $cards } carte
   *[other] encore { $cards } cartes
 }
display = Les six cartes
card-at = La { nth-place } carte : { $holes ->
    [one] un trou.
   *[other] { $holes } trous.
 }
card-known = Tu la connais : { $front ->
    [trap] un piège.
   *[cheese] du fromage.
 }
card-seen-by = { $seats ->
    [one] { $names } l’a reniflée.
   *[other] { $names } l’ont reniflée.
 }
card-seen-by-you = Tu l’as reniflée.
you-know = toi
supply-top = Réserve : { $cards ->
    [one] { $cards } carte.
   *[other] { $cards } cartes.
 } La prochaine a { $holes ->
    [one] un trou.
   *[other] { $holes } trous.
 }
supply-hidden = Réserve : { $cards ->
    [one] { $cards } carte.
   *[other] { $cards } cartes.
 }
die-shows = Le dé montre { $die }.
die-waits = Le dé
dropped-cards = Hors du jeu : { $cards ->
    [one] { $cards } carte.
   *[other] { $cards } cartes.
 }
your-plate = { $seat-is ->
    [you] Ton assiette
   *[other] Assiette { BEFORE($seat, h: "d’", vowel: "d’", other: "de ") }
 }
holes = { $holes ->
    [one] { $holes } trou
   *[other] { $holes } trous
 }
plate-of = { $holes ->
    [one] { $holes } trou,
   *[other] { $holes } trous,
 } { $traps ->
    [one] { $traps } piège sur 3.
   *[other] { $traps } pièges sur 3.
 }
score-caught = troisième piège : rien
score-how = { $cheeses ->
    [one] { $cheeses } fromage,
   *[other] { $cheeses } fromages,
 } { $traps ->
    [0] aucun piège
    [one] { $traps } piège
   *[other] { $traps } pièges
 }
