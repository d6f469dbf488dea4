### Alles Käse!

title = Alles Käse!
tagline = Lance le dé, renifle, attrape… mais gare au troisième piège !

## Ce qui se passe

event-card-laid = Une carte à { $holes ->
    [one] un trou
   *[other] { $holes } trous
 } arrive à la place { $place }.
event-top-shown = La prochaine carte de la réserve a { $holes ->
    [one] un trou.
   *[other] { $holes } trous.
 }
event-die-rolled = { $seat-is ->
    [you] Tu fais
   *[other] { $seat } fait
 } un { $face }.
event-card-peeked = { $seat-is ->
    [you] Tu renifles la carte de la place { $place }.
   *[other] { $seat } renifle la carte de la place { $place } sans rien laisser paraître.
 }
event-front-seen = { $only-is ->
    [you] Tu vois
   *[other] { $only } voit
 } { $front ->
    [trap] un piège, les mâchoires grandes ouvertes.
   *[cheese] un beau morceau de fromage.
 }
event-card-kept = { $seat-is ->
    [you] Tu prends
   *[other] { $seat } prend
 } la carte à { $holes ->
    [one] un trou
   *[other] { $holes } trous
 } de la place { $place } : { $front ->
    [trap] clac, un piège !
   *[cheese] du fromage !
 }
event-card-dropped = { $seat-is ->
    [you] Tu écartes
   *[other] { $seat } écarte
 } la carte à { $holes ->
    [one] un trou
   *[other] { $holes } trous
 } de la place { $place }. Personne ne regarde ce que c’était.
event-top-discarded = La carte du dessus de la réserve quitte le jeu. Elle avait { $holes ->
    [one] un trou.
   *[other] { $holes } trous.
 }
event-player-caught = Troisième piège ! { $seat-is ->
    [you] Il se referme sur toi,
   *[other] Il se referme sur { $seat },
 } et la partie est finie.
event-supply-used-up = La réserve est vide : la partie est finie.
event-turns-used-up = C’était le dernier tour : la partie est finie.

## Ce que tu peux faire

move-peek = Renifler la carte de la place { $place }
move-keep = Prendre la carte de la place { $place }
move-drop = Écarter la carte de la place { $place }
prompt-peek = Aucune carte n’a autant de trous. Laquelle veux-tu renifler ?
prompt-keep = Choisis une carte : la prendre ou l’écarter ?

## Conseil

reason-sure-cheese = Sous la place { $place }, c’est sûrement du fromage : { $holes ->
    [one] un trou
   *[other] { $holes } trous
 } pour toi.
reason-sure-trap = Sous la place { $place }, c’est sûrement un piège. Écarte-le !
reason-worth-it = Parmi les cartes à { $holes ->
    [one] un trou
   *[other] { $holes } trous
 } qui peuvent être à la place { $place }, il y a { $traps ->
    [one] { $traps } piège
   *[other] { $traps } pièges
 } sur { $cards }, et tu as { $mine ->
    [0] zéro piège
    [one] un piège
   *[other] { $mine } pièges
 }. Le risque en vaut la peine.
reason-too-risky = Parmi les cartes à { $holes ->
    [one] un trou
   *[other] { $holes } trous
 } qui peuvent être à la place { $place }, il y a { $traps ->
    [one] { $traps } piège
   *[other] { $traps } pièges
 } sur { $cards }, et tu as { $mine ->
    [0] zéro piège
    [one] déjà un piège
   *[other] déjà { $mine } pièges
 }. C’est trop risqué.
reason-leave-trap = Sous la place { $trap }, c’est sûrement un piège : laisse-le aux autres. La place { $place } est trop risquée à prendre.
reason-last-turn = C’est peut-être ton dernier tour, et un piège de plus ne te prendrait pas encore. Tente ta chance !
reason-last-chance = C’est peut-être ton dernier tour, et tu n’es pas en tête. Seul un fromage peut t’aider.
reason-most-to-learn = C’est à la place { $place } que tu apprends le plus : sur les { $cards } cartes à { $holes ->
    [one] un trou
   *[other] { $holes } trous
 } qui peuvent y être, il y a { $traps ->
    [one] { $traps } piège.
   *[other] { $traps } pièges.
 }
reason-all-known = Tu sais déjà ce qu’il y a sous chaque carte : peu importe laquelle tu renifles.

## Ce que fait le hasard

move-roll = Le dé montre { $face }
move-next = La prochaine carte a { $holes ->
    [one] un trou
   *[other] { $holes } trous
 }
move-cheese = C’est du fromage
move-trap = C’est un piège

## Le nom des choses

front-cheese = fromage
front-trap = piège

## Ce qui est caché

chance-place = { $things ->
    [one] la carte de la place { $place }
   *[other] les cartes des places { $place }
 }
chance-top = la carte du dessus de la réserve
chance-dropped = { $things ->
    [one] une carte écartée
   *[other] { $things } cartes écartées
 } à { $holes ->
    [1] un trou
   *[other] { $holes } trous
 }
chance-next = la prochaine carte cachée de la réserve
chance-die = le prochain lancer de dé
outcome-holes = { $holes ->
    [1] 1 trou
   *[other] { $holes } trous
 }
outcome-face = { $face }

## Règles de la maison

option-traps = Pièges par nombre de trous
    .says = Combien il y a de pièges parmi les six cartes à 1, 2, … 6 trous.
option-top-shown = Carte du dessus visible
    .says = Voit-on les trous de la prochaine carte de la réserve ?
option-turn-limit = Nombre maximal de tours
    .says = Au bout de tant de tours, la partie finit comme si la réserve était vide.

## Les règles

clause-1 = Les cartes
clause-2 = La mise en place
clause-3 = Le tour de jeu
clause-4 = Renifler
clause-5 = Prendre
clause-6 = Écarter
clause-7 = La réserve
clause-8 = Le décompte
clause-9 = Règles de la maison

## La table en texte

draw-supply = réserve
draw-cards = { $cards ->
    [0] vide
    [one] 1 carte
   *[other] { $cards } cartes
 }
draw-die = dé
draw-cheese = fromage
draw-trap = piège
draw-traps = pièges
draw-cheeses = fromages
draw-holes = trous
draw-sniffed = a reniflé
draw-places = place { $places }
draw-out = Hors du jeu : { $cards }
draw-matches = { $seat-is ->
    [you] Tu as fait un { $die } : prends une carte marquée > <, ou écarte-la.
   *[other] { $seat } a fait un { $die } et choisit une carte marquée > <.
 }
draw-misses = { $seat-is ->
    [you] Tu as fait un { $die }, et aucune carte n’a autant de trous : renifles-en une !
   *[other] { $seat } a fait un { $die } et doit renifler une carte.
 }
draw-rolls = { $seat-is ->
    [you] Tu lances le dé.
   *[other] { $seat } lance le dé.
 }
draw-sniffs = { $seat-is ->
    [you] Tu renifles
   *[other] { $seat } renifle
 } la carte de la place { $place }.
draw-takes = { $seat-is ->
    [you] Tu prends
   *[other] { $seat } prend
 } la carte de la place { $place }. Est-ce du fromage ?
draw-next-card = La prochaine carte arrive de la réserve.
draw-caught = { $seat-is ->
    [you] Troisième piège pour toi :
   *[other] Troisième piège pour { $seat } :
 } la partie est finie.
draw-over = La partie est finie.

## La première leçon

lesson-1 = Le dé montre un quatre, et une carte a quatre trous. Touche-la, puis prends-la !
lesson-2 = Du fromage ! Mais aucune carte n’a trois trous, alors tu peux en renifler une en secret : essaie le gros cinq.
lesson-3 = Chut, tu le sais : le cinq est un piège. Touche-le et écarte-le !
lesson-4 = Six trous d’un coup, quel festin, mais quatre des six cartes à six trous sont des pièges. Courage, touche-la et prends-la !
lesson-5 = Clac ! Le troisième piège te mettrait dehors, alors prudence : peu de trous, peu de pièges. Prends le deux de la place 2.
lesson-end = Six trous et un piège : quel flair ! Qui a le plus de trous gagne, et tu sais déjà tout.
