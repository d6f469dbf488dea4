/* Cheese once more, in C, with the usual house rules. See lab/twin.c. */

enum { CHEESE, CAT, MOUSE, KINDS = 5, CARDS = 100, MAX_FLIPS = 20000 };
enum { FLIP, TURN_UP };
#define DECK 0x0706071040ULL
#define PAST 0x645D575040ULL /* of each kind: the number after its last card */

typedef struct {
    int seats, turn, mover, tickets;
    int pile, last, owner, attempts, flips, rounds;
    Bag undrawn, unseen, known, bottoms; /* all but the first: of each seat */
    int mark_mover;
    Bag mark_known;
    uint8_t below[CARDS], mark[CARDS]; /* cards that have been seen lie in circles */
} State;

static uint8_t kind_of[CARDS];

static void begin(State *s, int seats) {
    for (int card = 0, kind = 0; card < CARDS; card++) {
        while (card >= held(PAST, kind)) kind++;
        kind_of[card] = (uint8_t)kind;
    }
    s->seats = seats;
    s->undrawn = DECK;
    for (int seat = 0; seat < seats; seat++) s->unseen += one(seat) * (Bag)(CARDS / seats);
    s->owner = s->mark_mover = NOBODY;
    s->tickets = 1;
}

/* What the mover's top card may be. */
static inline Bag chances(const State *s) {
    if (held(s->unseen, s->mover)) return s->undrawn;
    return one(kind_of[s->below[held(s->bottoms, s->mover)]]);
}

static inline int drawn(const State *s, int ticket) {
    return s->turn == LUCK ? TURN_UP + nth_kind(chances(s), ticket) : FLIP;
}

static inline int left_of(const State *s, int seat) { return seat + 1 < s->seats ? seat + 1 : 0; }

static inline int has_cards(const State *s, int seat) { return held(s->unseen + s->known, seat) > 0; }

static inline int is_somebody_out(const State *s) {
    return s->owner == NOBODY && kinds(s->unseen + s->known) != bit(s->seats) - 1;
}

static inline void win(State *s, int seat) {
    int bottom = held(s->bottoms, seat);
    if (held(s->known, seat)) {
        uint8_t top = s->below[bottom];
        s->below[bottom] = s->below[s->last];
        s->below[s->last] = top;
    }
    s->bottoms += (Bag)(int64_t)(s->last - bottom) * one(seat);
    s->known += (Bag)s->pile * one(seat);
    s->pile = 0;
    s->owner = NOBODY;
    s->attempts = 0;
    s->mover = left_of(s, seat);
}

static int write_row(const State *s, uint8_t *row) {
    int place = 0;
    for (int seat = 0; seat < s->seats; seat++) {
        int card = held(s->bottoms, seat);
        for (int k = held(s->known, seat); k > 0; k--) {
            card = s->below[card];
            row[place++] = kind_of[card];
        }
    }
    return place;
}

static int is_circle_closed(State *s) {
    uint8_t row[CARDS];
    int closed = 0, cards = 0;
    if (s->known == s->mark_known && s->mover == s->mark_mover) {
        cards = write_row(s, row);
        closed = memcmp(row, s->mark, (size_t)cards) == 0;
    }
    s->rounds++;
    if ((s->rounds & (s->rounds - 1)) == 0) {
        s->mark_mover = s->mover;
        s->mark_known = s->known;
        write_row(s, s->mark);
    }
    return closed;
}

static inline void go_on(State *s) {
    if (s->owner != NOBODY && !has_cards(s, s->mover)) win(s, s->owner);
    int over = is_somebody_out(s) || s->flips == MAX_FLIPS || (s->pile == 0 && s->unseen == 0 && is_circle_closed(s));
    s->turn = over ? NOBODY : s->mover;
    s->tickets = !over;
}

static inline int top_card(State *s, int seat, int kind) {
    if (held(s->unseen, seat)) {
        int card = held(PAST - s->undrawn, kind);
        s->unseen -= one(seat);
        s->undrawn -= one(kind);
        return card;
    }
    int bottom = held(s->bottoms, seat), top = s->below[bottom];
    s->below[bottom] = s->below[top];
    s->known -= one(seat);
    return top;
}

static inline void turn_up(State *s, int kind) {
    int seat = s->mover, card = top_card(s, seat, kind);
    if (s->pile++ == 0) {
        s->below[card] = (uint8_t)card;
    } else {
        s->below[card] = s->below[s->last];
        s->below[s->last] = (uint8_t)card;
    }
    s->last = card;
    s->flips++;
    if (kind >= MOUSE) {
        s->owner = seat;
        s->attempts = kind - MOUSE + 1;
        s->mover = left_of(s, seat);
    } else if (s->owner == NOBODY) {
        s->mover = left_of(s, seat);
    } else if (kind == CAT) {
        win(s, seat);
    } else if (--s->attempts == 0) {
        win(s, s->owner);
    }
    go_on(s);
}

static inline void happen(State *s, int move) {
    if (move == FLIP) {
        s->turn = LUCK;
        s->tickets = size(chances(s));
    } else {
        turn_up(s, move - TURN_UP);
    }
}

static int score(const State *s, int seat) { return held(s->unseen + s->known, seat); }

static int rank(const State *s, int seat) {
    if (score(s, seat) == 0) return NOBODY;
    return s->flips < MAX_FLIPS && !is_somebody_out(s) ? 0 : score(s, seat) * 128;
}

/* What a seat sees, as in features.py */

static inline Bag turned(Bag bag, int seat, int seats) {
    Bag row = 0;
    for (int k = 0; k < seats; k++) row += one(k) * (Bag)held(bag, to_the_left(seat, k, seats));
    return row;
}

static inline void see(const State *s, int seat, Bag *row) {
    int seats = s->seats;
    row[0] = one(relative(s->mover, seat, seats));
    row[1] = s->owner == NOBODY ? 0 : one(relative(s->owner, seat, seats));
    row[2] = (Bag)(s->turn == seat) + one(1) * (Bag)(s->turn == NOBODY) + one(2) * (Bag)s->attempts + one(3) * (Bag)s->pile +
             one(4) * (Bag)at_most(s->flips);
    row[3] = s->undrawn;
    Bag pile = 0;
    for (int k = 0, card = s->last; k < s->pile; k++) {
        card = s->below[card];
        pile += one(kind_of[card]);
    }
    row[4] = pile;
    row[5] = turned(s->unseen, seat, seats);
    row[6] = turned(s->known, seat, seats);
    row[7] = 0; /* chips */
    for (int k = 0; k < seats; k++) {
        int owner = to_the_left(seat, k, seats), card = held(s->bottoms, owner), known = held(s->known, owner);
        Bag next = 0;
        if (!held(s->unseen, owner)) {
            for (int place = 0; place < known && place < 8; place++) {
                card = s->below[card];
                next += one(place) * (Bag)(kind_of[card] + 1);
            }
        }
        row[8 + k] = next;
    }
}

static inline void allow(const State *s, uint8_t *mask, int words) { allow_set(s->turn >= 0 ? bit(FLIP) : 0, mask, words); }
