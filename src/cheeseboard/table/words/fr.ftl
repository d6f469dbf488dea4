### Ce que disent tous les jeux.

language-name = Français
player = Joueur { $number }
you = (toi)
yes = oui
no = non

## Refus

refused-not-your-turn = Pas encore ! { $turn-is ->
    [luck] C’est le hasard qui décide.
   *[other] C’est à { $turn } de jouer.
 }
refused-not-legal = « { $asked } » n’est pas possible maintenant.
refused-stale = Il s’est passé quelque chose depuis ton choix. Regarde encore une fois.
refused-over = La partie est finie.
refused-no-such-seat = Cette place n’existe pas à la table.
refused-no-undo = Ce coup ne peut plus être repris : quelqu’un a appris quelque chose.
refused-nothing-to-undo = Il n’y a encore aucun coup à reprendre.
refused-no-help = Cette partie se joue à la lettre : ni conseils, ni chances.
refused-help-for-seats = À une table loyale, seuls ceux qui jouent peuvent demander de l’aide.

## La table

turn-yours = C’est à toi de jouer.
turn-theirs = C’est à { $seat } de jouer.
turn-luck = Le hasard décide.
turn-over = La partie est finie.
won = { $winners ->
    [0] Personne n’a gagné.
    [1] { $seat-is ->
        [you] Tu as gagné !
       *[other] { $seat } a gagné !
     }
   *[other] { $names } gagnent ensemble !
 }
and = et
score = { $seat-is ->
    [you] Tu as
   *[other] { $seat } a
 } { $points ->
    [one] { $points } point.
   *[other] { $points } points.
 }
event-move-undone = { $seat-is ->
    [you] Tu reprends un coup.
   *[other] { $seat } reprend un coup.
 }
event-hint-asked = { $seat-is ->
    [you] Tu demandes un conseil.
   *[other] { $seat } demande un conseil.
 }
event-odds-asked = { $seat-is ->
    [you] Tu regardes les chances.
   *[other] { $seat } regarde les chances.
 }

## Revoir une partie

replay-keys = Entrée : suite · b : retour · q : quitter >
replay-unfinished = La partie n’a pas été terminée.

## Retour sur la partie

review-chances = Comment les chances ont évolué, selon ce que chacun pouvait savoir :
review-ledger = D’où vient le résultat :
review-sum = { $name } avait { $start } % de chances au départ et { $end ->
    [100] a gagné.
    [0] n’a pas gagné.
   *[other] a partagé la victoire.
 } Ses propres choix { $own-is ->
    [up] ont rapporté { $own } points,
    [down] ont coûté { $own } points,
   *[none] n’ont rien changé,
 } ceux des autres { $others-is ->
    [up] en ont rapporté { $others },
    [down] en ont coûté { $others },
   *[none] n’ont rien changé,
 } et le hasard { $luck-is ->
    [up] en a rapporté { $luck }.
    [down] en a coûté { $luck }.
   *[none] n’a rien changé.
 } De tout ce qui a fait bouger les chances, { $share } % venait du hasard.
review-all-luck = { $name } avait { $start } % de chances au départ et { $end ->
    [100] a gagné.
    [0] n’a pas gagné.
   *[other] a partagé la victoire.
 } Tout cela, c’était le hasard.
review-points = (Un point est un pour cent de chance de gagner. Chaque coup compte : dans une longue partie, leur somme peut dépasser cent.)
review-choices = { $count ->
    [0] Il n’y avait rien à décider.
    [one] Une décision, { $marked ->
        [0] et rien à lui reprocher.
       *[other] et elle a coûté quelque chose :
     }
   *[other] { $count } décisions ; { $marked ->
        [0] aucune erreur dont on soit sûr.
        [one] une erreur, c’est sûr :
       *[other] { $marked } erreurs, c’est sûr :
     }
 }
review-mark = { $number }. { $sign } { $name } : { $move }. Mieux : { $best }. Cela a coûté { $cost } % (± { $error }).
review-turning-point = Le tournant : le coup { $number }, « { $move } ».

## Arbitre

referee-welcome = { $title } : vous avez les vraies cartes, moi, je veille. Tapez ce que montrent le dé et les cartes, et ce que vous faites.
referee-help = Tape un numéro de la liste, ou un coup : en mots, ou comme il s’écrit.
referee-keys = b : retour · t : la table · s : les points · q : quitter · ? : cette aide
referee-luck = Que montre le dé ou la carte ?
referee-luck-alone = Quelle carte vois-tu ?
referee-many = Tape-le comme ceci : { $example }
referee-which = « { $asked } » peut vouloir dire : { $moves }. Précise un peu.
referee-small-words = le, la, les, l, un, une, des, de, du, d, sur, à, a, au, en, dans, est, c, et, s, il, plaît
referee-word-leave = quitter, fin
referee-word-back = retour
referee-word-help = aide
referee-word-table = table
referee-word-score = score, points
referee-hand-over = Donnez l’appareil à { $name }. Les autres regardent ailleurs. { $name }, appuie sur Entrée.
referee-alone = { $name }, ceci n’est que pour tes yeux.
referee-give-back = Le rideau est tombé. Repose l’appareil sur la table.
referee-cannot-be = « { $asked } » est impossible après tout ce qui a été tapé. Regarde encore ; b revient en arrière.
referee-back = Un pas en arrière. Tapez-le encore une fois.
referee-nothing-typed = Rien n’a encore été tapé.
referee-score = Points : { $scores }
referee-saved = La partie est enregistrée dans { $file }.
referee-go-on = La partie est enregistrée. Pour continuer : cheeseboard referee { $game } --resume
referee-goodbye = Au revoir !

layout-end = Une ligne vide termine la saisie.
layout-again = Tape tout encore une fois, ou une seule ligne, par exemple 3 = et ce qui s’y trouve ; puis une ligne vide.
layout-as-it-lies = Tant pis, je compte ce qui est là.
layout-empty = Il n’y a aucune carte.

## Terminal

ask-game = Quel jeu ?
ask-seats = Combien de joueurs ?
ask-people = Combien d’entre eux sont à ce clavier ?
label-game = Jeu
label-seats = Joueurs
label-people = Ici même
label-names = Noms
label-bots = Robots
label-language = Langue
bot-pip = Pip, qui aime deviner
bot-mia = Mia, qui apprend encore
bot-otto = Otto, qui joue bien
bot-clara = Clara, qui voit plus loin
bot-gustav = Gustav, le grand maître
bot-random = le pur hasard
bot-random-name = Hasard
bot-none = personne
players-for = De { $from } à { $to } joueurs. Un jeu { BEFORE($designer, vowel: "d’", other: "de ") }.
start = C’est parti !
choose-number = Tape un nombre de 1 à { $most }, s’il te plaît.
welcome = { $title } à { $seats } joueurs. { $people ->
    [one] Tu es { $name }.
   *[other] { $people } d’entre eux sont devant cet écran.
 }
committed = Le hasard est fixé et scellé ({ $seal }…). s : ce que cela veut dire
seal-title = Le sceau du hasard
seal-what = Tout le hasard de cette partie était fixé avant la première carte : personne ne peut choisir une carte ou un dé plus tard. Ce sceau en répond. Note-le, ou envoie-le à quelqu’un, avant de jouer :
seal-after = Après la partie, tu apprendras le nombre derrière le sceau.
go-until = Continuer jusqu’à ce qu’il se passe quelque chose
go-to-end = Continuer jusqu’à la fin
go-stop = Les cartes se retournent toutes seules. Une touche : arrêter
help-plain = Tape le numéro d’un coup, ou le coup lui-même. t : table · r : règles · l : journal · s : sceau · o : chances · h : conseil · u : reprendre · n : nouvelle partie · q : quitter · { $languages } : langue · ? : aide
curtain = C’est à { $seat } de jouer.
curtain-ask = { $seat }, personne d’autre ne regarde ? Alors appuie sur Entrée.
hand-over = Entrée : tout cacher et passer l’écran à { $seat }.
hand-over-button = Tout cacher : c’est à { $seat }
bot-thinks = { $seat } réfléchit…
hint-move = Conseil : { $move }.
hint-why = Conseil : { $move }. { $reason }
hint-chance = { $move } : gagne { $percent } %{ $error ->
    [0] { "" }
   *[other] { " " }(± { $error })
 }{ $level ->
    [yes] , à égalité
   *[no] { "" }
 }
hint-more = (encore h : en savoir plus)
hint-none = Il n’y a de conseil qu’à ton tour.
odds-title = Ce qui est caché, d’après ce que { $seat-is ->
    [you] tu peux savoir
    [nobody] tout le monde peut savoir
   *[other] { $seat } peut savoir
 }
odds-none = Rien n’est caché en ce moment.
odds-ways = { $outcome } : { $outcomes ->
    [1] { "" }
   *[other] à chaque fois
 } { $ways } sur { $all } ({ $share } %)
odds-share = { $outcome } : { $outcomes ->
    [1] { "" }
   *[other] à chaque fois
 } { $share } %
odds-sure = { $outcome } : c’est sûr (100 %)
odds-counted = (compté dans { $worlds } parties imaginées)
odds-you = toi
over-seal = Le sceau du hasard était { $seal }.
over-seed = Le nombre secret était { $seed }.
over-check = Chacun peut vérifier : cheeseboard verify FICHIER --seal SCEAU
day-luck = La donne du { $day } : aujourd’hui, le hasard est le même pour tous. s : ce que cela veut dire
day-what = C’est la donne du { $day }. Les cartes et les dés sont les mêmes pour tous ceux qui la jouent, contre les mêmes souris. Le hasard découle de la date et de la version de Cheeseboard, ce n’est donc pas un secret : qui le calcule peut regarder en avance. Un résultat montre que tous les coups étaient permis et que le hasard était celui du jour. Il ne peut pas montrer que personne n’a regardé.
over-day = C’était la donne du { $day }. Cette ligne est ton résultat : chacun peut l’ouvrir, et la vérifier avec cheeseboard verify.
saved-to = Enregistré dans { $path }
saved-go-on = La partie est enregistrée. Pour la reprendre : cheeseboard play --resume
nothing-to-resume = Il n’y a pas de partie inachevée.
goodbye = Au revoir !
again-plain = n : revanche · q : quitter >
log-title = Journal
log-empty = Encore rien.
rules-title = Les règles
help-title = Touches
result-title = La fin
new-title = Une autre partie ?
new-rematch = Revanche : mêmes joueurs, nouveau hasard
new-other = Choisir un autre jeu
new-back = Continuer
key-help = Aide
key-rules = Règles
key-log = Journal
key-odds = Chances
key-hint = Conseil
key-undo = Reprendre
key-new = Nouveau
key-quit = Quitter
key-back = Retour
key-start = Commencer
key-change = Changer
help-moves = 1 … 9, a … z : jouer le coup de cette touche
help-tab = Tab, flèches, Entrée ou la souris : choisir un coup
help-scroll = Page préc., Page suiv. : le reste de la table
help-keys = ? cette aide · r règles · l journal · s sceau · o chances · h conseil · u reprendre · n nouvelle partie · q quitter
help-language = F2 : une autre langue
help-saved = Chaque coup est enregistré. Pour reprendre plus tard : cheeseboard play --resume

## Un jeu qui n’a pas ses propres mots pour cela

only-english = (Le jeu ne parle qu’anglais.)
reason-only-move = Il n’y a rien d’autre à faire.
reason-tried = Essayé au hasard, cela { $wins ->
    [0] ne gagne presque jamais.
   *[other] { $tries ->
        [1] gagne presque toujours.
       *[other] gagne dans environ { $wins } essais sur { $tries }.
    }
 }
chance-luck = ce que fait le hasard ensuite
chance-luck-after = ce que fait le hasard après : { $move }
chance-of-seat = { $thing } { $seat-is ->
    [you] à toi
   *[other] { BEFORE($seat, h: "d’", vowel: "d’", other: "de ") }
 }

## Who may use help

help-level = Aide
help-level-family = En famille
    .says = Conseils et chances pour tout le monde, et l’ordinateur retient ce que chaque joueur a vu.
help-level-fair = Table loyale
    .says = Il y a des conseils et des chances, mais à plusieurs, tout le monde apprend qui s’en sert.
help-level-printed = À la lettre
    .says = Ni conseils ni chances, et personne ne revoit ce que la règle ne montre qu’une fois.
help-level-here = Aide à cette table : { $level }

## Puzzles

puzzle-of = Énigme { $number } sur { $all }
exercise-of = Exercice { $number } sur { $all }
puzzle-right = Juste !
puzzle-wrong = Pas cette fois.
puzzle-instead = La réponse : { $answer }.
puzzle-tried = Ton choix se vérifie dans { $tried } des cas.
puzzle-shared = Avec ton choix, la victoire est partagée.
puzzle-streak = D’affilée : { $streak }
puzzle-done = Résolus : { $right } sur { $tried }.
puzzle-ask = Numéro ou coup (Entrée : une autre énigme, q : fin) > 
level-1 = très facile
level-2 = facile
level-3 = moyen
level-4 = délicat
level-5 = difficile
level-6 = très difficile
