### What the lab says of a game.

percent = { $number } %
decimal-mark = ,
thousands-mark = .
title = { $game } in { $seats }
told = { $played } partite, { $looked } di esse guardate da vicino; seme { $seed }, Cheeseboard { $version }

## How sure a figure is

interval = da { $low } a { $high }
interval-less = meno
interval-more = più
interval-unknown = troppo poche partite per dirlo
interval-constant = uguale in tutte le { $games } partite
moved = è cambiato: più del caso, anche fra tante cifre
perhaps = forse è cambiato: più del caso, se fosse la sola cifra
noise = nessuna differenza che superi il caso
unknown = troppo poche partite per dirlo

## Chairs and roles

section-chairs = Conta dove ci si siede?
    .note = La sedia 1 comincia. Di { $intervals } intervalli circa uno su venti manca la verità per puro caso.
chair = sedia { $chair }, { $bot }
chair-says = Se tutti giocano come { $who }, la sedia { $chair } vince { $won } dove { $fair } sarebbe equo: { $is ->
    [better] lì si sta meglio.
    [worse] lì si sta peggio.
   *[same] in { $games } partite niente si distingue dal caso.
}
section-roles = Conta che cosa si riceve?
role = riceve { $role }, { $bot }
role-says = Se tutti giocano come { $who }, chi riceve { $role } vince { $won } dove { $fair } sarebbe equo: { $is ->
    [better] è meglio.
    [worse] è peggio.
   *[same] in { $games } partite niente si distingue dal caso.
}

## Skill, luck, choices

section-skill = Quanto c’è da imparare?
    .note =
        Un gradino: di due giocatori il migliore vince tre partite su cinque (70,4 Elo).
        Il più forte era solo fra i più deboli, su ogni sedia, con la stessa fortuna.
rung = { $stronger } sopra { $weaker }
rung-says = { $is ->
    [better] { $stronger } gioca meglio di { $weaker }: qui saper giocare conviene.
    [worse] { $stronger } gioca peggio di { $weaker }: qui pensare di più non conviene.
   *[same] Che { $stronger } giochi meglio di { $weaker } non si distingue dal caso.
}
ladder = tutta la scala
ladder-says = Da { $weaker } a { $stronger } ci sono { $steps } gradini ({ $elo } Elo){ $is ->
    [better] : almeno tanto si può imparare.
   *[same] , e può essere il caso.
}
section-decides = Chi decide: le carte o i giocatori?
    .note =
        La parte della fortuna in tutto ciò che ha mosso le possibilità di un giocatore;
        una scelta che farebbe chiunque non muove niente.
        Una scelta conta se la sua mossa migliore vince oltre due punti più della peggiore, e questo è più del caso.
luck = parte della fortuna
luck-says = Di tutto ciò che muove le possibilità, { $share } sono carte e dadi; il resto è quello che la gente sceglie.
meaning = scelte che contano
meaning-says = In { $share } delle scelte conta chiaramente che cosa si fa.
density = decisioni con una scelta
density-says = In { $share } delle decisioni c’è più di una mossa; nelle altre una sola.
branching = mosse fra cui scegliere
branching-says = Si sceglie in media fra { $count } mosse.

## The course of a game

section-course = Come va una partita?
    .note = La durata conta tutte le decisioni, anche quelle con una sola mossa.
length = durata
length-says = Una partita ha in media { $count } decisioni, nove su dieci fra { $early } e { $late }.
length-constant = Ogni partita ha avuto { $count } decisioni.
lengths-says = Quante partite hanno avuto quante decisioni.
ties = si vince insieme
ties-says = In { $share } delle partite si vince insieme.
nobody = non vince nessuno
nobody-says = In { $share } delle partite non vince nessuno.

section-tension = È avvincente?
    .note =
        Secondo le possibilità che vede chi guarda, a ogni mossa. Chi è in testa ha chiaramente cinque punti in più;
        molto indietro vuol dire a metà partita meno di due quinti di una parte equa; senza speranza vuol dire meno del 2 %,
        e chi cambia di 10 punti le possibilità di un altro fa un re.
drama = ritardo
drama-says = In media, durante la partita chi alla fine vince è { $points } punti indietro.
lead = cambi in testa
lead-says = La testa cambia { $count } volte a partita.
comebacks = rimonte
comebacks-says = Chi a metà partita è molto indietro vince ancora { $share } delle volte.
kings = chi fa i re
kings-says = { $share } delle scelte di giocatori senza speranza decidono le possibilità di un altro.

## Secrets and cards

section-secrets = Che cosa valgono le carte nascoste?
    .note = Il baro è { $who }, che però cerca nella situazione vera: una misura del laboratorio, che non gioca da nessun’altra parte.
cheater = un baro che vede tutte le carte
cheater-says = Chi gioca come { $who } e vede tutte le carte vince { $won } fra gli onesti, dove { $fair } sarebbe equo: { $is ->
    [better] i segreti contano, e scoprirli anche.
   *[same] non si è visto che serva.
}
worth = in gradini
worth-says = { $is ->
    [better] Vedere tutte le carte vale { $steps } gradini.
   *[same] Quanto vale vedere tutte le carte non si distingue dal caso.
}
section-cards = Che cosa ha portato ogni carta?
    .note = Contato dove stava alla fine della partita.
card-says = { $card }: ha portato in media { $points } di { $most } { $most ->
    [one] punto
   *[other] punti
}.

## In short

opinion = In breve
opinion-open = È presto per dirlo: più partite lo mostreranno.
opinion-fair = È equo?
    .yes = Sì. Nessuna sedia vince più di { $points } punti di troppo o di meno.
    .nearly = Quasi. La sedia { $chair } vince { $won } dove { $fair } sarebbe equo: una differenza piccola, ma vera.
    .no = No. La sedia { $chair } vince { $won } dove { $fair } sarebbe equo.
    .rests = { $games } partite in cui tutti giocano come { $who }; per questa sedia la verità sta fra { $low } e { $high }.
opinion-deep = È profondo?
    .yes = Sì. { $stronger } batte { $weaker } come chi ha pratica batte chi comincia: c’è molto da imparare.
    .nearly = Un po’. { $stronger } gioca meglio di { $weaker }, ma la fortuna spesso lo nasconde.
    .no = No. Chi pensa vince appena più di chi indovina.
    .rests = Ogni robot più forte solo fra quelli subito più deboli, su ogni sedia con la stessa fortuna; da { $weaker } a { $stronger } la verità sta fra { $low } e { $high } gradini. Con un gradino, il migliore di due vince tre partite su cinque.
opinion-long = Quanto dura?
    .yes = { $count } decisioni in media, e quasi tutte le partite durano circa così: si sa prima quando finirà.
    .nearly = { $count } decisioni in media; le partite lunghe durano più del doppio di quelle corte.
    .no = { $count } decisioni in media, ma alcune partite durano { $times } volte più di altre.
    .rests = { $games } partite in cui tutti giocano come { $who }; nove su dieci hanno avuto fra { $early } e { $late } decisioni. Quanti secondi dura una al tuo tavolo, nessun topo lo sa.
opinion-tense = È avvincente?
    .yes = Sì. La testa cambia { $count } volte a partita.
    .nearly = Abbastanza. La testa cambia { $count } volte a partita.
    .no = Poco. Chi è in testa di solito vince: la testa cambia { $count } volte a partita.
    .rests = { $games } partite in cui tutti giocano come { $who }, guardate da vicino; la verità sta fra { $low } e { $high }.
opinion-change = Che cosa cambiare?
    .nothing = Niente, per quanto queste partite possono dire. Adesso chiedi alle persone.
    .open = È presto per dirlo: più partite lo mostreranno.
    .chairs = La sedia { $chair } ha la vita troppo facile: falla cominciare con meno, o da’ agli altri qualcosa per l’attesa.
    .behind = La sedia { $chair } ha la vita troppo dura: falla cominciare con più, o scegliere per prima.
    .shallow = Pensare conviene troppo poco: da’ ai giocatori più fra cui scegliere, o più da sapere prima di scegliere.
    .length = Alcune partite si trascinano: un limite ai turni, o una fine che si avvicina a ogni turno.
    .ties = In { $share } delle partite si vince insieme: una regola per la parità le deciderebbe.
    .nobody = In { $share } delle partite non vince nessuno: fa’ vincere qualcuno alla fine.
    .dull = Chi è in testa si raggiunge di rado: qualcosa per chi è indietro, o punti che arrivano tardi.
    .beaten = Il meglio che una rete o una ricerca ha trovato contro { $who } vince almeno { $low }, dove { $fair } sarebbe giusto: le cifre descrivono { $who } più del gioco migliore.
    .unbeaten = Una rete o una ricerca non ha trovato in { $seconds } secondi di calcolo nulla che contro { $who } vinca più del giusto ({ $fair }).
    .rests = Questo segue dalle risposte qui sopra. Hanno giocato topi, che non parlano, non bluffano e non si stancano: se è divertente, lo sanno solo le persone.
