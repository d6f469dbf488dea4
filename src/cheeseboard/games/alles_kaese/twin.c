/* Alles Käse! once more, in C, with the usual house rules. See lab/twin.c. */

enum { PEEK = 0, KEEP = 6, DROP = 12, ROLL = 18, NEXT = 24, CHEESE = 30, TRAP = 31 };
enum { DISPLAY = 6, CARDS = 36, TURN_LIMIT = 500 };
#define BACKS 0x06060606060600ULL
#define TRAPS 0x04040303020200ULL

typedef struct {
    int seats, turn, mover, tickets;
    int cards, turns, die, choice;
    Set legal, dropped, known, traps; /* of cards, but for the first */
    Bag supply, hidden_traps, hidden_cheeses;
    Set peeks[6], kept[6];
    uint8_t holes[CARDS], display[DISPLAY];
} State;

static inline void ask(State *s, int turn, Set legal, int tickets) {
    s->turn = turn;
    s->legal = legal;
    s->tickets = tickets;
}

static inline void see_next(State *s) { ask(s, LUCK, kinds(s->supply) << (NEXT - 1), size(s->supply)); }

static inline void wait_for_die(State *s) { ask(s, LUCK, 63 << ROLL, 6); }

static inline void end(State *s) { ask(s, NOBODY, 0, 0); }

static void begin(State *s, int seats) {
    s->seats = seats;
    s->supply = BACKS;
    s->hidden_traps = TRAPS;
    s->hidden_cheeses = BACKS - TRAPS;
    s->choice = -1;
    see_next(s);
}

/* Fronts */

static inline int chosen_card(const State *s) { return s->display[s->choice < KEEP ? s->choice : s->choice - KEEP]; }

static inline int cheeses_for(const State *s, int card) {
    return s->known >> card & 1 ? !(s->traps >> card & 1) : held(s->hidden_cheeses, s->holes[card]);
}

static inline int traps_for(const State *s, int card) {
    return s->known >> card & 1 ? (int)(s->traps >> card & 1) : held(s->hidden_traps, s->holes[card]);
}

static inline void look(State *s, int choice) {
    s->choice = choice;
    int card = chosen_card(s), cheeses = cheeses_for(s, card), traps = traps_for(s, card);
    ask(s, LUCK, (Set)(cheeses > 0) << CHEESE | (Set)(traps > 0) << TRAP, cheeses + traps);
}

/* The turn */

static inline void roll(State *s, int face) {
    Set fits = 0;
    s->die = face;
    for (int place = 0; place < DISPLAY; place++) fits |= (Set)(s->holes[s->display[place]] == face) << place;
    Set legal = fits ? fits << KEEP | fits << DROP : 63;
    ask(s, s->mover, legal, popcount(legal));
}

static inline void next_turn(State *s) {
    s->turns++;
    if (++s->mover == s->seats) s->mover = 0;
}

static inline void put_top(State *s, int place) {
    if (place == DISPLAY) s->dropped |= bit(s->cards - 1);
    else s->display[place] = (uint8_t)(s->cards - 1);
    next_turn(s);
    if (s->supply == 0 || s->turns == TURN_LIMIT) end(s);
    else see_next(s);
}

static inline void next_card(State *s, int holes) {
    s->holes[s->cards] = (uint8_t)holes;
    s->supply -= one(holes);
    if (s->cards < DISPLAY) s->display[s->cards] = (uint8_t)s->cards;
    s->cards++;
    if (s->cards <= DISPLAY) see_next(s);
    else wait_for_die(s);
}

static inline void peek(State *s, int place) {
    s->peeks[s->mover] |= bit(s->display[place]);
    if (s->seats <= 3) {
        put_top(s, DISPLAY);
        return;
    }
    next_turn(s);
    if (s->turns == TURN_LIMIT) end(s);
    else wait_for_die(s);
}

static inline void keep(State *s, int place) {
    s->kept[s->mover] |= bit(s->display[place]);
    if (popcount(s->kept[s->mover] & s->traps) == 3) end(s);
    else put_top(s, place);
}

static inline void turn_over(State *s, int trap) {
    int card = chosen_card(s), choice = s->choice;
    if (!(s->known >> card & 1)) {
        s->known |= bit(card);
        if (trap) {
            s->traps |= bit(card);
            s->hidden_traps -= one(s->holes[card]);
        } else {
            s->hidden_cheeses -= one(s->holes[card]);
        }
    }
    s->choice = -1;
    if (choice < KEEP) peek(s, choice);
    else keep(s, choice - KEEP);
}

static inline int drawn(const State *s, int ticket) {
    if (s->legal == 63 << ROLL) return ROLL + ticket;
    if (s->legal < bit(NEXT)) return nth(s->legal, ticket);
    if (s->legal < bit(CHEESE)) return NEXT - 1 + nth_kind(s->supply, ticket);
    return ticket < cheeses_for(s, chosen_card(s)) ? CHEESE : TRAP;
}

static inline void happen(State *s, int move) {
    if (move < DROP) {
        look(s, move);
    } else if (move < ROLL) {
        s->dropped |= bit(s->display[move - DROP]);
        put_top(s, move - DROP);
    } else if (move < NEXT) {
        roll(s, move - ROLL + 1);
    } else if (move < CHEESE) {
        next_card(s, move - NEXT + 1);
    } else {
        turn_over(s, move == TRAP);
    }
}

/* The end */

static int score(const State *s, int seat) {
    int points = 0;
    if (popcount(s->kept[seat] & s->traps) == 3) return 0;
    for (Set cheeses = s->kept[seat] & ~s->traps; cheeses; cheeses &= cheeses - 1) points += s->holes[lowest(cheeses)];
    return points;
}

static int rank(const State *s, int seat) {
    if (popcount(s->kept[seat] & s->traps) == 3) return -1;
    return score(s, seat) * 64 + popcount(s->kept[seat] & ~s->traps);
}

/* What a seat sees, as in features.py */

static inline void see(const State *s, int seat, Bag *row) {
    int seats = s->seats, top = s->cards > DISPLAY && !(s->dropped >> (s->cards - 1) & 1);
    Set open = 0;
    for (int other = 0; other < seats; other++) open |= s->kept[other];
    for (int place = 0; place < DISPLAY; place++) top &= s->display[place] != s->cards - 1;
    Bag top_row = top ? one(s->holes[s->cards - 1] - 1) : 0, lying = 0;
    row[0] = one(relative(s->mover, seat, seats));
    row[1] = (Bag)(s->turn == seat) + one(1) * (Bag)(s->turn == NOBODY);
    if (s->choice >= 0) row[1] += one(s->choice < KEEP ? 2 : 3);
    row[2] = one(6) * (Bag)(size(s->supply) + top) + one(7) * (Bag)at_most(s->turns);
    if (s->die > 0) row[2] += one(s->die - 1);
    row[3] = top_row;
    for (int place = 0; place < DISPLAY; place++) {
        int card = s->display[place];
        Bag about = 0, peeked = 0;
        if (place < s->cards && !((open | s->dropped) >> card & 1)) {
            about = one(s->holes[card] - 1);
            lying += about;
            if (s->known >> card & 1) {
                for (int k = 0; k < seats; k++) peeked += one(k) * (s->peeks[to_the_left(seat, k, seats)] >> card & 1);
                if (s->peeks[seat] >> card & 1) about += one(s->traps >> card & 1 ? 6 : 7);
            }
        }
        row[4 + 2 * place] = about;
        row[5 + 2 * place] = peeked;
    }
    Bag traps = (TRAPS - s->hidden_traps) >> 8, cheeses = (BACKS - TRAPS - s->hidden_cheeses) >> 8;
    Bag dropped = ((BACKS - s->supply) >> 8) - lying - top_row - traps - cheeses, seen_traps = 0, seen_cheeses = 0;
    for (Set secret = s->known & ~open, seen = s->dropped & s->peeks[seat]; secret; secret &= secret - 1) {
        int card = lowest(secret);
        Bag about = one(s->holes[card] - 1), known = about * (seen >> card & 1);
        dropped += about;
        if (s->traps >> card & 1) traps -= about, seen_traps += known;
        else cheeses -= about, seen_cheeses += known;
    }
    row[16] = dropped;
    row[17] = seen_traps;
    row[18] = seen_cheeses;
    row[19] = traps;
    row[20] = cheeses;
    row[21] = row[22] = row[23] = 0;
    for (int k = 0; k < seats; k++) {
        int other = to_the_left(seat, k, seats);
        row[21] += one(k) * (Bag)score(s, other);
        row[22] += one(k) * (Bag)popcount(s->kept[other] & s->traps);
        row[23] += one(k) * (Bag)popcount(s->kept[other] & ~s->traps);
    }
}

static inline void allow(const State *s, uint8_t *mask, int words) { allow_set(s->legal, mask, words); }
