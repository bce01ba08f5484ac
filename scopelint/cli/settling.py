"""What commands do with findings that are settled: have it done, keep some, write their witnesses."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from scopelint.cli.output import fail, note
from scopelint.config import Settings
from scopelint.discovery import Problem, Project
from scopelint.watch import Interrupted, Watch

if TYPE_CHECKING:
    from scopelint.diagnostics import Diagnostic  # start-up time: only the commands that use it load it
    from scopelint.rulebook import RuleBook
    from scopelint.verify.runner import Target


class Told(NamedTuple):
    """Findings with their verdicts, and what programs did that was not predicted of them."""

    project: Project
    diagnostics: list[Diagnostic]
    missed: Sequence[str] = ()


def settled(project: Project, settings: Settings, found: list[Diagnostic], rules: RuleBook, options: dict[str, Any], watch: Watch) -> Told:
    """The findings with their verdicts."""
    from scopelint.verify.settle import settle  # start-up time: only the commands that use it load it

    watch.goes_on("TensorFlow settles what was found")
    missed: Sequence[str] = ()
    try:
        with watch.breakable():
            found_out = settle(found, target(options))
            found = list(found_out.diagnostics)
            if options.get("execute"):
                watch.goes_on("the programs are run")
                found, missed = _executed(project, settings, found, rules, options)
    except Interrupted:
        watch.undone.append("settling what was found on TensorFlow")
        return Told(project, found)
    if found_out.obstacle and not any(each.verification is not None and each.verification.status != "inconclusive" for each in found):
        project = project.with_problems([Problem("verify", f"nothing could be run: {found_out.obstacle}")])
    return Told(project, found, missed)


def _executed(
    project: Project, settings: Settings, found: Sequence[Diagnostic], rules: RuleBook, options: dict[str, Any]
) -> tuple[list[Diagnostic], list[str]]:
    """The findings with what the programs themselves did, and what was not predicted of that."""
    from scopelint import inventory  # start-up time: only the commands that use it load it
    from scopelint.verify.executed import SECONDS, Ground, settle_by_execution  # start-up time
    from scopelint.verify.unpredicted import unpredicted  # start-up time

    displayed = {file.display: file.path for file in project.files}
    ground = Ground(displayed.get, project.root, rules, options["arguments"])
    answers: dict[str, list[dict[str, Any]]] = {}
    executed = settle_by_execution(
        found, ground, target(options), options["timeout"] or SECONDS, lambda root, answer: answers.setdefault(root, []).append(answer)
    )
    if not answers:
        return executed, []
    roots = inventory.to_json(inventory.inventory(project, settings)[0], project.at)["roots"]
    return executed, unpredicted({root["root"]: root for root in roots}, answers, executed, rules)


def in_lines(missed: Sequence[str]) -> str:
    """What was not predicted, as it is printed."""
    return "Missed by the static analysis:\n" + "".join(f"  {each}\n" for each in missed) if missed else ""


def staying(found: list[Diagnostic], options: dict[str, Any]) -> tuple[list[Diagnostic], str]:
    """The findings that somebody wants to see, by their verdicts, and what is to be said of the others."""
    from scopelint.verify.settle import kept, left_out  # start-up time: only the commands that use it load it

    if not options["verified_only"] and not options["drop_inconclusive"]:
        return found, ""
    staying = kept(found, confirmed_only=options["verified_only"])
    return staying, left_out(found, staying)


def write_all_witnesses(found: list[Diagnostic], options: dict[str, Any]) -> None:
    """Write each witness to a file of its own, if that is asked for."""
    from scopelint.verify.settle import write_witnesses  # start-up time: only the commands that use it load it

    if options["witness_dir"] is None:
        return
    try:
        count = write_witnesses(found, Path(options["witness_dir"]))
    except OSError as error:
        fail(f"{options['witness_dir']}: cannot be written: {error.strerror}")
    if options["verbose"]:
        note(f"witnesses: {count} in {options['witness_dir']}")


_HELLO = "scopelint asks"
_START = 60.0
"""Seconds in which an interpreter says a word."""


def refuse_what_is_no_python(options: dict[str, Any]) -> None:
    """End the run where what `--python` names is no interpreter: before anything is analysed, which takes longer."""
    if options["python"] is None:
        return
    import shutil  # start-up time: only the commands that use it load it
    import subprocess  # start-up time: only the commands that use it load it

    path = _interpreter(options)
    if shutil.which(path) is None:
        there = "this is no program that can be run" if Path(path).exists() else "there is no such program"
        fail(f"--python {options['python']}: {there}; name an interpreter that has TensorFlow, such as .venv/bin/python")
    command = [path, "-I", "-S", "-c", f"print({_HELLO!r})"]
    try:
        said = subprocess.run(command, capture_output=True, stdin=subprocess.DEVNULL, timeout=_START, check=False).stdout
    except (OSError, subprocess.TimeoutExpired):
        said = b""
    if said.strip() != _HELLO.encode():
        fail(f"--python {options['python']}: this is no Python interpreter; name one that has TensorFlow, such as .venv/bin/python")


def _interpreter(options: dict[str, Any]) -> str:
    """The interpreter that is asked for: a path is one from here, and children have folders of their own."""
    named = options["python"] or sys.executable
    return str(Path(named).absolute()) if Path(named).name != named else named


def target(options: dict[str, Any]) -> Target:
    """Which TensorFlow the options ask for."""
    from scopelint.verify.runner import Limits, Target  # start-up time: only the commands that use it load it

    limits = Limits(options["timeout"] or 30.0, options["memory"])
    return Target(_interpreter(options), options["device"], options["cpus"], limits)
