### Quello che dice solo il tavolo di Cheese nel browser.

question-flip = { $seat-is ->
    [you] Che cosa c’è in cima al tuo mazzo? Gira!
   *[other] { $seat }, che cosa c’è in cima al tuo mazzo? Gira!
 }
question-hunt = { $seat-is ->
    [you] Gira! { $cards ->
        [one] Con un gatto vinci il topo.
       *[other] Con un gatto vinci tutte e { $cards } le carte.
     }
   *[other] { $seat }, gira! Un gatto vince il mucchio.
 }
question-held = Gira, gira, gira … Lascia per smettere.
question-by-itself = Le carte si girano da sole. Si possono fermare quando si vuole.
do-flip = Gira
do-by-itself = Da sole
do-stop = Ferma
do-faster = Svelte
hold-says = Tieni premuto per girare una carta dopo l’altra
by-itself-says = Le tue carte si girano da sole finché non le fermi
flips = { $flips ->
    [0] nessuna carta girata
    [one] 1 carta girata
   *[other] { $flips } carte girate
 }
sits-on = { $seat-is ->
    [you] Il tuo topo sta
   *[other] Il topo di { $seat } sta
 } { $cards ->
    [one] sulla prima carta.
   *[other] su { $cards } carte.
 }
pile-lies = { $cards ->
    [0] Il tavolo è vuoto. Chi gira la prima carta?
    [one] C’è una carta. A chi capiterà un topo?
   *[other] Ci sono { $cards } carte. A chi capiterà un topo?
 }
pile-stays = { $cards ->
    [0] Sul tavolo non resta niente.
    [one] Una carta resta sul tavolo.
   *[other] { $cards } carte restano sul tavolo.
 }
mouse-of = { $seat-is ->
    [you] Il tuo topo
   *[other] Il topo di { $seat }
 } con { $footsteps ->
    [one] un’orma.
   *[other] { $footsteps } orme.
 }
mouse-label = { $seat-is ->
    [you] il tuo topo
   *[other] il topo di { $seat }
 }
no-mouse = Ancora nessun topo
pile-of = Il mucchio: { $cards ->
    [0] vuoto.
    [one] 1 carta.
   *[other] { $cards } carte: formaggi { $cheese }, gatti { $cats }, topi { $mice }.
 }
flips-label = { $seat-is ->
    [you] giri tu
   *[other] gira { $seat }
 }
hunts-label = { $seat-is ->
    [you] dai la caccia tu
   *[other] dà la caccia { $seat }
 }
stack-label = { $seat-is ->
    [you] il tuo mazzo
   *[other] il mazzo di { $seat }
 }
stack-flip = { $seat-is ->
    [you] Il tuo mazzo:
   *[other] Il mazzo di { $seat }:
 } { $cards ->
    [one] 1 carta.
   *[other] { $cards } carte.
 } Gira la carta in cima.
stack-of-seat = { $seat-is ->
    [you] Il tuo mazzo:
   *[other] Il mazzo di { $seat }:
 } { $cards ->
    [0] nessuna carta.
    [one] 1 carta.
   *[other] { $cards } carte.
 }
tries-label = { $seat-is ->
    [you] I tuoi tentativi
   *[other] I tentativi di { $seat }
 }
tries-of = { $seat-is ->
    [you] Tu hai
   *[other] { $seat } ha
 } { $attempts ->
    [0] finito i tentativi:
    [one] ancora un tentativo
   *[other] ancora { $attempts } tentativi
 } { $attempts ->
    [0] erano { $footsteps }.
   *[other] su { $footsteps }.
 }
race-of = { $seat-is ->
    [you] Tu:
   *[other] { $seat }:
 } { $cards ->
    [one] 1 carta.
   *[other] { $cards } carte.
 }
race-pile = Nel mucchio: { $cards }.
your-stack = { $seat-is ->
    [you] Il tuo mazzo
   *[other] Il mazzo di { $seat }
 }
stack-of = { $cards ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $cards } carte
 }{ $loot ->
    [0] {""}
    [one] , 1 vinta
   *[other] , { $loot } vinte
 }{ $chips ->
    [0] {""}
    [one] , 1 gettone
   *[other] , { $chips } gettoni
 }
has-mouse = Ha il topo.
hunts = In caccia.
next-known = · dopo viene { $kind ->
    [cheese] un formaggio
    [cat] un gatto
   *[mouse] un topo
 }, lo sanno tutti
place-now = · { $place ->
    [1] in testa
   *[other] { $place } su { $seats }
 }
score-how = { $cards ->
    [0] { $loot ->
        [0] nessuna carta
       *[other] mazzo vuoto
     }
    [one] 1 carta nel mazzo
   *[other] { $cards } carte nel mazzo
 }{ $loot ->
    [0] {""}
    [one] , 1 vinta
   *[other] , { $loot } vinte
 }{ $chips ->
    [0] {""}
    [one] , 1 gettone
   *[other] , { $chips } gettoni
 }
end-why = { $seat-is ->
    [you] Hai
    [all] { $names } hanno
   *[other] { $seat } ha
 } { $most ->
    [one] 1 carta
   *[other] { $most } carte
 }, { $second-is ->
    [you] tu hai
   *[other] { $second } ha
 } { $next }.
known = Quello che tutti possono sapere
known-unseen = Mai viste, nei mazzi o da parte
known-of = { $seat-is ->
    [you] Il tuo mazzo
   *[other] Il mazzo di { $seat }
 } dall’alto: { $cards }.
known-hidden = { $cards ->
    [one] una carta che nessuno ha visto
   *[other] { $cards } carte che nessuno ha visto
 }
