### What only the browser's table of Cheese Rescue says.

## The question

question-card = Which card goes { $cell-to }?
question-cell = Where does the { $kind ->
    [dog] dog
    [cat] cat
    [mouse] mouse
   *[other] cheese
 } go?
question-swap = Lay a card, or swap and take over the first one?
would-be-safe = Your cheese is safe here, for now.
would-be-eaten = Careful: here a mouse gets your cheese!
would-save = A { $kind ->
    [dog] dog
    [cat] cat
   *[mouse] mouse
 } here saves you { $points ->
    [one] 1 point!
   *[other] { $points } points!
 }
would-cost = Careful: a { $kind ->
    [dog] dog
    [cat] cat
   *[mouse] mouse
 } here costs you { $points ->
    [one] 1 point!
   *[other] { $points } points!
 }
would-hurt = A { $kind ->
    [dog] dog
    [cat] cat
   *[mouse] mouse
 } here costs { $seat } { $points ->
    [one] 1 point.
   *[other] { $points } points.
 }
would-help = A { $kind ->
    [dog] dog
    [cat] cat
   *[mouse] mouse
 } here helps { $seat }: { $points ->
    [one] 1 point more.
   *[other] { $points } points more.
 }
would-do-nothing = A { $kind ->
    [dog] dog
    [cat] cat
   *[mouse] mouse
 } here? No points change.
choose-both = Choose a card and a cell
choose-cell = Now choose a cell
choose-card = Now choose a card
do-lay = Lay it here
do-swap = Swap
put-back = Put back
cards-laid = { $laid } of { $all } cards
doing-lay = Your card comes to the table.
doing-draw = You draw an animal.
doing-swap = The cheeses change hands.

## The square

square = The square
cell-free = Free, { $cell }.
cell-empty = Empty.
cell-thought = Here goes your { $kind ->
    [dog] dog.
    [cat] cat.
    [mouse] mouse.
   *[other] cheese.
 }
cell-animal = { $kind ->
    [start] The start card.
    [dog] A dog.
    [cat] A cat{ $fate ->
        [gone] , scared away.
        [danger] , afraid of a dog.
       *[safe] .
     }
   *[mouse] A mouse{ $fate ->
        [gone] , caught.
        [danger] , afraid of a cat.
       *[safe] .
     }
 }
cell-cheese = { $seat-is ->
    [you] Your cheese
   *[other] { $seat }’s cheese
 }, { $points ->
    [one] 1 point
   *[other] { $points } points
 }{ $fate ->
    [gone] , eaten.
    [danger] , a mouse is after it.
   *[safe] , safe.
 }
just-laid = Just laid.
chain = Who chases whom
chain-says = Dogs scare cats, cats catch mice, mice eat cheese.
pile-of = Pile: { $animals ->
    [one] 1 animal.
   *[other] { $animals } animals.
 }

## The hunt

act-cat-scared = Dogs bark
act-mouse-caught = Cats pounce
act-cheese-eaten = Mice nibble
act-cheese-counted = What is left

## Whose is what

hand-of = { $seat-is ->
    [you] Your hand
   *[other] { $seat }’s hand
 }
hand-card = { $kind ->
    [dog] Dog
    [cat] Cat
    [mouse] Mouse
    [cheese-1] Cheese worth 1 point
    [cheese-2] Cheese worth 2 points
   *[cheese-3] Cheese worth 3 points
 }{ $cards ->
    [one] { "" }
   *[other] , { $cards } of them
 }
hand-empty = No cards left.
own-cheese = { $seat-is ->
    [you] Your cheese
   *[other] { $seat }’s cheese
 }
own-safe = { $points ->
    [one] 1 point safe
   *[other] { $points } points safe
 }
own-danger = { $points ->
    [one] 1 point in danger
   *[other] { $points } points in danger
 }
place-of = { $points ->
    [one] 1 point safe,
   *[other] { $points } points safe,
 } { $cards ->
    [one] 1 card in hand,
   *[other] { $cards } cards in hand,
 } { $cheeses ->
    [0] none of them cheese.
    [one] 1 of them cheese.
   *[other] { $cheeses } of them cheese.
 }
score-how = { $rescued ->
    [0] no cheese rescued,
    [one] 1 cheese rescued,
   *[other] { $rescued } cheeses rescued,
 } { $eaten ->
    [0] none eaten
   *[other] { $eaten } eaten
 }
score-komi = { "" }, and { $points } as a present
