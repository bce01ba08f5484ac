"""The pages of the documentation site that are written elsewhere: README.md's sections, a page per rule, TensorFlow's errors.

A hook of MkDocs: `mkdocs.yml` names it.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))  # a hook is loaded by its path

from scopelint.rulebook import Rule, RuleBook  # noqa: E402

PAGES = {
    "index.md": ("", "Quick start"),
    "reading.md": ("How to read a finding",),
    "variables.md": ("Which variables a program has",),
    "fixing.md": ("Mending a finding",),
    "verifier.md": ("Settling a finding on TensorFlow",),
    "comments.md": ("Saying what is meant", "Suppressing a finding"),
    "ci.md": ("Continuous integration", "pre-commit", "Adopting scopelint on old code"),
    "limits.md": ("What it promises, and what it cannot see",),
    "configuration.md": ("Configuration", "Where execution begins"),
    "large.md": ("Large projects", "The cache"),
    "stubs.md": ("Layers of your own that are not in the tree",),
}
"""Which sections of README.md are on which page; what comes before the first is called ''."""
ELSEWHERE = frozenset({"Rules", "In editors", "Development", "Licence"})
"""The sections that are on no page: the site has these things of its own, or is not for them."""
LINKS = {"rules/": "rules/index.md", "docs/editors.md": "editors.md", "docs/picture.png": "picture.png"}
"""Where links of README.md lead on the site."""
ERRORS = "<!-- TensorFlow's errors, from the pages of the rules -->"


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that are written elsewhere."""
    book = RuleBook.load(ROOT / "rules")
    parts = sections((ROOT / "README.md").read_text("utf-8"))
    for name, titles in PAGES.items():
        files.append(File.generated(config, name, content=page(parts, titles)))
    files.append(File.generated(config, "changelog.md", content=(ROOT / "CHANGELOG.md").read_text("utf-8")))
    files.append(File.generated(config, "rules/index.md", content=listed(book)))
    for rule in book.rules.values():
        files.append(File.generated(config, f"rules/{rule.path.name}", content=rule_page(rule)))
    return files


def on_page_markdown(markdown: str, **_: object) -> str:
    """Put the errors that the rules predict where docs/errors.md wants them."""
    return markdown.replace(ERRORS, "\n".join(errors(RuleBook.load(ROOT / "rules")))) if ERRORS in markdown else markdown


def sections(readme: str) -> dict[str, str]:
    """The text of each section by its title."""
    first, *rest = re.split(r"^## (.+)$", readme, flags=re.MULTILINE)
    return {"": first, **dict(zip(rest[::2], rest[1::2], strict=True))}


def page(parts: dict[str, str], titles: tuple[str, ...]) -> str:
    """Sections of README.md as a page: the first one's title is the page's."""
    texts = [parts[title] if not title else f"{'##' if number else '#'} {title}\n{parts[title]}" for number, title in enumerate(titles)]
    text = "\n".join(texts)
    for target, here in LINKS.items():
        text = text.replace(f"]({target})", f"]({here})")
    return text


def listed(book: RuleBook) -> str:
    rows = [f"| [{each.code}]({each.path.name}) | {each.name} | {each.severity.value} | {_summary(each)} |" for each in book.rules.values()]
    return "\n".join(["# Rules", "", "| code | name | severity | what it finds |", "|---|---|---|---|", *rows, ""])


def _summary(rule: Rule) -> str:
    return rule.summary if rule.default else f"{rule.summary} (off by default)"


def rule_page(rule: Rule) -> str:
    """The page of a rule; its examples say whether they are wrong."""
    return re.sub(r"^```python (bad|good)$", lambda fence: f'```python title="{fence[1]}"', rule.body, flags=re.MULTILINE)


def errors(book: RuleBook) -> Iterator[str]:
    """A heading for each error that a rule predicts, as TensorFlow words it, with the rule's advice."""
    for rule in book.rules.values():
        texts = headings(rule)
        yield from (f"## {text}\n" for text in texts[:-1])
        if texts:
            yield f"## {texts[-1]}\n\n[{rule.code} {rule.name}](rules/{rule.path.name}): {rule.summary}.\n\n{advice(rule)}\n"


def headings(rule: Rule) -> list[str]:
    """The errors of a rule in words that can be searched for."""
    found = [re.sub(r"\{\w+\}", "…", line.strip()) for line in rule.error.splitlines() if line.strip()]
    return [re.sub(r"([<>\[\]_*`])", r"\\\1", text.replace("….…", "…").replace(".…", ".")) for text in found]


def advice(rule: Rule) -> str:
    """What a rule's page says on how to fix it."""
    return re.split(r"^## ", rule.body.split("## How to fix\n")[1], flags=re.MULTILINE)[0].strip()
