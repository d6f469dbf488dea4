### Ce que disent tous les jeux.

player = Convive { $number }
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
refused-no-undo = On ne peut pas revenir en arrière : quelqu’un a appris quelque chose.
refused-nothing-to-undo = Il n’y a encore aucun coup à reprendre.

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

## Rediffusions

replay-keys = Entrée : suite · b : retour · q : quitter >
replay-unfinished = La partie n’a pas été terminée.

## Retour sur la partie

review-chances = Comment les chances ont évolué, selon ce que chacun pouvait savoir :
review-ledger = D’où vient le résultat :
review-sum = { $start } au départ, ses choix { $own }, ceux des autres { $others }, la chance { $luck } : { $end }. La chance compte pour { $share }.
review-choices = { $count ->
    [0] Il n’y avait rien à décider.
    [one] Une décision, { $marked ->
        [0] et rien à lui reprocher.
       *[other] et elle a coûté quelque chose :
     }
   *[other] { $count } décisions ; { $marked ->
        [0] aucune n’a sûrement coûté quelque chose.
        [one] une seule a sûrement coûté quelque chose :
       *[other] { $marked } d’entre elles ont sûrement coûté quelque chose :
     }
 }
review-mark = { $number }. { $sign } { $name } : { $move }. Mieux : { $best }. Cela a coûté { $cost } % (± { $error }).
review-turning-point = Le tournant : le coup { $number }, « { $move } ».

## Arbitre

referee-welcome = { $title } : vous avez les vraies cartes, moi, je veille. Tapez ce que montrent le dé et les cartes, et ce que vous faites.
referee-help = Tape un numéro de la liste, ou un coup comme il s’écrit. b : retour, t : la table, s : les points, q : quitter, ? : cette aide.
referee-luck = Que montre le dé ou la carte ?
referee-luck-alone = Quelle carte vois-tu ?
referee-many = Tape-le comme ceci : { $example }
referee-hand-over = Donnez l’appareil à { $name }. Les autres regardent ailleurs. { $name }, appuie sur Entrée.
referee-alone = { $name }, ceci n’est que pour tes yeux.
referee-give-back = Le rideau est tombé. Repose l’appareil sur la table.
referee-cannot-be = « { $asked } » est impossible après tout ce qui a été tapé. Regarde encore ; b revient d’un pas.
referee-back = Un pas en arrière. Tapez-le encore une fois.
referee-nothing-typed = Rien n’a encore été tapé.
referee-score = Points : { $scores }
referee-saved = La partie est notée dans { $file }.
referee-go-on = La partie est gardée. Pour continuer : cheeseboard referee { $game } --resume
referee-goodbye = Au revoir !

layout-how-cheese-rescue = Tape le carré rangée par rangée. A3 est un fromage de 3 points du premier joueur, B1 un fromage de 1 point du deuxième ; D chien, C chat, M souris, S carte de départ, . vide.
layout-how-go-da-cheese = Tape une ligne par fromage : combien de souris il nourrit, puis qui attend là, à partir du fromage, par exemple 4: RN BC RD. Couleurs par place : R rouge, B bleu, Y jaune, G vert, X noir ; N souris, M souris marquée, F grosse souris, K roi, C chat, P chat sans marque, D chien.
layout-end = Une ligne vide termine la saisie.
layout-again = Tape tout encore une fois, ou une seule ligne, par exemple 3 = et ce qui s’y trouve ; puis une ligne vide.
layout-as-it-lies = Tant pis, je compte ce qui est là.
layout-empty = Il n’y a aucune carte.
layout-unknown = Rangée { $row }, colonne { $column } : « { $text } » n’est pas une carte.
layout-no-such-player = Rangée { $row }, colonne { $column } : personne n’a la lettre { $text } ; il y a { $players }.
layout-no-such-cheese = Rangée { $row }, colonne { $column } : aucun fromage ne vaut { $value }.
layout-rows = Le carré a { $side } rangées, pas { $rows }.
layout-columns = La rangée { $row } devrait avoir { $side } cases, pas { $columns }.
layout-too-many = Rangée { $row }, colonne { $column } : une carte de trop ({ $kind }). Il n’y en a que { $most } dans le jeu.
layout-too-many-cheeses = Rangée { $row }, colonne { $column } : une carte de trop ({ $kind }). { $seat } n’en a que { $most }.
layout-start-not-used = Rangée { $row }, colonne { $column } : à trois, il n’y a pas de carte de départ.
layout-two-starts = Rangée { $row }, colonne { $column } : une deuxième carte de départ. Il n’y en a qu’une.
layout-start-not-centred = Rangée { $row }, colonne { $column } : la carte de départ devrait être rangée { $middle }, colonne { $middle }.
layout-hole = Rangée { $row }, colonne { $column } : il n’y a pas de carte, le carré n’est donc pas plein.
layout-no-start = La carte de départ manque.
layout-too-few-cheeses = { $seat } doit avoir posé au moins { $least } fromages, pas { $cheeses } : il n’y avait pas assez d’animaux à poser.
layout-colours = Couleurs : « { $text } » ne va pas. Il faut { $players } lettres différentes parmi { $possible }.
layout-line = Fromage { $cheese } : « { $text } » ne commence pas par un nombre et deux-points, par exemple 4: RN BC.
layout-cheeses = Il devrait y avoir { $circle } fromages, pas { $cheeses }.
layout-too-many-such-cheeses = Fromage { $cheese } : { $most ->
    [0] aucun fromage ne nourrit { $mice } souris.
    [one] un seul fromage nourrit { $mice } souris.
   *[other] seulement { $most } fromages nourrissent { $mice } souris.
 }
layout-unknown-card = Fromage { $cheese }, place { $place } : « { $text } » n’est pas une carte.
layout-nobodys-colour = Fromage { $cheese }, place { $place } : personne n’a la couleur { $text } ; il y a { $possible }.
layout-too-many-of-colour = Fromage { $cheese }, place { $place } : { $seat } n’a pas autant de cartes de cette sorte ({ $kind }).
layout-line-too-long = Fromage { $cheese }, place { $place } : { $seat } ne pose que { $most } fois, plus de cartes ne peuvent pas attendre ici.
layout-cards-missing = { $seat } a { $cards } cartes sur { $all } sur la table.
layout-not-in-threes = Les cartes de { $seat } ne peuvent pas toutes avoir été posées à trois fromages de suite : l’une d’elles doit être au mauvais fromage.

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
bot-none = personne
language-en = Anglais
language-de = Allemand
language-fr = Français
players-for = De { $from } à { $to } joueurs. Un jeu de { $designer }.
start = C’est parti !
choose-number = Tape un nombre de 1 à { $most }, s’il te plaît.
welcome = { $title } à { $seats } joueurs. { $people ->
    [one] Tu es { $name }.
   *[other] { $people } d’entre eux sont devant cet écran.
 }
committed = Le hasard est déjà fixé. Voici son sceau : { $commitment }
help-plain = Tape le numéro d’un coup, ou le coup lui-même. t : table · r : règles · l : journal · o : chances · h : conseil · u : reprendre · n : nouvelle partie · q : quitter · en, de, fr : langue · ? : aide
curtain = C’est à { $seat } de jouer.
curtain-ask = { $seat }, es-tu seul devant l’écran ? Alors appuie sur Entrée.
hand-over = Entrée : tout cacher et passer l’écran à { $seat }.
hand-over-button = Tout cacher : c’est à { $seat }
bot-thinks = { $seat } réfléchit…
hint-move = Conseil : { $move }.
hint-why = Conseil : { $move }. { $reason }
hint-chance = { $move } : gagne { $percent } %{ $error ->
    [0] { "" }
   *[other] { " " }(± { $error })
 }
hint-more = (encore h : plus)
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
odds-you = toi
over-seal = Le sceau du hasard était { $commitment }.
over-seed = La clé était { $seed }.
over-check = Chacun peut vérifier : cheeseboard verify FICHIER
saved-to = Enregistré dans { $path }
saved-go-on = La partie est enregistrée. Pour la reprendre : cheeseboard play --resume
nothing-to-resume = Il n’y a pas de partie inachevée.
goodbye = Au revoir !
again-plain = n : revanche · q : quitter >
log-title = Ce qui s’est passé
log-empty = Encore rien.
rules-title = Les règles
help-title = Touches
result-title = La fin
new-title = Une autre partie ?
new-rematch = Revanche : les mêmes joueurs, un nouveau hasard
new-other = Choisir un autre jeu
new-back = Continuer
key-help = Aide
key-rules = Règles
key-log = Récit
key-odds = Chances
key-hint = Idée
key-undo = Annuler
key-new = Nouveau
key-quit = Quitter
key-back = Retour
key-start = Jouer
key-change = Changer
help-moves = 1 … 9, a … z : jouer le coup de cette touche
help-tab = Tab, flèches, Entrée ou la souris : choisir un coup
help-scroll = Page préc., Page suiv. : le reste de la table
help-keys = ? cette aide · r règles · l journal · o chances · h conseil · u reprendre · n nouvelle partie · q quitter
help-language = F2 : une autre langue
help-saved = Chaque coup est enregistré. Pour reprendre plus tard : cheeseboard play --resume
