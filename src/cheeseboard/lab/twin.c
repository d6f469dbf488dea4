/* Random games of a twin: a game's rules once more, in C, as fast as they are written down plainly. For `cheeseboard bench --limit`.

   TWIN names the game's file. It has a State with `seats`, `turn` and `tickets`, and begin, drawn, happen, score and rank; and see
   and allow, which write what a seat sees and may play.
   The dice are those of engine/dice.py, the loop and the tally those of engine/playout.py, so that games agree move by move, and
   many games at once are those of engine/batch.py, so that they are seen alike. */

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define LUCK (-1)
#define NOBODY (-2)

typedef uint64_t Set; /* a bitmask */
typedef uint64_t Bag; /* eight bits a kind */

/* Sets and bags */

#define EACH 0x0101010101010101ULL

static inline Set bit(int member) { return 1ULL << member; }

static inline int popcount(Set set) {
#ifdef __POPCNT__
    return __builtin_popcountll(set);
#else
    set = set - ((set >> 1) & 0x5555555555555555ULL);
    set = (set & 0x3333333333333333ULL) + ((set >> 2) & 0x3333333333333333ULL);
    return (int)((((set + (set >> 4)) & 0x0F0F0F0F0F0F0F0FULL) * EACH) >> 56);
#endif
}

static inline int lowest(Set set) { return __builtin_ctzll(set); }

static inline int nth(Set set, int k) {
#ifdef __BMI2__
    return __builtin_ctzll(__builtin_ia32_pdep_di(1ULL << k, set));
#else
    while (k-- > 0) set &= set - 1;
    return lowest(set);
#endif
}

static inline Bag one(int kind) { return 1ULL << (8 * kind); }

static inline int held(Bag bag, int kind) { return (int)((bag >> (8 * kind)) & 255); }

static inline int size(Bag bag) { return (int)((bag * EACH) >> 56); }

static inline Set kinds(Bag bag) {
#ifdef __BMI2__
    return __builtin_ia32_pext_di(bag + 0x7F7F7F7F7F7F7FULL, 0x80808080808080ULL);
#else
    return (((((bag + 0x7F7F7F7F7F7F7FULL) >> 7) & 0x01010101010101ULL) * 0x0102040810204000ULL) >> 56);
#endif
}

static inline int nth_kind(Bag bag, int ticket) {
    uint64_t ends = bag * EACH;
    uint64_t lower = ((uint64_t)ticket * 0x01010101010101ULL + 0x80808080808080ULL - (ends & 0xFFFFFFFFFFFFFFULL)) >> 7;
    return (int)(((lower & 0x01010101010101ULL) * EACH) >> 56);
}

static inline Bag spread(Set members) {
#ifdef __BMI2__
    return __builtin_ia32_pdep_di(members, EACH);
#else
    return ((members & 127) * 0x40810204081ULL & 0x01010101010101ULL) | (members >> 7 & 1) << 56;
#endif
}

/* Seats as one of them counts */

static inline int relative(int other, int seat, int seats) { return other >= seat ? other - seat : other - seat + seats; }

static inline int to_the_left(int seat, int k, int seats) { return seat + k < seats ? seat + k : seat + k - seats; }

static inline int at_most(int number) { return number < 127 ? number : 127; }

/* Which moves are legal, a byte for each */

static inline void allow_set(Set legal, uint8_t *mask, int words) {
    for (int k = 0; k < words; k++, legal >>= 8, mask += 8) {
        Bag word = spread(legal & 255);
        memcpy(mask, &word, 8);
    }
}

#include TWIN

/* Dice */

static uint64_t scrambled(uint64_t word) {
    word ^= word >> 16;
    word = (word * 0x21F0AAAD) & 0xFFFFFFFF;
    word ^= word >> 15;
    word = (word * 0x735A2D97) & 0xFFFFFFFF;
    return word ^ (word >> 15);
}

static uint64_t seeded(uint64_t seed) {
    uint64_t low = scrambled(seed & 0xFFFFFFFF);
    uint64_t high = scrambled((seed >> 32) ^ low ^ 0x5BD1E995) >> 3;
    return (high << 32) + low + 1;
}

static inline int below(uint64_t *word, uint64_t n) {
    *word = 698769069ULL * (*word & 0xFFFFFFFF) + (*word >> 32);
    return (int)((((*word ^ (*word >> 32)) & 0xFFFFFFFF) * n) >> 32);
}

/* The tally: games, steps, decisions, shared, nobody; wins, squares, scores of each seat; lengths. */

#define WHOLE 2520
#define SCORES 256

static void count(const State *state, int64_t *tally, int64_t steps, int64_t decisions) {
    int seats = state->seats, best = 0;
    Set winners = 0;
    int64_t *wins = tally + 5, *squares = wins + seats, *scores = squares + seats, *lengths = scores + seats * SCORES;
    tally[0] += 1;
    tally[1] += steps;
    tally[2] += decisions;
    lengths[decisions] += 1;
    for (int seat = 0; seat < seats; seat++) {
        int worth = rank(state, seat);
        scores[seat * SCORES + score(state, seat)] += 1;
        if (worth > best) best = worth, winners = 0;
        if (worth == best) winners |= bit(seat);
    }
    int64_t share = winners ? WHOLE / popcount(winners) : 0;
    tally[3] += share > 0 && share < WHOLE;
    tally[4] += share == 0;
    for (Set left = winners; left; left &= left - 1) {
        wins[lowest(left)] += share;
        squares[lowest(left)] += share * share;
    }
}

/* Plays so many games, and counts them. */
void batch(int64_t seats, int64_t games, int64_t seed, int64_t *tally) {
    State start;
    memset(&start, 0, sizeof start);
    begin(&start, (int)seats);
    for (int64_t game = 0; game < games; game++) {
        State state = start;
        uint64_t word = seeded((uint64_t)(seed + game));
        int64_t draws = 0, decisions = 0;
        while (state.turn != NOBODY) {
            if (state.turn == LUCK) draws++;
            else decisions++;
            happen(&state, drawn(&state, below(&word, (uint64_t)state.tickets)));
        }
        count(&state, tally, draws + decisions, decisions);
    }
}

/* Plays one game, and writes for each step who decides, with how many tickets, and the move. How many steps. */
int64_t trace(int64_t seats, int64_t seed, int64_t *steps, int64_t room) {
    State state;
    memset(&state, 0, sizeof state);
    begin(&state, (int)seats);
    uint64_t word = seeded((uint64_t)seed);
    int64_t done = 0;
    for (; state.turn != NOBODY && done < room; done++) {
        int move = drawn(&state, below(&word, (uint64_t)state.tickets));
        *steps++ = state.turn;
        *steps++ = state.tickets;
        *steps++ = move;
        happen(&state, move);
    }
    return done;
}

/* Many games at once. The arrays are the caller's. */

typedef struct {
    int64_t games, words, mask_words;
    Bag *observations;
    uint8_t *masks, *turns, *over;
    double *rewards;
    uint64_t *luck; /* of each game */
    State start, *states;
} Many;

static void show_game(Many *many, int64_t k) {
    State *state = many->states + k;
    many->turns[k] = (uint8_t)state->turn;
    see(state, state->turn, many->observations + k * many->words);
    allow(state, many->masks + k * many->mask_words * 8, (int)many->mask_words);
}

static void let_luck_play(Many *many, int64_t k) {
    State *state = many->states + k;
    while (state->turn == LUCK) happen(state, drawn(state, below(many->luck + k, (uint64_t)state->tickets)));
}

static void pay(Many *many, int64_t k) {
    const State *state = many->states + k;
    int seats = state->seats, best = 0;
    Set winners = 0;
    many->over[k] = 1;
    for (int seat = 0; seat < seats; seat++) {
        int worth = rank(state, seat);
        if (worth > best) best = worth, winners = 0;
        if (worth == best) winners |= bit(seat);
    }
    for (int seat = 0; seat < seats; seat++) {
        double share = winners >> seat & 1 ? 1.0 / popcount(winners) : 0.0;
        many->rewards[k * seats + seat] = winners ? share - 1.0 / seats : 0.0;
    }
}

Many *many_begin(int64_t seats, int64_t games, int64_t seed, int64_t words, int64_t mask_words, Bag *observations, uint8_t *masks,
                 uint8_t *turns, uint8_t *over, double *rewards) {
    Many *many = calloc(1, sizeof *many);
    *many = (Many){games, words, mask_words, observations, masks, turns, over, rewards, 0, {0}, 0};
    many->luck = calloc((size_t)games, sizeof *many->luck);
    many->states = calloc((size_t)games, sizeof *many->states);
    begin(&many->start, (int)seats);
    uint64_t word = seeded((uint64_t)seed);
    for (int64_t k = 0; k < games; k++) {
        uint64_t high = (uint64_t)below(&word, 1ULL << 31) << 31;
        many->luck[k] = seeded(high + (uint64_t)below(&word, 1ULL << 31));
        many->states[k] = many->start;
    }
    for (int64_t k = 0; k < games; k++) {
        let_luck_play(many, k);
        show_game(many, k);
    }
    return many;
}

/* A legal move in each game; whether all were legal. If not, none is played. */
int64_t many_step(Many *many, const int16_t *moves) {
    int seats = many->start.seats;
    for (int64_t k = 0; k < many->games; k++) {
        if (moves[k] < 0 || moves[k] >= many->mask_words * 8 || !many->masks[k * many->mask_words * 8 + moves[k]]) return 0;
    }
    for (int64_t k = 0; k < many->games; k++) {
        State *state = many->states + k;
        if (many->over[k]) {
            many->over[k] = 0;
            for (int seat = 0; seat < seats; seat++) many->rewards[k * seats + seat] = 0.0;
        }
        happen(state, moves[k]);
        let_luck_play(many, k);
        if (state->turn == NOBODY) {
            pay(many, k);
            *state = many->start;
            let_luck_play(many, k);
        }
        show_game(many, k);
    }
    return 1;
}

void many_moves(Many *many, int16_t *moves) {
    for (int64_t k = 0; k < many->games; k++) {
        State *state = many->states + k;
        moves[k] = (int16_t)drawn(state, below(many->luck + k, (uint64_t)state->tickets));
    }
}

void many_end(Many *many) {
    free(many->luck);
    free(many->states);
    free(many);
}
