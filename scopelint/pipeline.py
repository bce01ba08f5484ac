"""From a project to its diagnostics."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial

from .checks import contracts, registry
from .checks.checkpoints import Checkpoint, checkpoints, disagreeing, names_saved, restored_elsewhere, written_by
from .checks.findings import Finding
from .config import Settings
from .diagnostics import Certainty, Diagnostic, Site, Span, Witness
from .discovery import Project
from .exploration.explore import Doubts, Exploration
from .exploration.roots import Root
from .jobs import Kept, over_pairs, over_roots
from .language.trace import Moment
from .project import Analysis
from .report import Report
from .rulebook import RuleBook
from .source.effects import asks_for_main
from .storage.digests import text_digest
from .watch import Watch


def lint(project: Project, settings: Settings, watch: Watch | None = None) -> Report:
    """Run every root of a project, and check what the runs left. `watch` is told what goes on, and may end it early."""
    analysis = Analysis(project, settings)
    # A witness is code that will be run, and never kept: what has findings is run anew.
    kept: Kept[Outcome] = Kept(Outcome, "check", lambda outcome: not (settings.verify and outcome.diagnostics))
    outcomes, problems = over_roots(analysis, diagnose, everything=True, watch=watch, kept=kept)
    scripts = [(outcome.root, outcome.checkpoints) for outcome in outcomes]
    saved = names_saved(scripts)
    name = f"between {text_digest(repr(sorted(saved)))}"
    kept_between: Kept[list[Diagnostic]] = Kept(list[Diagnostic], name, lambda found: not (settings.verify and found))
    between, more = over_pairs(analysis, partial(diagnose_between, saved), disagreeing(scripts, saved), kept_between, watch)
    found = merged([*(outcome.diagnostics for outcome in without_parts(analysis, outcomes)), *between])
    analysis.close()
    return Report([*_syntax_errors(analysis), *found], [*analysis.problems(), *problems, *more])


def merged(found: Iterable[Sequence[Diagnostic]]) -> list[Diagnostic]:
    """The diagnostics of several roots, each once."""
    out: dict[tuple[object, ...], Diagnostic] = {}
    for diagnostic in (each for diagnostics in found for each in diagnostics):
        known = out.get(_identity(diagnostic))
        if known is None or _rank(diagnostic) < _rank(known):
            out[_identity(diagnostic)] = diagnostic
    return list(out.values())


_rules = cache(RuleBook.load)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of one root: its diagnostics, and the checkpoints that it writes and reads."""

    root: Root
    diagnostics: list[Diagnostic]
    checkpoints: frozenset[Checkpoint]
    ran: frozenset[str] = frozenset()
    """Of a script, the other files of the project whose code its runs came to."""


def diagnose(analysis: Analysis, root: Root) -> Outcome:
    """Run one root."""
    exploration, diagnostics = judged(analysis, root)
    ran = {filename for filename, _ in exploration.reached} - {root.filename} if root.kind == "module" else set[str]()
    return Outcome(root, diagnostics(), checkpoints(exploration), frozenset(ran & analysis.graph.outlines.keys()))


def without_parts(analysis: Analysis, outcomes: Sequence[Outcome]) -> Iterator[Outcome]:
    """The outcomes; of a module that is but a part of programs, with what is found in one of these as well.

    A module that others import, and that does not ask whether it is the program itself, is never run alone: it may rest on what they
    import before it, or do after it.
    """
    scripts = [outcome for outcome in outcomes if outcome.root.kind == "module" and not outcome.root.configured]

    def importers(filename: str) -> list[Outcome]:
        return [other for other in scripts if filename in other.ran]

    @cache
    def is_program(filename: str) -> bool:
        loaded = analysis.library.load(filename) if importers(filename) else None
        return loaded is None or asks_for_main(loaded.body.body)

    for outcome in outcomes:
        filename = outcome.root.filename
        if outcome.diagnostics and outcome.root.kind == "module" and not outcome.root.configured and not is_program(filename):
            whole = [other for other in importers(filename) if is_program(other.root.filename)]
            there = {_identity(diagnostic) for other in whole for diagnostic in other.diagnostics}
            if whole:
                outcome = replace(outcome, diagnostics=[each for each in outcome.diagnostics if _identity(each) in there])
        yield outcome


def diagnose_between(saved: frozenset[str], writer: Root, analysis: Analysis, reader: Root) -> list[Diagnostic]:
    """The diagnostics of a script that reads the checkpoints of another, where they do not fit; `saved` is what any script saves."""
    for written in written_by(judged(analysis, writer)[0]):
        exploration, _ = judged(analysis, reader, after=written[-1].event.moment)
        found = list(restored_elsewhere(written, saved, exploration))
        if found:
            return _diagnostics(analysis, reader, found)
    return []


def judged(analysis: Analysis, root: Root, after: Moment | None = None) -> tuple[Exploration, Callable[[], list[Diagnostic]]]:
    """The runs of a root, as many as its findings ask for, and what the checks say of them to who asks: with the analysis's own numbers
    for rows and files."""
    said: dict[int, list[Finding]] = {}

    def doubtful(exploration: Exploration) -> list[Moment]:
        doubts = Doubts()
        findings = _findings(analysis, replace(exploration, doubts=doubts))
        if not doubts.lenient:  # then it is what they say without doubts as well
            said[len(exploration.runs)] = findings
        return doubts.moments

    def diagnostics() -> list[Diagnostic]:
        found = said.get(len(exploration.runs)) if exploration.default is None else None  # that run came after all that was said
        return _diagnostics(analysis, root, _findings(analysis, exploration) if found is None else found)

    exploration = analysis.explore(root, after, doubtful)
    return exploration, diagnostics


def _findings(analysis: Analysis, exploration: Exploration) -> list[Finding]:
    return list(contracts.judged(registry.findings(exploration), exploration, analysis.contracts(exploration)))


def _diagnostics(analysis: Analysis, root: Root, findings: Sequence[Finding]) -> list[Diagnostic]:
    rules, label = _rules(), f"{analysis.number(root.filename)}:{root.label}"
    found = [(finding, worded(finding, rules, label)) for finding in findings]
    if not analysis.settings.verify:
        return [diagnostic for _, diagnostic in found]
    return [replace(diagnostic, witness=_witness(analysis, root, finding, diagnostic)) for finding, diagnostic in found]


def _witness(analysis: Analysis, root: Root, finding: Finding, diagnostic: Diagnostic) -> Witness:
    # Here for start-up time: a lint run needs nothing of it.
    from .verify.plan import Subject, witness
    from .verify.program import Mode

    setting = analysis.setting(root)
    mode = Mode(setting.version, setting.eager, setting.v2_behavior)
    row = diagnostic.site.span.row
    title = f"{diagnostic.code} at {analysis.number(diagnostic.site.filename)}:{row}: {diagnostic.message}"
    return witness(finding, mode, Subject(title, _rules().rules[finding.code].error, analysis.number, analysis.text))


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
