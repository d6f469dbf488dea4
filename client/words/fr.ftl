### Ce que dit la page autour des jeux.

title = Cheeseboard
announcements = Annonces
loading = On met la table…
close = Fermer
back = Retour
home = Accueil
reload = Recharger
try-again = Réessayer
rules = Règles
settings = Réglages
you = Toi
share = Partager
copied = Copié !
bot = Robot
game = Jeu

## Accueil

home-title = Qu’y a-t-il sur le plateau ce soir ?
home-friends = Des amis à une autre table ?
home-code-says = Écris le code de leur salle.
home-come-in = Entrer
home-go-on = Reprendre la partie
players = { $from } à { $to } personnes
minutes = { $minutes } min
age = dès { $age } ans
by = De { $designer }, { $publisher }

## Un jeu

how-many = Combien de personnes jouent ?
against-whom = Contre qui ?
mouse-pip = Pip a six ans et aime deviner.
mouse-mia = Mia a huit ans et apprend encore.
mouse-otto = Otto joue bien et ne traîne jamais.
mouse-clara = Clara voit plus loin.
mouse-gustav = Gustav est le grand maître. Il prend son temps.
play-bots = Jouer
    .says = { $bots ->
        [one] Contre un robot, tout de suite.
       *[other] Contre { $bots } robots, tout de suite.
     }
with-friends = Avec des amis
    .says = Chaque personne sur son téléphone.
on-this-device = Sur cet appareil
    .says = Vous vous le passez. Entre-temps, un rideau cache tout.
table-and-pockets = La table et les poches
    .says = Cet écran est la table, les cartes sont sur les téléphones.

## Une première leçon

lesson = Apprendre en 90 secondes
    .says = Une souris te montre. C’est toi qui joues.
lesson-new = C’est nouveau pour toi ? Je te montre !
lesson-at = { $step } sur { $steps }
lesson-skip = Passer
lesson-again = Encore une fois
lesson-play = À toi de jouer !
lesson-oops-1 = Presque ! Cherche la carte qui ressort.
lesson-oops-2 = Pas encore celle-là. J’ai entouré la bonne.
lesson-oops-3 = Rien ne presse. Relis ma bulle, puis essaie.

## À la porte

join-title = Entre et assieds-toi !
join-here = Déjà là
join-name = Comment veux-tu qu’on t’appelle ?
join-any-name = Surprends-moi
join-full = Toutes les chaises sont prises, mais tu peux regarder.
sit-down = M’asseoir
stand-up = Me lever
watch = Juste regarder

## Avant la première carte

lobby-chairs = Qui s’assied où ?
lobby-who = Qui s’assied sur la chaise de { $name } ?
lobby-way = Pour entrer
lobby-scan = Un code pour l’appareil photo d’un téléphone
lobby-code = Code :
lobby-warm = Un robot garde une chaise vide au chaud jusqu’à ce que quelqu’un s’y asseye.
lobby-wait = { $host } va commencer.
lobby-game = À quoi joue-t-on ?
lobby-settings = Les habitudes de la table
lobby-guests = Qui peut rester
house-rules = Règles de la maison
this-device = cet appareil
is-here = est là
is-away = n’est pas là
is-open = une chaise vide
begin = Commencer
make-host = Donner la table
room = La salle
become-host = Prendre la table
close-room = Renvoyer tout le monde
remove = Renvoyer
numbers-missing = Il en faut { $total } en tout (écart : { $missing }).
setting-pace = Vitesse des robots
pace-0 = vite
pace-1 = pour bien suivre
pace-2 = tranquillement
setting-think = Le temps de réflexion de Gustav
think-quick = court
think-normal = comme d’habitude
think-long = long
setting-clock = Temps pour un tour
seconds = { $seconds ->
    [0] autant que tu veux
   *[other] { $seconds } s
 }
setting-away = Si quelqu’un s’en va, un robot joue
away-seconds = { $seconds ->
    [0] jamais
   *[other] après { $seconds } s
 }
setting-rotate = À la revanche, quelqu’un d’autre commence

## À table

others = Les autres
log = Ce qui s’est passé
log-empty = Rien encore.
log-earlier = Ce qui précède …
read-aloud = Lire à voix haute
hush = Ne plus lire
undo = Reprendre mon coup
skip = Montrer tout de suite
hint = Un conseil
hint-more-1 = Encore : quel coup ?
hint-more-2 = Encore : pourquoi ?
prospect = { $error ->
    [0] { $percent } %
   *[other] { $percent } % ± { $error }
 }
odds = Les chances
odds-none = Rien ne t’est caché pour le moment.
hold = Pause
go-on = Continuer
next-part = Suite
to-the-end = Aller à la fin
thinking = réfléchit
to-play = à jouer
away = pas là
stands-in = un robot joue
waits = { $name } réfléchit…
clock-left = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
 }
clock-soon = { $seconds ->
    [one] Plus que { $seconds } seconde !
   *[other] Plus que { $seconds } secondes !
 }
line-nibbled = Le fil est grignoté. Nouvel essai…
refused = Ce n’est pas possible en ce moment.
link-impossible = Ce lien demande ce que le jeu n’a pas : { $what }. Cela reste comme d’habitude.
stickers = Dis-le avec une image

## Passer l’appareil

pass-title = C’est au tour de { $name }.
pass = Tout cacher, c’est à { $name }
curtain-next = C’est à { $name }
curtain-alone = Prends l’appareil. Tous les autres regardent ailleurs.
curtain-ready = Je suis { $name }

## La fin

finished = terminé
again = Encore !
replay = Revoir
change = Changer de jeu
luck-check = Était-ce honnête ?
luck-fair = Tout est honnête : ce hasard est celui qui a été scellé avant la première carte.
luck-unfair = Cela ne correspond pas au sceau !
luck-seal = Sceau
luck-seed = Graine
review = Comment ça s’est passé ?
review-thinking = On revoit tout … cela prend un moment.
review-failed = Impossible de le calculer pour l’instant.
review-chances = Les chances de chacune et de chacun, pas à pas
review-numbers = Les chiffres
review-step = Pas
ledger-from-to = de { $start } % à { $end } %
ledger-own = ses coups
ledger-others = ceux des autres
ledger-luck = la chance

## Revoir

replay-scrub = Moment de la partie
replay-at = { $step } sur { $steps }
replay-back = Un pas en arrière
replay-next = Un pas en avant
replay-run = Lancer
replay-stop = Arrêter
replay-eyes = Avec les yeux de qui
eyes-open = Toutes les cartes ouvertes
eyes-watcher = Sans jouer
eyes-seat = Avec les yeux de { $name }
play-on = Continuer d’ici

## Quand il manque quelque chose

lost-not-found = Rien que des miettes
    .says = Cette page n’existe pas.
lost-no-such-room = Cette salle n’existe pas
    .says = Personne ne connaît ce code. Est-il bien écrit ? Les vieilles salles sont rangées après un temps.
lost-no-such-match = Cette partie n’existe pas
    .says = Le lien n’est pas entier. L’as-tu copié jusqu’au bout ?
lost-closed = La salle est fermée
    .says = Tout le monde est rentré. Bonne nuit !
lost-not-a-guest = Tu n’es plus à cette table
    .says = Ta chaise a été donnée.
lost-server-away = Le serveur est absent
    .says = Est-il allumé, et es-tu dans son réseau ? Rien n’est perdu : chaque coup est noté.
lost-other-protocol = Cette page est ancienne
    .says = Le serveur est plus récent. Recharge la page.
server-away = Le serveur est absent. Réessaie dans un moment.

## Réglages

settings-language = Langue
settings-theme = Couleurs
theme-system = comme l’appareil
theme-light = lumière du jour
theme-dark = à la bougie
settings-speed = Vitesse des mouvements
speed-slow = lente
speed-normal = normale
speed-fast = rapide
speed-instant = immédiate
settings-sound = Sons
settings-sound-says = Tout petits, faits dans notre cuisine.
settings-child = Gros boutons
settings-child-says = Pour les petites mains et les gros doigts.
settings-aloud = Lire à voix haute
settings-aloud-says = Tout ce qui arrive est dit.
settings-keys = Touches de lettres
settings-keys-says = Des raccourcis comme R pour les règles. La liste vient avec ?.
fonts = Licence des polices

## Touches

keys = Touches
key-tab = Tab
    .does = à la partie suivante de la table
key-arrows = ← ↑ → ↓
    .does = de carte en carte ; pour revoir, pas à pas
key-enter = Entrée
    .does = choisir, appuyer
key-r = R
    .does = les règles
key-u = U
    .does = reprendre un coup
key-s = S
    .does = ne pas attendre, montrer tout de suite
key-l = L
    .does = ce qui s’est passé
key-help = ?
    .does = cette liste
key-escape = Échap
    .does = ranger une feuille
