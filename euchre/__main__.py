"""`python -m euchre` is euchre-cli."""

from euchre.cli import main

if __name__ == "__main__":
    main()
