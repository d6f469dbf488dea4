### Alles Käse!

title = Alles Käse!
tagline = Lance le dé, renifle, prends… mais gare au troisième piège !

## Ce qui se passe

event-card-laid = La nouvelle { nth-place } carte a { $holes ->
    [one] un trou.
   *[other] { $holes } trous.
 }
event-top-shown = La prochaine carte de la réserve a { $holes ->
    [one] un trou.
   *[other] { $holes } trous.
 }
event-die-rolled = { $seat-is ->
    [you] Tu fais
   *[other] { $seat } fait
 } un { $face }.
event-card-peeked = { $seat-is ->
    [you] Tu renifles la { nth-place } carte.
   *[other] { $seat } renifle la { nth-place } carte sans rien laisser paraître.
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
 } la { nth-place } carte, à { $holes ->
    [one] un trou
   *[other] { $holes } trous
 } : { $front ->
    [trap] clac, un piège !
   *[cheese] du fromage !
 }
event-card-dropped = { $seat-is ->
    [you] Tu écartes
   *[other] { $seat } écarte
 } la { nth-place } carte, à { $holes ->
    [one] un trou
   *[other] { $holes } trous
 }. Personne ne regarde ce que c’était.
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

move-peek = Renifler la { nth-place } carte
move-keep = Prendre la { nth-place } carte
move-drop = Écarter la { nth-place } carte
prompt-peek = Aucune carte n’a autant de trous. Laquelle veux-tu renifler ?
prompt-keep = Choisis une carte : la prendre ou l’écarter ?
look-peek = Regarde les cartes une à une. Sur laquelle aimerais-tu en savoir plus ?
look-keep = Regarde les cartes du nombre obtenu. Combien de pièges peut-il encore y avoir, et combien en as-tu ?
look-drop = Regarde les cartes du nombre obtenu. Combien de pièges peut-il encore y avoir, et combien en as-tu ?

## Conseil

reason-sure-cheese = La { nth-place } carte, c’est sûr, est du fromage : { $holes ->
    [one] un trou
   *[other] { $holes } trous
 } pour toi.
reason-sure-trap = La { nth-place } carte, c’est sûr, est un piège. Écarte-le !
reason-take-trap = La { nth-place } carte, c’est sûr, est un piège, et il serait pour toi.
reason-waste-cheese = La { nth-place } carte, c’est sûr, est du fromage. Écarté, il n’est à personne.
reason-worth-it = Parmi les cartes à { $holes ->
    [one] un trou
   *[other] { $holes } trous
 } que peut être la { nth-place }, il y a { $traps ->
    [one] { $traps } piège
   *[other] { $traps } pièges
 } sur { $cards }, et { $mine ->
    [0] tu n’as encore aucun piège
    [one] tu as un piège
   *[other] tu as { $mine } pièges
 }. Le risque en vaut la peine.
reason-daring = Parmi les cartes à { $holes ->
    [one] un trou
   *[other] { $holes } trous
 } que peut être la { nth-place }, il y a { $traps ->
    [one] { $traps } piège
   *[other] { $traps } pièges
 } sur { $cards }, et { $mine ->
    [0] tu n’as encore aucun piège
    [one] tu as déjà un piège
   *[other] tu as déjà { $mine } pièges
 }. C’est osé.
reason-too-risky = Parmi les cartes à { $holes ->
    [one] un trou
   *[other] { $holes } trous
 } que peut être la { nth-place }, il y a { $traps ->
    [one] { $traps } piège
   *[other] { $traps } pièges
 } sur { $cards }, et { $mine ->
    [0] tu n’as encore aucun piège
    [one] tu as déjà un piège
   *[other] tu as déjà { $mine } pièges
 }. C’est trop risqué.
reason-leave-trap = La { nth-trap } carte, c’est sûr, est un piège : laisse-le aux autres. La { nth-place } est trop risquée à prendre.
reason-last-turn = C’est peut-être ton dernier tour, et un piège de plus ne te prendrait pas encore. Tente ta chance !
reason-last-chance = C’est peut-être ton dernier tour, et tu n’es pas en tête. Seul un fromage peut t’aider.
reason-most-to-learn = C’est avec la { nth-place } carte que tu apprends le plus : sur les { $cards } cartes à { $holes ->
    [one] un trou
   *[other] { $holes } trous
 } qu’elle peut être, il y a { $traps ->
    [one] { $traps } piège.
   *[other] { $traps } pièges.
 }
reason-some-to-learn = Sur les { $cards } cartes à { $holes ->
    [one] un trou
   *[other] { $holes } trous
 } que peut être la { nth-place }, il y a { $traps ->
    [one] { $traps } piège
   *[other] { $traps } pièges
 }. Renifle-la, et tu sauras.
reason-nothing-new = Tu sais déjà ce qu’est la { nth-place } carte : personne n’apprend rien de nouveau.
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
nth-place = { $place ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[other] sixième
 }
nth-trap = { $trap ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[other] sixième
 }

## Ce qui est caché

chance-place = { $things ->
    [one] la { nth-place } carte
   *[other] les { $place } cartes
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

## Règles maison

option-traps = Pièges par nombre de trous
    .says = Combien il y a de pièges parmi les cartes à 1, 2, … 6 trous.
option-top-shown = Carte du dessus visible
    .says = Voit-on les trous de la prochaine carte de la réserve ?
option-turn-limit = Nombre maximal de tours
    .says = Au bout de tant de tours, la partie finit comme si la réserve était vide.
option-cards = Cartes par nombre de trous
    .says = Combien de cartes ont 1, 2, … 6 trous.
option-display = Cartes dans l’étalage
    .says = Combien de cartes il y a dans l’étalage.
option-faces = Faces du dé
    .says = Combien de faces a le dé.
option-traps-to-lose = Pièges pour perdre
    .says = Avec tant de pièges, on a perdu.

## Égalité

tie-cheeses = Égalité de points : { $winners ->
    [1] { $seat-is ->
        [you] tu as
       *[other] { $seat } a
     }
   *[other] { $names } ont
 } plus de cartes fromage, { $most } contre { $next }.
tie-shared = Égalité de points et de cartes fromage : la victoire est partagée.

## Les règles

clause-1 = Les cartes
clause-2 = La mise en place
clause-3 = Le tour de jeu
clause-4 = Renifler
clause-5 = Prendre
clause-6 = Écarter
clause-7 = La réserve
clause-8 = Le décompte
clause-9 = Règles maison
clause-10 = Ce que l’ordinateur retient

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
    [you] Tu as fait un { $die } : prends une carte marquée{ $mark }, ou écarte-la.
   *[other] { $seat } a fait un { $die } et choisit une carte marquée{ $mark }.
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
lesson-5 = Clac ! Qui prend un troisième piège perd, et la partie finit pour tout le monde. Peu de trous, peu de pièges : prends la deuxième carte, à deux trous.
lesson-end = Six trous et un piège ! La partie finit au troisième piège de quelqu’un ou quand la réserve est vide, et qui a le plus de trous gagne.

## Puzzles

puzzle-cheese = Une carte de l’étalage est forcément un fromage. Laquelle ? Renifle-la.
why-cheese = Tu as déjà vu tous les pièges avec autant de trous : c’est forcément un fromage.
puzzle-trap = Une carte de l’étalage est forcément un piège. Laquelle ? Renifle-la.
why-trap = Tu as déjà vu tous les fromages avec autant de trous : c’est forcément un piège.
puzzle-surest = Quelle carte est le plus probablement un fromage ? Renifle-la.
why-surest = Compte ce que tu as vu : c’est un fromage avec une chance de { $worth } ; toute autre carte, { $next } au plus.
puzzle-wins = C’est le dernier tour. Un seul choix gagne, c’est sûr. Lequel ?
why-wins = Ainsi tu as gagné. Tout le reste s’en remet à la chance, ou aux autres.
puzzle-best = C’est le dernier tour. Quel choix gagne le plus souvent ?
why-best = Il gagne avec une chance de { $worth } ; tout le reste, { $next } au plus.
theme-sure = C’est sûr
theme-small = Peu de trous
theme-big = Beaucoup de trous
theme-peeked = Souviens-toi de ce que tu as reniflé
theme-last = Le dernier tour
theme-dare = Ose
theme-let-go = Laisse-la

## Exercices après la première leçon

exercise-1 = Peu de trous, peu de pièges. À quelle carte te fies-tu le plus ?
exercise-2 = Compte les pièges visibles. Si tous les pièges avec autant de trous sont partis, que reste-t-il ?
exercise-3 = Compte maintenant les fromages. Là où il n’y en a plus, un piège attend.
exercise-4 = C’est le dernier tour, tu as le plus de trous et déjà deux pièges. Y a-t-il encore quelque chose à gagner ?
exercise-5 = Personne n’a encore de fromage, et tu as reniflé une des deux cartes. Compare : et si tu prends l’autre, et si tu n’en prends aucune ?
