"""`python -m scopelint`."""

from __future__ import annotations

from scopelint.cli import cli

if __name__ == "__main__":
    cli(prog_name="scopelint")
