/* Cheese Rescue once more, in C, with the usual house rules. See lab/twin.c. */

enum { DOG, CAT, MOUSE, CHEESE, KINDS = 6, OWNED = 6, HAND = 8, MOST = 13 };
#define CHEESES 0x010203000000ULL
static const Bag animals[] = {0, 0, 0x090603, 0x0E0904, 0x120C06}; /* with so many seats */

typedef struct {
    int seats, turn, mover, tickets;
    int width, height, origin;
    Bag pile, hands[4];
    Set taken, free, boards[OWNED + 4]; /* a set of spots: row * 8 + column in the box around the cards */
} State;

/* The measures of the square, and of each move the kind and the cell: row * 16 + column on the sheet. */
static int side, grid, area, deal;
static Set columns, rows;
static uint8_t kind_of[KINDS * MOST * MOST], cell_of[KINDS * MOST * MOST];

static inline Set beside(Set spots) { return spots << 1 | spots >> 1 | spots << 8 | spots >> 8; }

static inline Set free_spots(const State *s) {
    Set free = beside(s->taken) & ~s->taken;
    if (s->width == side) free &= columns;
    if (s->height == side) free &= rows;
    return free;
}

static inline void wait_for_card(State *s) {
    s->turn = LUCK;
    s->tickets = size(s->pile);
}

static void begin(State *s, int seats) {
    side = seats + 3;
    grid = 2 * side - 1;
    area = grid * grid;
    deal = KINDS * area;
    columns = (bit(side) - 1) * EACH;
    rows = bit(8 * side) - 1;
    for (int move = 0; move < deal; move++) {
        kind_of[move] = (uint8_t)(move / area);
        cell_of[move] = (uint8_t)(move % area / grid * 16 + move % area % grid);
    }
    s->seats = seats;
    s->pile = animals[seats];
    for (int seat = 0; seat < seats; seat++) s->hands[seat] = CHEESES;
    s->width = s->height = 1;
    s->origin = (side - 1) * 17 - 17;
    if (seats != 3) s->taken = bit(9);
    s->free = seats == 3 ? bit(9) : free_spots(s);
    wait_for_card(s);
}

/* The turn */

static inline void next_turn(State *s) {
    if (++s->mover == s->seats) s->mover = 0;
    if (s->pile && size(s->hands[s->mover]) < HAND) {
        wait_for_card(s);
        return;
    }
    s->turn = s->mover;
    s->tickets = popcount(s->free) * popcount(kinds(s->hands[s->mover]));
}

static inline void shift(State *s, int on, int back) {
    s->taken = s->taken << on >> back;
    for (int k = 0; k < OWNED + s->seats; k++) s->boards[k] = s->boards[k] << on >> back;
    s->origin += back + (back & 56) - on - (on & 56);
}

/* A card lies in this column (step 1) or row (step 8) of the box: how many the cards span now. */
static inline int stretch(State *s, int span, int at, int step) {
    if (at > 0 && at <= span) return span;
    span++;
    if (at == 0 && span < side) shift(s, step, 0);
    else if (at > 0 && span == side) shift(s, 0, step);
    return span;
}

static inline void lay(State *s, int kind, int cell) {
    int seat = s->mover, at = cell - s->origin, spot = at - (at >> 4 << 3);
    Set here = bit(spot);
    s->hands[seat] -= one(kind);
    s->taken |= here;
    s->boards[kind] |= here;
    if (kind >= CHEESE) s->boards[OWNED + seat] |= here;
    if (s->width < side) s->width = stretch(s, s->width, spot & 7, 1);
    if (s->height < side) s->height = stretch(s, s->height, spot >> 3, 8);
    s->free = free_spots(s);
    if (s->free == 0) {
        s->turn = NOBODY;
        s->tickets = 0;
    } else if (s->pile && size(s->hands[seat]) < HAND) {
        wait_for_card(s);
    } else {
        next_turn(s);
    }
}

static inline int drawn(const State *s, int ticket) {
    if (s->turn == LUCK) return deal + nth_kind(s->pile, ticket);
    Set hand = kinds(s->hands[s->turn]);
    int spots = popcount(s->free);
    for (; ticket >= spots; ticket -= spots) hand &= hand - 1;
    int spot = nth(s->free, ticket), cell = s->origin + spot + (spot & 56);
    return lowest(hand) * area + (cell >> 4) * grid + (cell & 15);
}

static inline void happen(State *s, int move) {
    if (move < deal) {
        lay(s, kind_of[move], cell_of[move]);
        return;
    }
    s->pile -= one(move - deal);
    s->hands[s->mover] += one(move - deal);
    if (size(s->hands[s->mover]) < HAND) wait_for_card(s);
    else next_turn(s);
}

/* The end */

static inline Set rescued(const State *s, int seat) {
    Set cats = s->boards[CAT] & ~beside(s->boards[DOG]);
    Set mice = s->boards[MOUSE] & ~beside(cats);
    return s->boards[OWNED + seat] & ~beside(mice);
}

static int score(const State *s, int seat) {
    Set left = rescued(s, seat);
    return popcount(left & s->boards[CHEESE]) + 2 * popcount(left & s->boards[CHEESE + 1]) +
           3 * popcount(left & s->boards[CHEESE + 2]);
}

static int rank(const State *s, int seat) { return score(s, seat) * 16 + popcount(rescued(s, seat)); }

/* What a seat sees, as in features.py */

static inline void put(uint8_t *at, Bag bag) { memcpy(at, &bag, 8); }

static inline void see(const State *s, int seat, Bag *row) {
    int seats = s->seats, plane = 16 * grid;
    const Set *boards = s->boards;
    Set mice_left = boards[MOUSE] & ~beside(boards[CAT] & ~beside(boards[DOG])), safe = ~beside(mice_left);
    Bag scores = 0, rescues = 0;
    row[0] = one(relative(s->mover, seat, seats));
    row[1] = (Bag)(s->turn == seat) + one(1) * (Bag)(s->turn == NOBODY) + one(2) * (Bag)size(s->pile) +
             one(3) * (Bag)s->width + one(4) * (Bag)s->height;
    row[2] = s->hands[seat];
    for (int k = 0; k < seats; k++) {
        int other = to_the_left(seat, k, seats);
        Set cheeses = boards[OWNED + other] & safe;
        int number = popcount(cheeses);
        row[3 + k] = (s->hands[other] >> 24) + one(3) * (Bag)size(s->hands[other] & 0xFFFFFF);
        scores += one(k) * (Bag)(number + popcount(cheeses & boards[CHEESE + 1]) + 2 * popcount(cheeses & boards[CHEESE + 2]));
        rescues += one(k) * (Bag)number;
    }
    row[3 + seats] = scores;
    row[4 + seats] = rescues;
    uint8_t *at = (uint8_t *)(row + 5 + seats);
    memset(at, 0, (size_t)(5 * plane));
    at += 16 * (s->origin >> 4) + (s->origin & 15);
    Set odd = boards[CHEESE] | boards[CHEESE + 2], high = boards[CHEESE + 1] | boards[CHEESE + 2], mine = boards[OWNED + seat];
    for (int up = 0; up < 64 && s->taken >> up; up += 8, at += 16) {
        Set own = mine >> up & 255, others = ~own & 255;
        if (!(s->taken >> up & 255)) continue;
        put(at, spread(boards[DOG] >> up & 255));
        put(at + plane, spread(boards[CAT] >> up & 255));
        put(at + 2 * plane, spread(boards[MOUSE] >> up & 255));
        put(at + 3 * plane, spread(odd >> up & own) + 2 * spread(high >> up & own));
        put(at + 4 * plane, spread(odd >> up & others) + 2 * spread(high >> up & others));
    }
}

static inline void allow(const State *s, uint8_t *mask, int words) {
    memset(mask, 0, (size_t)(8 * words));
    if (s->turn < 0) return;
    uint8_t *first = mask + (s->origin >> 4) * grid + (s->origin & 15);
    for (Set hand = kinds(s->hands[s->turn]); hand; hand &= hand - 1) {
        uint8_t *at = first + lowest(hand) * area;
        for (Set free = s->free; free; free >>= 8, at += grid) put(at, spread(free & 255));
    }
}
