"""Seats for agents."""

import click

from cheeseboard.cli import INTERRUPTED
from cheeseboard.cli.asking import LEVELS, Wrong, command

# What a command needs it imports itself, so that ``cheeseboard --help`` answers at once.
# ruff: noqa: PLC0415


@command("mcp")
@click.option("--http", "over_http", is_flag=True, help="Over HTTP, at /mcp (over stdin and stdout).")
@click.option("--port", type=int, default=8020, show_default=True, help="Where, with --http.")
@click.option(
    "--host", metavar="ADDRESS", default="127.0.0.1", show_default=True, help="On which address, with --http."
)
@click.option(
    "--server", metavar="URL", default="http://localhost:8000", show_default=True,
    help="The Cheeseboard server whose rooms may be joined.",
)  # fmt: skip
@click.option(
    "--help-level", type=click.Choice(LEVELS), default="family", show_default=True,
    help="Of tables that agents open: at printed there are no lists of moves, no hints, no odds.",
)  # fmt: skip
def mcp(over_http: bool, port: int, host: str, server: str, help_level: str) -> int:
    """Let language models play: a Model Context Protocol server."""
    from importlib.util import find_spec

    if find_spec("mcp") is None:
        raise Wrong("mcp needs the protocol's package: pip install 'cheeseboard[mcp]'")
    if not server.startswith(("http://", "https://")):
        raise Wrong(f"{server} is no server; write it like http://localhost:8000")
    if not 1 <= port < 1 << 16:
        raise Wrong(f"--port {port}: possible are 1 to 65535")
    from cheeseboard.agents.serving import AgentHouse, agent_server

    house = AgentHouse(server.rstrip("/"), help=help_level)  # type: ignore[arg-type]
    try:
        if over_http:
            click.echo(f"Model Context Protocol at http://{host}:{port}/mcp", err=True)
            agent_server(house).run("streamable-http", host=host, port=port)
        else:
            agent_server(house).run("stdio")
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0
