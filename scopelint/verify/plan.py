"""From a finding to its witness."""

from __future__ import annotations

from ..checks.findings import Finding, Life, Pair
from ..diagnostics import Witness
from ..language.trace import Moment, Noted
from ..record.events import Applied, Failure, Misplaced
from .instructions import CannotReplayError, Mode
from .plans.common import Subject
from .plans.failures import failure
from .plans.lived import lived
from .plans.pairs import pair
from .plans.scopes import inherited, misplaced, not_entered


def witness(finding: Finding, mode: Mode, subject: Subject) -> Witness:
    """The witness of a finding, or why there is none."""
    event = finding.event
    try:
        match event:
            case Failure():
                return failure(event, mode, subject)
            case Applied(variable=variable) if isinstance(variable.site, Moment):
                return pair(Pair(variable.site, event.access, shared=True, told="layers"), mode, subject)
            case Pair():
                return pair(event, mode, subject)
            case Life():
                return lived(event, mode, subject)
            case Misplaced():
                return misplaced(event, mode, subject)
            case Noted(what="root reuses"):
                return inherited(event.moment, mode, subject)
            case Noted(what="not entered"):
                return not_entered(event, mode, subject)
    except CannotReplayError as error:
        return Witness(obstacle=str(error))
    except Exception as error:  # noqa: BLE001 (a finding is not to be lost because we cannot plan its replay)
        return Witness(obstacle=f"internal error while planning its replay: {type(error).__name__}: {error}; please report it")
    return Witness(obstacle=f"{finding.code} has no replay: what it says is a judgement about the program's own code")


__all__ = ["Subject", "witness"]
