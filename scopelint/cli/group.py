"""The group of all commands: what holds for each of them."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import click

from scopelint import __version__
from scopelint.cli.output import fail, note
from scopelint.config import ConfigError
from scopelint.watch import Interrupted

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem


class _Group(click.Group):
    """A group whose default command is `check`, and whose every failure is one line and status 2."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        known = {*self.commands, *self.get_help_option_names(ctx), "--version", "-V"}
        if ctx.resilient_parsing and not args:
            return super().parse_args(ctx, args)  # a shell wants to know what may come first
        return super().parse_args(ctx, args if args and args[0] in known else ["check", *args])

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """What may come first: a command, or what may follow `check`."""
        check = self.commands["check"]
        with click.Context(check, info_name="check", parent=ctx, resilient_parsing=True) as context:
            paths = next(each for each in check.params if each.name == "paths")
            further = check.shell_complete(context, incomplete) or paths.shell_complete(context, incomplete)
        return [*super().shell_complete(ctx, incomplete), *further]

    def invoke(self, ctx: click.Context) -> Any:
        from scopelint.rulebook import UnknownRuleError  # start-up time: only the commands that use it load it

        try:
            return super().invoke(ctx)
        except (ConfigError, UnknownRuleError) as error:
            fail(str(error))
        except Interrupted as interrupted:
            note("error: interrupted before anything was known")
            raise click.exceptions.Exit(128 + interrupted.signal) from None
        except (click.exceptions.Exit, click.ClickException, click.Abort, BrokenPipeError):
            raise
        except Exception:  # noqa: BLE001 (the last resort: a crash must not pass for findings)
            import traceback  # start-up time

            traceback.print_exc()
            fail("this is a bug in scopelint: please report it with the lines above")


@click.group(cls=_Group, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110})
@click.version_option(__version__, "-V", "--version", message="scopelint %(version)s")
def cli() -> None:
    """Find variable-sharing bugs in TensorFlow code without running it.

    `scopelint PATH...` is short for `scopelint check PATH...`; write a path that is named like a command as `./vars`.
    """
    # File names and source lines may hold what the output's encoding cannot: show it escaped rather than fail.
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
