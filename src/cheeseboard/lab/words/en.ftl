### What the lab says of a game.

percent = { $number } %
decimal-mark = .
thousands-mark = ,

title = { $game } with { $seats } players
told = { $played } games, { $looked } of them looked at again; seed { $seed }, Cheeseboard { $version }

## How sure a figure is

interval = { $low } to { $high }
interval-less = less
interval-more = more
interval-unknown = too few games to tell
interval-constant = the same in all { $games } games
moved = moved: more than noise, even among so many figures
perhaps = perhaps: more than noise, had this been the only figure
noise = no difference can be told from noise
unknown = too few games to tell

## Chairs and roles

section-chairs = Does it matter where you sit?
    .note = Seat 1 begins. Of { $intervals } intervals about one in twenty misses the truth by mere chance.
chair = seat { $chair }, { $bot }
chair-says = Among { $who }s seat { $chair } wins { $won } where { $fair } would be fair: { $is ->
    [better] it is the better place to be.
    [worse] it is the worse place to be.
   *[same] no difference can be told from chance in { $games } games.
}
section-roles = Does it matter what you are dealt?
role = dealt the { $role }, { $bot }
role-says = Among { $who }s whoever is dealt the { $role } wins { $won } where { $fair } would be fair: { $is ->
    [better] it is the better place to be.
    [worse] it is the worse place to be.
   *[same] no difference can be told from chance in { $games } games.
}

## Skill, luck, choices

section-skill = How much is there to learn?
    .note =
        One step: of two players the better one wins three games of five (70.4 Elo).
        The stronger one sat alone among copies of the weaker, on each seat in turn with the same luck.
rung = { $stronger } above { $weaker }
rung-says = { $is ->
    [better] { $stronger } plays better than { $weaker }: skill pays here.
    [worse] { $stronger } plays worse than { $weaker }: at this table thinking more does not pay.
   *[same] Whether { $stronger } plays better than { $weaker } cannot be told from chance.
}
ladder = the whole ladder
ladder-says = From { $weaker } to { $stronger } there are { $steps } steps ({ $elo } Elo){ $is ->
    [better] : so much can be learned, at least.
   *[same] , which may be chance.
}
section-decides = Who decides: the cards or the players?
    .note =
        Luck's share is of all that moved the chances of a player, by the ledger of each seat;
        a choice that everybody would make moves nothing.
        A choice is meaningful if its best move wins over two points more than its worst, and that is more than chance.
luck = luck's share
luck-says = Of all that moves a player's chances { $share } are cards and dice, the rest is what people choose.
meaning = meaningful choices
meaning-says = At { $share } of the choices it clearly matters what one does.
density = decisions with a choice
density-says = In { $share } of their turns players have more than one move; otherwise they carry out the only one.
branching = moves to choose from
branching-says = A player chooses among { $count } moves in the mean.

## The course of a game

section-course = How does a game go?
    .note = Length counts decisions, also those with a single move.
length = length
length-says = A game takes { $count } decisions in the mean, nine of ten between { $early } and { $late }.
length-constant = Every game took { $count } decisions.
lengths-says = How many games took how many decisions.
ties = shared wins
ties-says = { $share } of the games end with several winners.
nobody = won by nobody
nobody-says = { $share } of the games nobody wins.

section-tension = Is it exciting?
    .note =
        By a watcher's chances at every move. Whoever leads is five points ahead, and clearly;
        far behind is below two fifths of a fair share at half-time; without hope is below 2 %,
        and a king is made by 10 points or more.
drama = drama
drama-says = In the mean over the game, whoever wins in the end is { $points } points behind the leader.
lead = changes of the lead
lead-says = The lead changes hands { $count } times a game.
comebacks = comebacks
comebacks-says = Who is far behind at half-time still wins { $share } of the time.
kings = kingmaking
kings-says = { $share } of the choices of players without hope decide over somebody else's chances.

## Secrets and cards

section-secrets = What are hidden cards worth?
    .note = The cheater is { $who }'s own search on the true position: a yardstick of the lab, which plays nowhere else.
cheater = a cheater who sees all cards
cheater-says = A { $who } who sees all cards wins { $won } among honest ones, where { $fair } would be fair: { $is ->
    [better] secrets matter, and so does finding them out.
   *[same] no clear worth of seeing them was found.
}
worth = in steps
worth-says = { $is ->
    [better] Seeing all cards is worth { $steps } steps of skill.
   *[same] What seeing all cards is worth cannot be told from chance.
}
section-cards = What did each card earn?
    .note = Counted where it lay at the end of the game.
card-says = { $card }: brought its owner { $points } of { $most } { $most ->
    [one] point
   *[other] points
} in the mean.

## In short

opinion = In short
opinion-open = It is too early to say: more games will show.
opinion-fair = Is it fair?
    .yes = Yes. No seat wins more than { $points } points too much or too little.
    .nearly = Nearly. Seat { $chair } wins { $won } where { $fair } would be fair: a small difference, but a real one.
    .no = No. Seat { $chair } wins { $won } where { $fair } would be fair.
    .rests = { $games } games among { $who }s; the truth for this seat lies between { $low } and { $high }.
opinion-deep = Is it deep?
    .yes = Yes. { $stronger } beats { $weaker } as somebody with practice beats a beginner: there is a lot to learn.
    .nearly = A little. { $stronger } plays better than { $weaker }, but luck often hides it.
    .no = No. Whoever thinks wins hardly more than whoever guesses.
    .rests = Each next level alone among the one below, on every seat with the same luck; from { $weaker } to { $stronger } the truth lies between { $low } and { $high } steps. At one step the better of two wins three games of five.
opinion-long = How long is it?
    .yes = { $count } decisions in the mean, and most games are about as long: one can tell beforehand when it will be over.
    .nearly = { $count } decisions in the mean; the longest games take more than twice as long as the shortest.
    .no = { $count } decisions in the mean, but some games take { $times } times as long as others.
    .rests = { $games } games among { $who }s; nine of ten took between { $early } and { $late } decisions. What a decision takes at your table, in seconds, no mouse knows.
opinion-tense = Is it exciting?
    .yes = Yes. The lead changes hands { $count } times a game.
    .nearly = Somewhat. The lead changes hands { $count } times a game.
    .no = Hardly. Whoever leads mostly wins: the lead changes hands { $count } times a game.
    .rests = { $games } games among { $who }s looked at again; the truth lies between { $low } and { $high }.
opinion-change = What to change?
    .nothing = Nothing has to be changed, as far as these games can tell. Now ask people.
    .open = It is too early to say: more games will show.
    .chairs = Seat { $chair } has it too easy: let it begin with less, or give the others something for waiting.
    .behind = Seat { $chair } has it too hard: let it begin with more, or with the first choice.
    .shallow = Thinking does not pay enough: give players more to choose from, or more to know before they choose.
    .length = Some games drag on: a limit for the turns, or an end that comes nearer with every turn.
    .ties = { $share } of the games are shared: a tie-break would decide them.
    .nobody = { $share } of the games nobody wins: let somebody win in the end.
    .dull = The leader is seldom caught: something for whoever is behind, or points that come late.
    .beaten = The best that a network or a search found against nothing but { $who }s wins at least { $low }, where { $fair } would be fair: the figures describe { $who } more than best play.
    .unbeaten = A network or a search found nothing in { $seconds } seconds of computing that wins more than a fair share against { $who }s ({ $fair }).
    .rests = This follows from the answers above. The players were mice, who do not talk, bluff or grow tired: whether it is fun, only people can tell.
