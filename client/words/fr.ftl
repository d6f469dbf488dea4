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
rules-parts = Parties des règles
rules-read = Lire à voix haute : { $part }
settings = Réglages
you = Toi
share = Partager
save-record = Garder l’enregistrement
copied = Copié !
bot = Robot
game = Jeu

## Accueil

home-title = Qu’y a-t-il sur le plateau ce soir ?
home-friends = Des amis à une autre table ?
home-code-says = Écris le code de leur salle.
home-come-in = Entrer
home-go-on = Reprendre la partie
players = { $from } à { $to } joueurs
minutes = { $minutes } min
age = dès { $age } ans
by = { BEFORE($makers, vowel: "D’", other: "De ") }

## Un jeu

how-many = Combien de joueurs ?
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
    .says = Chacun sur son téléphone.
on-this-device = Sur cet appareil
    .says = Vous vous le passez. Entre-temps, un rideau cache tout.
table-and-pockets = La table et les poches
    .says = Cet écran est la table, les cartes sont sur les téléphones.

## Une première leçon

lesson = Apprendre en 90 secondes
    .says = Une souris te montre comment faire. C’est toi qui joues.
lesson-new = Tu découvres ce jeu ? Je te montre !
lesson-at = { $step } sur { $steps }
lesson-skip = Passer
lesson-again = Encore une fois
lesson-play = À toi de jouer !
lesson-oops-1 = Presque ! Cherche la carte mise en valeur.
lesson-oops-2 = Pas encore celle-là. J’ai entouré la bonne.
lesson-oops-3 = Rien ne presse. Relis ma bulle, puis essaie.

## À la porte

join-title = Entre et assieds-toi !
join-here = Déjà là
join-full = Toutes les places sont prises, mais tu peux regarder.
sit-down = M’asseoir
stand-up = Me lever
watch = Juste regarder

## Avant la première carte

lobby-chairs = Qui se met où ?
lobby-who = Qui joue à la place { BEFORE($name, h: "d’", vowel: "d’", other: "de ") } ?
lobby-way = Pour entrer
lobby-scan = Un code pour l’appareil photo d’un téléphone
lobby-only-here = Seul cet ordinateur peut ouvrir cette salle. Pour que les téléphones de ton réseau le puissent aussi, arrête Cheeseboard et relance-le avec { $command }.
lobby-code = Code :
lobby-wait = { $host } va commencer.
lobby-game = À quoi joue-t-on ?
lobby-settings = Les habitudes de la table
lobby-guests = Qui peut rester
house-rules = Règles maison
in-box = Dans la boîte
this-device = cet appareil
is-here = est là
is-away = n’est pas là
begin = Commencer
make-host = Nommer hôte
room = La salle
become-host = Devenir l’hôte
wish-title = Quelqu’un demande une place
wish-ask = { $name } demande à jouer désormais à la place { BEFORE($seat, h: "d’", vowel: "d’", other: "de ") } et verra ses cartes. Es-tu d’accord ?
wish-yes = D’accord
wish-no = Non
wish-waits = Tu as demandé la place { BEFORE($seat, h: "d’", vowel: "d’", other: "de ") }. D’autres doivent être d’accord.
wish-back = Tant pis
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
setting-beacon = Mêler une balise publique au hasard
setting-beacon-says = Un nombre tiré en public, loin d’ici, quelques secondes après que chacun a mis le sien sous clé.
lobby-luck = Un hasard honnête
lobby-luck-says = La maison a mis un nombre secret sous clé. Chaque appareil en ajoute un avant de pouvoir connaître les autres. Ainsi, personne ne peut choisir le hasard, pas même la maison.
lobby-luck-house = La maison. Son sceau :
lobby-luck-guest = { $is ->
    [in] { $name }
   *[out] { $name } n’a pas encore donné de nombre
 }
lobby-luck-word = Si tu veux, ajoute un mot que personne d’autre ne connaît :
lobby-luck-give = L’ajouter
lobby-luck-given = Ton mot est sous clé.

## À table

others = Les autres
log = Journal
log-empty = Encore rien.
log-earlier = Plus tôt…
read-aloud = Lire à voix haute
hush = Ne plus lire
undo = Reprendre le coup
skip = Montrer tout de suite
hint = Un conseil
hint-more-1 = Plus : quel coup ?
hint-more-2 = Plus : pourquoi ?
hint-told = Un conseil (tout le monde l’apprend)
prospect = { $error ->
    [0] { $percent } %
   *[other] { $percent } % ± { $error }
 }
prospect-level = à égalité
prospects-level = À égalité : l’écart peut n’être dû qu’au hasard.
odds = Les chances
odds-none = Rien ne t’est caché pour le moment.
odds-told = Les chances (tout le monde l’apprend)
helped = Aide demandée : { $times } fois
glance = Regarde bien ! Cela ne se voit qu’un instant.
put-back = Remettre en place
odds-says = D’après tout ce que tu peux savoir. Un 2 au-dessus d’un 5 veut dire : sur 5 cartes pareilles, 2 sont comme ça.
odds-these = { $things ->
    [1] Cette carte
   *[other] Chacune de ces cartes
 }
hear-again = Réécouter la question
hold = Pause
go-on = Continuer
next-part = Suite
to-the-end = Aller à la fin
thinking = réfléchit
to-play = à son tour
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
line-silent = Personne ne répond. J’attends…
refused = Ce n’est pas possible en ce moment.
link-impossible = Ce lien demande quelque chose que le jeu n’a pas : { $what }. On garde la règle habituelle.
stickers = Dis-le avec une image

## Passer l’appareil

pass-title = C’est au tour { BEFORE($name, h: "d’", vowel: "d’", other: "de ") }.
pass = Tout cacher, c’est à { $name }
curtain-next = C’est à { $name }
curtain-alone = Prends l’appareil. Tous les autres regardent ailleurs.
curtain-ready = Je suis { $name }

## Un grand écran et des poches

tv-full = Plein écran
tv-small = Quitter le plein écran
tv-join = Viens jouer :
pocket-look = Regarde le grand écran.
pocket-table = Montrer la table ici aussi
pocket-hand = Seulement ma main ici
title-turn = À toi !
setting-pockets = Les téléphones ne montrent que les mains
setting-pockets-says = Quand un grand écran montre la table à tout le monde.

## La fin

finished = terminée
again = Encore !
replay = Revoir
end-why = { $seat-is ->
    [you] Tu as
    [all] { $names } ont
   *[other] { $seat } a
 } { $most ->
    [one] 1 point
   *[other] { $most } points
 }, { $second-is ->
    [you] tu as
   *[other] { $second } a
 } { $next }.
end-down = Pousser vers le bas et regarder la table
end-up = Remonter
review-closer = Un premier coup d’œil. On regarde de plus près… { $percent } %
review-busy = Un premier coup d’œil. D’autres parties passent d’abord, puis celle-ci …
review-turn = Le tournant
review-what-if = Et si… ?
review-better = { $seat-is ->
    [you] Ton choix :
   *[other] Le choix { BEFORE($seat, h: "d’", vowel: "d’", other: "de ") } :
 } « { $move } ». Mieux : « { $best } », { $cost } % de chances de gagner en plus.
luck-check = Tout était-il honnête ?
luck-right = Vérifié sur cet appareil : les nombres d’où vient le hasard étaient fixés avant la première carte, et personne n’a pu les choisir.
luck-wrong = Quelque chose ne correspond pas ! On a peut-être changé le hasard ou l’enregistrement.
luck-late = Le hasard correspond à ce que dit le serveur. Cet appareil est arrivé trop tard pour voir lui-même qu’il était fixé avant.
luck-without = Le hasard était fixé avant la première carte. Mais aucun nombre de cet appareil n’en fait partie : seul le serveur dit que personne ne l’a choisi.
luck-untold = Le hasard de cette partie ne peut pas être vérifié.
luck-changed = Attention : la maison a changé son nombre scellé ! Le hasard de cette partie n’est peut-être pas honnête.
luck-sealing = Chaque appareil ajoute son nombre…
luck-seal-is = Le sceau :
luck-record = { $is ->
    [yes] L’enregistrement est intact : son sceau et son empreinte correspondent.
   *[no] { $why ->
        [other-format] Cet enregistrement a un autre format, que cette page ne sait pas vérifier.
       *[other] L’enregistrement a été modifié, ou n’en est pas un.
    }
 }
luck-commitment = { $is ->
    [yes] La maison avait mis son nombre sous clé avant que cet appareil donne le sien, et c’est le même.
    [no] { $why ->
        [used-before] La maison a déjà utilisé le même nombre : il n’était plus secret.
       *[other] La maison avait mis sous clé un autre nombre que celui qu’elle a utilisé.
    }
   *[unknown] Tu n’étais pas encore là : cet appareil n’a pas vu la maison mettre son nombre sous clé. Seul le serveur le dit.
 }
luck-seal = { $is ->
    [yes] Le sceau est celui que cet appareil a vu avant qu’un nombre soit révélé.
    [no] Le sceau n’est pas celui que cet appareil a vu avant la première carte.
   *[unknown] Tu n’étais pas encore là : cet appareil n’a pas vu le sceau. Seul le serveur dit quand il a été fait.
 }
luck-own = { $is ->
    [yes] Le nombre de cet appareil fait partie du hasard.
    [no] Le nombre de cet appareil a été laissé de côté, alors que le serveur l’avait reçu.
   *[unknown] { $why ->
        [watched] Cet appareil n’a fait que regarder et n’a pas donné de nombre.
       *[other] Le nombre de cet appareil ne fait pas partie du hasard : il est arrivé trop tard.
    }
 }
luck-seed = { $is ->
    [yes] Le nombre de la maison est celui qu’elle avait mis sous clé.
   *[no] Le nombre de la maison n’est pas celui qu’elle avait mis sous clé.
 }
luck-contributions = { $is ->
    [yes] Chaque appareil a révélé le nombre qu’il avait mis sous clé.
   *[no] Le nombre d’un appareil n’est pas celui qu’il avait mis sous clé.
 }
luck-luck = { $is ->
    [yes] Chaque lancer de dé et chaque carte découle de ces nombres.
    [no] Un lancer de dé ou une carte ne découle pas de ces nombres.
   *[unknown] { $why ->
        [typed] Le hasard ne vient pas de nombres scellés : on l’a saisi au clavier, ou la partie en prolonge une autre.
       *[other] La maison n’a pas révélé son nombre.
    }
 }
luck-moves = { $is ->
    [yes] Les coups joués sur cet appareil sont dans l’enregistrement.
    [no] Un coup joué sur cet appareil n’est pas dans l’enregistrement.
   *[unknown] Aucun coup n’a été joué sur cet appareil.
 }
luck-beacon = { $why ->
    [dark] La balise publique avait été nommée avant, mais n’a pas répondu.
   *[other] Un tirage d’une balise publique a été nommé avant et mêlé au hasard. On peut y vérifier ce qu’il a donné.
 }
luck-rules = Seul le serveur dit que chaque coup était permis et quelle chance avait chaque carte. « cheeseboard verify » le vérifie sur ton ordinateur.
review = Comment ça s’est passé ?
review-thinking = On revoit tout… cela prend un moment.
review-failed = Impossible de le calculer pour l’instant.
review-chances = Les chances de chacun, étape par étape
review-numbers = Les chiffres
review-step = Étape
ledger-from-to = de { $start } % à { $end } %
ledger-own = ses coups
ledger-others = ceux des autres
ledger-luck = le hasard

## Revoir

replay-scrub = Moment de la partie
replay-at = { $step } sur { $steps }
replay-back = Un pas en arrière
replay-next = Un pas en avant
replay-run = Lancer
replay-stop = Arrêter
replay-eyes = À travers les yeux de qui
eyes-open = Toutes les cartes visibles
eyes-watcher = En spectateur
eyes-seat = À travers les yeux { BEFORE($name, h: "d’", vowel: "d’", other: "de ") }
play-on = Continuer d’ici

## Quand il manque quelque chose

lost-not-found = Rien que des miettes
    .says = Cette page n’existe pas.
lost-no-such-room = Cette salle n’existe pas
    .says = Personne ne connaît ce code. Est-il bien écrit ? Les vieilles salles sont supprimées après quelque temps.
lost-no-such-match = Cette partie n’existe pas
    .says = Ce lien est incomplet. L’as-tu copié en entier ?
lost-closed = La salle est fermée
    .says = L’hôte a renvoyé tout le monde à la maison. Bonne nuit !
lost-not-a-guest = Tu n’es plus à cette table
    .says = L’hôte a donné ta place.
lost-server-away = Le serveur ne répond pas
    .says = Est-il allumé, et es-tu dans son réseau ? Rien n’est perdu : chaque coup est noté.
lost-other-protocol = Cette page est ancienne
    .says = Le serveur est plus récent. Recharge la page.
server-away = Le serveur ne répond pas. Réessaie dans un moment.

## Réglages

settings-language = Langue
settings-theme = Couleurs
theme-system = comme l’appareil
theme-light = lumière du jour
theme-dark = lueur des bougies
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
settings-aloud-says = Ce qui se passe est lu, et la question aussi quand c’est à toi de jouer.
settings-keys = Raccourcis clavier
settings-keys-says = Une lettre suffit, comme R pour les règles. La touche ? les montre tous.
settings-steady = Ignorer les appuis trop rapides
settings-steady-says = Quand un bouton vient de changer, un appui destiné à l’ancien ne compte pas.
settings-confirm = Confirmer chaque choix
settings-confirm-says = Tu choisis une carte, puis tu appuies sur le bouton jaune. Sinon, toucher une carte suffit pour jouer.
settings-nudge = M’appeler quand c’est à moi
settings-nudge-says = Un téléphone vibre, et le nom de cet onglet change.
fonts = Licence des polices

## Touches

keys = Touches
key-tab = Tab
    .does = à la zone suivante de la table
key-arrows = ← ↑ → ↓
    .does = de carte en carte ; en revoyant une partie, pas à pas
key-enter = Entrée
    .does = choisir, appuyer
key-r = R
    .does = les règles
key-u = U
    .does = reprendre un coup
key-s = S
    .does = ne pas attendre, montrer tout de suite
key-l = L
    .does = le journal
key-help = ?
    .does = cette liste
key-escape = Échap
    .does = fermer la fenêtre

# A house without a server

house-waking = On met la table …
house-failed = La maison ne s’est pas ouverte.
house-packed = Tout est prêt. Cheeseboard s’ouvre maintenant aussi sans réseau.
house-friends = Des amis loin d’ici ?
    .says = Il faut une maison avec un serveur. Écris son adresse, ou lis son code avec un appareil photo.
    .address = Adresse d’une maison
open-record = Ouvrir une partie gardée
    .not = Ce n’est pas une partie gardée.

## Phone to phone

friend-near = Des amis juste ici ?
friend-join = Rejoindre le téléphone d’un ami
    .says = Ton ami est là, avec toi ? Alors vos téléphones se parlent directement, sans Internet.
friend-invite = Inviter un téléphone
    .says = Pour les amis qui sont là, avec toi : leurs téléphones parlent directement à celui-ci, sans Internet.
friend-here = { $count ->
    [0] Aucun autre téléphone n’est encore connecté.
    [one] Un téléphone est connecté.
   *[other] { $count } téléphones sont connectés.
 }
friend-stay = Ce téléphone est maintenant la table. Laisse cette page ouverte pour que les autres puissent jouer.
friend-is-table = La table est le téléphone { BEFORE($name, h: "d’", vowel: "d’", other: "de ") }. C’est là qu’on invite d’autres téléphones.
friend-show-this = Montre ce code à l’appareil photo de l’autre téléphone.
friend-look-back = Ensuite, l’autre téléphone montre un code, lui aussi. Vise-le avec cet appareil photo.
friend-look = Sur le téléphone de ton ami, touche « Inviter un téléphone ». Puis vise son code avec cet appareil photo.
friend-invited = { $name } t’invite !
friend-show-back = Maintenant, montre ce code au téléphone { BEFORE($name, h: "d’", vowel: "d’", other: "de ") }.
friend-begins = Dès qu’il a vu ton code, tu es dans la partie.
friend-invitation-code = L’invitation, sous forme de code à scanner
friend-answer-code = Ta réponse, sous forme de code à scanner
friend-text = La même chose en texte
friend-copy = Copier en texte
friend-paste = Pas d’appareil photo ? Colle le texte ici.
friend-go-on = Continuer
friend-not = { $wanted ->
    [offer] Cette invitation n’est pas entière. Copie-la tout entière.
   *[answer] Ce n’est pas la réponse à cette invitation. Copie-la tout entière.
 }
friend-back = Qui revient ?
    .says = Si sa page est encore ouverte, un seul code suffit. Touche un nom.
    .shows = L’autre téléphone montre un code ? Vise-le avec cet appareil photo.
friend-lost = { $count ->
    [one] { $names } n’est plus connecté.
   *[other] { $names } ne sont plus connectés.
 }
    .again = Laisser revenir
    .later = Pas maintenant
friend-camera = Utiliser l’appareil photo
friend-camera-on = Ce que voit l’appareil photo
friend-camera-off = Arrêter l’appareil photo
friend-no-camera = L’appareil photo ne marche pas ici. Copie plutôt le texte.
friend-connecting = Les téléphones se cherchent …
friend-connected = Connecté !
friend-done = Terminé
friend-another = Inviter un autre téléphone
friend-failed = Les téléphones ne se sont pas trouvés. Sont-ils sur le même Wi-Fi ? Alors essaie encore.
friend-no-network = Ce téléphone n’est dans aucun réseau. Rejoins un Wi-Fi ou ouvre un partage de connexion. Si c’est déjà fait, autorise l’appareil photo et essaie encore.
friend-handed = { $how ->
    [yes] Merci ! Tu peux fermer cette page et retourner à la table.
    [no] Personne ici n’attend cette réponse. Touche encore une fois « Inviter un téléphone ».
   *[soon] Un instant …
 }
friend-away = La table est le téléphone { BEFORE($name, h: "d’", vowel: "d’", other: "de ") }, et il n’est pas là. La partie l’attend ; rien n’est perdu.
    .again = Revenir
    .tries = Nouvel essai automatique …
    .anew = Recommencer ici
friend-look-again = Sur le téléphone { BEFORE($name, h: "d’", vowel: "d’", other: "de ") }, touche « Laisser revenir », puis ton nom. Vise le code avec cet appareil photo.
friend-show-again = Sur le téléphone { BEFORE($name, h: "d’", vowel: "d’", other: "de ") }, touche « Laisser revenir », puis « Utiliser l’appareil photo ». Montre-lui ce code.
friend-two-codes = Si ça ne marche pas, la page { BEFORE($name, h: "d’", vowel: "d’", other: "de ") } a été fermée entre-temps, et il faut deux nouveaux codes.
    .go = Avec deux codes
friend-anew-says = Les cartes cachées sont seulement sur le téléphone { BEFORE($name, h: "d’", vowel: "d’", other: "de ") } : cette partie ne peut continuer que là. Ici, tu peux en commencer une nouvelle avec les mêmes joueurs.
friend-server = Avec l’aide d’un serveur
    .says = Un serveur Cheeseboard peut transmettre les deux codes, et rien d’autre. Alors un mot suffit.
    .word = Le mot :
    .ask = Obtenir un mot
    .away = Ce serveur ne répond pas.
    .nobody = Personne ne répond à ce mot.

## Who we are, and another match

who-title = Toi et ta souris
who-name = Nom
who-face = Visage
who-draw = Tirer une autre souris
who-done = C’est moi !
who-change = Changer
who-change-name = { $name }. Changer de nom et de visage
who-you = Tu joues sous le nom
face-bow = Souris avec un nœud
face-cap = Souris avec une casquette
face-flower = Souris avec une fleur
face-scarf = Souris avec une écharpe
face-cook = Souris avec une toque
face-star = Souris avec des lunettes étoilées
face-wool = Souris avec un bonnet
face-music = Souris avec un casque audio
face-curl = Souris avec une boucle
face-pot = Souris avec une casserole sur la tête
face-straw = Souris avec un chapeau de paille
face-beret = Souris avec un béret
people-title = Qui joue ?
people-says = Chacun choisit un nom et un visage. L’appareil passe de main en main.
family = Mélange
mouse-family = { $names } : chaque souris joue à sa façon.
lobby-all-here = Tout le monde est là. C’est parti !
lobby-empty = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
 } Montre le code à tes amis, ou commence : des souris y jouent jusqu’à ce que quelqu’un vienne.
lobby-free = Place libre
lobby-until = { $name } joue jusqu’à ce que quelqu’un vienne
lobby-you-are-in = Tu es à table !
lobby-pick = Qui joue ici ?
lobby-change-chair = Changer
lobby-host = hôte
pick-me = Moi, sur cet appareil
again-waits = On attend { $names }…
again-yes = veut rejouer
again-look = regarde encore
again-not-yet = Pas encore
again-without = Continuer sans { $names }
again-play-without = Jouer sans { $name }
again-gone-on = Les autres ont continué. Prends ton temps !
again-come = Les rejoindre
again-change = Changer de jeu, de places ou de souris
luck-locked = Le hasard est sous clé. Son sceau :
luck-more = Qu’est-ce que c’est ?
setting-names = Les noms peuvent être tapés
setting-names-says = Sinon, chacun en choisit un dans la liste.

## Parties en cours

open-mine = À toi de jouer
open-other = À { $name } de jouer
open-lobby = Pas encore commencée
open-over = Terminée
open-with = Avec { $names }
open-all = Tout montrer ({ $count })

## Une nouvelle clé

key-title = Quelqu’un d’autre joue sous ton nom ?
key-says = Qui s’est servi de ce navigateur a peut-être la clé de ta place. Avec une nouvelle clé, seul ce navigateur joue pour toi, et qui a l’ancienne est renvoyé. Tu gardes ta place et tes cartes.
key-new = Faire une nouvelle clé
key-done = C’est fait. Seul ce navigateur a la nouvelle clé.

## Prévenu quand c’est à toi

nudge-button = Préviens-moi quand c’est à moi
nudge-says = Jouez sur plusieurs jours : ferme cette page, ton appareil te prévient quand c’est à toi.
nudge-yes = Oui, préviens-moi
nudge-on = Cet appareil te prévient quand c’est à toi dans cette salle.
nudge-stop = Ne plus me prévenir
nudge-none = Ce serveur ne sait pas le faire. La personne qui s’en occupe peut l’ajouter.
nudge-secure = Pour cela, l’adresse de cette page doit commencer par https://. La personne qui s’occupe du serveur peut le prévoir.
nudge-browser = Ce navigateur ne sait pas le faire. Sur un iPhone ou un iPad, mets d’abord la page sur l’écran d’accueil.
nudge-denied = Ton navigateur n’affiche pas les notifications de cette page. Tu peux les autoriser dans ses réglages.
nudge-offline = Le service de notification de ton navigateur ne répond pas. Il lui faut Internet.
nudge-away-server = Le serveur ne répond pas. Réessaie plus tard.
nudge-away = Dans cette salle, un robot joue pour toi après { $seconds } secondes d’absence.
nudge-clock = Dans cette salle, un robot joue pour toi après { $seconds } secondes.
nudge-wait = Attendre plutôt tout le monde
nudge-ask-host = L’hôte peut changer cela.
nudge-quiet = Heures calmes
nudge-quiet-says = Rien n’est envoyé à ces heures. Après, tu es prévenu si c’est encore à toi.
nudge-from = De
nudge-until = À
nudge-what = Qu’est-ce qui est envoyé, et à qui ?
nudge-sent = Une phrase : « À toi de jouer à { $game } ». Une fois par tour, et seulement quand cette page est fermée. Ni cartes, ni noms.
nudge-to-whom = Elle passe par le service de notification du fabricant de ton navigateur : Google, Mozilla, Apple ou Microsoft. La phrase est chiffrée. Ils voient que ce serveur envoie quelque chose à ton appareil, et quand, mais pas quoi. Le serveur garde l’adresse de notification de ton navigateur jusqu’à ce que tu arrêtes.
nudge-how-to-stop = Cela s’arrête quand tu touches « { nudge-stop } », quand la salle est fermée, ou quand tu interdis les notifications dans les réglages du navigateur.
hook-title = Prévenir aussi ailleurs
hook-says = Home Assistant, un chat ou une autre adresse web apprend qui doit jouer : la salle, le jeu et le nom, rien d’autre.
hook-url = Adresse web
hook-yes = Prévenir là-bas
hook-secret = Chaque message est signé avec ce secret. Copie-le maintenant, il n’est montré qu’une fois :
hook-on = Une adresse web apprend à qui c’est de jouer.
hook-stop = Ne plus rien y envoyer

# Deals that others play too, my games, a whole evening

home-also = Encore plus à jouer
daily = La donne du jour
daily-says = Une donne par jeu et par jour, la même pour tous : les mêmes cartes, les mêmes dés, les mêmes souris.
daily-before = Le jour d’avant
daily-after = Le jour d’après
daily-against = Contre { $names }
daily-play = Jouer à { $game }
daily-again = Rejouer à { $game }
daily-fair = Le même hasard : qu’est-ce que ça veut dire ?
daily-fair-says = Tous ceux qui jouent cette donne ont le même hasard. Il découle de la date et de la version de Cheeseboard, ce n’est donc pas un secret : qui le calcule peut regarder en avance. Quand on pose au hasard la même question pour la même fois, il donne à tous la même réponse, quoi qu’on ait joué avant : le troisième jet de dé est le même pour tous. Si tu joues autrement, d’autres questions se posent. Un résultat montre que chaque coup était permis et que le hasard était celui du jour. Il ne peut pas montrer que personne n’a regardé en avance ou essayé plusieurs fois.
beat = Bats ma partie
beat-line = Feras-tu mieux ?
beat-title = { $won ->
    [yes] { $name } a gagné avec { $points }. Et toi ?
   *[no] { $name } a fait { $points }. Feras-tu mieux ?
 }
beat-day = La donne du { $day }. Le hasard est le même pour tous.
beat-release = { $release ->
    [none] C’est la donne d’un Cheeseboard plus ancien.
   *[other] C’est la donne de Cheeseboard { $release }.
 } Ici, ce jour-là en a une autre, avec son propre tableau.
beat-same = Tu auras le même hasard, contre les mêmes souris.
beat-play = Jouer cette donne
beat-look = Regarder d’abord la partie
beat-no-link = Ce n’est pas le lien d’un résultat.
beat-not-here = Cette donne ne peut pas se jouer ici : elle suit d’autres règles ou elle est trop longue.
beat-fair-says = Tu as le hasard de cette partie-là. Quand on lui pose la même question pour la même fois, il répond comme là-bas : les mêmes premières cartes, le même troisième jet de dé. Si tu joues autrement et qu’une nouvelle question se pose, la réponse est fixée aussi, la même pour tous ceux qui essaient. Qui a vu la partie sait ce qui vient. Une souris joue à la place des autres gens de cette partie.
board = Nos résultats
board-place = Rang
board-who = Qui
board-points = Points
board-more = Plus
board-won = a gagné
board-lost = n’a pas gagné
board-mine = joué ici
board-replay = Regarder la partie { BEFORE($name, h: "d’", vowel: "d’", other: "de ") }
board-remove = Enlever le résultat { BEFORE($name, h: "d’", vowel: "d’", other: "de ") } du tableau
board-add = Quelqu’un t’a envoyé un résultat ?
board-add-says = Colle le lien ici. La partie est rejouée selon les règles ; si tout est juste, le résultat va au tableau de cet appareil.
board-check = Vérifier
board-refused = Ce résultat ne compte pas.
board-flaw = { $why ->
    [forged] Le lien est abîmé, ou son hasard n’est pas celui de la donne.
    [not-over] La partie n’a pas été finie.
    [other-rules] On a joué avec d’autres règles.
    [other-mice] On a joué contre d’autres souris.
   *[others-played] Quelqu’un d’autre a joué certains coups.
 }
board-checked = Rejoué et tout est juste : chaque coup était permis, et le hasard est le bon.
share-result = Montrer mon résultat
share-beat = Bats-tu ma partie ?
share-says = Ton résultat sous forme de lien que chacun peut vérifier. L’image et le texte ne trahissent aucune carte.
share-beat-says = Quelqu’un d’autre aura le même hasard et les mêmes souris. Le lien contient la partie avec les noms.
share-alt = Une image du résultat : { $scores }
share-text = Envoyer le lien
share-picture = Garder l’image
share-foot = Le même hasard pour tous. Feras-tu mieux ?
deal-day = C’était la donne du { $day } : tous avaient le même hasard.
deal-same = Tu avais le même hasard que dans la partie que tu voulais battre.
deal-tag = La donne du jour : le hasard est le même pour tous.
deal-tag-same = Le même hasard que dans la partie que tu veux battre.
luck-day = { $is ->
    [yes] Le hasard est celui du jour : tous l’avaient, et chacun aurait pu le connaître avant.
    [no] Le hasard n’est pas celui du jour.
   *[unknown] La partie n’est pas finie, le hasard ne peut pas encore être vérifié.
 }
luck-same = Le hasard est celui d’une autre partie. La maison le vérifie avec les règles.
luck-shared = Vérifié sur cet appareil : c’est le hasard du jour. Il est le même pour tous, et ce n’est pas un secret.
luck-shared-same = Le hasard d’une autre partie, pas un secret. La maison le vérifie avec les règles, cette page seule ne le peut pas.
mine = Mes parties
mine-says = Ce que tu as joué sur cet appareil. Cela reste ici : personne d’autre ne le voit, sauf si tu le gardes et le donnes.
mine-empty = Rien encore. Finis une partie, et elle sera ici.
mine-rates = Gagnes-tu souvent ?
mine-rate = Avec { $name } à table, tu as gagné { $won } fois sur { $of }. Sur cent autres parties, tu en gagnerais entre { $low } et { $high }.
mine-rate-game = { $game } : { $won } gagnées sur { $of }. Sur cent autres parties, tu en gagnerais entre { $low } et { $high }.
mine-by-game = Jeu par jeu
mine-by-month = Mois par mois
mine-change = { $change ->
    [more] En { $month }, tu as gagné plus souvent qu’avant, et guère par le seul hasard.
    [less] En { $month }, tu as gagné moins souvent qu’avant, et guère par le seul hasard.
   *[luck] Que { $month } ait été meilleur ou moins bon que le temps d’avant, cela peut encore être du hasard.
 }
mine-how-sure = Pourquoi deux nombres ?
mine-how-sure-says = Quelques parties disent peu, car le hasard s’en mêle. Les deux nombres disent de combien on peut se tromper ; 19 fois sur 20, la vérité est entre les deux. Plus tu joues, plus ils se rapprochent. Seules comptent les parties où une seule personne jouait sur cet appareil.
mine-matches = { $count ->
    [one] Une partie
   *[other] { $count } parties
 }
mine-won = Gagné avec { $points }, contre { $names }
mine-lost = { $points } contre { $names }
mine-together = Ensemble sur cet appareil : { $names }
mine-luck = Hasard : { $luck } %, tes propres choix : { $own } %
mine-remove = Effacer { $game }, { $when }
mine-more = En voir plus
mine-file = Garder ou effacer
mine-file-says = Toutes les parties, tous les résultats et toutes les énigmes résolues de cet appareil en un fichier : à garder, ou pour un autre appareil.
mine-save = Garder dans un fichier
mine-open = Ouvrir un fichier
mine-clear = Tout effacer
mine-cleared = { $count ->
    [one] Une partie effacée.
   *[other] { $count } parties effacées.
 }
mine-undo = Les remettre
mine-no-file = Ce n’est pas un fichier avec des parties d’ici.
mine-opened = { $count ->
    [one] Une partie est là.
   *[other] { $count } parties sont là.
 }
stamps = Tampons
stamps-count = { $count } sur { $of }
stamp-mouse = Première victoire contre { $name }
stamp-game = Première victoire à { $name }
stamp-clean = Une partie sans faute
stamp-unlucky = Gagné malgré la malchance
stamp-comeback = Gagné en partant de loin
stamp-days = Sept donnes du jour
stamp-all-games = Gagné à tous les jeux
stamp-not-yet = Pas encore
learning = Ce que tu peux apprendre
learning-empty = Après une partie, regarde « Comment ça s’est passé ? » jusqu’au bout. Tu trouveras ici ce qui peut être mieux.
learning-theme = { $game } : tu as choisi « { $move } », mieux valait « { $best } ». { $times ->
    [one] Une fois jusqu’ici.
   *[other] Quelque chose comme ça { $times } fois.
 }
evening = Toute une soirée
evening-says = Plusieurs jeux à la suite sur cet appareil. Chaque victoire donne une couronne, et qui en a le moins peut choisir.
evening-games = Quels jeux ?
evening-begin = Commencer la soirée
evening-room = Avec des amis sur d’autres appareils : ouvre une salle comme toujours. Après la deuxième partie, on y compte aussi les couronnes.
evening-won = { $count ->
    [one] { $names } a gagné la soirée !
   *[other] { $names } ont gagné la soirée ensemble !
 }
evening-crowns = Couronnes
evening-match = { $game } : { $names }
evening-chooses = { $name } a le moins de couronnes et peut choisir. Pourquoi pas { $game } ?
evening-next = Pourquoi pas { $game } ?
evening-play = Ensuite : { $game }
evening-other = Un autre jeu …
evening-end = C’est fini

## Énigmes

puzzles = Résoudre des énigmes
    .says = { $puzzles } tables de vraies parties. Une seule réponse est juste, et tu vois pourquoi.
puzzle-step = Montre-moi : étape { $step } sur { $steps }
puzzle-again = Réessayer
puzzle-next = Énigme suivante
puzzle-which = Choisir d’autres énigmes
puzzle-level = Quel niveau ?
puzzle-theme = Sur quoi ?
puzzle-all = toutes
puzzle-kept = { $fitting } au choix. Résolues sur cet appareil : { $solved }. Plus longue série : { $best }.
puzzle-leave = Retour au jeu

## Exercises, and mice that offer the next step

exercises = Petits exercices
    .says = { $exercises } tables pour essayer ce que tu as appris.
exercise-next = Exercice suivant
exercises-done = C’était le dernier exercice. Tu peux jouer !
hello-exercises = Tu veux essayer toi-même ? J’ai { $exercises } petits exercices pour toi.
hello-first = Bonjour, c’est { $name } ! Maintenant, tu sais jouer. On fait une partie ?
hello-next = Bonjour, c’est { $name } ! Tu as gagné { $wins } fois contre { $other }. On joue ?
hello-puzzles = Bien joué ! Tu as gagné { $wins } fois contre moi, et personne ici ne joue mieux. Tu aimes les énigmes ?
hello-play = Jouer contre { $name }
hello-later = Pas encore
learning-puzzles = S’exercer avec des énigmes : { $theme }

## The lab

lab = Pour les auteurs de jeux
    .says = D’autres règles, des milliers de parties de souris : est-ce équitable, profond, long ?
lab-intro = Change les règles et laisse jouer les souris. Ce que disent leurs parties ne vaut que pour les souris : si c’est amusant, des gens doivent le découvrir.
lab-usual = Les règles habituelles
lab-try = Essayer { $games } parties
lab-stop = Arrêter
lab-play = Y jouer maintenant
lab-friends = Y jouer à plusieurs
lab-begun = Les souris jouent.
lab-done = Les souris ont joué { $played } parties. Voici ce qu’elles disent.
lab-found = Ce que disent les parties
lab-waiting = Les souris s’installent …
lab-playing = { $played } parties sur { $games }
lab-ended = Les souris ont joué { $played } parties sur { $games }. La commande à la fin les joue toutes.
lab-old = Tu as changé les règles ci-dessus. Ces chiffres valent pour les règles d’avant.
lab-endless = Une telle partie pourrait durer trop longtemps. Change les règles maison.
lab-key-seen = observé, et où se trouve la vérité
lab-key-fair = ce qui serait équitable
lab-key-usual = avec les règles habituelles
lab-compared = Règles habituelles : { $usual } ({ $moved })
lab-save = Garder le rapport
