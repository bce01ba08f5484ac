"""Findings, from the project to what is printed of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from scopelint.cli.output import is_terminal, note
from scopelint.config import Settings
from scopelint.discovery import Project
from scopelint.watch import Watch

if TYPE_CHECKING:
    from scopelint.diagnostics import Diagnostic, Fix  # start-up time: only the commands that use it load it
    from scopelint.fixes.choice import Choice
    from scopelint.report import Report
    from scopelint.rulebook import RuleBook


class Found(NamedTuple):
    """The findings that the user wants to see, in a project whose problems are known; `report` is everything that was found."""

    project: Project
    diagnostics: list[Diagnostic]
    rules: RuleBook
    report: Report


def findings(project: Project, settings: Settings, watch: Watch) -> Found:
    """Analyse a project, and choose what to show of it."""
    from scopelint import selection  # start-up time: only the commands that use it load it
    from scopelint.lint import lint  # start-up time
    from scopelint.rulebook import RuleBook  # start-up time

    rules = RuleBook.load()
    selection.check_selectors(settings, rules)
    project = project.readable()
    seen: set[object] = set()

    def count(value: object) -> int:
        from scopelint.pipeline import Outcome  # start-up time: where nothing has changed, nothing is done

        diagnostics = value.diagnostics if isinstance(value, Outcome) else value if isinstance(value, list) else []
        seen.update((found.code, found.site) for found in selection.choose(diagnostics, project, settings, rules))
        return len(seen)

    watch.count = count
    report = lint(project, settings, watch)
    project = project.with_problems(report.problems)
    return Found(project, selection.chosen(report, project, settings, rules, whole=watch.signal is None), rules, report)


def report(found: Found, settings: Settings, options: dict[str, Any], fixed: int = 0, omitted: str = "") -> str:
    """Findings as they are printed, after so many have been `fixed`; `omitted` says which are left out."""
    from scopelint.reporters import reporter  # start-up time: only the commands that use it load it
    from scopelint.reporters.context import Context  # start-up time

    if options["statistics"]:
        return _statistics(found.diagnostics, settings.output_format)
    color = options["output_file"] is None and is_terminal()
    context = Context(found.project, found.rules, color, options["show_witness"], _fixes(found, settings, choice(options)))
    text = reporter(settings.output_format)(found.diagnostics, context)
    if settings.output_format in ("full", "concise", "grouped") and not options["quiet"]:
        text += f"Fixed {fixed} finding{'s' if fixed > 1 else ''}.\n" if fixed else ""
        text += _summary(found.diagnostics, found.project, omitted)
    elif omitted:
        note(omitted)
    return text


def choice(options: dict[str, Any]) -> Choice:
    """Which fixes the options ask for."""
    from scopelint.fixes.choice import Choice  # start-up time: only what shows findings loads it

    return Choice(options.get("unsafe_fixes", False), options.get("fix_intent"))


def _fixes(found: Found, settings: Settings, wanted: Choice) -> Callable[[Diagnostic], Fix | None]:
    """What would mend a diagnostic; nothing is tried for it."""
    kinds = ("safe", "unsafe") if wanted.unsafe else ("safe",)

    def fix(diagnostic: Diagnostic) -> Fix | None:
        rule = found.rules.rules.get(diagnostic.code)
        if rule is None or rule.fix not in kinds:
            return None
        from scopelint.fixes.trial import State, proposals  # start-up time: most findings have no fix

        return next(proposals(State(found.project, settings, found.rules, found.report), diagnostic, wanted), None)

    return fix


def _statistics(found: Sequence[Diagnostic], output_format: str) -> str:
    counts = Counter((diagnostic.code, diagnostic.name) for diagnostic in found)
    rows = sorted(counts.items(), key=lambda item: (-item[1], item[0]))
    if output_format == "json":
        import json  # start-up time: only the commands that use it load it

        return json.dumps([{"code": code, "name": name, "count": count} for (code, name), count in rows], indent=2) + "\n"
    return "".join(f"{count}\t{code}\t{name}\n" for (code, name), count in rows)


def _summary(found: Sequence[Diagnostic], project: Project, omitted: str) -> str:
    from scopelint.diagnostics import STATUSES  # start-up time: only the commands that use it load it

    more = f"{omitted}\n" if omitted else ""
    if found:
        counts = Counter(diagnostic.severity.value for diagnostic in found)
        named = [
            f"{count} {severity}{'s' if count > 1 else ''}" for severity in ("error", "warning", "note") if (count := counts[severity])
        ]
        verdicts = Counter(diagnostic.verification.status for diagnostic in found if diagnostic.verification)
        settled = ", ".join(f"{verdicts[status]} {status}" for status in STATUSES if verdicts[status])
        return f"Found {' and '.join(named)}{f' ({settled})' if settled else ''}.\n{more}"
    return more if more or any(problem.fatal for problem in project.problems) else "All checks passed!\n"
