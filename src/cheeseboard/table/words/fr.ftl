### Ce que disent tous les jeux.

player = Joueur { $number }
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
