### Ce que dit un salon.

## Refus

refused-bad-message = Je ne comprends pas ce message.
refused-bad-plan = On ne peut pas jouer ainsi : regarde le nombre de places et les règles maison.
refused-bad-settings = Ces réglages n’ont pas de sens.
refused-closed = Ce salon est fermé. Tout le monde est rentré à la maison.
refused-full = Ce salon est plein, plus personne n’y tient.
refused-hello-first = Dis d’abord bonjour.
refused-hello-once = Tu as déjà dit bonjour.
refused-host-may-return = L’hôte peut encore revenir. Attends un peu.
refused-match-running = Une partie est en cours. Finissez-la d’abord.
refused-no-match = Aucune partie n’a encore commencé.
refused-no-such-bot = Ce robot n’existe pas ici.
refused-no-such-game = Ce jeu n’existe pas ici.
refused-no-such-guest = Personne n’a ce numéro dans le salon.
refused-no-such-name = Dans ce salon, les noms viennent de la liste. Choisis un fromage !
refused-no-such-room = Personne ne connaît ce salon. Le code est-il juste ?
refused-no-such-sticker = Cet autocollant n’existe pas.
refused-not-a-guest = Ici, tu regardes seulement. Entre d’abord.
refused-not-found = Il n’y a rien ici.
refused-not-host = Seul l’hôte peut faire cela.
refused-not-possible = Ce n’est pas possible ici.
refused-not-your-seat = Ce n’est pas ta place.
refused-other-protocol = Cette page est trop vieille ou trop récente pour le serveur. Recharge-la.
refused-seat-taken = La place est déjà prise.
refused-too-fast = Pas si vite ! Attends un peu.
refused-too-long = C’est trop long.
refused-too-many = Le serveur est plein. Réessaie plus tard.
refused-try-again = Quelque chose a mal tourné. Réessaie, s’il te plaît.

## Ce qui se passe autour de la table

notice-joined = { $name } vient d’entrer.
notice-removed = { $name } a dû partir.
notice-host = C’est maintenant { $name } qui reçoit.
notice-begun = La partie { $match } commence !
notice-chair-open = La chaise de { $name } est libre. Un robot la garde au chaud.
notice-chair-guest = { $name } prend place.
notice-chair-bot = Un robot joue maintenant pour { $name }.
notice-stood-in = { $name } n’est plus là. Un robot continue.
notice-returned = { $name } est de retour !
notice-time-up = Le temps de { $name } est écoulé : un robot a joué.
notice-bot-replaced = { $name } ne savait plus quoi faire. Un autre robot continue.
notice-closed = Le salon est fermé. Au revoir !
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

## Où en est un salon

phase-lobby = Pas encore commencé
phase-playing = Une partie est en cours
phase-over = La partie est finie
phase-closed = Fermé

## Quand le serveur raccroche

goodbye-restart = Le serveur redémarre. Un instant, rien n’est perdu.
goodbye-too-slow = La ligne est lente. On recommence …
goodbye-too-fast = { refused-too-fast }
goodbye-broken = Quelque chose a mal tourné. On recommence …
goodbye-old = Il ne s’est rien passé ici depuis si longtemps que le salon a été rangé.
goodbye-try-again = { refused-try-again }
goodbye-hello-first = { refused-hello-first }
goodbye-bad-message = { refused-bad-message }
goodbye-other-protocol = { refused-other-protocol }
goodbye-no-such-room = { refused-no-such-room }
goodbye-closed = { refused-closed }
goodbye-not-a-guest = Tu n’as plus de place dans ce salon.
