### Lo que solo dice la mesa de Cheese en el navegador.

question-flip = { $seat-is ->
    [you] ¿Qué hay encima de tu mazo? ¡Destápalo!
   *[other] { $seat }, ¿qué hay encima de tu mazo? ¡Destápalo!
 }
question-hunt = { $seat-is ->
    [you] ¡Destapa! { $cards ->
        [one] Si sale un gato, el ratón es tuyo.
       *[other] Si sale un gato, las { $cards } cartas son tuyas.
     }
   *[other] { $seat }, ¡destapa! Un gato gana el montón.
 }
question-held = Destapa, destapa, destapa… Suelta para parar.
question-by-itself = Las cartas se destapan solas. Se puede parar en cualquier momento.
do-flip = Destapar
do-by-itself = Solas
do-stop = Parar
do-faster = Acelerar
hold-says = Mantén pulsado para destapar sin parar
by-itself-says = Tus cartas se destapan solas hasta que lo pares
flips = { $flips ->
    [0] ninguna carta destapada
    [one] 1 carta destapada
   *[other] { $flips } cartas destapadas
 }
sits-on = { $seat-is ->
    [you] Tu ratón se sienta
   *[other] El ratón de { $seat } se sienta
 } encima de { $cards ->
    [one] la primera carta.
   *[other] { $cards } cartas.
 }
pile-lies = { $cards ->
    [0] La mesa está vacía. ¿Quién destapa la primera carta?
    [one] Hay una carta. ¿A quién le saldrá un ratón?
   *[other] Hay { $cards } cartas. ¿A quién le saldrá un ratón?
 }
pile-stays = { $cards ->
    [0] No queda nada en la mesa.
    [one] Una carta se queda en la mesa.
   *[other] { $cards } cartas se quedan en la mesa.
 }
mouse-of = { $seat-is ->
    [you] Tu ratón
   *[other] El ratón de { $seat }
 } con { $footsteps ->
    [one] una huella.
   *[other] { $footsteps } huellas.
 }
mouse-label = { $seat-is ->
    [you] tu ratón
   *[other] ratón de { $seat }
 }
no-mouse = Aún no hay ratón
pile-of = El montón: { $cards ->
    [0] vacío.
    [one] 1 carta.
   *[other] { $cards } cartas: quesos { $cheese }, gatos { $cats }, ratones { $mice }.
 }
flips-label = { $seat-is ->
    [you] destapas tú
   *[other] destapa { $seat }
 }
hunts-label = { $seat-is ->
    [you] cazas tú
   *[other] caza { $seat }
 }
stack-label = { $seat-is ->
    [you] tu mazo
   *[other] mazo de { $seat }
 }
stack-flip = { $seat-is ->
    [you] Tu mazo:
   *[other] Mazo de { $seat }:
 } { $cards ->
    [one] 1 carta.
   *[other] { $cards } cartas.
 } Destapa la de arriba.
stack-of-seat = { $seat-is ->
    [you] Tu mazo:
   *[other] Mazo de { $seat }:
 } { $cards ->
    [0] ninguna carta.
    [one] 1 carta.
   *[other] { $cards } cartas.
 }
tries-label = { $seat-is ->
    [you] Tus intentos
   *[other] Intentos de { $seat }
 }
tries-of = { $seat-is ->
    [you] { $attempts ->
        [0] No te queda ningún intento
        [one] Te queda un intento
       *[other] Te quedan { $attempts } intentos
     }
   *[other] { $attempts ->
        [0] A { $seat } no le queda ningún intento
        [one] A { $seat } le queda un intento
       *[other] A { $seat } le quedan { $attempts } intentos
     }
 } de { $footsteps }.
race-of = { $seat-is ->
    [you] Tú:
   *[other] { $seat }:
 } { $cards ->
    [one] 1 carta.
   *[other] { $cards } cartas.
 }
race-pile = En el montón: { $cards }.
your-stack = { $seat-is ->
    [you] Tu mazo
   *[other] Mazo de { $seat }
 }
stack-of = { $cards ->
    [0] ninguna carta
    [one] 1 carta
   *[other] { $cards } cartas
 }{ $loot ->
    [0] {""}
   *[other] , botín de { $loot }
 }{ $chips ->
    [0] {""}
    [one] , 1 ficha
   *[other] , { $chips } fichas
 }
has-mouse = Tiene el ratón.
hunts = Caza.
next-known = · ahora viene { $kind ->
    [cheese] un queso
    [cat] un gato
   *[mouse] un ratón
 }, como todo el mundo sabe
place-now = · { $place ->
    [1] en cabeza
   *[other] { $place } de { $seats }
 }
score-how = { $cards ->
    [0] { $loot ->
        [0] ya sin cartas
       *[other] mazo vacío
     }
    [one] 1 carta en el mazo
   *[other] { $cards } cartas en el mazo
 }{ $loot ->
    [0] {""}
   *[other] , botín de { $loot }
 }{ $chips ->
    [0] {""}
    [one] , 1 ficha
   *[other] , { $chips } fichas
 }
end-why = { $seat-is ->
    [you] Tienes
    [all] { $names } tienen
   *[other] { $seat } tiene
 } { $most ->
    [one] 1 carta
   *[other] { $most } cartas
 }; { $second-is ->
    [you] tienes
   *[other] { $second } tiene
 } { $next }.
known = Lo que todos pueden saber
known-unseen = Nunca vistas, en mazos o apartadas
known-of = { $seat-is ->
    [you] Tu mazo
   *[other] El mazo de { $seat }
 } desde arriba: { $cards }.
known-hidden = { $cards ->
    [one] una carta que nadie ha visto
   *[other] { $cards } cartas que nadie ha visto
 }
