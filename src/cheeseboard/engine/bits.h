/* The functions of bits.py as the processor has them. The build puts these in place of the calls; the results are the same.

   Where the compiler may not assume bit instructions (x86-64 of any age), the processor is asked once, when the library is loaded.
   A bag and a set are never negative, so shifts are those of unsigned words. */

#ifndef CHEESEBOARD_BITS_H
#define CHEESEBOARD_BITS_H

#include <stdint.h>

#if defined(_MSC_VER) && !defined(__clang__)
#include <intrin.h>
#endif

#define BITS_EACH 0x0101010101010101ULL

#if defined(__GNUC__) && defined(__x86_64__) && !(defined(__POPCNT__) && defined(__BMI2__))
#define BITS_ASKED 1
#include <cpuid.h>

static int bits_has_popcnt;
static int bits_has_pdep; /* and is quick at it: AMD's families before 25 take as long as a loop */

__attribute__((constructor)) static void bits_ask(void) {
    unsigned a, b, c, d, family;
    if (!__get_cpuid(1, &a, &b, &c, &d)) return;
    bits_has_popcnt = (c >> 23) & 1;
    family = ((a >> 8) & 15) + ((a >> 20) & 255);
    if (!__get_cpuid(0, &a, &b, &c, &d)) return;
    if (b == signature_AMD_ebx && family < 25) return;
    if (!__get_cpuid_count(7, 0, &a, &b, &c, &d)) return;
    bits_has_pdep = (b >> 8) & 1;
}
#endif

/* Sets */

static inline int64_t Bits_bit(int64_t member) { return (int64_t)(1ULL << (member & 63)); }

static inline uint64_t bits_added(uint64_t bits) {
    bits = bits - ((bits >> 1) & 0x5555555555555555ULL);
    bits = (bits & 0x3333333333333333ULL) + ((bits >> 2) & 0x3333333333333333ULL);
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0FULL;
    return (bits * BITS_EACH) >> 56;
}

static inline int64_t Bits_popcount(int64_t bits) {
#if defined(BITS_ASKED)
    if (__builtin_expect(bits_has_popcnt, 1)) {
        int64_t found;
        __asm__("popcntq %1, %0" : "=r"(found) : "r"(bits) : "cc");
        return found;
    }
    return (int64_t)bits_added((uint64_t)bits);
#elif defined(__GNUC__)
    return __builtin_popcountll((unsigned long long)bits);
#else
    return (int64_t)bits_added((uint64_t)bits);
#endif
}

static inline int64_t Bits_lowest(int64_t bits) {
#if defined(__GNUC__)
    return __builtin_ctzll((unsigned long long)bits);
#elif defined(_MSC_VER) && (defined(_M_X64) || defined(_M_ARM64))
    unsigned long found = 0;
    _BitScanForward64(&found, (uint64_t)bits);
    return (int64_t)found;
#else
    return (int64_t)bits_added(((uint64_t)bits & (0 - (uint64_t)bits)) - 1);
#endif
}

static inline int64_t Bits_nth(int64_t bits, int64_t k) {
#if defined(__GNUC__) && defined(__x86_64__)
#if defined(BITS_ASKED)
    if (__builtin_expect(bits_has_pdep, 1))
#endif
    {
        uint64_t found;
        __asm__("pdepq %2, %1, %0" : "=r"(found) : "r"(1ULL << (k & 63)), "r"(bits));
        return __builtin_ctzll(found);
    }
#endif
    while (k > 0) {
        bits &= bits - 1;
        k -= 1;
    }
    return Bits_lowest(bits);
}

/* Bags */

static inline int64_t Bits_one(int64_t kind) { return Bits_bit(8 * kind); }

static inline int64_t Bits_held(int64_t bag, int64_t kind) { return (bag >> ((8 * kind) & 63)) & 255; }

static inline int64_t Bits_size(int64_t bag) { return (int64_t)(((uint64_t)bag * BITS_EACH) >> 56); }

static inline int64_t Bits_kinds(int64_t bag) {
    uint64_t found = (((uint64_t)bag + 0x7F7F7F7F7F7F7FULL) >> 7) & 0x01010101010101ULL;
    return (int64_t)((found * 0x0102040810204000ULL) >> 56); /* the bit of kind k goes to 56 + k */
}

static inline int64_t Bits_nth_kind(int64_t bag, int64_t ticket) {
    uint64_t ends = (uint64_t)bag * BITS_EACH;
    uint64_t lower = (((uint64_t)ticket * 0x01010101010101ULL + 0x80808080808080ULL - (ends & 0xFFFFFFFFFFFFFFULL)) >> 7);
    return (int64_t)(((lower & 0x01010101010101ULL) * BITS_EACH) >> 56);
}

static inline int64_t Bits_spread(int64_t members) {
    uint64_t low = ((uint64_t)(members & 127) * 0x40810204081ULL) & 0x01010101010101ULL;
    return (int64_t)(low | (uint64_t)((members >> 7) & 1) << 56);
}

#endif
