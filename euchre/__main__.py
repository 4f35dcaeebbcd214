"""`euchre-cli` and `python -m euchre`: Ctrl-C ends them quietly while the commands load, too."""

from __future__ import annotations

import sys


def main() -> None:
    """Load the commands and run the program.

    While they load, Ctrl-C ends it by the signal itself, as within an import an exception could
    come out at any place.
    """
    try:
        import signal

        interrupted = signal.getsignal(signal.SIGINT)
        is_usual = interrupted is signal.default_int_handler  # who ignores it goes on ignoring it
        if is_usual:
            signal.signal(signal.SIGINT, signal.SIG_DFL)
        from euchre.cli import main as run

        if is_usual:
            signal.signal(signal.SIGINT, interrupted)
        run()
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
