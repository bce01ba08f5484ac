"""The committed findings of each repository, each with a verdict: a text that is made for `diff`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).with_name("baseline")
VERDICTS = ("true", "false", "unclear")
_UNREAD = ("unclear", "not read yet")


@dataclass(frozen=True, slots=True)
class Judged:
    """A finding, what is to be thought of it, and why."""

    place: str
    """file:row:column"""
    code: str
    severity: str
    message: str
    verdict: str
    reason: str

    @property
    def key(self) -> tuple[str, str, str]:
        return self.place, self.code, self.message

    def text(self) -> str:
        return f"{self.place} {self.code} {self.severity}\n  {self.message}\n  {self.verdict}: {self.reason}\n"


def path_of(repository: str) -> Path:
    return FOLDER / f"{repository.replace('/', '+')}.txt"


def read(text: str) -> list[Judged]:
    """The findings in a baseline's text. Raises `ValueError` where a verdict is none."""
    out = []
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    for head, message, judgement in zip(lines[::3], lines[1::3], lines[2::3], strict=True):
        place, code, severity = head.rsplit(" ", 2)
        verdict, _, reason = judgement.strip().partition(": ")
        if verdict not in VERDICTS or not reason:
            raise ValueError(f"{place}: expected one of {', '.join(VERDICTS)} and a reason, not {judgement.strip()!r}")
        out.append(Judged(place, code, severity, message.strip(), verdict, reason))
    return out


def judge(findings: Iterable[Mapping[str, Any]], known: Iterable[Judged]) -> list[Judged]:
    """Findings as they are now, with the verdicts that are known."""
    verdicts = {judged.key: (judged.verdict, judged.reason) for judged in known}
    out = []
    for finding in findings:
        place = f"{finding['file']}:{finding['row']}:{finding['column']}"
        verdict, reason = verdicts.get((place, finding["code"], finding["message"]), _UNREAD)
        out.append(Judged(place, finding["code"], finding["severity"], finding["message"], verdict, reason))
    return out


def write(repository: str, commit: str, findings: Iterable[Judged]) -> str:
    """The baseline's text."""
    return f"# {repository} at {commit}\n" + "".join("\n" + finding.text() for finding in findings)
