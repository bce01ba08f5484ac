"""From a project to its diagnostics."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from .checks.failures import failures
from .checks.findings import Finding
from .checks.incomplete import cut_short
from .checks.positions import misplaced
from .checks.sharing import collapsed, collisions
from .config import Settings
from .diagnostics import Certainty, Diagnostic, Site, Span
from .discovery import Problem, Project
from .interp.explore import Exploration
from .interp.roots import Root
from .jobs import over_roots
from .project import Analysis
from .rulebook import RuleBook

CHECKS: tuple[Callable[[Exploration], Iterator[Finding]], ...] = (failures, misplaced, collisions, collapsed, cut_short)
"""Every check. Each reads what the runs of one root left and yields findings."""


@dataclass(frozen=True, slots=True)
class Report:
    """What came of a project: its diagnostics before selection and suppression, and what could not be analysed."""

    diagnostics: Sequence[Diagnostic]
    problems: Sequence[Problem] = ()


def lint(project: Project, settings: Settings) -> Report:
    """Run every root of a project, and check what the runs left."""
    analysis = Analysis(project, settings)
    found, problems = over_roots(analysis, diagnose, everything=True)
    return Report([*_syntax_errors(analysis), *merged(found)], [*analysis.problems(), *problems])


def merged(found: Iterable[Sequence[Diagnostic]]) -> list[Diagnostic]:
    """The diagnostics of several roots, each once."""
    out: dict[tuple[object, ...], Diagnostic] = {}
    for diagnostic in (each for diagnostics in found for each in diagnostics):
        known = out.get(_identity(diagnostic))
        if known is None or _rank(diagnostic) < _rank(known):
            out[_identity(diagnostic)] = diagnostic
    return list(out.values())


_rules = cache(RuleBook.load)


def diagnose(analysis: Analysis, root: Root) -> list[Diagnostic]:
    """The diagnostics of one root."""
    return judged(analysis, analysis.explore(root))


def judged(analysis: Analysis, exploration: Exploration) -> list[Diagnostic]:
    """What the runs of a root say to the checks."""
    rules, label = _rules(), analysis.label(exploration.root)
    return [worded(finding, rules, label) for check in CHECKS for finding in check(exploration)]


def _identity(diagnostic: Diagnostic) -> tuple[object, ...]:
    """Findings that differ only in how they were reached, or in which variable came first, are one."""
    return (diagnostic.code, diagnostic.site)


def _rank(diagnostic: Diagnostic) -> tuple[object, ...]:
    return (diagnostic.certainty is Certainty.CONDITIONAL, len(diagnostic.assumptions), len(diagnostic.trace), diagnostic.root)


def worded(finding: Finding, rules: RuleBook, root: str) -> Diagnostic:
    """A finding as the user sees it."""
    rule = rules.rules[finding.code]
    place = finding.moment.user_place()
    message = rule.message.format(**finding.values)
    if finding.assumptions:
        message = f"{message} (when {' and '.join(finding.assumptions[:3])})"
    return Diagnostic(
        code=rule.code,
        name=rule.name,
        severity=rule.severity,
        message=message,
        site=Site(place.filename, place.span),
        variable=finding.variable,
        certainty=Certainty.CONDITIONAL if finding.assumptions else Certainty.DEFINITE,
        assumptions=finding.assumptions,
        trace=finding.steps,
        root=root,
    )


def _syntax_errors(analysis: Analysis) -> Iterator[Diagnostic]:
    rule = _rules().rules["TVS901"]
    for filename, error in analysis.library.errors.items():
        span = Span(error.row, error.column, error.row, error.column + 1)
        message = rule.message.format(reason=error.message)
        yield Diagnostic(rule.code, rule.name, rule.severity, message, Site(filename, span))
