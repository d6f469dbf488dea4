/* Random games of a twin: a game's rules once more, in C, as fast as they are written down plainly. For `cheeseboard bench --limit`.

   TWIN names the game's file. It has a State with `seats`, `turn` and `tickets`, and begin, drawn, happen, score and rank.
   The dice are those of engine/dice.py, the loop and the tally those of engine/playout.py, so that games agree move by move. */

#include <stdint.h>
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
            word = 698769069ULL * (word & 0xFFFFFFFF) + (word >> 32);
            happen(&state, drawn(&state, (int)((((word ^ (word >> 32)) & 0xFFFFFFFF) * (uint64_t)state.tickets) >> 32)));
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
        word = 698769069ULL * (word & 0xFFFFFFFF) + (word >> 32);
        int move = drawn(&state, (int)((((word ^ (word >> 32)) & 0xFFFFFFFF) * (uint64_t)state.tickets) >> 32));
        *steps++ = state.turn;
        *steps++ = state.tickets;
        *steps++ = move;
        happen(&state, move);
    }
    return done;
}
