### Quello che dice solo il tavolo di Cheese Rescue nel browser.

## La domanda

question-card = Quale carta va { $cell-to }?
question-cell = Dove va { $kind ->
    [dog] il cane
    [cat] il gatto
    [mouse] il topo
   *[other] il formaggio
 }?
question-swap = Metti una carta, o scambi e prendi la prima?
would-be-safe = Qui il tuo formaggio è al sicuro, per ora.
would-be-eaten = Attenzione: qui un topo mangia il tuo formaggio!
would-save = { $kind ->
    [dog] Un cane
    [cat] Un gatto
   *[mouse] Un topo
 } qui ti salva { $points ->
    [one] 1 punto!
   *[other] { $points } punti!
 }
would-cost = Attenzione: { $kind ->
    [dog] un cane
    [cat] un gatto
   *[mouse] un topo
 } qui ti costa { $points ->
    [one] 1 punto!
   *[other] { $points } punti!
 }
would-hurt = { $kind ->
    [dog] Un cane
    [cat] Un gatto
   *[mouse] Un topo
 } qui costa { BEFORE($seat, a: "ad ", other: "a ") } { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
 }
would-help = { $kind ->
    [dog] Un cane
    [cat] Un gatto
   *[mouse] Un topo
 } qui aiuta { $seat }: { $points ->
    [one] 1 punto in più.
   *[other] { $points } punti in più.
 }
would-do-nothing = { $kind ->
    [dog] Un cane
    [cat] Un gatto
   *[mouse] Un topo
 } qui? I punti non cambiano.
choose-both = Scegli una carta e una casella
choose-cell = Ora scegli una casella
choose-card = Ora scegli una carta
do-lay = Metti qui
do-swap = Scambia
put-back = Riprendi
cards-laid = { $laid } carte su { $all }
doing-lay = La tua carta arriva sul tavolo.
doing-draw = Peschi un animale.
doing-swap = I formaggi cambiano mano.

## Il quadrato

square = Il quadrato
cell-free = Libera, { $cell }.
cell-empty = Vuota.
cell-thought = Qui va { $kind ->
    [dog] il tuo cane.
    [cat] il tuo gatto.
    [mouse] il tuo topo.
   *[other] il tuo formaggio.
 }
cell-animal = { $kind ->
    [start] La carta del via.
    [dog] Un cane.
    [cat] Un gatto{ $fate ->
        [gone] , messo in fuga.
        [danger] , ha paura di un cane.
       *[safe] .
     }
   *[mouse] Un topo{ $fate ->
        [gone] , acchiappato.
        [danger] , ha paura di un gatto.
       *[safe] .
     }
 }
cell-cheese = { $seat-is ->
    [you] Il tuo formaggio
   *[other] Il formaggio di { $seat }
 }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }{ $fate ->
    [gone] , mangiato.
    [danger] , un topo lo punta.
   *[safe] , al sicuro.
 }
just-laid = Appena messa.
chain = Chi insegue chi
chain-says = I cani mettono in fuga i gatti, i gatti acchiappano i topi, i topi mangiano il formaggio.
pile-of = Mazzo: { $animals ->
    [one] 1 animale.
   *[other] { $animals } animali.
 }

## La caccia

act-cat-scared = I cani abbaiano
act-mouse-caught = I gatti balzano
act-cheese-eaten = I topi rosicchiano
act-cheese-counted = Quello che resta

## Di chi è che cosa

hand-of = { $seat-is ->
    [you] La tua mano
   *[other] La mano di { $seat }
 }
hand-card = { $kind ->
    [dog] Cane
    [cat] Gatto
    [mouse] Topo
    [cheese-1] Formaggio da 1 punto
    [cheese-2] Formaggio da 2 punti
   *[cheese-3] Formaggio da 3 punti
 }{ $cards ->
    [one] { "" }
   *[other] , ce ne sono { $cards }
 }
hand-empty = Nessuna carta.
own-cheese = { $seat-is ->
    [you] Il tuo formaggio
   *[other] Il formaggio di { $seat }
 }
own-safe = { $points ->
    [one] 1 punto al sicuro
   *[other] { $points } punti al sicuro
 }
own-danger = { $points ->
    [one] 1 punto in pericolo
   *[other] { $points } punti in pericolo
 }
place-of = { $points ->
    [one] 1 punto al sicuro,
   *[other] { $points } punti al sicuro,
 } { $cards ->
    [one] 1 carta in mano,
   *[other] { $cards } carte in mano,
 } { $cheeses ->
    [0] nessun formaggio.
    [one] fra cui 1 formaggio.
   *[other] fra cui { $cheeses } formaggi.
 }
score-how = { $rescued ->
    [0] nessun formaggio salvato,
    [one] 1 formaggio salvato,
   *[other] { $rescued } formaggi salvati,
 } { $eaten ->
    [0] nessuno mangiato
    [one] 1 mangiato
   *[other] { $eaten } mangiati
 }
score-komi = { "" }, e { $points } in regalo
