"""`scopelint verify --run`: the program itself, beside what was predicted of it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from scopelint.cli.findings import findings, report, target
from scopelint.cli.opening import as_far_as_it_came, looked_on, open_project
from scopelint.cli.output import ExitCode, fail, leave, note, write
from scopelint.discovery import absolute

if TYPE_CHECKING:
    from scopelint.verify.observed import Until  # start-up time: only the commands that use it load it


def run_program(script: str, arguments: tuple[str, ...], until: Until, options: dict[str, Any]) -> NoReturn:
    """Execute the user's program, lay what it did beside what was predicted, print, and end the run."""
    import json  # start-up time: only the commands that use it load it

    from scopelint import inventory  # start-up time: only the commands that use it load it
    from scopelint.verify.observed import SECONDS, compare, observe_program, settle_by_run  # start-up time
    from scopelint.verify.runner import ChildError  # start-up time: only the commands that use it load it

    watch = looked_on(options)
    project, settings = open_project([script], options, watch)
    path = absolute(Path(script))
    if (file := project.file(path)) is None:
        fail(f"{script}: there is no such program")
    label = f"{file.display}:<module>"
    analysed = findings(project, replace(settings, verify=True), watch)
    project, found, rules, _ = analysed
    watch.clear()
    try:
        with watch.breakable():
            observed = observe_program(path, label, arguments, project.root, target(options), until, options["timeout"] or SECONDS)
    except ChildError as error:
        fail(f"{script} could not be run: {error}")
    roots, problems = inventory.inventory(project, settings, watch)
    project = as_far_as_it_came(project.with_problems(problems), watch)
    seen = observed.as_dict()
    predicted: dict[str, Any] = next((root for root in inventory.to_json(roots)["roots"] if root["root"] == label), {"graphs": []})
    found, missed = settle_by_run(found, observed, rules)
    missed += [each.text for each in compare(predicted, seen["roots"][0], observed.whole) if each.missed]
    if settings.output_format == "json":
        from scopelint.reporters.context import Context  # start-up time: only the commands that use it load it
        from scopelint.reporters.json import as_dict  # start-up time

        context = Context(project, rules)
        text = json.dumps({**seen, "findings": [as_dict(each, context) for each in found], "missed": missed}, indent=2) + "\n"
    else:
        text = report(analysed._replace(project=project, diagnostics=found), settings, options)
        text += f"{observed.in_words()}\n" if not options["quiet"] else ""
        text += f"It raised {observed.error}\n" if observed.error else ""
        text += "Missed by the static analysis:\n" + "".join(f"  {each}\n" for each in missed) if missed else ""
    if options["verbose"]:
        note(observed.printed[-2000:])
    write(text, options["output_file"])
    leave(project, ExitCode.DIAGNOSTICS if (found or missed) and not options["exit_zero"] else ExitCode.CLEAN, options, watch)
