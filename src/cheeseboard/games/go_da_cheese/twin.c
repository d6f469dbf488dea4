/* Go da Cheese! once more, in C, with the usual house rules. See lab/twin.c. */

enum { MOUSE, MARKED_MOUSE, FAT_MOUSE, KING, CAT, DOG };
enum { DRAW = 0, AT = 1, LAY = 11, DEAL = 20, CHEESE = 27, TURN = 31 };
enum { SEATS = 5, CIRCLE = 10, EACH_SEAT = 15, SMALLEST = 2, UP = 8, TAKEN = 112, TURNED = 128 };
#define DECK 0x00010201020207ULL
#define CHEESES 0x03030302ULL

typedef struct {
    int seats, turn, mover, tickets;
    int laid_out, turns, to_draw, start, laid, resolved, to_turn;
    Set legal, draws;
    Bag box, decks[SEATS], hands[SEATS], piles[SEATS];
    Set lines[CIRCLE], hidden[CIRCLE]; /* plays that have reached a cheese; those whose card lies face down */
    uint8_t mice[CIRCLE], plays[25], faces[75];
} State;

static inline void ask(State *s, int turn, Set legal, int tickets) {
    s->turn = turn;
    s->legal = legal;
    s->tickets = tickets;
}

static inline void choose(State *s, Set legal) { ask(s, s->mover, legal, popcount(legal)); }

static void begin(State *s, int seats) {
    s->seats = seats;
    for (int seat = 0; seat < seats; seat++) s->decks[seat] = DECK;
    s->box = CHEESES;
    s->turns = -seats;
    s->start = s->to_turn = -1;
    ask(s, LUCK, kinds(s->box) << CHEESE, size(s->box));
}

static inline int kind(const State *s, int card) { return s->faces[card] & 7; }

static inline int owner(const State *s, int card) { return s->plays[card / 3] >> 4; }

static inline int is_taken(const State *s, int card) { return s->faces[card] & TAKEN; }

static inline int card_at(const State *s, int cheese, int play) {
    int step = cheese - (s->plays[play] & 15);
    return play * 3 + (step >= 0 ? step : step + 2 * s->seats);
}

static inline void gain(State *s, int seat, int card) {
    s->piles[seat] += one(kind(s, card));
    s->faces[card] |= (uint8_t)((seat + 1) << 4);
}

/* The end of a line */

static inline void chase(State *s, const uint8_t *line, int length, int dog, int at) {
    if (at >= 0 && at < length && kind(s, line[at]) == CAT && !is_taken(s, line[at])) gain(s, owner(s, line[dog]), line[at]);
}

static inline int feed(State *s, const uint8_t *line, int length, int kings, int left) {
    for (int at = 0; at < length && left; at++) {
        int found = kind(s, line[at]);
        if (found > KING || (found == KING) != kings || is_taken(s, line[at])) continue;
        gain(s, owner(s, line[at]), line[at]);
        left--;
    }
    return left;
}

static inline void resolve(State *s, int cheese) {
    uint8_t line[25];
    int length = 0;
    for (Set plays = s->lines[cheese]; plays; plays &= plays - 1) line[length++] = (uint8_t)card_at(s, cheese, lowest(plays));
    for (int at = length - 1; at >= 0; at--) {
        if (kind(s, line[at]) != DOG) continue;
        chase(s, line, length, at, at - 1);
        chase(s, line, length, at, at + 1);
    }
    for (int cat = length - 1; cat >= 0; cat--) {
        if (kind(s, line[cat]) != CAT || is_taken(s, line[cat])) continue;
        int seat = owner(s, line[cat]);
        for (int at = cat - 1; at >= 0 && at >= cat - 3 && kind(s, line[at]) <= KING; at--) {
            if (owner(s, line[at]) != seat) gain(s, seat, line[at]);
        }
    }
    feed(s, line, length, 0, feed(s, line, length, 1, s->mice[cheese]));
}

static inline void resolve_next(State *s) {
    for (; s->resolved < 2 * s->seats; s->resolved++) {
        if (s->hidden[s->resolved]) {
            s->to_turn = card_at(s, s->resolved, lowest(s->hidden[s->resolved]));
            ask(s, LUCK, bit(TURN + kind(s, s->to_turn)), 1);
            return;
        }
        resolve(s, s->resolved);
    }
    ask(s, NOBODY, 0, 0);
}

/* The turn */

static inline void see_card(State *s) { ask(s, LUCK, kinds(s->decks[s->mover]) << DEAL, size(s->decks[s->mover])); }

static inline void draw(State *s) {
    s->to_draw = 3;
    see_card(s);
}

static inline void next_turn(State *s) {
    s->turns++;
    if (++s->mover == s->seats) s->mover = 0;
    if (s->turns < 0) {
        draw(s);
        return;
    }
    int hand = size(s->hands[s->mover]);
    Set legal = hand <= 3 && s->decks[s->mover] ? bit(DRAW) : 0;
    if (hand >= 3) legal |= (bit(2 * s->seats) - 1) << AT;
    choose(s, legal);
}

static inline void choose_card(State *s) { choose(s, kinds(s->hands[s->mover]) << LAY); }

static inline void lay(State *s, int card) {
    int step = s->laid % 3, up = step > 0 && card != MARKED_MOUSE && card != CAT, cheese = s->start + step;
    if (cheese >= 2 * s->seats) cheese -= 2 * s->seats;
    s->hands[s->mover] -= one(card);
    s->lines[cheese] |= bit(s->laid / 3);
    if (!up) s->hidden[cheese] |= bit(s->laid / 3);
    s->faces[s->laid++] = (uint8_t)(up ? card | UP : card);
    if (step < 2) {
        choose_card(s);
        return;
    }
    s->start = -1;
    if (s->laid < EACH_SEAT * s->seats) {
        next_turn(s);
    } else {
        s->turns++;
        resolve_next(s);
    }
}

static inline int drawn(const State *s, int ticket) {
    if (s->legal < bit(LAY)) return lowest(s->legal) + ticket;
    if (s->legal < bit(DEAL)) return nth(s->legal, ticket);
    if (s->legal < bit(CHEESE)) return DEAL + nth_kind(s->decks[s->mover], ticket);
    if (s->legal < bit(TURN)) return CHEESE + nth_kind(s->box, ticket);
    return lowest(s->legal);
}

static inline void happen(State *s, int move) {
    if (move >= TURN) {
        s->hidden[s->resolved] &= ~bit(s->to_turn / 3);
        s->faces[s->to_turn] |= TURNED;
        resolve_next(s);
    } else if (move >= CHEESE) {
        s->mice[s->laid_out++] = (uint8_t)(move - CHEESE + SMALLEST);
        s->box -= one(move - CHEESE);
        if (s->laid_out == 2 * s->seats) draw(s);
        else ask(s, LUCK, kinds(s->box) << CHEESE, size(s->box));
    } else if (move >= DEAL) {
        s->decks[s->mover] -= one(move - DEAL);
        s->hands[s->mover] += one(move - DEAL);
        if (--s->to_draw > 0) {
            see_card(s);
        } else {
            if (s->turns >= 0) s->draws |= bit(s->turns);
            next_turn(s);
        }
    } else if (move >= LAY) {
        lay(s, move - LAY);
    } else if (move >= AT) {
        s->start = move - AT;
        s->plays[s->laid / 3] = (uint8_t)(16 * s->mover + s->start);
        choose_card(s);
    } else {
        draw(s);
    }
}

/* The score */

static int score(const State *s, int seat) {
    Bag pile = s->piles[seat];
    return size(pile) + held(pile, FAT_MOUSE) + 2 * held(pile, CAT);
}

static int rank(const State *s, int seat) {
    Bag pile = s->piles[seat];
    return (score(s, seat) * 256 + held(pile, KING)) * 256 + size(pile) - held(pile, CAT);
}

/* What a seat sees, as in features.py */

static inline void see(const State *s, int seat, Bag *row) {
    int seats = s->seats, circle = 2 * seats, lengths[CIRCLE] = {0};
    row[0] = one(relative(s->mover, seat, seats));
    row[1] = (Bag)(s->turn == seat) + one(1) * (Bag)(s->turn == NOBODY) + one(2) * (Bag)s->to_draw +
             one(3) * (Bag)(s->laid % 3) + one(4) * (Bag)s->resolved + one(5) * (Bag)(s->turns > 0 ? at_most(s->turns) : 0);
    row[2] = s->start >= 0 && s->start < 8 ? one(s->start) : 0;
    if (circle > 8) row++[3] = s->start >= 8 ? one(s->start - 8) : 0;
    row[3] = 0;
    for (int cheese = 0; cheese < circle && cheese < 8; cheese++) row[3] += (Bag)s->mice[cheese] << (8 * cheese);
    if (circle > 8) {
        row++;
        row[3] = 0;
        for (int cheese = 8; cheese < circle; cheese++) row[3] += (Bag)s->mice[cheese] << (8 * (cheese - 8));
    }
    row[4] = s->hands[seat];
    row[5] = s->decks[seat];
    row[6] = row[7] = row[8] = 0;
    for (int k = 0; k < seats; k++) {
        int other = to_the_left(seat, k, seats);
        row[6] += one(k) * (Bag)size(s->hands[other]);
        row[7] += one(k) * (Bag)size(s->decks[other]);
        row[8] += one(k) * (Bag)score(s, other);
        row[9 + k] = s->piles[other];
    }
    row += 9 + seats;
    memset(row, 0, sizeof(Bag) * 3 * (size_t)circle);
    for (int card = 0, play = 0; card < s->laid; play++) {
        int whose = relative(s->plays[play] >> 4, seat, seats) + 1, cheese = s->plays[play] & 15;
        for (int step = 0; step < 3 && card < s->laid; step++, card++) {
            int place = lengths[cheese]++, face = s->faces[card], down = step ? 9 : 8;
            if (place < 8) {
                int is_seen = (whose == 1) | ((face & (UP | TURNED)) != 0);
                row[3 * cheese] += (Bag)(down + is_seen * ((face & 7) + 1 - down)) << (8 * place);
                row[3 * cheese + 1] += (Bag)whose << (8 * place);
            }
            if (++cheese == circle) cheese = 0;
        }
    }
    for (int cheese = 0; cheese < circle; cheese++) {
        row[3 * cheese + 2] = (Bag)lengths[cheese] + one(1) * (Bag)popcount(s->hidden[cheese]);
    }
}

static inline void allow(const State *s, uint8_t *mask, int words) { allow_set(s->legal, mask, words); }
