### Ce que dit une salle.

## Refus

refused-bad-address = Ce serveur n’envoie rien à cette adresse.
refused-bad-message = Je ne comprends pas ce message.
refused-bad-plan = On ne peut pas jouer ainsi : vérifie le nombre de joueurs et les règles maison.
refused-bad-settings = Ces réglages n’ont pas de sens.
refused-closed = Cette salle est fermée. Tout le monde est rentré à la maison.
refused-full = Cette salle est pleine.
refused-endless = Une telle partie pourrait durer { $steps } étapes. Ici, le maximum est { $most } : change les règles maison.
refused-hello-first = Dis d’abord bonjour.
refused-hello-once = Tu as déjà dit bonjour.
refused-host-may-return = L’hôte peut encore revenir. Attends un peu.
refused-invisible = Il y a là des caractères que personne ne voit. Écris-le sans eux, s’il te plaît.
refused-match-running = Une partie est en cours. Finissez-la d’abord.
refused-no-match = Aucune partie n’a encore commencé.
refused-no-nudges = Ce serveur ne peut prévenir personne.
refused-no-such-bot = Ce robot n’existe pas ici.
refused-no-such-face = Ce visage n’existe pas.
refused-no-such-game = Ce jeu n’existe pas ici.
refused-no-such-guest = Aucun invité n’a ce numéro dans la salle.
refused-no-such-name = Ici, les noms viennent de la liste. Choisis une souris !
refused-no-such-room = Personne ne connaît cette salle. Le code est-il juste ?
refused-no-such-sticker = Cet autocollant n’existe pas.
refused-not-a-guest = Ici, tu regardes seulement. Entre d’abord.
refused-not-found = Il n’y a rien ici.
refused-not-host = Seul l’hôte peut faire cela.
refused-not-json = Ce n’était pas du JSON.
refused-not-possible = Ce n’est pas possible ici.
refused-not-your-seat = Ce n’est pas ta place.
refused-nothing-asked = Personne ne t’a demandé cela.
refused-one-moment = Un instant : on scelle le hasard.
refused-other-host = Ce serveur ne s’appelle pas ainsi. Son responsable peut autoriser ce nom.
refused-other-number = Ce n’est pas le nombre que cet appareil avait promis.
refused-other-protocol = Cette page est trop vieille ou trop récente pour le serveur. Recharge-la.
refused-other-site = Seule la page de ce serveur peut faire cela.
refused-room-full = Il s’est passé tant de choses dans cette salle que plus rien n’y tient. Ouvres-en une nouvelle.
refused-seat-taken = La place est déjà prise.
refused-too-fast = Pas si vite ! Attends un peu.
refused-too-long = C’est trop long.
refused-too-many = Le serveur est plein. Réessaie plus tard.
refused-try-again = Quelque chose a mal tourné. Réessaie, s’il te plaît.
refused-unreachable = Le serveur ne trouve pas cette adresse. A-t-il accès à Internet ?

## Ce qui se passe autour de la table

notice-joined = { $name } vient d’entrer.
notice-removed = { $name } a dû partir.
notice-host = { $name } est maintenant l’hôte.
notice-begun = La partie { $match } commence !
notice-again = { $name } veut rejouer.
notice-not-again = { $name } veut encore regarder un peu.
notice-chair-open = La place { BEFORE($name, h: "d’", vowel: "d’", other: "de ") } est libre. Un robot la garde au chaud.
notice-chair-guest = { $name } prend place.
notice-chair-bot = Un robot joue maintenant pour { $name }.
notice-seat-wished = { $name } demande la place { BEFORE($was, h: "d’", vowel: "d’", other: "de ") }.
notice-seat-declined = { $name } n’est pas d’accord.
notice-took-over = { $name } joue maintenant à la place { BEFORE($was, h: "d’", vowel: "d’", other: "de ") } et voit ses cartes.
notice-stood-in = { $name } n’est plus là. Un robot continue.
notice-returned = { $name } est de retour !
notice-time-up = Le temps { BEFORE($name, h: "d’", vowel: "d’", other: "de ") } est écoulé : un robot a joué.
notice-hint-asked = { $name } demande un conseil.
notice-odds-asked = { $name } regarde les chances.
notice-bot-replaced = { $name } ne savait plus quoi faire. { $by ->
    [random] Le pur hasard continue.
   *[other] { $by } continue.
}
notice-closed = La salle est fermée. Au revoir !
notice-sticker = { $name } : { $sticker ->
    [hello] { sticker-hello }
    [thanks] { sticker-thanks }
    [well-played] { sticker-well-played }
    [oh-no] { sticker-oh-no }
    [hurry] { sticker-hurry }
    [laugh] { sticker-laugh }
    [wow] { sticker-wow }
    [cheese] { sticker-cheese }
    [trap] { sticker-trap }
   *[heart] { sticker-heart }
 }

## Autocollants

sticker-hello = Bonjour !
sticker-thanks = Merci !
sticker-well-played = Bien joué !
sticker-oh-no = Oh non !
sticker-hurry = Dépêche-toi !
sticker-laugh = Ha ha !
sticker-wow = Ouah !
sticker-cheese = Fromage !
sticker-trap = C’est un piège !
sticker-heart = Je t’aime bien !

## Où en est une salle

phase-lobby = Pas encore commencé
phase-playing = Une partie est en cours
phase-over = La partie est finie
phase-closed = Fermée

## Quand le serveur raccroche

goodbye-restart = Le serveur redémarre. Un instant, rien n’est perdu.
goodbye-too-slow = La connexion est lente. On recommence…
goodbye-too-fast = { refused-too-fast }
goodbye-broken = Quelque chose a mal tourné. On recommence…
goodbye-old = Il ne s’est rien passé ici depuis si longtemps que la salle a été supprimée.
goodbye-try-again = { refused-try-again }
goodbye-hello-first = { refused-hello-first }
goodbye-bad-message = { refused-bad-message }
goodbye-other-protocol = { refused-other-protocol }
goodbye-no-such-room = { refused-no-such-room }
goodbye-closed = { refused-closed }
goodbye-removed = { goodbye-not-a-guest }
goodbye-not-a-guest = Tu n’as plus de place dans cette salle.

## Ce qu’apprend quelqu’un qui ne regarde pas

nudge-turn = À toi de jouer à { $game }
nudge-turn-of = { $name } : à toi de jouer à { $game }
