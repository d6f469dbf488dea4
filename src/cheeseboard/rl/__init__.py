"""The games for those who train and study players: OpenSpiel, PettingZoo, Gymnasium, and many games at once.

Nothing here is imported until it is asked for; each module says which extra it needs.
"""
