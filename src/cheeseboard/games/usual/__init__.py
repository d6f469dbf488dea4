"""How any game can be played, drawn, told and learned from, as long as it has no way of its own."""
