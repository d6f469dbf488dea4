"""Seats for agents: what a language model or another program from outside is told of a table, and how it plays there."""
