"""What `--help` says: the options that most people want, in sections that fit a screen; `--help-all` has all of them."""

from __future__ import annotations

import re
from typing import Any

import click


class Option(click.Option):
    """An option in a section of the help; a rare one is told by `--help-all` alone."""

    def __init__(self, *args: Any, section: str = "Options", rare: bool = False, **more: Any) -> None:
        super().__init__(*args, **more)
        self.section = section
        self.rare = rare


class Command(click.Command):
    """A command whose options stand in sections. Those in `elsewhere` are the matter of another command, and count as rare."""

    def __init__(self, *args: Any, elsewhere: str = "", **more: Any) -> None:
        super().__init__(*args, **more)
        self.elsewhere = elsewhere

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        params = super().get_params(ctx)
        return [*params, _HELP_ALL] if any(map(self._is_rare, params)) else params

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        everything = ctx.meta.get(_EVERYTHING, False)
        sections: dict[str, list[tuple[str, str]]] = {}
        left_out = 0
        for param in self.params:
            if not isinstance(param, Option) or (record := param.get_help_record(ctx)) is None:
                continue
            if self._is_rare(param) and not everything:
                left_out += 1
            else:
                sections.setdefault(param.section, []).append(record)
        for title, records in sections.items():
            with formatter.section(title):
                formatter.write_dl(records, col_max=26)
        if left_out:
            formatter.write_paragraph()
            formatter.write_text(f"{left_out} more options: {ctx.command_path} --help-all")

    def _is_rare(self, param: click.Parameter) -> bool:
        return isinstance(param, Option) and (param.rare or param.section == self.elsewhere)


class Settling(Command):
    """A command that may execute programs: what stands after `--` then is for them, and no path."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ours, given = args, []
        if "--" in args and "--execute" in (before := args[: args.index("--")]) and not any(_RUN.match(each) for each in before):
            ours, given = before, args[len(before) + 1 :]
        rest = super().parse_args(ctx, ours)
        ctx.params["arguments"] = tuple(given)
        return rest


_RUN = re.compile(r"--run(=|$)")
_EVERYTHING = "scopelint.help"


def _help_all(ctx: click.Context, _param: click.Parameter, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        ctx.meta[_EVERYTHING] = True
        click.echo(ctx.get_help(), color=ctx.color)
        ctx.exit()


_HELP_ALL = click.Option(["--help-all"], is_flag=True, is_eager=True, expose_value=False, callback=_help_all, help="Show all options.")

__all__ = ["Command", "Option", "Settling"]
