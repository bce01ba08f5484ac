"""A project's report: the one of the last run where nothing at all has changed, else a new one.

An unchanged project costs reading its files. This module imports nothing that parses or runs anything before that is wanted.
"""

from __future__ import annotations

import json
import os
import re
from typing import Any

from .config import Settings
from .diagnostics import Diagnostic, Site, Span, Witness
from .discovery import Project, UnreadableError
from .report import Report
from .storage.codec import Damaged, decoded, encoded
from .storage.digests import data_digest, text_digest
from .storage.installation import installation
from .storage.store import Store
from .surroundings import ENVIRONMENT_FILES, REQUIREMENT_FILES, stub_digests, text_of
from .watch import Watch

_FOLDER = "\ue000"
"""In what is kept, the project's folder."""


def lint(project: Project, settings: Settings, watch: Watch | None = None) -> Report:
    """The report of a project. `watch` is told what goes on, and may end it early."""
    watch = watch or Watch()
    # A witness is code that will be run: it is never taken from a cache, which may be anybody's.
    store = None if settings.cache is None or settings.verify else Store(settings.cache, settings.cache_size)
    key = _key(project, settings) if store is not None else ""
    found = _recalled(store, key, project) if store is not None else None
    if found is not None:
        return found

    from . import pipeline  # start-up time: an unchanged project needs none of it

    report = pipeline.lint(project, settings, watch)
    if store is not None and not report.problems and watch.signal is None:
        _keep(store, key, project, report)
    return report


def _key(project: Project, settings: Settings) -> str:
    """The digest of everything that a report depends on."""
    root = project.root
    files = [[_relative(root, file.path), _hidden(project, file.display), _digest_of(file)] for file in project.files]
    return "report " + data_digest(
        [
            installation(),
            files,
            sorted(_relative(root, target) for target in project.targets),
            [text_of(project, name) for name in (*REQUIREMENT_FILES, *ENVIRONMENT_FILES)],
            stub_digests(project, settings),
            [_relative(root, folder) for folder in (settings.base, *settings.src)],
            [settings.target_version, settings.roots, settings.extend_roots],
        ]
    )


def _relative(root: os.PathLike[str], path: os.PathLike[str]) -> str:
    return os.path.relpath(path, root).replace(os.sep, "/")


def _digest_of(file: Any) -> str:
    try:
        return text_digest(file.read())
    except UnreadableError:
        return ""


def _hidden(project: Project, text: str) -> str:
    """A text that holds no path above the project."""
    root = str(project.root)
    return re.sub(rf"(?<![\w./-]){re.escape(root)}(?={re.escape(os.sep)})", _FOLDER, text) if root in text else text


def _recalled(store: Store, key: str, project: Project) -> Report | None:
    data = store.get(key)
    if data is None:
        return None

    def text(data: Any) -> str:
        if type(data) is not str:
            raise Damaged
        return data.replace(_FOLDER, str(project.root))

    def site(data: Any) -> Site:
        index, *rows = data
        if type(index) is not int or index < 0 or not all(type(row) is int and 0 < row < 10**7 for row in rows):
            raise Damaged
        return Site(str(project.files[index].path), Span(*rows))

    def witness(data: Any) -> Witness:
        raise Damaged

    try:
        return Report(decoded(list[Diagnostic], json.loads(data), {str: text, Site: site, Witness: witness}))
    except (Damaged, ValueError, TypeError, IndexError, RecursionError):
        return None


def _keep(store: Store, key: str, project: Project, report: Report) -> None:
    numbers = {str(file.path): number for number, file in enumerate(project.files)}

    def site(site: Site) -> Any:
        return [numbers[site.filename], site.span.row, site.span.column, site.span.end_row, site.span.end_column]

    try:
        data = encoded(list(report.diagnostics), {str: lambda text: _hidden(project, text), Site: site})
    except KeyError:  # a place outside the project
        return
    store.put(key, json.dumps(data, separators=(",", ":")).encode())
    store.tidy()
