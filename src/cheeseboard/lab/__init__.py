"""Games counted, measured and written out."""
