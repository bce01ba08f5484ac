"""Sharing contracts that the program does not keep (TVS701), and the findings that kept ones make pointless.

No check among the others: it takes what comments state besides the runs, and has a say in what the others find.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ..contracts import Contract
from ..diagnostics import Step
from ..exploration.explore import Exploration, Run
from ..language.trace import Frame, Moment, Place
from ..record.events import Created, Shared
from . import story
from .findings import Act, Finding, Life, Pair
from .queries.accesses import name_of, site_of

Access = Created | Shared


def judged(findings: Iterable[Finding], exploration: Exploration, contracts: Sequence[Contract]) -> list[Finding]:
    """Findings without those that a kept contract says are meant, and the contracts that are broken."""
    kept = _kept(exploration, contracts)
    return [*(finding for finding in findings if not _is_settled(finding, kept)), *broken_contracts(exploration, contracts)]


def broken_contracts(exploration: Exploration, contracts: Sequence[Contract]) -> Iterator[Finding]:
    """TVS701: what a comment states is not so."""
    for contract in contracts:
        found = next((f for run in exploration.proper() if (f := _broken(run, contract)) is not None), None)
        if found is not None:
            yield found


def _kept(exploration: Exploration, contracts: Sequence[Contract]) -> list[Contract]:
    """The contracts that some run comes by, and that every run keeps."""
    runs = exploration.proper()
    return [
        contract
        for contract in contracts
        if any(any(_passes(run, contract)) for run in runs) and all(_broken(run, contract) is None for run in runs)
    ]


def _is_settled(finding: Finding, contracts: Sequence[Contract]) -> bool:
    """Whether a finding is about sharing that a kept contract says is meant."""
    if not finding.code.startswith(("TVS2", "TVS3")) or finding.code in ("TVS206", "TVS207"):
        return False
    place = finding.moment.user_place()
    sites = [(place.filename, place.span.row), *((s.site.filename, s.site.span.row) for s in finding.steps)]
    return any(filename == c.filename and row in c.rows for filename, row in sites for c in contracts)


def _passes(run: Run, contract: Contract) -> Iterator[list[Access]]:
    """What each pass through a contract's statement accessed."""
    passes: dict[int, list[Access]] = {}
    for event in run.events:
        if isinstance(event, Created | Shared) and (inside := _inside(event.moment, contract)) is not None:
            passes.setdefault(inside, []).append(event)
    yield from passes.values()


def _inside(moment: Moment, contract: Contract) -> int | None:
    """The pass through the contract's statement that a moment is in: what called the code around it; None if it is in none."""
    frames = moment.frames()
    around: Frame | None = None
    for frame in frames:
        if frame.turn is None and _covers(contract, frame.place):
            return id(around)
        around = frame
    return id(around) if _covers(contract, moment.place) else None


def _covers(contract: Contract, place: Place) -> bool:
    return not place.stub and place.filename == contract.filename and place.span.row in contract.rows


def _broken(run: Run, contract: Contract) -> Finding | None:
    """How a run breaks a contract."""
    for accessed in _passes(run, contract):
        known = [e for e in accessed if not e.variable.assumed]
        if contract.kind == "expect":
            names = dict.fromkeys(name_of(e.variable) for e in accessed)
            if set(names) != set(contract.names):
                missing = ", ".join(name for name in contract.names if name not in names) or "nothing"
                more = ", ".join(name for name in names if name not in contract.names) or "nothing"
                variables = tuple(dict.fromkeys(e.variable for e in accessed))
                shown: Life | Pair = Life("names", (Act("accessed", accessed[-1].moment, variables),))
                return _finding(contract, accessed[0], f"{missing} is missing, and {more} is there besides", shown)
        for event in known:
            made_here = any(isinstance(e, Created) and e.variable is event.variable for e in accessed)
            if contract.kind == "shared" and isinstance(event, Created) and event.variable.graph.known_empty:
                shown = Life("new", (Act("made", event.moment, (event.variable,)),))
                reason = f"{name_of(event.variable)} is created here, and nothing shares it from before"
                return _finding(contract, event, reason, shown)
            if contract.kind == "distinct" and isinstance(event, Shared) and not made_here:
                site = site_of(event.variable)
                pair = Pair(site, event.moment, shared=True) if site is not None else None
                return _finding(contract, event, f"{name_of(event.variable)} is shared with what was created before", pair)
    return None


def _finding(contract: Contract, event: Access, reason: str, shown: Life | Pair | None) -> Finding:
    place = Place(contract.filename, contract.head)
    moment = Moment(place, None, (), event.moment.decisions, 0, event.moment.serial)
    verb = "created here" if isinstance(event, Created) else "shared here"
    steps: list[Step] = story.way(event.moment, verb)
    site = site_of(event.variable)
    if isinstance(event, Shared) and site is not None:
        steps = story.two_ways(site, "first created here", event.moment, verb)
    values = {"given": " ".join(["# scopelint:", contract.kind, ", ".join(contract.names)]).strip(), "reason": reason}
    return Finding("TVS701", moment, name_of(event.variable), values, tuple(steps), event=shown)
