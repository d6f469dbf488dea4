/* Cheese Chase once more, in C, with the usual house rules. See lab/twin.c. */

enum { MOUSE = 8, CAT = 9 };
enum { DEALING, LOOKING, SEEING_OWN, DRAWING, SEEING_DRAWN, SHOWING, KEEPING, SEEING_RETURNED, FINDING_CAT, OVER };
enum { SHOW = 8, SHOW_BOTH = 15, CATCH = 23, KEEP = 23, CARD = 32, DEAL = 41, CAT_AT = 51, LOOK = 55, TURN_CAP = 100 };
#define HUNTERS 0x300ULL
#define BOTH 0x1000
#define EXCHANGED 0x2000
static const int hands[] = {0, 0, 4, 3, 2, 1, 1, 1, 1, 1}; /* how many cards each of so many players gets */

typedef struct {
    int seats, turn, mover, tickets;
    int hand, places, phase, now, played, cat_seat;
    Set legal, pack, crossed, won;
    uint64_t deal, cards; /* arrangements, four bits a place */
    int16_t turns[9 * TURN_CAP];
} State;

static inline int card_at(uint64_t cards, int place) { return (int)(cards >> (4 * place) & 15); }

static inline int place_of(int card, uint64_t cards) {
    int place = 0;
    while (card_at(cards, place) != card) place++;
    return place;
}

static inline int own(const State *s) { return s->now & 15; }

static inline int drawn_from(const State *s) { return s->now >> 4 & 15; }

static inline void ask(State *s, int turn, Set legal, int tickets) {
    s->turn = turn;
    s->legal = legal;
    s->tickets = tickets;
}

static inline void choose(State *s, Set legal) { ask(s, s->mover, legal, popcount(legal)); }

/* Dealing: nobody has both cat and mouse. */

static inline int deal_odds(const State *s, int card) {
    Set hunters = s->pack & HUNTERS;
    if (s->hand == 1 || !hunters) return 1;
    int left = popcount(s->pack) - 1, row = left % s->hand, others = left - row;
    if (hunters == HUNTERS) {
        if (card >= MOUSE) return others * (left - 1);
        return left * (left - 1) - row * (row - 1) - others * (s->hand - 1);
    }
    int dealt = s->pack >> MOUSE & 1 ? CAT : MOUSE, next = s->places - popcount(s->pack);
    if (place_of(dealt, s->deal) / s->hand == next / s->hand) return card >= MOUSE ? 0 : others;
    return left > 0 ? left : 1;
}

static inline void offer_deal(State *s) {
    int odds = deal_odds(s, CAT), cheese_odds = deal_odds(s, 1);
    Set hunters = odds > 0 ? s->pack & HUNTERS : 0, cheeses = cheese_odds > 0 ? s->pack & ~HUNTERS : 0;
    ask(s, LUCK, (hunters | cheeses) << DEAL, popcount(hunters) * odds + popcount(cheeses) * cheese_odds);
}

static inline int dealt_by(const State *s, int ticket) {
    int odds = deal_odds(s, CAT), of_hunters = odds * popcount(s->pack & HUNTERS);
    if (ticket < of_hunters) return nth(s->pack & HUNTERS, ticket / odds);
    return nth(s->pack & ~HUNTERS, (ticket - of_hunters) / deal_odds(s, 1));
}

/* The turn */

static inline Set shows(int mine, int other) {
    if (mine >= MOUSE && other >= MOUSE) return bit(CATCH);
    if (mine < MOUSE && other < MOUSE) return bit(SHOW + mine) | bit(SHOW + other);
    int hunter = mine >= MOUSE ? mine : other, cheese = mine >= MOUSE ? other : mine;
    return hunter == CAT ? bit(SHOW + cheese) : bit(SHOW + cheese) | bit(SHOW_BOTH + cheese);
}

static inline void offer(State *s) {
    int mine = card_at(s->cards, own(s)), other = card_at(s->cards, drawn_from(s));
    switch (s->phase) {
        case SHOWING: choose(s, shows(mine, other)); break;
        case KEEPING: choose(s, (bit(mine) | bit(other)) << KEEP); break;
        case DRAWING: choose(s, (bit(s->places) - 1) & ~((bit(s->hand) - 1) << (s->mover * s->hand))); break;
        case LOOKING: choose(s, (bit(s->hand) - 1) << LOOK); break;
        case SEEING_OWN: ask(s, LUCK, bit(CARD + mine), 1); break;
        case SEEING_DRAWN:
        case SEEING_RETURNED: ask(s, LUCK, bit(CARD + other), 1); break;
        case DEALING: offer_deal(s); break;
        case FINDING_CAT: ask(s, LUCK, bit(CAT_AT + place_of(CAT, s->cards) / s->hand), 1); break;
        default: ask(s, NOBODY, 0, 0);
    }
}

static inline void begin_turn(State *s) {
    if (s->hand == 1) s->now = s->mover;
    s->phase = s->hand == 1 ? DRAWING : LOOKING;
}

static inline void end_turn(State *s) {
    s->turns[s->played++] = (int16_t)s->now;
    s->now = 0;
    if (s->played == TURN_CAP * s->seats) {
        s->phase = OVER;
        return;
    }
    if (++s->mover == s->seats) s->mover = 0;
    begin_turn(s);
}

static inline void show(State *s, int move) {
    if (move == CATCH) {
        s->now |= CAT << 8;
        s->won = bit(s->mover);
        s->phase = OVER;
        return;
    }
    s->phase = KEEPING;
    if (move <= SHOW_BOTH) {
        s->now |= (move - SHOW) << 8;
        return;
    }
    s->now |= BOTH | (move - SHOW_BOTH) << 8;
    if (s->crossed >> (move - SHOW_BOTH) & 1) return;
    s->crossed |= bit(move - SHOW_BOTH);
    if (s->crossed == bit(s->places - 1) - 2) s->phase = FINDING_CAT;
}

static inline void keep(State *s, int card) {
    int mine = card_at(s->cards, own(s)), difference = mine ^ card_at(s->cards, drawn_from(s));
    if (card != mine) {
        s->now |= EXCHANGED;
        s->cards ^= (uint64_t)difference << (4 * own(s)) ^ (uint64_t)difference << (4 * drawn_from(s));
    }
    if (s->hand == 1) s->phase = SEEING_RETURNED;
    else end_turn(s);
}

static inline void deal_card(State *s, int card) {
    s->deal |= (uint64_t)card << (4 * (s->places - popcount(s->pack)));
    s->pack ^= bit(card);
    if (s->pack) return;
    s->cards = s->deal;
    begin_turn(s);
}

static void begin(State *s, int seats) {
    s->seats = seats;
    s->hand = hands[seats];
    s->cat_seat = -1;
    s->places = seats * s->hand;
    s->pack = HUNTERS | (bit(s->places - 1) - 2);
    offer(s);
}

static inline int drawn(const State *s, int ticket) {
    return s->phase == DEALING ? DEAL + dealt_by(s, ticket) : nth(s->legal, ticket);
}

static inline void happen(State *s, int move) {
    if (move <= SHOW) {
        s->now |= move << 4;
        s->phase = SEEING_DRAWN;
    } else if (move <= CATCH) {
        show(s, move);
    } else if (move <= CARD) {
        keep(s, move - KEEP);
    } else if (move <= DEAL) {
        if (s->phase == SEEING_OWN) s->phase = DRAWING;
        else if (s->phase == SEEING_DRAWN) s->phase = SHOWING;
        else end_turn(s);
    } else if (move < CAT_AT) {
        deal_card(s, move - DEAL);
    } else if (s->phase == LOOKING) {
        s->now = s->mover * s->hand + move - LOOK;
        s->phase = SEEING_OWN;
    } else {
        s->cat_seat = move - CAT_AT;
        s->won = (bit(s->seats) - 1) & ~bit(s->cat_seat);
        s->phase = OVER;
    }
    offer(s);
}

/* The end */

static int score(const State *s, int seat) { return (int)(s->won >> seat & 1); }

static int rank(const State *s, int seat) { return s->won ? score(s, seat) : -1; }

/* What a seat sees, as in features.py */

static inline Set around_from(Set members, int first, int number) {
    return members >> first | (members << (number - first) & (bit(number) - 1));
}

static inline Bag *write_set(Bag *row, Set members, int number) {
    *row++ = spread(members & 255);
    if (number > 8) *row++ = spread(members >> 8);
    return row;
}

static inline int is_between(const State *s) { return s->phase == DEALING || (s->phase >= FINDING_CAT && !(s->now >> 8 & 15)); }

static inline Set seen_now(const State *s, int seat) {
    Set mine = bit(own(s)), other = bit(drawn_from(s));
    if (is_between(s)) return 0;
    if (seat == s->mover) return s->phase > SEEING_DRAWN ? mine | other : s->phase > SEEING_OWN ? mine : 0;
    int is_victim = s->hand == 1 && s->phase >= SEEING_DRAWN && s->phase != SEEING_RETURNED && seat == drawn_from(s);
    return is_victim ? other : 0;
}

static inline Set remembered(const State *s, int seat) {
    Set known = seen_now(s, seat), left = (bit(s->places) - 1) & ~known;
    if (s->phase == SEEING_RETURNED) left &= ~(bit(own(s)) | bit(drawn_from(s)));
    for (int t = s->played - 1, mover = s->played % s->seats; t >= 0 && left; t--) {
        int turn = s->turns[t], other = turn >> 4 & 15;
        Set both = bit(turn & 15) | bit(other);
        mover = mover > 0 ? mover - 1 : s->seats - 1;
        if (seat == mover) {
            known |= both & left;
        } else if (s->hand == 1 && seat == other) {
            if (!(turn & EXCHANGED)) both = bit(other);
            known |= both & left;
        }
        left &= ~both;
    }
    return known | (left & ((bit(s->hand) - 1) << (s->hand * seat)));
}

static inline void see(const State *s, int seat, Bag *row) {
    int seats = s->seats, places = s->places, first = seat * s->hand, between = is_between(s), shown = s->now >> 8 & 15;
    row = write_set(row, around_from(bit(s->mover), seat, seats), seats);
    *row++ = (Bag)(s->turn == seat) + one(1) * (Bag)at_most(s->played) + one(2) * (Bag)((s->now & BOTH) != 0);
    row = write_set(row, bit(s->phase), OVER + 1);
    *row++ = spread(s->crossed >> 1);
    *row++ = shown > 0 && shown < MOUSE ? one(shown - 1) : 0;
    row = write_set(row, around_from(!between && s->phase >= SEEING_OWN ? bit(own(s)) : 0, first, places), places);
    row = write_set(row, around_from(!between && s->phase >= SEEING_DRAWN ? bit(drawn_from(s)) : 0, first, places), places);
    Set known = remembered(s, seat), cats = 0;
    uint64_t cards = s->phase == DEALING ? s->deal : s->cards;
    for (int k = 0, place = first; k < places; k++) {
        int card = known >> place & 1 ? card_at(cards, place) : 0;
        *row++ = card > 0 && card <= MOUSE ? one(card - 1) : 0;
        cats |= (Set)(card == CAT) << k;
        place = place + 1 < places ? place + 1 : 0;
    }
    row = write_set(row, cats, places);
    row = write_set(row, around_from(s->cat_seat < 0 ? 0 : bit(s->cat_seat), seat, seats), seats);
    write_set(row, around_from(s->won, seat, seats), seats);
}

static inline void allow(const State *s, uint8_t *mask, int words) { allow_set(s->legal, mask, words); }
