"""`scopelint verify --run`: the program itself, beside what was predicted of it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from scopelint.cli.findings import Found, findings, report
from scopelint.cli.opening import as_far_as_it_came, looked_on, open_project
from scopelint.cli.output import ExitCode, fail, leave, note, write
from scopelint.cli.settling import in_lines, staying, target
from scopelint.config import Settings
from scopelint.discovery import Problem, absolute
from scopelint.watch import Interrupted

if TYPE_CHECKING:
    from scopelint.rulebook import RuleBook  # start-up time: only the commands that use it load it
    from scopelint.verify.observed import Observed, Until  # start-up time: only the commands that use it load it


def run_program(script: str, arguments: tuple[str, ...], until: Until, options: dict[str, Any]) -> NoReturn:
    """Execute the user's program, lay what it did beside what was predicted, print, and end the run."""
    from scopelint import inventory  # start-up time: only the commands that use it load it
    from scopelint.verify.observed import SECONDS, compare, observe_program, settle_by_run  # start-up time
    from scopelint.verify.runner import ChildError  # start-up time: only the commands that use it load it

    watch = looked_on(options)
    project, settings = open_project([script], options, watch)
    path = absolute(Path(script))
    if (file := project.file(path)) is None:
        fail(f"{script}: there is no such program")
    if file.notebook:
        fail(f"{script}: a notebook is not run; `jupyter nbconvert --to script` makes a program of it")
    label = f"{file.display}:<module>"
    analysed = findings(project, replace(settings, verify=True), watch)
    project, found, rules, _ = analysed
    watch.goes_on(f"{script} runs")
    observed = None
    try:
        with watch.breakable():
            observed = observe_program(path, label, arguments, project.root, target(options), until, options["timeout"] or SECONDS)
    except ChildError as error:
        project = project.with_problems([Problem(script, f"could not be run: {error}")])
    except Interrupted:
        watch.undone.append(f"running {script}")
    missed: list[str] = []
    if observed is not None:
        if observed.died:
            project = project.with_problems([Problem(script, observed.died)])
        roots, problems = inventory.inventory(project, settings, watch)
        project = project.with_problems(problems)
        predicted: dict[str, Any] = next(
            (root for root in inventory.to_json(roots, project.at)["roots"] if root["root"] == label), {"graphs": []}
        )
        found, missed = settle_by_run(found, observed, rules)
        missed += [each.text for each in compare(predicted, observed.as_dict()["roots"][0], observed.whole) if each.missed]
        if missed and options["reduce"] is not None:
            _reduce(path, project.root, replace(settings, verify=True), rules, arguments, options)
    project = as_far_as_it_came(project, watch)
    found, omitted = staying(found, options)
    analysed = analysed._replace(project=project, diagnostics=found)
    write(_report(analysed, missed, observed, settings, options, omitted), options["output_file"])
    leave(project, ExitCode.DIAGNOSTICS if (found or missed) and not options["exit_zero"] else ExitCode.CLEAN, options, watch)


def _reduce(script: Path, root: Path, settings: Settings, rules: RuleBook, arguments: tuple[str, ...], options: dict[str, Any]) -> None:
    """Write the smallest part of a program that does something that the analysis does not predict of it."""
    from scopelint import inventory  # start-up time: only the commands that use it load it
    from scopelint.discovery import discover  # start-up time
    from scopelint.lint import lint  # start-up time: only the commands that use it load it
    from scopelint.verify.executed import SECONDS  # start-up time: only the commands that use it load it
    from scopelint.verify.reduced import reduced  # start-up time
    from scopelint.verify.unpredicted import of_run  # start-up time

    def missed(part: Path, answer: dict[str, Any]) -> list[str]:
        project = discover([str(part)], settings).readable()
        report = lint(project, settings)
        roots = inventory.to_json(inventory.inventory(project, settings)[0], project.at)["roots"]
        predicted: dict[str, Any] = next((root for root in roots if root["root"].endswith(f"{part.name}:<module>")), {"graphs": []})
        return of_run(predicted, answer, report.diagnostics, rules)

    text = reduced(script, root, target(options), arguments, options["timeout"] or SECONDS, missed)
    if text is None:
        note(f"{options['reduce']} is not written: without its training and its files, the program does what was predicted")
        return
    try:
        Path(options["reduce"]).write_text(text, "utf-8")
    except OSError as error:
        fail(f"{options['reduce']}: cannot be written: {error.strerror}")
    note(f"{options['reduce']}: the smallest part of {script.name} found that does what was not predicted; worth a report")


def _report(found: Found, missed: list[str], observed: Observed | None, settings: Settings, options: dict[str, Any], omitted: str) -> str:
    """Findings as they are printed, and what the program did."""
    if settings.output_format == "json":
        import json  # start-up time: only the commands that use it load it

        from scopelint.reporters.context import Context  # start-up time: only the commands that use it load it
        from scopelint.reporters.json import as_dict  # start-up time

        context = Context(found.project, found.rules, witnesses=options["show_witness"])
        seen = {} if observed is None else observed.as_dict()
        return json.dumps({**seen, "findings": [as_dict(each, context) for each in found.diagnostics], "missed": missed}, indent=2) + "\n"
    text = report(found, settings, options, omitted=omitted)
    if observed is not None:
        text += f"{observed.in_words()}\n" if not options["quiet"] else ""
        text += f"It raised {observed.error}\n" if observed.error else ""
        if options["verbose"]:
            note(observed.printed[-2000:])
    return text + in_lines(missed)
