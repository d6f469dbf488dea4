### Go da Cheese!

title = Go da Cheese!
tagline = In fila per il formaggio, ma attenzione: chi si nasconde dietro di te?

## Che cosa succede

event-cheese-laid = Il formaggio { $cheese } arriva sul tavolo. Sfama { $mice } topi.
event-card-drawn = { $seat-is ->
    [you] Tu peschi
   *[other] { $seat } pesca
 } una carta.
event-drawn-card-seen = { $kind ->
    [dog] Un cane balza
    [cat] Un gatto sguscia
    [plain-cat] Un gatto senza marchio sguscia
    [king] Un re entra impettito
    [fat-mouse] Un topone arriva ciondolando
    [marked-mouse] Un topo col marchio zampetta
   *[mouse] Un topo zampetta
 } { $only-is ->
    [you] nella tua mano.
   *[other] nella mano di { $only }.
 }
event-play-begun = { $seat-is ->
    [you] Tu metti
   *[other] { $seat } mette
 } tre carte, la prima al formaggio { $cheese }.
event-card-laid = { $seat-is ->
    [you] Tu metti
   *[other] { $seat } mette
 } { $kind ->
    [dog] un cane
    [cat] un gatto
    [plain-cat] un gatto senza marchio
    [king] un re
    [fat-mouse] un topone
    [marked-mouse] un topo col marchio
   *[mouse] un topo
 } al formaggio { $cheese }.
event-card-hidden = { $marked ->
    [yes] { $seat-is ->
        [you] Tu metti
       *[other] { $seat } mette
     } una carta col marchio, coperta, al formaggio { $cheese }.
   *[no] Psst! { $seat-is ->
        [you] Tu metti
       *[other] { $seat } mette
     } una carta coperta al formaggio { $cheese }.
 }
event-hidden-card-seen = { $only-is ->
    [you] Il tuo { $kind ->
        [dog] cane
        [cat] gatto
        [plain-cat] gatto senza marchio
        [king] re
        [fat-mouse] topone
        [marked-mouse] topo col marchio
       *[mouse] topo
     } si nasconde
   *[other] Si nasconde { $kind ->
        [dog] il cane
        [cat] un gatto
        [plain-cat] il gatto senza marchio
        [king] il re
        [fat-mouse] un topone
        [marked-mouse] un topo col marchio
       *[mouse] un topo
     } di { $only }
 } al formaggio { $cheese }.
event-cards-used-up = Tutte le carte sono sul tavolo. E adesso vediamo chi mangia chi!
event-card-turned = Formaggio { $cheese }, posto { $place }: { $seat-is ->
    [you] avevi nascosto tu
   *[other] { $seat } aveva nascosto
 } { $kind ->
    [dog] un cane!
    [cat] un gatto!
    [plain-cat] un gatto senza marchio!
    [king] un re!
    [fat-mouse] un topone!
    [marked-mouse] un topo col marchio!
   *[mouse] un topo!
 }
event-cat-chased = Bau al formaggio { $cheese }! { $seat-is ->
    [you] Il tuo cane prende { $owner-is ->
        [you] il tuo stesso gatto.
       *[other] il gatto di { $owner }.
     }
   *[other] Il cane di { $seat } prende { $owner-is ->
        [you] il tuo gatto.
       *[other] il gatto di { $owner }.
     }
 }
event-cat-hunted = Formaggio { $cheese }, posto { $place }: { $seat-is ->
    [you] il tuo gatto
   *[other] il gatto di { $seat }
 } va a caccia.
event-mouse-caught = Zac! { $seat-is ->
    [you] Il tuo gatto
   *[other] Il gatto di { $seat }
 } prende { $owner-is ->
    [you] { $kind ->
        [king] il tuo re.
        [fat-mouse] il tuo topone.
        [marked-mouse] il tuo topo col marchio.
       *[mouse] il tuo topo.
     }
   *[other] { $kind ->
        [king] il re
        [fat-mouse] un topone
        [marked-mouse] un topo col marchio
       *[mouse] un topo
     } di { $owner }.
 }
event-cat-left = { $seat-is ->
    [you] Il tuo gatto
   *[other] Il gatto di { $seat }
 } torna nella scatola e si acciambella.
event-king-advanced = Formaggio { $cheese }: { $seat-is ->
    [you] il tuo re
   *[other] il re di { $seat }
 } passa impettito in testa alla fila.
event-mouse-fed = { $seat-is ->
    [you] { $kind ->
        [king] Il tuo re pranza
        [fat-mouse] Il tuo topone si abbuffa
        [marked-mouse] Il tuo topo col marchio rosicchia
       *[mouse] Il tuo topo rosicchia
     }
   *[other] { $kind ->
        [king] Il re di { $seat } pranza
        [fat-mouse] Un topone di { $seat } si abbuffa
        [marked-mouse] Un topo col marchio di { $seat } rosicchia
       *[mouse] Un topo di { $seat } rosicchia
     }
 } al formaggio { $cheese }.
event-line-resolved = Conti fatti al formaggio { $cheese }.

## Che cosa puoi fare

move-draw = Pesca tre carte
move-at = Metti tre carte, la prima al formaggio { $cheese }
move-lay = Metti { $kind ->
    [dog] un cane
    [cat] un gatto
    [plain-cat] un gatto senza marchio
    [king] un re
    [fat-mouse] un topone
    [marked-mouse] un topo col marchio
   *[mouse] un topo
 }
move-lay-up = Metti { $kind ->
    [cat] un gatto, scoperto:
   *[marked-mouse] un topo col marchio, scoperto:
 } lo vedono tutti
prompt-draw = La porta della dispensa è aperta. Che cosa fai?
prompt-at = Metti tre carte. Da quale formaggio cominci?
prompt-lay = Quale carta viene adesso? La prima delle tre sta sempre coperta.
look-draw = Guarda le carte che hai in mano. Sono quelle che vuoi mettere?
look-at = Guarda intorno al formaggio { $cheese }. Chi aspetta lì, e quali delle tue carte ci starebbero bene?
look-lay = Guarda la fila dove andrà questa carta. Chi mangerebbe chi?
look-lay-up = Guarda la fila dove andrà questa carta. C’è qualcosa che tutti possono vedere?

## Consigli

reason-draw-more = Prima pesca: con sei carte in mano scegli meglio che cosa va dove.
reason-draw-only = Non hai carte da mettere: puoi solo pescare.
reason-start = Comincia dal formaggio { $start }. Il tuo { $kind ->
    [dog] cane
    [cat] gatto
    [plain-cat] gatto senza marchio
    [king] re
    [fat-mouse] topone
    [marked-mouse] topo col marchio
   *[mouse] topo
 } al formaggio { $cheese } fa circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }, per come sono adesso le file.
reason-start-small = Per come sono adesso le file, tre carte dal formaggio { $start } in poi non fanno quasi punti. È un inizio per dopo.
reason-only = Per il formaggio { $cheese } hai soltanto questo: { $kind ->
    [dog] un cane
    [cat] un gatto
    [plain-cat] un gatto senza marchio
    [king] un re
    [fat-mouse] un topone
    [marked-mouse] un topo col marchio
   *[mouse] un topo
 }.
reason-small = Il tuo { $kind ->
    [dog] cane
    [cat] gatto
    [plain-cat] gatto senza marchio
    [king] re
    [fat-mouse] topone
    [marked-mouse] topo col marchio
   *[mouse] topo
 } non fa quasi punti al formaggio { $cheese }, ma così risparmi le altre carte per posti migliori.
reason-eat = Per com’è adesso la fila, il tuo { $kind ->
    [dog] cane
    [cat] gatto
    [plain-cat] gatto senza marchio
    [king] re
    [fat-mouse] topone
    [marked-mouse] topo col marchio
   *[mouse] topo
 } fa circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } al formaggio { $cheese }.
reason-hunt = Per com’è adesso la fila, il tuo { $kind ->
    [dog] cane
    [cat] gatto
    [plain-cat] gatto senza marchio
    [king] re
    [fat-mouse] topone
    [marked-mouse] topo col marchio
   *[mouse] topo
 } fa circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } andando a caccia al formaggio { $cheese }.
reason-chase = Per com’è adesso la fila, il tuo { $kind ->
    [dog] cane
    [cat] gatto
    [plain-cat] gatto senza marchio
    [king] re
    [fat-mouse] topone
    [marked-mouse] topo col marchio
   *[mouse] topo
 } fa circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } prendendo gatti al formaggio { $cheese }.

## Che cosa fa la fortuna

move-deal = La prossima carta è { $kind ->
    [dog] un cane
    [cat] un gatto
    [plain-cat] un gatto senza marchio
    [king] un re
    [fat-mouse] un topone
    [marked-mouse] un topo col marchio
   *[mouse] un topo
 }
move-cheese = Il prossimo formaggio sfama { $mice } topi
move-turn = La carta coperta è { $kind ->
    [dog] un cane
    [cat] un gatto
    [plain-cat] un gatto senza marchio
    [king] un re
    [fat-mouse] un topone
    [marked-mouse] un topo col marchio
   *[mouse] un topo
 }

## Come si chiamano le cose

kind-mouse = topo
kind-marked-mouse = topo col marchio
kind-fat-mouse = topone
kind-king = re
kind-cat = gatto
kind-dog = cane
kind-plain-cat = gatto senza marchio

## Che cosa può essere nascosto

chance-cheese = il prossimo formaggio
chance-deck = { $things ->
    [one] { $seat-is ->
        [you] la carta in cima al tuo mazzo
       *[other] la carta in cima al mazzo di { $seat }
     }
   *[other] la carta in cima ai mazzi di { $seat }
 }
chance-hand = { $things ->
    [one] una carta nella mano di { $seat }
   *[other] una carta nelle mani di { $seat }
 }
chance-down = { $things ->
    [one] formaggio { $cheese }, posto { $place }
   *[other] formaggio { $cheese }, posti { $place }
 }
outcome-mice = per { $mice } topi

## Regole di casa

option-marked-cats = Gatti col marchio
    .says = Quanti dei tuoi due gatti hanno il marchio.
option-marked = Carte col marchio
    .says = Se una carta col marchio deve stare coperta come seconda o terza carta, o può.
option-marked-must = devono stare coperte
option-marked-may = possono stare coperte
option-own-cats = I cani prendono i propri gatti
    .says = Se un cane prende anche i gatti del suo colore.
option-cheeses = Tipi di formaggio
    .says = Quanti dei formaggi sfamano 2, 3, 4 e 5 topi.
option-animals = Animali di un colore
    .says = Quanti topi, topi segnati, toponi, re, gatti e cani ha ogni colore.
option-circle = Formaggi nel cerchio
    .says = Tanti formaggi stanno nel cerchio per ogni giocatore.

## A parità di punti

tie-kings = Parità di punti: { $winners ->
    [1] { $seat-is ->
        [you] tu hai
       *[other] { $seat } ha
     }
   *[other] { $names } hanno
 } più re, { $most } a { $next }.
tie-mice = Parità di punti e di re: { $winners ->
    [1] { $seat-is ->
        [you] tu hai
       *[other] { $seat } ha
     }
   *[other] { $names } hanno
 } più topi, { $most } a { $next }.
tie-shared = Parità di punti, di re e di topi: si vince insieme.

## Le regole

clause-1 = Le carte
clause-2 = Preparazione
clause-3 = Il tuo turno
clause-4 = Pescare
clause-5 = Mettere
clause-6 = La fine
clause-7 = I cani
clause-8 = I gatti
clause-9 = I re e il formaggio
clause-10 = Chi vince
clause-11 = Regole di casa
clause-12 = Che cosa ricorda il computer

## Il tavolo come testo

draw-lines = Formaggio, per quanti topi | la sua fila, dal posto 1
draw-cheese = { $cheese } per { $mice }
draw-kind = { $kind ->
    [fat-mouse] topone
    [king] re
    [cat] gatto
    [dog] cane
   *[mouse] topo
 }
draw-letter = { $kind ->
    [fat-mouse] tt
    [king] r
    [cat] g
    [dog] c
   *[mouse] t
 }
draw-head = 7:4 formaggio 7, per 4 topi
draw-hand-deck = 3/9 mano/mazzo
draw-down = ( ) coperta
draw-marked = ! col marchio
draw-fed = + ha mangiato
draw-taken = >A nel mucchio di A
draw-cards = mano { $hand }, mazzo { $deck }
draw-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }
draw-hand = { $seat-is ->
    [you] La tua mano:
   *[other] Mano:
 }
draw-deck = { $seat-is ->
    [you] Il tuo mazzo:
   *[other] Mazzo:
 }
draw-now = { $phase ->
    [over] La partita è finita.
    [cheeses] I formaggi arrivano sul tavolo.
    [draw] { $seat-is ->
        [you] Tu peschi: ancora { $cards }.
       *[other] { $seat } pesca: ancora { $cards }.
     }
    [resolve] Tutte le carte sono sul tavolo. Si fanno i conti al formaggio { $cheese }.
    [lay] { $seat-is ->
        [you] Tocca a te: la carta { $card } di 3 va al formaggio { $cheese }.
       *[other] { $seat } mette la carta { $card } di 3 al formaggio { $cheese }.
     }
   *[choose] { $seat-is ->
        [you] Tocca a te: pesca tre carte o metti tre carte.
       *[other] { $seat } sta per pescare o mettere tre carte.
     }
 }

## La prima lezione

lesson-1 = Metti tre carte a tre formaggi vicini. Tocca il formaggio 1 e comincia lì: sfama tre topi.
lesson-2 = La prima carta sta coperta, la conosci solo tu. Tocca il topo semplice e nascondilo!
lesson-3 = La seconda sta scoperta, la vedono tutti. Tocca il topone: vale due punti.
lesson-4 = L’ultima ha il marchio, quindi sta coperta anche lei. Mettila!
lesson-5 = Davanti ai formaggi le file si allungano. La tua mano è vuota: pesca tre carte.
lesson-6 = È l’ultimo turno, e in fondo alla fila 1 ci sono due topi degli altri. Tocca il formaggio 1!
lesson-7 = Un gatto prende i topi degli altri fra le tre carte davanti a lui. Nascondi lì il tuo gatto!
lesson-8 = Adesso un topo al formaggio 2. Toccalo e mettilo.
lesson-9 = E l’ultimo al formaggio 3. Poi si scoprono tutte le carte!
lesson-end = I cani prendono i gatti, i gatti prendono i topi, i re passano davanti, e mangia chi è in testa alla fila. Nove punti per te a un solo formaggio!

## Un tavolo finito, scritto a mano

layout-how = Scrivi una riga per ogni formaggio: quanti topi sfama, poi chi aspetta lì, a partire dal formaggio, per esempio 4: RN BC RD. I colori, una sedia dopo l’altra: R rosso, B blu, Y giallo, G verde, X nero; N topo, M topo col marchio, F topone, K re, C gatto, P gatto senza marchio, D cane.
layout-colours = Colori: «{ $text }» non va. Ci vogliono { $players } lettere diverse fra { $possible }.
layout-line = Formaggio { $cheese }: «{ $text }» non comincia con un numero e due punti, per esempio 4: RN BC.
layout-cheeses = I formaggi dovrebbero essere { $circle }, non { $cheeses }.
layout-too-many-such-cheeses = Formaggio { $cheese }: { $most ->
    [0] nessun formaggio sfama { $mice } topi.
    [one] un solo formaggio sfama { $mice } topi.
   *[other] solo { $most } formaggi sfamano { $mice } topi.
 }
layout-unknown-card = Formaggio { $cheese }, posto { $place }: «{ $text }» non è una carta.
layout-nobodys-colour = Formaggio { $cheese }, posto { $place }: nessuno ha il colore { $text }; ci sono { $possible }.
layout-too-many-of-colour = Formaggio { $cheese }, posto { $place }: { $seat } non ha così tante carte di quel tipo ({ $kind }).
layout-line-too-long = Formaggio { $cheese }, posto { $place }: { $seat } mette carte solo { $most } volte, quindi qui non possono aspettarne di più.
layout-cards-missing = { $seat } ha { $cards } carte su { $all } sul tavolo.
layout-not-in-threes = Le carte di { $seat } non possono essere state messe tutte a tre formaggi vicini: una di loro dev’essere al formaggio sbagliato.

## Puzzles

puzzle-wins-where = Giochi per ultimo. Comunque stiano le carte coperte, si vince cominciando da un solo formaggio. Quale?
why-wins-where = Così vinci con ogni distribuzione possibile.
puzzle-best-where = Giochi per ultimo. Da quale formaggio cominci per vincere più spesso?
why-best-where = Di tutte le distribuzioni possibili così ne vinci { $worth }, altrove al massimo { $next }.
puzzle-wins-card = Le tue ultime carte. Comunque stiano quelle coperte, una sola vince qui. Quale?
why-wins-card = Così vinci con ogni distribuzione possibile.
puzzle-best-card = Le tue ultime carte. Quale va qui per vincere più spesso?
why-best-card = Di tutte le distribuzioni possibili così ne vinci { $worth }, con un’altra carta al massimo { $next }.
theme-where = Dove cominciare
theme-order = Quale carta dove
theme-cat = Con un gatto
theme-dog = Con un cane
theme-king = Con il re
theme-mice = Solo topi

## Esercizi dopo la prima lezione

exercise-1 = Un gatto prende i topi degli altri tra le tre carte davanti a sé. Chi sta in fondo a questa fila?
exercise-2 = Un cane prende il gatto accanto a sé, anche il tuo. Il tuo gatto ti serve di più se resta?
exercise-3 = In fondo a questa fila c’è un cane. Che ne sarebbe qui di un gatto?
exercise-4 = Tre carte per tre formaggi vicini. Pensa a tutti e tre i posti prima di mettere la prima.
exercise-5 = Adesso prepara tutta l’ultima giocata: dove prendono di più le tue carte, e da dove cominci per questo?
