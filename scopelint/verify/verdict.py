"""What a child saw, beside what a finding claims."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ..diagnostics import Claim, Verification, Witness
from ..tf.version import Version
from .patterns import in_a_line
from .runner import Json, Observation, Ready

REPORT = "this is a bug in scopelint: please report it to its issue tracker, with the witness that --show-witness prints"


_NO_KERNEL = re.compile(r"[Cc]annot assign a device|Could not satisfy explicit device|[Nn]o (registered|supported) .*(OpKernel|kernel)")
"""What TensorFlow says of an operation that there is none of on the device that was asked for."""
_NOT_HERE = re.compile(r"cannot be imported|[Nn]o module named|requires? .* package|^module '[\w.]+' has no attribute", re.DOTALL)
"""What Python and TensorFlow say of a part that this installation does not have, such as the Keras of `tf.layers` without tf_keras."""


def verdict(witness: Witness, observations: Sequence[Observation]) -> Verification:
    """The verdict over one witness on all devices that were asked for: as bad as the worst of them."""
    if not witness.source or witness.claim is None:
        return Verification("inconclusive", detail=witness.obstacle)
    found = [_single(witness, witness.claim, observation) for observation in observations]
    worst = min(found, key=lambda each: ("refuted", "inconclusive", "confirmed").index(each.status))
    if len(found) == 1:
        return worst
    details = "; ".join(f"{each.device}: {each.detail}" if len({f.detail for f in found}) > 1 else each.detail for each in found)
    return Verification(
        worst.status,
        worst.tensorflow,
        worst.python,
        ", ".join(each.device for each in found if each.device),
        details if len({f.detail for f in found}) > 1 else worst.detail,
        tuple(placed for each in found for placed in each.placed),
    )


def _single(witness: Witness, claim: Claim, observation: Observation) -> Verification:
    ready = observation.ready
    if observation.answer is None or ready is None:
        return _said("inconclusive", ready, observation.device, observation.obstacle)
    answer = observation.answer
    judge = {"raises": _raises, "shares": _shares, "distinct": _shares, "same": _same}[claim.kind]
    status, detail = judge(claim, answer)
    if status == "refuted" and _NO_KERNEL.search((answer["raised"] or {}).get("message", "")):
        return _said("inconclusive", ready, observation.device, f"the program cannot run on this device: {in_a_line(answer['raised'])}")
    if status == "refuted" and _lacks(answer["raised"]) and claim.error not in ("ImportError", "AttributeError"):
        why = f"this TensorFlow does not have what the program uses: {in_a_line(answer['raised'])}"
        return _said("inconclusive", ready, observation.device, why)
    if "MemoryError" in (answer["raised"] or {}).get("types", ()):
        return _said("inconclusive", ready, observation.device, "the child had no memory left (see --memory)")
    if status == "confirmed" and observation.whole is not None and witness.whole is not None:
        in_full, why = judge(witness.whole[1], observation.whole)
        if in_full != "confirmed":
            # What was left out of the witness does matter, to TensorFlow.
            status, detail = in_full, f"the witness shows it, but the whole trace that led to it does not: {why}"
    version = Version.parse(ready.tensorflow)
    # Resources are TensorFlow 2's: before, those of an imported graph are those of the built one, by their names.
    if status == "refuted" and ((witness.modern_only and not version.modern) or (witness.mode == "resources" and version.major < 2)):
        why = "the program was analysed as one for a later version (see --target-version)"
        return _said("inconclusive", ready, observation.device, f"TensorFlow {ready.tensorflow} does otherwise: {why}")
    problem = answer.get("problem")
    if problem and status == "confirmed":
        detail = f"{detail}; values were not looked at: {problem}"
    placed = tuple(sorted(answer.get("placed", {}).items()))
    return _said(status, ready, observation.device, detail, placed)


def _lacks(raised: Json | None) -> bool:
    """Whether an error is that of a part which is not installed."""
    if raised is None or not {"ImportError", "AttributeError"} & set(raised["types"]):
        return False
    return _NOT_HERE.search(raised["message"]) is not None


def _said(status: str, ready: Ready | None, device: str, detail: str, placed: tuple[tuple[str, str], ...] = ()) -> Verification:
    assert status in ("confirmed", "refuted", "inconclusive")
    return Verification(
        status,  # type: ignore[arg-type]
        ready.tensorflow if ready else None,
        ready.python if ready else None,
        device,
        detail,
        placed,
    )


def _raises(claim: Claim, answer: Json) -> tuple[str, str]:
    raised = answer["raised"]
    if raised is None:
        return "refuted", f"TensorFlow raises nothing, where {claim.text.partition(':')[0]} was predicted"
    message = " ".join(raised["message"].split())
    seen = in_a_line(raised)
    if claim.error not in raised["types"]:
        return "refuted", f"TensorFlow raises another error: {seen}"
    if not any((claim.earliest or claim.row) <= row <= claim.row for row in raised["rows"]):
        return "refuted", f"TensorFlow raises at another step (row {raised['rows'][-1] if raised['rows'] else '?'} of the witness): {seen}"
    if not re.search(claim.message, raised["message"]) and not re.search(claim.message, message):
        return "refuted", f"TensorFlow raises for another reason: {seen}"
    return "confirmed", f"TensorFlow raises {seen}"


def _shares(claim: Claim, answer: Json) -> tuple[str, str]:
    raised = answer["raised"]
    if raised is not None:
        return "refuted", f"TensorFlow raises instead: {in_a_line(raised)}"
    if answer["shared"] is None:
        return "inconclusive", str(answer["problem"])
    seen = "is" if answer["shared"] else "is not"
    right = answer["shared"] == (claim.kind == "shares")
    return "confirmed" if right else "refuted", f"what is assigned through the one {seen} read through the other"


def _same(claim: Claim, answer: Json) -> tuple[str, str]:
    raised = answer["raised"]
    if raised is not None:
        return "refuted", f"TensorFlow raises instead: {in_a_line(raised)}"
    for (left, _), (found, wanted) in zip(claim.pairs, answer["pairs"], strict=True):
        if found != wanted:
            return "refuted", f"{left} is {found}, not {wanted}"
    return "confirmed", claim.text
