"""The rules, read from their pages: each page in `rules/` is the one source of a rule's code, message and examples.

A page begins with TOML between two `+++` lines; the rest is Markdown. Fenced blocks marked `python bad` or
`python good` are examples: a bad one carries `# TVS101` on each line where a diagnostic is expected.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from scopelint.diagnostics import Severity

CODE = re.compile(r"TVS\d{3}")
PREFIX = re.compile(r"TVS\d{0,3}|ALL")

_EXPECTED = re.compile(r"#\s*(TVS\d{3}(?:\s*,\s*TVS\d{3})*)\b")
_FENCE = re.compile(r"^```python[ \t]+(bad|good)[^\n]*\n(.*?)^```[ \t]*$", re.DOTALL | re.MULTILINE)


class PageError(Exception):
    """A rule page does not say what it must: our own mistake, not the user's."""


class UnknownRuleError(Exception):
    """A selector that names no rule."""

    def __init__(self, selector: str, choices: Sequence[str]) -> None:
        from scopelint.config import close_match  # start-up time: only for a rule that is not there

        super().__init__(f'unknown rule "{selector}"{close_match(selector, choices)}')


@dataclass(frozen=True, slots=True)
class Example:
    """A program on a rule's page, and the (row, code) pairs of the diagnostics it must give, in order of rows."""

    rule: str
    kind: Literal["bad", "good"]
    source: str
    expected: tuple[tuple[int, str], ...]


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule. `message` is a template for `str.format`; `error` is the TensorFlow error it predicts, or empty."""

    code: str
    name: str
    severity: Severity
    default: bool
    fix: str
    message: str
    error: str
    summary: str
    body: str
    path: Path

    @property
    def url(self) -> str:
        """Where the page can be read: it comes with the tool."""
        return self.path.as_uri()

    def examples(self) -> tuple[Example, ...]:
        return tuple(self._examples())

    def _examples(self) -> Iterator[Example]:
        for match in _FENCE.finditer(self.body):
            kind, source = match.groups()
            expected = tuple(
                (row, code)
                for row, line in enumerate(source.split("\n"), start=1)
                if (marked := _EXPECTED.search(line))
                for code in CODE.findall(marked[1])
            )
            yield Example(self.code, "bad" if kind == "bad" else "good", source, expected)


@dataclass(frozen=True, slots=True)
class RuleBook:
    """All rules, by code."""

    rules: Mapping[str, Rule]

    @classmethod
    def load(cls, folder: Path | None = None) -> RuleBook:
        """The rules of the pages in `folder`, by default the ones that come with scopelint. Raises `PageError`."""
        pages = sorted((folder or rules_folder()).glob("TVS*.md"))
        rules: dict[str, Rule] = {}
        for page in pages:
            rule = parse_page(page.read_text(encoding="utf-8"), page)
            if rule.code in rules:
                raise PageError(f"{page}: {rule.code} has a page already")
            rules[rule.code] = rule
        return cls(rules)

    def get(self, code: str) -> Rule:
        """The rule with this code or name. Raises `UnknownRuleError`."""
        for rule in self.rules.values():
            if code.upper() == rule.code or code.lower() == rule.name:
                return rule
        raise UnknownRuleError(code, (*self.rules, *(rule.name for rule in self.rules.values())))

    def expand(self, selector: str) -> frozenset[str]:
        """The codes that a code, a prefix such as `TVS1`, or `ALL` stands for. Raises `UnknownRuleError`."""
        codes = frozenset(code for code in self.rules if selector == "ALL" or code.startswith(selector))
        if not codes or not PREFIX.fullmatch(selector):
            raise UnknownRuleError(selector, ("ALL", *self.rules))
        return codes

    def select(self, select: Sequence[str] | None, ignore: Sequence[str] = (), extend: Sequence[str] = ()) -> frozenset[str]:
        """The codes to report. As in ruff the longer selector wins, and at equal length `ignore` does.

        Without `select` these are the rules that are on by default. Raises `UnknownRuleError`.
        """
        chosen = {rule.code for rule in self.rules.values() if rule.default} if select is None else set()
        steps = [(_weight(selector), 0, selector) for selector in (*(select or ()), *extend)]
        steps += [(_weight(selector), 1, selector) for selector in ignore]
        for _, removes, selector in sorted(steps):
            if removes:
                chosen -= self.expand(selector)
            else:
                chosen |= self.expand(selector)
        return frozenset(chosen)


def rules_folder() -> Path:
    """Where the pages are: inside an installed package, or beside the package in a checkout."""
    here = Path(__file__).resolve().parent
    inside = here / "rules"
    return inside if inside.is_dir() else here.parent / "rules"


def parse_page(text: str, path: Path) -> Rule:
    """The rule on a page. Raises `PageError`."""
    if sys.version_info >= (3, 11):
        import tomllib  # start-up time: only where there is a table to read
    else:
        import tomli as tomllib  # start-up time: only where there is a table to read

    try:
        before, front, body = re.split(r"^\+\+\+\s*$", text, maxsplit=2, flags=re.MULTILINE)
    except ValueError:
        raise PageError(f"{path}: a page begins with its front matter between two +++ lines") from None
    if before.strip():
        raise PageError(f"{path}: text before the front matter")
    try:
        data = tomllib.loads(front)
        rule = Rule(severity=Severity(data.pop("severity")), body=body.strip() + "\n", path=path.resolve(), **data)
    except (tomllib.TOMLDecodeError, KeyError, ValueError, TypeError) as error:
        raise PageError(f"{path}: front matter: {error}") from None
    if not CODE.fullmatch(rule.code) or path.stem != f"{rule.code}-{rule.name}":
        raise PageError(f"{path}: a page is named after its rule's code and name, here {rule.code}-{rule.name}.md")
    return rule


def _weight(selector: str) -> int:
    return 0 if selector == "ALL" else len(selector)
