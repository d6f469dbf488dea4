"""What a stranger would try with an installed Cheeseboard: every game to its end, the words, the page.

python tools/play_all.py compiled       or pure: the build that was asked for
"""

import importlib.resources
import sys

import cheeseboard

for name in cheeseboard.games():
    game = cheeseboard.new(name, seed=7)
    while not game.over:
        game.play(game.moves()[0])
    print(name, game.scores(), len(str(game)))
if not (importlib.resources.files("cheeseboard") / "web/static/index.html").is_file():
    sys.exit("the page is missing")
if cheeseboard.compiled != (sys.argv[1] == "compiled"):
    sys.exit(f"the rules are {'compiled' if cheeseboard.compiled else 'interpreted'}, and not what was asked for")
