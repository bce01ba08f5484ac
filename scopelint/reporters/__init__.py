"""Reporters: diagnostics as text for people and for machines. Each is one function `render(diagnostics, context)`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module

from scopelint.diagnostics import Diagnostic
from scopelint.reporters.context import Context

Reporter = Callable[[Sequence[Diagnostic], Context], str]


def reporter(output_format: str) -> Reporter:
    """The `render` function of an output format; only that format's module is imported."""
    render: Reporter = import_module(f"scopelint.reporters.{output_format}").render
    return render
