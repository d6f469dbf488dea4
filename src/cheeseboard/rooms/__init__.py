"""Rooms in which people and bots play: what is asked, decided, written down and told. Nothing here knows a network."""
