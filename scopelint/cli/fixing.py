"""`--fix`, `--diff` and `--add-noqa`: what changes files, or says how it would."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import unified_diff
from pathlib import Path
from typing import Any, NoReturn

import click

from scopelint import noqa
from scopelint.cli.findings import Found, choice, report
from scopelint.cli.output import ExitCode, fail, leave, note, write
from scopelint.config import Settings
from scopelint.diagnostics import Diagnostic
from scopelint.discovery import Problem, Project, UnreadableError
from scopelint.fixes.comments import additions
from scopelint.fixes.text import ChangedError, Text, original, write_text
from scopelint.fixes.trial import State, mended
from scopelint.watch import Watch


def changed(found: Found, settings: Settings, options: dict[str, Any], watch: Watch) -> tuple[Found, int]:
    """What is left after the fixes that the options ask for, and how many were made.

    `--diff` and `--add-noqa` end the run, and so do fixes of what comes from standard input.
    """
    if options["fix_intent"] and not options["unsafe_fixes"]:
        fail("--fix-intent needs --unsafe-fixes: whether variables are shared is what these fixes change")
    if any(file.unsaved and file.notebook for file in found.project.files):
        fail("a notebook is not changed on its way through standard input")
    if options["add_noqa"] and any(file.unsaved for file in found.project.files):
        fail("--add-noqa changes files, and standard input is none")
    if options["add_noqa"]:
        _add_noqa(found, options, watch)
    with watch.breakable():  # nothing is written before everything is decided
        state = mended(State(found.project, settings, found.rules, found.report), choice(options), watch)
    watch.clear()
    if options["diff"]:
        _show(found.project, state, options, watch)
    after = Found(state.project, state.found, found.rules, state.report)
    unsaved = [file for file in state.project.files if file.unsaved and file.path in state.project.targets]
    if unsaved:
        write(unsaved[0].read(), options["output_file"])
        click.echo(report(after, settings, options, len(state.fixed)), err=True, nl=False)
        failed = after.diagnostics or (state.fixed and options["exit_non_zero_on_fix"])
        leave(after.project, ExitCode.DIAGNOSTICS if failed and not options["exit_zero"] else ExitCode.CLEAN, options, watch)
    problems = _written(found.project, state.texts)
    lost = {problem.path for problem in problems}
    made = [fix for _, fix in state.fixed if state.project.display(fix.filename) not in lost]
    return after._replace(project=state.project.with_problems(problems)), len(made)


def _written(project: Project, texts: Mapping[Path, Text]) -> list[Problem]:
    """Write the texts, each at once or not at all; what keeps one from being written is a problem."""
    return [problem for path, text in sorted(texts.items()) if (problem := _write(project, path, text)) is not None]


def _write(project: Project, path: Path, text: Text) -> Problem | None:
    try:
        write_text(project, path, text)
    except (ChangedError, UnreadableError) as error:
        return Problem(project.display(str(path)), f"left as it is: {error}")
    return None


def _show(project: Project, state: State, options: dict[str, Any], watch: Watch) -> NoReturn:
    """Print what would be changed, and end the run."""
    lines: list[str] = []
    for path, text in sorted(state.texts.items()):
        shown = project.display(str(path))
        for (name, before), (_, after) in zip(original(project, path).parts(shown), text.parts(shown), strict=True):
            for line in unified_diff(before, after, name, name):
                lines.append(line if line.endswith(("\n", "\r")) else f"{line}\n\\ No newline at end of file\n")
    write("".join(lines), options["output_file"])
    count = len(state.fixed)
    if not options["quiet"]:
        note(f"Would fix {count} finding{'' if count == 1 else 's'}." if count else "Nothing would be fixed.")
    leave(project, ExitCode.DIAGNOSTICS if count and not options["exit_zero"] else ExitCode.CLEAN, options, watch)


def _add_noqa(found: Found, options: dict[str, Any], watch: Watch) -> NoReturn:
    """Suppress what was found, and end the run."""
    by_file: dict[Path, list[Diagnostic]] = {}
    problems: list[Problem] = []
    for diagnostic in found.diagnostics:
        if diagnostic.code == noqa.CODE:  # to suppress it would keep the comment that nothing needs
            where = found.project.place(diagnostic.site.filename, diagnostic.site.span.row)
            problems.append(Problem(where, f"{noqa.CODE} stays: --fix takes the comment away", fatal=False))
        else:
            by_file.setdefault(Path(diagnostic.site.filename), []).append(diagnostic)
    texts: dict[Path, Text] = {}
    added: dict[Path, int] = {}
    for path, diagnostics in by_file.items():
        if path not in found.project.targets:
            continue
        try:
            text = original(found.project, path)
            edits, left = additions(diagnostics, text.plain)
            texts[path], added[path] = text.edited(edits), len(edits)
        except (ChangedError, UnreadableError) as error:
            problems.append(Problem(found.project.display(str(path)), f"left as it is: {error}"))
            continue
        for each in left:
            where = found.project.place(str(path), each.site.span.row)
            problems.append(Problem(where, f"there is no place for a comment that suppresses {each.code}", fatal=False))
    left_alone = _written(found.project, texts)
    written = {found.project.display(str(path)): count for path, count in added.items()}
    count = sum(written.values()) - sum(written.get(problem.path, 0) for problem in left_alone)
    if not options["quiet"]:
        note(f"Added {count} noqa comment{'' if count == 1 else 's'}.")
    leave(found.project.with_problems([*problems, *left_alone]), ExitCode.CLEAN, options, watch)
