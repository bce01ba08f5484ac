"""`python -m scopelint`."""

from __future__ import annotations

import os
import sys

if __name__ == "__main__":
    here = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    if sys.path[0] in ("", os.getcwd()) and here != os.getcwd():
        # `-m` puts the current folder first: a `signal.py` there would be taken, and run, for Python's own.
        del sys.path[0]

    from scopelint.cli import main

    main()
