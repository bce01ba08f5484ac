"""`scopelint vars`: the variables that programs create."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import click

from scopelint.cli.findings import findings
from scopelint.cli.group import cli
from scopelint.cli.help import Command, Option
from scopelint.cli.opening import as_far_as_it_came, looked_on, open_project
from scopelint.cli.options import common
from scopelint.cli.output import ExitCode, fail, leave, refuse_two, write
from scopelint.config import Settings
from scopelint.discovery import Project
from scopelint.watch import Watch

if TYPE_CHECKING:
    from scopelint.inventory import RootVariables  # start-up time: only the commands that use it load it

FORMATS = ("tree", "json", "html", "dot", "mermaid")


_vars = partial(click.option, cls=Option, section="What is printed")


@cli.command("vars", cls=Command)
@common
@_vars("--output-format", type=click.Choice(FORMATS), default="tree", show_default=True, help="How variables are printed.")
@_vars("--diff", metavar="REV[..REV]", help="Print what changed since a git revision, and whether its checkpoints still load.")
@_vars("--checkpoint", metavar="PATH", help="Print how the program differs from a checkpoint, and how it can be loaded.")
@_vars("--python", metavar="PATH", help="An interpreter with the TensorFlow that reads the checkpoint.")
@_vars("--against", metavar="FILE", help="Compare with what `scopelint verify --run SCRIPT --output-format json` observed.")
@_vars("--unfollowed", is_flag=True, help="Print which calls were not followed, as what they call is not known, instead of variables.")
@_vars("--roots", "only_roots", is_flag=True, help="Print where execution can begin, and why, and stop.")
def variables(paths: tuple[str, ...], output_format: str, against: str | None, unfollowed: bool, only_roots: bool, **options: Any) -> None:
    """Print the variables that programs create, and which calls share them."""
    import json  # start-up time: only the commands that use it load it

    from scopelint import inventory  # start-up time: only the commands that use it load it

    refuse_two(options | {"against": against, "unfollowed": unfollowed}, "diff", "checkpoint", "against", "unfollowed")
    if unfollowed and output_format not in ("tree", "json"):
        fail(f"--output-format {output_format} draws variables; --unfollowed is printed as tree or json")
    watch = looked_on(options)
    project, settings = open_project(paths, options, watch)
    project = project.readable()
    if only_roots:
        with watch.breakable():
            begins, problems = inventory.begins(project, settings)
        if output_format == "json":
            text = json.dumps({"roots": [{"root": root, "reason": reason} for root, reason in begins]}, indent=2) + "\n"
        else:
            text = "".join(f"{root}  ({reason})\n" for root, reason in begins)
        write(text, options["output_file"])
        leave(project.with_problems(problems), ExitCode.CLEAN, options)
    if options["diff"] is not None or options["checkpoint"] is not None:
        _what_changed(project, settings, paths, options | {"output_format": output_format}, watch)
    roots, problems = inventory.inventory(project, settings, watch)
    project = as_far_as_it_came(project.with_problems(problems), watch)
    if against is not None:
        _compare(project, inventory.to_json(roots, project.at), against, options, watch)
    if output_format == "json":
        text = (
            json.dumps(inventory.unfollowed_json(roots, project.at) if unfollowed else inventory.to_json(roots, project.at), indent=2)
            + "\n"
        )
    elif unfollowed:
        text = inventory.unfollowed_text(roots, project.place)
    elif output_format == "tree":
        text = inventory.to_tree(roots, project)
    else:
        text = _picture(roots, project, settings, output_format, watch)
    write(text, options["output_file"])
    leave(project, ExitCode.CLEAN, options, watch)


def _what_changed(project: Project, settings: Settings, paths: tuple[str, ...], options: dict[str, Any], watch: Watch) -> NoReturn:
    from scopelint.cli.comparing import against_checkpoint, against_revision  # start-up time: only where it is asked for

    if options["output_format"] not in ("tree", "json"):
        fail(f"--output-format {options['output_format']} draws variables; what changed is printed as tree or json")
    if options["checkpoint"] is not None:
        against_checkpoint(project, settings, options, watch)
    against_revision(project, settings, paths, options, watch)


def _picture(roots: list[RootVariables], project: Project, settings: Settings, output_format: str, watch: Watch) -> str:
    """The variables as a page with what was found about them, or as a graph."""
    from scopelint.pictures.graphs import dot, mermaid  # start-up time: only where it is asked for
    from scopelint.pictures.html import html  # start-up time

    if output_format == "html":
        return html(roots, findings(project, settings, watch).diagnostics, project)
    return (dot if output_format == "dot" else mermaid)(roots, project.place)


def _compare(project: Project, predicted: dict[str, Any], against: str, options: dict[str, Any], watch: Watch) -> NoReturn:
    """Print where the model differs from what was observed, and end the run."""
    import json  # start-up time: only the commands that use it load it

    from scopelint.verify.observed import compare  # start-up time: only the commands that use it load it

    try:
        seen = json.loads(Path(against).read_text(encoding="utf-8"))
        observed = {root["root"]: root for root in seen["roots"]}
        whole = seen.get("stopped") in ("end", "error", None)
    except OSError as error:
        fail(f"{against}: cannot be read: {error.strerror}")
    except (ValueError, KeyError, TypeError):
        fail(f"{against}: this is not what `scopelint verify --run SCRIPT --output-format json` writes")
    ours = {root["root"]: root for root in predicted["roots"]}
    common = [name for name in ours if name in observed]
    if not common:
        fail(f"{against}: it has none of these programs (it has: {', '.join(observed) or 'none'})")
    lines = [f"{name}: {each.text}" for name in common for each in compare(ours[name], observed[name], whole)]
    write("".join(f"{line}\n" for line in lines) or f"The model agrees with {against}.\n", options["output_file"])
    leave(project, ExitCode.DIAGNOSTICS if lines else ExitCode.CLEAN, options, watch)
