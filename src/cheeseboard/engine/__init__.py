"""The contract every game keeps, and what can be done with any game that keeps it. Knows no game."""
