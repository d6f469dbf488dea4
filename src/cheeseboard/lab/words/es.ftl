### What the lab says of a game.

percent = { $number } %
decimal-mark = ,
thousands-mark = .
title = { $game } con { $seats } jugadores
told = { $played } partidas, { $looked } de ellas miradas de cerca; semilla { $seed }, Cheeseboard { $version }

## How sure a figure is

interval = de { $low } a { $high }
interval-less = menos
interval-more = más
interval-unknown = muy pocas partidas para decirlo
interval-constant = igual en las { $games } partidas
moved = ha cambiado: más que el azar, incluso entre tantas cifras
perhaps = quizá ha cambiado: más que el azar, si fuera la única cifra
noise = ninguna diferencia que pase del azar
unknown = muy pocas partidas para decirlo

## Chairs and roles

section-chairs = ¿Importa dónde se sienta cada cual?
    .note = El sitio 1 empieza. De { $intervals } intervalos, uno de cada veinte falla la verdad por puro azar.
chair = sitio { $chair }, { $bot }
chair-says = Si todos juegan como { $who }, el sitio { $chair } gana { $won } cuando lo justo sería { $fair }: { $is ->
    [better] es un sitio mejor.
    [worse] es un sitio peor.
   *[same] en { $games } partidas nada se distingue del azar.
}
section-roles = ¿Importa lo que toca al repartir?
role = recibe { $role }, { $bot }
role-says = Si todos juegan como { $who }, quien recibe { $role } gana { $won } cuando lo justo sería { $fair }: { $is ->
    [better] es mejor.
    [worse] es peor.
   *[same] en { $games } partidas nada se distingue del azar.
}

## Skill, luck, choices

section-skill = ¿Cuánto hay que aprender?
    .note =
        Un paso: de dos jugadores, el mejor gana tres partidas de cinco (70,4 Elo).
        El más fuerte estaba solo entre más flojos, en cada sitio, con la misma suerte.
rung = { $stronger } sobre { $weaker }
rung-says = { $is ->
    [better] { $stronger } juega mejor que { $weaker }: aquí saber jugar compensa.
    [worse] { $stronger } juega peor que { $weaker }: aquí pensar más no compensa.
   *[same] Que { $stronger } juegue mejor que { $weaker } no se distingue del azar.
}
ladder = toda la escalera
ladder-says = De { $weaker } a { $stronger } hay { $steps } pasos ({ $elo } Elo){ $is ->
    [better] : al menos tanto se puede aprender.
   *[same] , y puede ser el azar.
}
section-decides = ¿Quién decide: las cartas o los jugadores?
    .note =
        La parte de la suerte en todo lo que movió las probabilidades de un jugador;
        una elección que haría cualquiera no mueve nada.
        Una elección cuenta si su mejor jugada gana más de dos puntos más que la peor, y eso es más que azar.
luck = parte de la suerte
luck-says = De todo lo que mueve las probabilidades, { $share } son cartas y dados; el resto es lo que la gente elige.
meaning = elecciones que cuentan
meaning-says = En { $share } de las elecciones importa claramente qué se hace.
density = decisiones con elección
density-says = En { $share } de las decisiones hay más de una jugada; en las demás, solo una.
branching = jugadas para elegir
branching-says = Se elige de media entre { $count } jugadas.

## The course of a game

section-course = ¿Cómo va una partida?
    .note = La duración cuenta todas las decisiones, también las de una sola jugada.
length = duración
length-says = Una partida tiene de media { $count } decisiones, nueve de diez entre { $early } y { $late }.
length-constant = Cada partida tuvo { $count } decisiones.
lengths-says = Cuántas partidas tuvieron cuántas decisiones.
ties = victorias compartidas
ties-says = En { $share } de las partidas la victoria es compartida.
nobody = no gana nadie
nobody-says = En { $share } de las partidas no gana nadie.

section-tension = ¿Es emocionante?
    .note =
        Según las probabilidades que ve quien mira, en cada jugada. Quien va delante lleva claramente cinco puntos;
        muy atrás es a mitad de partida menos de dos quintos de una parte justa; sin esperanza es menos de 2 %,
        y quien cambia en 10 puntos las probabilidades de otro hace un rey.
drama = retraso
drama-says = De media, durante la partida quien gana al final va { $points } puntos por detrás.
lead = cambios en cabeza
lead-says = La cabeza cambia { $count } veces por partida.
comebacks = remontadas
comebacks-says = Quien va muy atrás a mitad de partida gana aún { $share } de las veces.
kings = quien hace reyes
kings-says = { $share } de las elecciones de jugadores sin esperanza deciden las probabilidades de otro.

## Secrets and cards

section-secrets = ¿Qué valen las cartas ocultas?
    .note = El tramposo es { $who }, pero busca en la posición verdadera: una medida del laboratorio, que no juega en ningún otro lugar.
cheater = un tramposo que ve todas las cartas
cheater-says = Quien juega como { $who } y ve todas las cartas gana { $won } entre honrados, cuando lo justo sería { $fair }: { $is ->
    [better] los secretos cuentan, y descubrirlos también.
   *[same] no se ha visto que sirva.
}
worth = en pasos
worth-says = { $is ->
    [better] Ver todas las cartas vale { $steps } pasos.
   *[same] Lo que vale ver todas las cartas no se distingue del azar.
}
section-cards = ¿Qué dio cada carta?
    .note = Contado donde estaba al final de la partida.
card-says = { $card }: dio de media { $points } de { $most } { $most ->
    [one] punto
   *[other] puntos
}.

## In short

opinion = En resumen
opinion-open = Es pronto para decirlo: más partidas lo mostrarán.
opinion-fair = ¿Es justo?
    .yes = Sí. Ningún sitio gana más de { $points } puntos de más o de menos.
    .nearly = Casi. El sitio { $chair } gana { $won } cuando lo justo sería { $fair }: una diferencia pequeña, pero real.
    .no = No. El sitio { $chair } gana { $won } cuando lo justo sería { $fair }.
    .rests = { $games } partidas en que todos juegan como { $who }; para este sitio la verdad está entre { $low } y { $high }.
opinion-deep = ¿Es profundo?
    .yes = Sí. { $stronger } gana a { $weaker } como alguien con práctica a quien empieza: hay mucho que aprender.
    .nearly = Un poco. { $stronger } juega mejor que { $weaker }, pero la suerte a menudo lo tapa.
    .no = No. Quien piensa apenas gana más que quien adivina.
    .rests = Cada bot más fuerte solo entre los que le siguen, en cada sitio con la misma suerte; de { $weaker } a { $stronger } la verdad está entre { $low } y { $high } pasos. Con un paso, el mejor de dos gana tres partidas de cinco.
opinion-long = ¿Cuánto dura?
    .yes = { $count } decisiones de media, y casi todas las partidas duran más o menos eso: se sabe de antemano cuándo acabará.
    .nearly = { $count } decisiones de media; las partidas largas duran más del doble que las cortas.
    .no = { $count } decisiones de media, pero unas partidas duran { $times } veces más que otras.
    .rests = { $games } partidas en que todos juegan como { $who }; nueve de diez tuvieron entre { $early } y { $late } decisiones. Cuántos segundos dura una en tu mesa, ningún ratón lo sabe.
opinion-tense = ¿Es emocionante?
    .yes = Sí. La cabeza cambia { $count } veces por partida.
    .nearly = Algo. La cabeza cambia { $count } veces por partida.
    .no = Apenas. Quien va delante suele ganar: la cabeza cambia { $count } veces por partida.
    .rests = { $games } partidas en que todos juegan como { $who }, miradas de cerca; la verdad está entre { $low } y { $high }.
opinion-change = ¿Qué cambiar?
    .nothing = Nada, hasta donde estas partidas pueden decir. Ahora pregunta a la gente.
    .open = Es pronto para decirlo: más partidas lo mostrarán.
    .chairs = El sitio { $chair } lo tiene demasiado fácil: que empiece con menos, o da algo a los demás por esperar.
    .behind = El sitio { $chair } lo tiene demasiado difícil: que empiece con más, o que elija primero.
    .shallow = Pensar compensa poco: da a los jugadores más para elegir, o más que saber antes de elegir.
    .length = Algunas partidas se alargan: un límite de turnos, o un final que se acerca con cada turno.
    .ties = En { $share } de las partidas la victoria es compartida: una regla para el empate las decidiría.
    .nobody = En { $share } de las partidas no gana nadie: que al final gane alguien.
    .dull = A quien va delante rara vez se le alcanza: algo para quien va detrás, o puntos que llegan tarde.
    .beaten = Lo mejor que una red o una búsqueda encontró contra { $who } gana al menos { $low }, cuando lo justo sería { $fair }: las cifras describen a { $who } más que el mejor juego.
    .unbeaten = Una red o una búsqueda no encontró en { $seconds } segundos de cálculo nada que gane contra { $who } más de lo justo ({ $fair }).
    .rests = Esto sale de las respuestas de arriba. Han jugado ratones, que no hablan, no fingen y no se cansan: si es divertido, solo lo sabe la gente.
