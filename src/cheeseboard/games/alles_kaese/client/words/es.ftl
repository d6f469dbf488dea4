### Lo que solo dice la mesa de Alles Käse! en el navegador.

question-peek = Ningún { $die } a la vista. ¿Qué carta husmeas?
question-keep = { $die ->
    [1] ¡Un uno!
    [2] ¡Un dos!
    [3] ¡Un tres!
    [4] ¡Un cuatro!
    [5] ¡Un cinco!
   *[other] ¡Un seis!
 } ¿Te la quedas o la descartas?
choose-first = Elige una carta
do-peek = Husmear
do-keep = Quedármela
do-drop = Descartar
cards-left = { $cards ->
    [one] queda 1 carta
   *[other] quedan { $cards } cartas
 }
display = Las seis cartas
card-at = La { nth-place } carta: { $holes ->
    [one] un agujero.
   *[other] { $holes } agujeros.
 }
card-known = Ya lo sabes: { $front ->
    [trap] una trampa.
   *[cheese] queso.
 }
card-seen-by = { $seats ->
    [one] { $names } la ha husmeado.
   *[other] { $names } la han husmeado.
 }
card-seen-by-you = La has husmeado.
you-know = tú
supply-top = Reserva: { $cards ->
    [one] 1 carta.
   *[other] { $cards } cartas.
 } La siguiente tiene { $holes ->
    [one] un agujero.
   *[other] { $holes } agujeros.
 }
supply-hidden = Reserva: { $cards ->
    [one] 1 carta.
   *[other] { $cards } cartas.
 }
die-shows = El dado marca { $die }.
die-waits = El dado
dropped-cards = Fuera del juego: { $cards ->
    [one] 1 carta.
   *[other] { $cards } cartas.
 }
your-plate = { $seat-is ->
    [you] Tu plato
   *[other] Plato de { $seat }
 }
holes = { $holes ->
    [one] 1 agujero
   *[other] { $holes } agujeros
 }
plate-of = { $holes ->
    [one] 1 agujero,
   *[other] { $holes } agujeros,
 } { $traps ->
    [one] 1 trampa de 3.
   *[other] { $traps } trampas de 3.
 }
score-caught = tercera trampa: nada
score-how = { $cheeses ->
    [one] 1 queso,
   *[other] { $cheeses } quesos,
 } { $traps ->
    [0] ninguna trampa
    [one] 1 trampa
   *[other] { $traps } trampas
 }
