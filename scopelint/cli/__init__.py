"""The command line."""

from . import commands, utilities, variables
from .group import cli
from .output import ExitCode

__all__ = ["ExitCode", "cli", "commands", "utilities", "variables"]
