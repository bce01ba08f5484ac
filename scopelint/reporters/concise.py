"""One line for each diagnostic: `path:row:column: CODE message`."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from scopelint.diagnostics import Diagnostic, Verification
from scopelint.reporters.context import Context


def render(diagnostics: Sequence[Diagnostic], context: Context) -> str:
    return "".join(one_line(diagnostic, context) + "\n" + _witness(diagnostic, context) for diagnostic in diagnostics)


def _witness(diagnostic: Diagnostic, context: Context) -> str:
    """The program that shows it, where it is wanted, indented so that the lines of findings stay what begins in the first column."""
    if not context.witnesses or diagnostic.witness is None:
        return ""
    return textwrap.indent(diagnostic.witness.source.rstrip("\n"), "    ") + "\n" if diagnostic.witness.source else ""


def one_line(diagnostic: Diagnostic, context: Context) -> str:
    return f"{context.where(diagnostic.site)}: {diagnostic.code} {' '.join(diagnostic.message.split())}{verdict(diagnostic.verification)}"


def verdict(verification: Verification | None) -> str:
    """What TensorFlow says of a finding, for the end of a line."""
    if verification is None:
        return ""
    by = " by the program" if verification.level == "program" and verification.status != "inconclusive" else ""
    why = f": {' '.join(verification.detail.split())}" if verification.status == "inconclusive" and verification.detail else ""
    return f" [{verification.status}{by}{why}]"
