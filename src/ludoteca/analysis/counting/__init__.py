"""What happens in throws and moves, counted by kernels: one module a game, all with the same names.

A game's `story.py` tells what happened for people, an event at a time, each with the clause of the rules by which it
happens. That is far too slow for millions of games. These kernels look at the states before and after as the story does
and only count. They must agree with it event by event: tests/analysis/test_counting.py plays games with both.

    EVENTS          what is counted: the kind of the event and its clause, in the order of the counts
    is_opening      whether the next throw only decides who starts
    count_throw     count what happened in a throw; tell how many pieces were captured
    count_move      count what happened in a move; tell how many pieces were captured

What counts is given the state before, which nobody needs afterwards: it may be changed.
"""
