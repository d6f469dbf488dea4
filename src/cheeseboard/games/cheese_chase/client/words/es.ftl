### Lo que solo dice la mesa de Cheese Chase en el navegador.

ask-look = ¿Cuál de tus cartas miras?
ask-draw = { $card ->
    [cat] ¡Eres el gato! Roba una carta: ¿dónde está el ratón?
    [mouse] Eres el ratón. Roba una carta: ¿dónde habrá queso?
   *[other] Eres el queso { $card }. ¿De quién robas la carta?
 }
ask-draw-row = { $card ->
    [cat] ¡El gato! Roba una carta: ¿dónde está el ratón?
    [mouse] ¡El ratón! Roba una carta.
   *[other] El queso { $card }. Roba una carta.
 }
ask-show = ¿Qué queso enseñas?
ask-only = { $card ->
    [cat] El gato, en secreto: enseña el queso { $cheese }.
    [mouse] El ratón, en secreto: enseña el queso { $cheese }.
   *[other] Enseña el queso { $cheese }.
 }
ask-both = ¡El ratón y el queso { $cheese }! ¿Los enseñas?
ask-catch = ¡El gato y el ratón! ¡Enséñalos!
ask-keep = ¿Con cuál te quedas?
choose-first = Elige una carta
do-look = Mirar
do-draw = Robarla
do-show = Enseñar queso { $card }
do-both = Enseñar ambos
do-alone = Solo queso { $cheese }
do-catch = ¡Te pillé!
do-keep = { $card ->
    [cat] Quedarme el gato
    [mouse] Quedarme el ratón
   *[other] Quedarme el queso { $card }
 }
progress = turno { $turn }
steps = { $seat-is ->
    [you] Tu turno, paso a paso
   *[other] Turno de { $seat }, paso a paso
 }
step-look = Mirar
step-draw = Robar
step-show = Enseñar
step-keep = Quedarse
me = Tú
seats = Alrededor de la mesa
row-of = { $seat-is ->
    [you] { $cards ->
        [one] Tu carta
       *[other] Tus cartas
     }
   *[other] { $cards ->
        [one] Carta de { $seat }
       *[other] Cartas de { $seat }
     }
 }
slot = { $cards ->
    [one] { $seat-is ->
        [you] Tu carta
       *[other] La carta de { $seat }
     }
   *[other] { $seat-is ->
        [you] Tu { nth-place } carta
       *[other] La { nth-place } carta de { $seat }
     }
 }.
slot-known = { $card ->
    [cat] Te acuerdas: el gato.
    [mouse] Te acuerdas: el ratón.
   *[other] Te acuerdas: el queso { $card }.
 }
slot-touched = Puede que la cambiaran en el último turno.
slip-means = Un papelito: viste esta carta ahí.
doubt-means = Alguien la tuvo en la mano: puede que ahora sea otra carta.
slip-gone = Puede que { $by } haya cambiado { $seat-is ->
    [you] tu carta
   *[other] la carta de { $seat }
 }. Era { $card ->
    [cat] el gato.
    [mouse] el ratón.
   *[other] el queso { $card }.
 } Lo que hay ahí ahora, no lo puedes saber.
slot-gap = { $cards ->
    [one] { $seat-is ->
        [you] Tu carta
       *[other] La carta de { $seat }
     }
   *[other] { $seat-is ->
        [you] Tu { nth-place } carta
       *[other] La { nth-place } carta de { $seat }
     }
 } está ahora en la mano.
stage = El centro de la mesa
menu = Los quesos que hay que encontrar
menu-cheese = Queso { $cheese }{ $crossed ->
    [yes] , tachado
   *[no] {""}
 }
hand-of = { $seat-is ->
    [you] Tus dos cartas de este turno
   *[other] Las dos cartas de { $seat } de este turno
 }
hand-own = { $seat-is ->
    [you] tu carta
   *[other] su propia carta
 }
hand-from = de { $seat-is ->
    [you] tu sitio
   *[other] { $seat }
 }
hand-card = { $card ->
    [cat] El gato
    [mouse] El ratón
   *[other] Queso { $card }{ $crossed ->
        [yes] , tachado
       *[no] {""}
     }
 }
hand-hidden = Una carta boca abajo
card-name = { $card ->
    [cat] El gato
    [mouse] El ratón
   *[other] Queso { $card }
 }
stage-shows = { $seat-is ->
    [you] Enseñas
   *[other] { $seat } enseña
 }
stage-showed = { $seat-is ->
    [you] Enseñaste
   *[other] { $seat } enseñó
 }
stage-cat = { $seat-is ->
    [you] ¡Tenías el gato!
   *[other] ¡{ $seat } tenía el gato!
 }
score-caught = el gato y el ratón en la misma mano
score-cat-caught = el gato atrapó al ratón
score-too-late = llegó tarde
score-no-cat = se libró del gato
score-cat = se quedó con el gato
score-draw = nadie encontró a nadie
