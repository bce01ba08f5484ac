"""The small commands, which look at no program."""

from __future__ import annotations

from pathlib import Path

import click

from scopelint.cli import completing
from scopelint.cli.group import cli
from scopelint.cli.output import fail, note, write
from scopelint.config import CACHE_FOLDER
from scopelint.discovery import find_root


@cli.command()
@click.argument("paths", nargs=-1, metavar="[PATH]...")
def clean(paths: tuple[str, ...]) -> None:
    """Remove the caches of the projects that hold these paths (default: the current folder)."""
    import shutil  # start-up time: only the commands that use it load it

    for path in paths or (".",):
        folder = find_root([Path(path)])[0] / CACHE_FOLDER
        if folder.is_dir():
            try:
                shutil.rmtree(folder)
            except OSError as error:
                fail(f"{folder}: cannot be removed: {error.strerror}")
            note(f"removed {folder}")


@cli.command()
@click.argument("code", required=False, shell_complete=completing.codes)
def rule(code: str | None) -> None:
    """Explain a rule, or list all rules."""
    from scopelint.rulebook import RuleBook  # start-up time: only the commands that use it load it

    book = RuleBook.load()
    if code is not None:
        write(book.get(code).body, None)
        return
    width = max(len(rule.name) for rule in book.rules.values())
    for each in book.rules.values():
        off = "" if each.default else " (off by default)"
        write(f"{each.code}  {each.name:<{width}}  {each.severity.value:<7}  {each.summary}{off}\n", None)


@cli.command()
def server() -> None:
    """Serve an editor that speaks the Language Server Protocol, over standard input and output.

    docs/editors.md says how editors are told of it. Needs the extra scopelint[lsp].
    """
    try:
        from scopelint.server.protocol import serve  # an optional dependency
    except ImportError as error:
        if error.name is None or error.name.partition(".")[0] not in ("pygls", "lsprotocol"):
            raise
        fail("the server needs the package pygls: pip install 'scopelint[lsp]'")
    if not serve():
        fail("the editor has gone without a word; what was known until then is kept")


@cli.command()
@click.argument("shell", type=click.Choice(completing.SHELLS))
def completion(shell: str) -> None:
    """Print what makes a shell complete scopelint's arguments.

    \b
    bash: eval "$(scopelint completion bash)"       in ~/.bashrc
    zsh:  eval "$(scopelint completion zsh)"        in ~/.zshrc, after compinit
    fish: scopelint completion fish | source        in ~/.config/fish/config.fish
    """
    write(completing.script(cli, shell), None)
