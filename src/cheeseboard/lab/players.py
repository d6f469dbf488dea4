"""Who plays in the arena: a bot of ours, OpenSpiel's, a Python file with a function ``choose(game, view, moves)``, a network, or
an agent."""

from typing import Final

from cheeseboard.bots.makers import BotMaker, SeatedBot, bot_maker, from_file, settled
from cheeseboard.bots.thought import Budget

__all__ = ["AGENTS", "ANCHOR", "BotMaker", "SeatedBot", "from_file", "maker_of", "settled"]

ANCHOR: Final = "openspiel-ismcts"
AGENTS: Final = ("python:", "command:", "mcp:", "http://", "https://")  # how the names of agents begin


def maker_of(text: str, budget: Budget) -> BotMaker:
    """A bot by its name, its name and settings (``clara:sims=2000``), or its file; or an agent."""
    if text.startswith(AGENTS):
        from cheeseboard.lab.agents import AgentLimits, agent_maker  # noqa: PLC0415 - a browser has no processes

        return agent_maker(text, AgentLimits())
    if text.endswith(".npz"):
        try:
            from cheeseboard.lab.networks import network_maker  # noqa: PLC0415 - NumPy need not be there
        except ImportError:
            raise ValueError("a network needs NumPy: pip install cheeseboard[rl]") from None

        return network_maker(text)
    name, _, settings = text.partition(":")
    if name == ANCHOR:
        from cheeseboard.lab.anchor import anchor  # noqa: PLC0415 - OpenSpiel need not be there

        return anchor(settled(text, settings, budget))
    return bot_maker(text, budget, (ANCHOR,))
