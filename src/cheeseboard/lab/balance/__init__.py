"""Is a game fair, deep, tense? Games are played, each becomes a plain row, and rows become figures."""
