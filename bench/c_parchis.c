/* Random parchís of four, each for themselves, hand-written in C: bench/against_c.py compares the kernels with it.
 *
 *     gcc -O3 -march=native c_parchis.c -o c_parchis && ./c_parchis GAMES SEED
 *
 * prints a line of JSON: throws, decisions, how often each colour won, and the seconds that playing took.
 *
 * The rules are those of docs/rules/parchis.md, simplified as a program that only plays random games would have it:
 *
 *     P-S1          one mode (individual) and four players
 *     options       none is read; all have their default values
 *     P-S3          nobody throws for who starts: yellow does
 *     P-T7          a decision is a piece: two on one square are two choices
 *     P-T8          a 6 does not force a barrier open
 *     P-T10         the third 6 ends the turn, but sends nothing home
 *     P-M2          barriers stand on the 68 squares; two in a corridor block nobody
 *
 * It keeps no legal moves for anybody to ask for, refuses nothing, and has no records, spellings or events.
 *
 * How it is made fast: the way of a colour has 64 squares before its corridor, so that all barriers on it are one
 * word, and those on the next squares a shift and a mask. What can move is a set of four bits, found without branches.
 */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { COLOURS = 4, PIECES = 4, SQUARES = 68, CORRIDOR = 7 };
enum { HOME = 0, START = 1, MOUTH = 64, GOAL = 72 }; /* steps of a colour: one more than in the rules */
enum { OFF_BOARD = SQUARES + COLOURS * CORRIDOR, PLACES }; /* where homes, goals and steps beyond them are */
enum { BONUS_FOR_EATING = 20, BONUS_FOR_GOAL = 10, WAY = GOAL + BONUS_FOR_EATING + 1 };
enum { NOBODY = 0 }; /* on a square; colours that stand there are counted from 1 */

typedef struct {
    uint8_t pieces[COLOURS][PIECES];       /* the step of each */
    uint8_t first[PLACES], second[PLACES]; /* who stands where, in order of arrival */
    uint64_t barriers[COLOURS];            /* on the way of each colour: bit n is its step n + 1 */
    uint8_t at_home[COLOURS], in_goal[COLOURS];
} Game;

static uint8_t place_of[COLOURS][WAY];
static uint8_t step_at[COLOURS][PLACES]; /* the other way; HOME where the colour does not go */
static uint8_t is_safe[PLACES];
static uint8_t member_of[1 << PIECES][PIECES]; /* of a set of pieces, in order */

static uint64_t throws, decisions, wins[COLOURS], random_word;

static unsigned draw_below(unsigned count) {
    uint64_t word = random_word += 0x9E3779B97F4A7C15;
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9;
    word = (word ^ word >> 27) * 0x94D049BB133111EB;
    return ((word ^ word >> 31) >> 32) * count >> 32;
}

static void make_tables(void) {
    static const uint8_t safe[] = {5, 12, 17, 22, 29, 34, 39, 46, 51, 56, 63, 68};
    for (unsigned index = 0; index < sizeof safe; index++) is_safe[safe[index] - 1] = 1;
    memset(place_of, OFF_BOARD, sizeof place_of);
    for (int colour = 0; colour < COLOURS; colour++)
        for (int step = START; step < GOAL; step++) {
            int square = (4 + 17 * colour + step - START) % SQUARES;
            int place = step <= MOUTH ? square : SQUARES + CORRIDOR * colour + step - MOUTH - 1;
            place_of[colour][step] = place;
            step_at[colour][place] = step;
        }
    for (int set = 0; set < 1 << PIECES; set++)
        for (int piece = 0, count = 0; piece < PIECES; piece++)
            if (set >> piece & 1) member_of[set][count++] = piece;
}

/* A barrier arises or goes: it is on the way of every colour that comes along there. */
static void flip_barrier(Game *game, int place) {
    for (int colour = 0; colour < COLOURS; colour++) {
        unsigned bit = step_at[colour][place] - START;
        if (bit < MOUTH) game->barriers[colour] ^= (uint64_t)1 << bit;
    }
}

static void lift(Game *game, int colour, int place) {
    int second = game->second[place];
    if (second == NOBODY) {
        game->first[place] = NOBODY;
        return;
    }
    if (game->first[place] == second) flip_barrier(game, place);
    if (second != colour + 1) game->first[place] = second;
    game->second[place] = NOBODY;
}

static void set_down(Game *game, int colour, int place) {
    if (game->first[place] == NOBODY) {
        game->first[place] = colour + 1;
        return;
    }
    game->second[place] = colour + 1;
    if (game->first[place] == colour + 1) flip_barrier(game, place);
}

static int piece_on(const Game *game, int colour, int step) {
    int piece = 0;
    while (game->pieces[colour][piece] != step) piece++;
    return piece;
}

static void send_home(Game *game, int colour, int place) {
    game->pieces[colour][piece_on(game, colour, step_at[colour][place])] = HOME;
    game->at_home[colour]++;
    lift(game, colour, place);
}

/* P-T3  Two of the colour itself close its start. */
static int can_leave_home(const Game *game, int colour) {
    int place = place_of[colour][START];
    return game->at_home[colour] > 0 && !(game->first[place] == colour + 1 && game->second[place] == colour + 1);
}

/* P-T4  A piece leaves home, and eats one of two that stand there. Returns the bonus. */
static int leave_home(Game *game, int colour) {
    int place = place_of[colour][START], bonus = 0;
    if (game->second[place] != NOBODY) {
        int eaten = game->second[place] != colour + 1 ? game->second[place] : game->first[place];
        send_home(game, eaten - 1, place);
        bonus = BONUS_FOR_EATING;
    }
    game->pieces[colour][piece_on(game, colour, HOME)] = START;
    game->at_home[colour]--;
    set_down(game, colour, place);
    return bonus;
}

/* P-M2, P-M3, P-M6  The pieces in play that can go a number of steps, as a set. */
static unsigned movable(const Game *game, int colour, int steps) {
    uint64_t barriers = game->barriers[colour], ahead = ((uint64_t)1 << steps) - 1;
    unsigned set = 0;
    for (int piece = 0; piece < PIECES; piece++) {
        unsigned from = game->pieces[colour][piece], to = from + steps;
        unsigned is_in_play = from != HOME, is_on_way = to <= GOAL;
        unsigned is_free = from >= MOUTH || (barriers >> from & ahead) == 0;
        unsigned has_room = game->second[place_of[colour][to]] == NOBODY;
        set |= (is_in_play & is_on_way & is_free & has_room) << piece;
    }
    return set;
}

/* P-M4, P-M5, P-M7  A piece walks, and eats or arrives. Returns the bonus. */
static int walk(Game *game, int colour, int piece, int steps) {
    int from = game->pieces[colour][piece], to = from + steps, place = place_of[colour][to], bonus = 0;
    lift(game, colour, place_of[colour][from]);
    game->pieces[colour][piece] = to;
    if (to == GOAL) {
        game->in_goal[colour]++;
        return BONUS_FOR_GOAL;
    }
    int standing = game->first[place];
    if (standing != NOBODY && standing != colour + 1 && !is_safe[place]) {
        send_home(game, standing - 1, place);
        bonus = BONUS_FOR_EATING;
    }
    set_down(game, colour, place);
    return bonus;
}

/* Play a throw with the bonuses that it earns. */
static void play_throw(Game *game, int colour, int die) {
    int steps = die == 6 && game->at_home[colour] == 0 ? 7 : die;
    if (die == 5 && can_leave_home(game, colour)) {
        steps = leave_home(game, colour);
        decisions++;
    }
    while (steps != 0) {
        unsigned set = movable(game, colour, steps);
        if (set == 0) return;
        steps = walk(game, colour, member_of[set][draw_below(__builtin_popcount(set))], steps);
        decisions++;
        if (game->in_goal[colour] == PIECES) return;
    }
}

static void play_game(void) {
    Game game = {.at_home = {PIECES, PIECES, PIECES, PIECES}};
    int colour = 0, sixes = 0, finishers = 0;
    while (finishers < COLOURS - 1) {
        int die = draw_below(6) + 1;
        throws++;
        sixes += die == 6;
        if (sixes < 3) play_throw(&game, colour, die);
        int has_finished = game.in_goal[colour] == PIECES;
        if (has_finished) wins[colour] += finishers++ == 0;
        if (die == 6 && sixes < 3 && !has_finished) continue;
        sixes = 0;
        if (finishers == COLOURS - 1) break;
        do colour = (colour + 1) % COLOURS;
        while (game.in_goal[colour] == PIECES);
    }
}

int main(int count, char **arguments) {
    if (count != 3) {
        fprintf(stderr, "usage: %s GAMES SEED\n", arguments[0]);
        return 2;
    }
    long games = strtol(arguments[1], NULL, 10);
    random_word = strtoull(arguments[2], NULL, 10);
    make_tables();
    struct timespec began, ended;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &began);
    for (long game = 0; game < games; game++) play_game();
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &ended);
    double seconds = (ended.tv_sec - began.tv_sec) + (ended.tv_nsec - began.tv_nsec) * 1e-9;
    printf("{\"throws\": %llu, \"decisions\": %llu, \"wins\": [%llu, %llu, %llu, %llu], \"seconds\": %.9f}\n",
           (unsigned long long)throws, (unsigned long long)decisions, (unsigned long long)wins[0],
           (unsigned long long)wins[1], (unsigned long long)wins[2], (unsigned long long)wins[3], seconds);
    return 0;
}
