"""Which of the diagnostics the user wants to see: selected rules, suppression comments, the files asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from scopelint.config import Settings
from scopelint.diagnostics import Diagnostic
from scopelint.discovery import Project, UnreadableError
from scopelint.noqa import CODE, unused
from scopelint.report import Report
from scopelint.rulebook import RuleBook
from scopelint.suppressions import Suppressions, parse


def choose(diagnostics: Iterable[Diagnostic], project: Project, settings: Settings, rules: RuleBook) -> list[Diagnostic]:
    """The diagnostics to report, sorted, each once. Raises `UnknownRuleError` for a selector that names no rule.

    A diagnostic concerns the files of its site and of its trace: one of them must be a target.
    """
    codes = rules.select(settings.select, settings.ignore, settings.extend_select)
    ignored_in = _per_file_ignores(settings, rules)
    suppressions: dict[str, Suppressions] = {}

    def wanted(diagnostic: Diagnostic) -> bool:
        filename = diagnostic.site.filename
        if diagnostic.code not in codes or not _concerns(diagnostic, project):
            return False
        if diagnostic.code in ignored_in(Path(filename)):
            return False
        if filename not in suppressions:
            suppressions[filename] = _suppressions(filename, project)
        return not suppressions[filename].covers(diagnostic)

    return sorted(filter(wanted, dict.fromkeys(diagnostics)), key=lambda diagnostic: diagnostic.sort_key)


def chosen(report: Report, project: Project, settings: Settings, rules: RuleBook, whole: bool = True) -> list[Diagnostic]:
    """What to report of an analysis: its diagnostics as `choose` has them, the suppressions that nothing needs, and none that is known.

    Of an analysis that is not `whole`, nobody can say what nothing needs. Raises `ConfigError` for a baseline that cannot be read.
    """
    found = list(report.diagnostics)
    if whole and not report.problems and CODE in rules.select(settings.select, settings.ignore, settings.extend_select):
        found += unused(found, project, enabled_in(settings, rules), rules)
    found = choose(found, project, settings, rules)
    if settings.baseline is None:
        return found
    from scopelint.baseline import judged  # start-up time: few projects have one

    return judged(found, project, settings.baseline, enabled_in(settings, rules)).unknown


def enabled_in(settings: Settings, rules: RuleBook) -> Callable[[Path], frozenset[str]]:
    """The codes that are looked for in a file."""
    codes = rules.select(settings.select, settings.ignore, settings.extend_select)
    ignored_in = _per_file_ignores(settings, rules)
    return lambda path: codes - ignored_in(path)


def check_selectors(settings: Settings, rules: RuleBook) -> None:
    """Raises `UnknownRuleError` for a selector in the settings that names no rule, before any work is done."""
    for selector in (*(settings.select or ()), *settings.ignore, *settings.extend_select):
        rules.expand(selector)
    for _, selectors in settings.per_file_ignores:
        for selector in selectors:
            rules.expand(selector)


def _concerns(diagnostic: Diagnostic, project: Project) -> bool:
    sites = (diagnostic.site, *(step.site for step in diagnostic.trace))
    return any(Path(site.filename) in project.targets for site in sites)


def _per_file_ignores(settings: Settings, rules: RuleBook) -> Callable[[Path], frozenset[str]]:
    if not settings.per_file_ignores:
        return lambda _: frozenset()
    from pathspec import GitIgnoreSpec  # start-up time

    table = [
        (GitIgnoreSpec.from_lines([pattern]), frozenset().union(*map(rules.expand, selectors)))
        for pattern, selectors in settings.per_file_ignores
    ]

    def ignored(path: Path) -> frozenset[str]:
        name = path.relative_to(settings.base).as_posix() if path.is_relative_to(settings.base) else path.as_posix().lstrip("/")
        return frozenset().union(*(codes for spec, codes in table if spec.match_file(name)))

    return ignored


def _suppressions(filename: str, project: Project) -> Suppressions:
    file = project.file(Path(filename))
    try:
        return parse(file.read()) if file else Suppressions()
    except UnreadableError:
        return Suppressions()
