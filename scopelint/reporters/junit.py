"""JUnit's XML, as test reports are read by CI servers: a suite for each file, a failed case for each diagnostic."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Sequence
from itertools import groupby

from scopelint.diagnostics import Diagnostic
from scopelint.reporters.concise import one_line
from scopelint.reporters.context import Context

_UNSPEAKABLE = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""What no XML document may hold."""


def render(diagnostics: Sequence[Diagnostic], context: Context) -> str:
    suites = ElementTree.Element("testsuites", name="scopelint", tests=str(max(1, len(diagnostics))), failures=str(len(diagnostics)))
    for filename, group in groupby(diagnostics, key=lambda diagnostic: diagnostic.site.filename):
        found = list(group)
        suite = _suite(suites, context.display(filename), len(found), len(found))
        for diagnostic in found:
            _case(suite, diagnostic, context)
    if not diagnostics:  # a report without any case is an error to some servers
        ElementTree.SubElement(_suite(suites, "scopelint", 1, 0), "testcase", name="no findings", classname="scopelint", time="0")
    ElementTree.indent(suites)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{ElementTree.tostring(suites, encoding="unicode")}\n'


def _suite(suites: ElementTree.Element, name: str, tests: int, failures: int) -> ElementTree.Element:
    counts = {"tests": str(tests), "failures": str(failures), "errors": "0", "skipped": "0", "time": "0"}
    return ElementTree.SubElement(suites, "testsuite", {"name": _xml(name), "package": "scopelint", **counts})


def _case(suite: ElementTree.Element, diagnostic: Diagnostic, context: Context) -> None:
    span, name = context.in_file(diagnostic.site), context.display(diagnostic.site.filename)
    about = {"name": f"scopelint.{diagnostic.code}", "classname": _xml(name.removesuffix(".py").removesuffix(".ipynb")), "time": "0"}
    case = ElementTree.SubElement(suite, "testcase", about | {"file": _xml(name), "line": str(span.row), "column": str(span.column)})
    failure = ElementTree.SubElement(case, "failure", message=_xml(diagnostic.message), type=diagnostic.code)
    steps = [f"{context.project.place(step.site.filename, step.site.span.row)}: {step.message}" for step in diagnostic.trace]
    failure.text = _xml("\n".join([one_line(diagnostic, context), *steps]))


def _xml(text: str) -> str:
    return _UNSPEAKABLE.sub("\N{REPLACEMENT CHARACTER}", text)
