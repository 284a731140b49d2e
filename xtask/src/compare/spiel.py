"""The other side of `cargo xtask compare`: OpenSpiel's hearts, checked against ours and timed.

spiel.py check < games        every legal card, turn and return of recorded games
spiel.py playouts MS          decisions a second of its random rollouts after the deal
spiel.py search SIMS < positions   simulations a second of its information-set search
"""

import random
import sys
import time

import pyspiel

GAME = pyspiel.load_game("hearts")


def check():
    """Replays our games and compares all that can be seen from outside."""
    state, games, moves, wrong = None, 0, 0, []
    for line in sys.stdin:
        word, *rest = line.split()
        if word == "deal":
            state = GAME.new_initial_state()
            for action in rest:
                state.apply_action(int(action))
        elif word == "move":
            seat, card = int(rest[0]), int(rest[1])
            legal = [int(code) for code in rest[3:]]
            moves += 1
            if state.current_player() != seat:
                wrong.append(f"game {games}: turn {state.current_player()}, ours {seat}")
            if state.legal_actions() != legal:
                wrong.append(f"game {games}: legal {state.legal_actions()}, ours {legal}")
            state.apply_action(card)
        elif word == "returns":
            theirs = [int(points) for points in state.returns()]
            ours = [int(points) for points in rest]
            if not state.is_terminal() or theirs != ours:
                wrong.append(f"game {games}: returns {theirs}, ours {ours}")
            games += 1
    for line in wrong[:10]:
        print(line)
    print(f"{games} {moves} {len(wrong)}")


def dealt(rng):
    """A state after the deal, and how many decisions are left in it."""
    state = GAME.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    passes = 0 if "No Pass" in str(state).splitlines()[0] else 12
    return state, 52 + passes


def playouts(milliseconds):
    """Rollouts run inside the library: a tree search of two simulations is asked for two hundred rollouts in each."""
    rng = random.Random(1)
    deals = [dealt(rng) for _ in range(20)]
    rollouts = 200
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
    bot = pyspiel.MCTSBot(GAME, evaluator, 1.0, 2, 100, False, 1, False)
    decisions, started = 0, time.perf_counter()
    while (time.perf_counter() - started) * 1000 < milliseconds:
        for state, left in deals:
            # The first simulation starts from the state, the second one decision later.
            bot.step(state)
            decisions += rollouts * (2 * left - 1)
    print(decisions / (time.perf_counter() - started))


def search(simulations):
    """Its search with one rollout a simulation, as ours does."""
    states = []
    for line in sys.stdin:
        state = GAME.new_initial_state()
        for action in line.split():
            state.apply_action(int(action))
        states.append(state)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.ISMCTSBot(1, evaluator, 10.0, simulations)
    started = time.perf_counter()
    for state in states:
        bot.step(state)
    print(simulations * len(states) / (time.perf_counter() - started))


if __name__ == "__main__":
    command, *numbers = sys.argv[1:]
    {"check": check, "playouts": playouts, "search": search}[command](*map(int, numbers))
