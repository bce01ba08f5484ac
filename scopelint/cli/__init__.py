"""The command line."""

from .commands import cli
from .saying import ExitCode

__all__ = ["ExitCode", "cli"]
