"""Players who are not people. A bot is a seat: it is given its view, and nothing else."""
