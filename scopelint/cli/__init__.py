"""The command line."""

from ..garbage import leave_to_the_system
from . import commands, utilities, variables
from .group import cli
from .output import ExitCode


def main() -> None:
    """The command `scopelint`, in a process of its own."""
    leave_to_the_system()
    cli(prog_name="scopelint")


__all__ = ["ExitCode", "cli", "commands", "main", "utilities", "variables"]
