"""What shells complete: files, codes of rules, and the scripts that make them ask."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

SHELLS = ("bash", "zsh", "fish")


def files(_context: click.Context, _parameter: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """The shell knows the files."""
    from click.shell_completion import CompletionItem  # start-up time: only a shell asks for it

    return [CompletionItem(incomplete, type="file")]


def codes(_context: click.Context, _parameter: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Codes of rules; of a list the last one is completed."""
    from click.shell_completion import CompletionItem  # start-up time: only a shell asks for it

    from scopelint.rulebook import RuleBook  # start-up time: only a shell asks for it

    before, comma, last = incomplete.rpartition(",")
    rules = RuleBook.load().rules.values()
    return [CompletionItem(f"{before}{comma}{rule.code}", help=rule.name) for rule in rules if rule.code.startswith(last.upper())]


def script(command: click.Command, shell: str) -> str:
    """What a shell reads to complete scopelint's arguments."""
    from click.shell_completion import get_completion_class  # start-up time: only a shell asks for it

    found = get_completion_class(shell)
    assert found is not None
    return found(command, {}, "scopelint", "_SCOPELINT_COMPLETE").source() + "\n"
