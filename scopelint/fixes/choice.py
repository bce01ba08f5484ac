"""Which fixes a user wants."""

from __future__ import annotations

from dataclasses import dataclass

from ..diagnostics import Fix, Intent


@dataclass(frozen=True, slots=True)
class Choice:
    """Which fixes are wanted: unsafe ones or not, and of those that choose between sharing and not sharing the ones for `intent`."""

    unsafe: bool = False
    intent: Intent | None = None

    def takes(self, fix: Fix) -> bool:
        return fix.applicability == "safe" or (self.unsafe and fix.intent in (None, self.intent))


__all__ = ["Choice"]
