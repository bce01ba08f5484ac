"""`python -m ecosystem.rates`: of each rule, how many findings the baselines have, and how many of those that were judged are true.

A rule that is right less often than nine times in ten must not be on by default. The exit status is 1 where one is. A rule that was
never seen to be true says so on its page: `python -m ecosystem.rates --pages` has the pages say what the baselines do.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path

from scopelint.rulebook import RuleBook

from . import baseline

ENOUGH = 0.9
"""The share of true findings that a rule needs to be on by default."""
UNSEEN = "No finding of this rule on real code was ever judged true: the repositories of the ecosystem check have none."
"""What the page of such a rule says, below its title."""
_TITLE = re.compile(rf"^(# [^\n]*\n)(?:\n{re.escape(UNSEEN)}\n)?", re.MULTILINE)


def judged() -> list[baseline.Judged]:
    """Every finding of every baseline."""
    return [each for path in sorted(baseline.FOLDER.glob("*.txt")) for each in baseline.read(path.read_text("utf-8"))]


def rates(findings: Iterable[baseline.Judged]) -> dict[str, Counter[str]]:
    """rule → verdict → how many."""
    out: dict[str, Counter[str]] = {}
    for each in findings:
        out.setdefault(each.code, Counter())[each.verdict] += 1
    return dict(sorted(out.items()))


def share(counts: Mapping[str, int]) -> float | None:
    """The share of true findings among those that were judged true or false; None where none was."""
    known = counts.get("true", 0) + counts.get("false", 0)
    return counts.get("true", 0) / known if known else None


def too_often_wrong(found: Mapping[str, Counter[str]], book: RuleBook) -> list[str]:
    """The rules that are on by default and should not be."""
    return [code for code, counts in found.items() if book.rules[code].default and (right := share(counts)) is not None and right < ENOUGH]


def table(found: Mapping[str, Counter[str]], book: RuleBook) -> str:
    lines = [f"{'rule':44} {'findings':>8} {'true':>5} {'false':>5} {'unclear':>7} {'share':>6}  default"]
    for code, rule in book.rules.items():
        counts = found.get(code, Counter[str]())
        right = share(counts)
        shown = "-" if right is None else f"{right:.0%}"
        verdicts = f"{counts['true']:5} {counts['false']:5} {counts['unclear']:7}"
        lines.append(f"{code} {rule.name:37} {counts.total():8} {verdicts} {shown:>6}  {'on' if rule.default else 'off'}")
    return "\n".join(lines)


def page(text: str, seen: bool) -> str:
    """A rule's page as it has to be: with the sentence, or without."""
    return _TITLE.sub(lambda title: title[1] if seen else f"{title[1]}\n{UNSEEN}\n", text, count=1)


def wrong_pages(found: Mapping[str, Counter[str]], book: RuleBook) -> dict[Path, str]:
    """The pages that do not say whether their rule was seen to be true, each as it has to be. Notes about the analysis are none."""
    rules = (rule for rule in book.rules.values() if not rule.code.startswith("TVS9"))
    texts = ((rule, rule.path.read_text(encoding="utf-8")) for rule in rules)
    right = ((rule.path, text, page(text, bool(found.get(rule.code, Counter())["true"]))) for rule, text in texts)
    return {path: now for path, before, now in right if before != now}


def main() -> int:
    book, found = RuleBook.load(), rates(judged())
    if "--pages" in sys.argv[1:]:
        for path, text in wrong_pages(found, book).items():
            path.write_text(text, encoding="utf-8", newline="\n")
    print(table(found, book))
    wrong = too_often_wrong(found, book)
    for code in wrong:
        print(f"{code} is true less often than {ENOUGH:.0%}, and on by default")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
