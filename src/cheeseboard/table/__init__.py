"""One game being played by somebody."""
