"""The command line."""

from .commands import ExitCode, cli

__all__ = ["ExitCode", "cli"]
