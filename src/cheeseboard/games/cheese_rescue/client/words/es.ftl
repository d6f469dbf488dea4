### Lo que solo dice la mesa de Cheese Rescue en el navegador.

## La pregunta

question-card = ¿Qué carta va { $cell-to }?
question-cell = ¿Adónde va el { $kind ->
    [dog] perro
    [cat] gato
    [mouse] ratón
   *[other] queso
 }?
question-swap = ¿Pones una carta, o cambias y te llevas la primera?
would-be-safe = Aquí tu queso está a salvo, por ahora.
would-be-eaten = Cuidado: ¡aquí un ratón se come tu queso!
would-save = ¡Un { $kind ->
    [dog] perro
    [cat] gato
   *[mouse] ratón
 } aquí te salva { $points ->
    [one] 1 punto!
   *[other] { $points } puntos!
 }
would-cost = Cuidado: ¡un { $kind ->
    [dog] perro
    [cat] gato
   *[mouse] ratón
 } aquí te cuesta { $points ->
    [one] 1 punto!
   *[other] { $points } puntos!
 }
would-hurt = Un { $kind ->
    [dog] perro
    [cat] gato
   *[mouse] ratón
 } aquí le cuesta a { $seat } { $points ->
    [one] 1 punto.
   *[other] { $points } puntos.
 }
would-help = Un { $kind ->
    [dog] perro
    [cat] gato
   *[mouse] ratón
 } aquí ayuda a { $seat }: { $points ->
    [one] 1 punto más.
   *[other] { $points } puntos más.
 }
would-do-nothing = ¿Un { $kind ->
    [dog] perro
    [cat] gato
   *[mouse] ratón
 } aquí? Los puntos no cambian.
choose-both = Elige carta y casilla
choose-cell = Elige una casilla
choose-card = Elige una carta
do-lay = Ponerla aquí
do-swap = Cambiar
put-back = Devolver
cards-laid = { $laid } de { $all } cartas
doing-lay = Tu carta llega a la mesa.
doing-draw = Robas un animal.
doing-swap = Los quesos cambian de manos.

## El cuadrado

square = El cuadrado
cell-free = Libre, { $cell }.
cell-empty = Vacía.
cell-thought = Aquí va tu { $kind ->
    [dog] perro.
    [cat] gato.
    [mouse] ratón.
   *[other] queso.
 }
cell-animal = { $kind ->
    [start] La carta de salida.
    [dog] Un perro.
    [cat] Un gato{ $fate ->
        [gone] , espantado.
        [danger] , con miedo de un perro.
       *[safe] .
     }
   *[mouse] Un ratón{ $fate ->
        [gone] , atrapado.
        [danger] , con miedo de un gato.
       *[safe] .
     }
 }
cell-cheese = { $seat-is ->
    [you] Tu queso
   *[other] El queso de { $seat }
 }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }{ $fate ->
    [gone] , comido.
    [danger] , un ratón va a por él.
   *[safe] , a salvo.
 }
just-laid = Recién puesta.
chain = Quién persigue a quién
chain-says = Los perros espantan gatos, los gatos atrapan ratones, los ratones se comen el queso.
pile-of = Mazo: { $animals ->
    [one] 1 animal.
   *[other] { $animals } animales.
 }

## La caza

act-cat-scared = Ladran los perros
act-mouse-caught = Saltan los gatos
act-cheese-eaten = Roen los ratones
act-cheese-counted = Lo que queda

## De quién es cada cosa

hand-of = { $seat-is ->
    [you] Tu mano
   *[other] Mano de { $seat }
 }
hand-card = { $kind ->
    [dog] Perro
    [cat] Gato
    [mouse] Ratón
    [cheese-1] Queso de 1 punto
    [cheese-2] Queso de 2 puntos
   *[cheese-3] Queso de 3 puntos
 }{ $cards ->
    [one] { "" }
   *[other] , { $cards } cartas
 }
hand-empty = No quedan cartas.
own-cheese = { $seat-is ->
    [you] Tu queso
   *[other] Queso de { $seat }
 }
own-safe = { $points ->
    [one] 1 punto a salvo
   *[other] { $points } puntos a salvo
 }
own-danger = { $points ->
    [one] 1 punto en peligro
   *[other] { $points } puntos en peligro
 }
place-of = { $points ->
    [one] 1 punto a salvo,
   *[other] { $points } puntos a salvo,
 } { $cards ->
    [one] 1 carta en la mano,
   *[other] { $cards } cartas en la mano,
 } { $cheeses ->
    [0] ninguna de queso.
    [one] 1 de queso.
   *[other] { $cheeses } de queso.
 }
score-how = { $rescued ->
    [0] ningún queso salvado,
    [one] 1 queso salvado,
   *[other] { $rescued } quesos salvados,
 } { $eaten ->
    [0] ninguno comido
    [one] 1 comido
   *[other] { $eaten } comidos
 }
score-komi = { "" }, y { $points } de regalo
