"""From a project to its diagnostics."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from .checks.failures import failures
from .checks.findings import Finding
from .checks.positions import misplaced
from .checks.sharing import collapsed, collisions
from .config import Settings
from .diagnostics import Certainty, Diagnostic, Site, Span
from .discovery import Project
from .interp.explore import Exploration, with_deep_stack
from .project import Analysis
from .rulebook import RuleBook

CHECKS: tuple[Callable[[Exploration], Iterator[Finding]], ...] = (failures, misplaced, collisions, collapsed)
"""Every check. Each reads what the runs of one root left and yields findings."""


def lint(project: Project, settings: Settings) -> list[Diagnostic]:
    """The diagnostics of a project, before selection and suppression."""
    return with_deep_stack(lambda: _lint(project, settings))


def _lint(project: Project, settings: Settings) -> list[Diagnostic]:
    analysis = Analysis(project, settings)
    rules = RuleBook.load()
    out: dict[tuple[object, ...], Diagnostic] = {}
    for root in analysis.roots():
        exploration = analysis.explore(root)
        for check in CHECKS:
            for finding in check(exploration):
                diagnostic = worded(finding, rules, analysis.label(root))
                known = out.get(_identity(diagnostic))
                if known is None or _rank(diagnostic) < _rank(known):
                    out[_identity(diagnostic)] = diagnostic
    return [*_syntax_errors(analysis, rules), *out.values()]


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


def _syntax_errors(analysis: Analysis, rules: RuleBook) -> Iterator[Diagnostic]:
    rule = rules.rules["TVS901"]
    for filename, error in analysis.library.errors.items():
        span = Span(error.row, error.column, error.row, error.column + 1)
        message = rule.message.format(reason=error.message)
        yield Diagnostic(rule.code, rule.name, rule.severity, message, Site(filename, span))
