### Lo que solo dice la mesa de Go da Cheese! en el navegador.

question-either = ¿Robas tres, o tocas un queso y pones tres?
question-at = ¿Adónde va tu primera carta? Toca un queso.
question-draw = Tu mano está vacía. ¡Roba tres cartas!
question-start = ¿Empiezas en el queso { $cheese }, para { $mice } ratones?
question-lay = { $card ->
    [1] ¿Qué carta se esconde en el queso { $cheese }?
    [2] Segunda carta: ¿cuál va al queso { $cheese }?
   *[other] Tercera carta: ¿cuál va al queso { $cheese }?
 }
choose-card = Elige una carta
choose-cheese = Elige un queso
do-draw = Robar tres
do-start = Empezar aquí
do-lay-down = Poner boca abajo
do-lay-up = Poner boca arriba
turn-of = turno { $turn } de { $turns }
ring = Los quesos, en el sentido del reloj
cheese-at = Queso { $cheese }, para { $mice } ratones. { $cards ->
    [0] Nadie espera ahí.
    [one] Una carta espera ahí.
   *[other] { $cards } cartas esperan ahí.
 }
line-at = La cola del queso { $cheese }
card-hidden = Puesto { $place }: { $seat-is ->
    [you] una carta tuya,
   *[other] una carta de { $seat },
 } boca abajo{ $marked ->
    [yes] , marcada con toda seguridad.
   *[no] .
 }
card-known = Puesto { $place }: { $seat-is ->
    [you] tu { $what }{ $laid ->
        [down] , boca abajo.
       *[up] .
     }
   *[other] { $what } de { $seat }{ $laid ->
        [down] , boca abajo.
       *[up] .
     }
 }
card-fed = Ha comido queso.
card-taken = { $seat-is ->
    [you] Te lo llevaste.
   *[other] Se lo llevó { $seat }.
 }
hand-of = { $seat-is ->
    [you] Tu mano
   *[other] Mano de { $seat }
 }
hand-card = { $what }{ $marked ->
    [yes] , lleva una marca
   *[no] {""}
 }
hand-empty = No tienes cartas en la mano.
hand-and-deck = Mano { $hand }, mazo { $deck }.
deck = Tu mazo: { $cards ->
    [one] 1 carta.
   *[other] { $cards } cartas.
 }
points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }
won-so-far = { $seat-is ->
    [you] Llevas
   *[other] { $seat } lleva
 } { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 } por ahora.
part-turn = turno
part-dogs = perros
part-cats = gatos
part-kings = reyes
part-cheese = queso
stage = Queso { $cheese } de { $cheeses }
stage-feeds = Da de comer a { $mice } ratones.
woof = ¡Guau!
nobody = Nadie espera aquí.
score-how = { $mice ->
    [one] 1 ratón,
   *[other] { $mice } ratones,
 } { $fat ->
    [0] ninguno gordo,
    [one] 1 gordo,
   *[other] { $fat } gordos,
 } { $cats ->
    [0] ningún gato
    [one] 1 gato
   *[other] { $cats } gatos
 } { $kings ->
    [0] {""}
    [one] (con un rey)
   *[other] (con { $kings } reyes)
 }
look-at-line = Mirar la cola del queso { $cheese }: { $cards ->
    [one] una carta
   *[other] { $cards } cartas
 }.
gain = { $seat-is ->
    [you] tú
   *[other] { $seat }
 } +{ $points }
gained = Queso { $cheese }: { $gains }.
gained-nothing = Queso { $cheese }: nadie gana nada.
doing-draw = Llegan cartas a tu mano.
doing-lay = Tu carta va a su cola.
