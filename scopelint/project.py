"""The analysis of a project: its modules, its roots, and what running them left."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator, Sequence, Set
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from functools import cached_property, partial, reduce
from operator import or_
from pathlib import Path

from .config import Settings, close_match
from .contracts import Contract, read
from .diagnostics import Span
from .discovery import Problem, Project, UnreadableError
from .exploration.dialect import Dialect, detect
from .exploration.explore import Exploration, Run, explore, known_empty, run_once
from .exploration.grounds import Lent, kind_of, lend, take_back
from .exploration.packages import packages
from .exploration.prelude import Prelude, beginning
from .exploration.prepared import Prepared, Spent, prepare
from .exploration.roots import MODULE, SOURCES, TRIGGERS, Outlined, Root, Roots, candidates
from .exploration.setting import Setting, intrinsics, new_machine
from .language.evaluation import INTRINSICS
from .language.limits import DEFAULT as LIMITS
from .language.machine import Ground
from .language.trace import Moment
from .source.cache import Cache
from .source.effects import is_program, names_of, runs_tests
from .source.facts import FactTable
from .source.graph import ImportGraph
from .source.library import Loaded, ProjectLibrary
from .source.marks import KERAS_3, Marks, marks
from .source.places import number
from .source.structure import Structure, structure
from .source.units import Units
from .source.uses import Uses
from .storage.store import Store
from .surroundings import ENVIRONMENT_FILES, REQUIREMENT_FILES, needs_python_3, required_by, text_of
from .tf.version import Version

_REQUIREMENT = re.compile(r"tensorflow(?:[-_](?:gpu|cpu))?\s*(?:\[[^\]]*\])?\s*(==|~=|<=|>=|<)\s*(\d+)\.(\d+)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class _Module:
    """A module that was made ready: None if its roots cannot begin there; and what that used."""

    prepared: Prepared | Spent | None
    used: Uses


class Analysis:
    """A project, ready to be run root by root."""

    def __init__(self, project: Project, settings: Settings) -> None:
        self.project = project
        self.settings = settings
        self.store = None if settings.cache is None else Store(settings.cache, settings.cache_size)
        cache = None if self.store is None else Cache(self.store)
        self.library = ProjectLibrary(project, settings.src, settings.stub_path, cache, not needs_python_3(project))
        self.facts = FactTable(project, self.store, self.library.python_2)
        self.graph = ImportGraph(project, self.library, self.facts)
        self._marks: dict[str, Marks] = {}
        self._dialects: dict[str, Dialect] = {}
        self._units: dict[str, Units | None] = {}
        self._contracts: dict[str, list[Contract]] = {}
        self._roots: Roots | None = None
        self.entered: set[tuple[str, Span]] = set()
        """(filename, span) of the functions that `explore` came to since this was last emptied."""
        self._share = _share(1)
        self.steps: list[int] = []
        """The steps of each run since this was last emptied."""
        self._unmatched: tuple[str, ...] = ()
        """The roots of the configuration that name nothing."""
        self._prepared: dict[tuple[str, bool], _Module] = {}
        """The module that was last made ready for its functions, and for its tests."""
        self._preludes: dict[tuple[object, bool, bool], Prelude] = {}
        """What roots stand on, by its kind, by whether the graph is known to be empty, and by whether it is for modules made ready."""
        self._grounds: list[Lent] = []
        """Those of the preludes."""
        self._lent: Lent | None = None
        """What the last run to a first error stands on."""
        self._beginnings: dict[str, tuple[str, ...]] = {}

    def roots(self) -> list[Root]:
        """The roots from which a target may be reached.

        Only files that name something of TensorFlow's, or import one that does, and what these import are parsed; the others can
        do nothing that matters here, but what they call is no root.
        """
        graph, targets = self.graph, {str(path) for path in self.project.targets}
        stubs = self.library.stubs()
        triggers = TRIGGERS | {stub.name.partition(".")[0] for stub in stubs}
        acting = graph.naming(triggers) | (graph.naming({"metrics"}) & graph.naming({"tensorflow"}))
        # A `Dense` of a file that has no TensorFlow, and imports none that has, is another library's.
        acting = graph.reaching(graph.naming(SOURCES | (triggers - TRIGGERS)), acting)
        importing = graph.importing(targets)
        chosen = graph.reaching(acting, importing)
        # What they import may have no more to do with TensorFlow than the table in which networks are registered.
        around = {filename for filename in graph.imported(chosen) - chosen if graph.outlines[filename].names}
        referenced = frozenset[str]().union(*(found.names for found in graph.outlines.values()))
        roots: list[Root] = []
        if self.settings.roots is None:
            others = [*(each.structure for each in self._outlined(around)), *(structure(stub.body) for stub in stubs)]
            spelled = frozenset[str]().union(*(found.spelled for found in graph.outlines.values()))
            self._roots = Roots(self._outlined(chosen), others, referenced, triggers, spelled)
            roots = self._roots.first()
        roots = self._with_configured(roots, importing)
        for target in sorted(targets):
            self._check(target)
        self._share = _share(len(roots))
        return self._sharing(roots)

    def further_roots(self, entered: Set[tuple[str, str]], done: Set[Root]) -> list[Root]:
        """What to run after the roots that are `done`, where the functions in `entered`, by file and unit, were run."""
        return [] if self._roots is None else self._sharing(self._roots.further(entered, done))

    def _sharing(self, roots: Sequence[Root]) -> list[Root]:
        return [replace(root, share=self._share) for root in roots]

    def _with_configured(self, found: list[Root], filenames: Iterable[str]) -> list[Root]:
        """The roots that were found, and those in some files that the configuration names."""
        named: dict[tuple[str, str], Root] = {}
        unmatched = []
        for pattern in dict.fromkeys((*(self.settings.roots or ()), *self.settings.extend_roots)):
            path, _, name = pattern.partition(":")
            matching = [filename for filename in filenames if self._is_at(filename, path)]
            roots = [root for module in self._outlined(matching) for root in candidates(module) if fnmatchcase(root.label, name or MODULE)]
            named |= {(root.filename, root.qualname): root for root in roots}
            if not roots and (matching or not any(self._is_at(str(file.path), path) for file in self.project.files)):
                unmatched.append(pattern)
        self._unmatched = tuple(unmatched)
        rest = [root for root in found if (root.filename, root.qualname) not in named]
        return sorted([*rest, *named.values()], key=lambda root: root.filename)

    def _is_at(self, filename: str, pattern: str) -> bool:
        return fnmatchcase(Path(os.path.relpath(filename, self.settings.base)).as_posix(), pattern)

    def _outlined(self, filenames: Iterable[str]) -> list[Outlined]:
        """Those of the files that parse."""
        return [Outlined(filename, found) for filename in sorted(filenames) if (found := self._structure(filename)) is not None]

    def _structure(self, filename: str) -> Structure | None:
        """What a file defines; None if it cannot be read or does not parse."""
        facts = self.facts.of(filename)
        if facts.structure is None and facts.error is None:
            loaded = self.library.load(filename)
            if loaded is not None or filename in self.library.errors:
                self.facts.learn(filename, self.library.errors.get(filename), None if loaded is None else structure(loaded.body))
        elif facts.error is not None:
            self.library.errors[filename] = facts.error
        return facts.structure

    def _check(self, filename: str) -> None:
        """Find out whether a file parses."""
        facts = self.facts.of(filename)
        if facts.parses is None:
            self.library.check(filename)
            if filename not in self.library.crashes:
                self.facts.learn(filename, self.library.errors.get(filename))
        elif facts.error is not None:
            self.library.errors[filename] = facts.error

    def units(self, filename: str) -> Units | None:
        """The units of one of the project's files; None if it does not parse."""
        if filename not in self._units:
            loaded = self.library.load(filename)
            self._units[filename] = None if loaded is None else Units(loaded.body)
        return self._units[filename]

    def units_entered(self) -> frozenset[tuple[str, str]]:
        """The functions in `entered`, by file and unit."""
        found = ((filename, self.unit_named(filename, span)) for filename, span in self.entered)
        return frozenset((filename, unit) for filename, unit in found if unit is not None)

    def unit_named(self, filename: str, span: Span) -> str | None:
        """The unit of the function that is defined here; None for one without a statement of its own."""
        units = self.units(filename)
        return None if units is None else units.named(span)

    def docstring_named(self, filename: str, span: Span) -> str | None:
        """The unit of the docstring of the function or class that is defined here."""
        units = self.units(filename)
        return None if units is None else units.docstring(span)

    def dialect(self, root: Root) -> Dialect:
        """The TensorFlow a root is written for."""
        found = self._dialects.get(root.filename)
        if found is None:
            text, context = self.facts.of(root.filename).marks, self._context(root)
            found = detect(self.settings.target_version, text, context, _required(self.project))
            self._dialects[root.filename] = found
        return found

    def _context(self, root: Root) -> Marks:
        """What the files that a root's own file imports say; if neither it nor they say anything, what those further on say."""
        found = self._marks.get(root.filename)
        if found is None:
            found = self._marked(self.graph.imports(root.filename))
            if not (self.facts.of(root.filename).marks | found).tells:
                found = self._marked(self.graph.imported([root.filename]))
            self._marks[root.filename] = found
        return found

    def _marked(self, filenames: Iterable[str]) -> Marks:
        return reduce(or_, (self.facts.of(filename).marks for filename in filenames), Marks())

    def text(self, filename: str) -> str:
        """The text of a file of the project; none of one that cannot be read."""
        file = self.project.file(Path(filename))
        try:
            return file.read() if file is not None else ""
        except UnreadableError:
            return ""

    def setting(self, root: Root) -> Setting:
        dialect = self.dialect(root)
        return Setting(
            self.library,
            dialect.version,
            eager=dialect.eager,
            v2_behavior=dialect.v2_behavior,
            record=self.settings.verify,
            strict=self.settings.target_version != "auto",
            keras_3=self._has_keras_3(root),
        )

    def _has_keras_3(self, root: Root) -> bool:
        """Whether the project or the script requires Keras 3, or uses what only that has, and nothing asks for the legacy Keras."""
        says = self.facts.of(root.filename).marks | self._context(root)
        required, legacy = self._keras
        return (required or says.requires_keras_3 or says.keras_3) and not (legacy or says.legacy_keras)

    @cached_property
    def _keras(self) -> tuple[bool, bool]:
        """Whether the project's requirements ask for a TensorFlow with Keras 3, and whether anything around asks for the legacy Keras."""
        required = [required_by(self.project, name) for name in REQUIREMENT_FILES]
        around = [text_of(self.project, name) for name in ENVIRONMENT_FILES]
        return any(map(KERAS_3.search, required)), any(marks(text).legacy_keras for text in (*required, *around))

    def explore(
        self, root: Root, after: Moment | None = None, doubtful: Callable[[Exploration], list[Moment]] | None = None
    ) -> Exploration:
        """All runs of a root; of a script, `after` a moment of another's. `doubtful` tells which findings hang on further runs."""
        loaded = self._loaded(root)
        setting = self.setting(root)
        prepared = self._part(root, loaded, setting) if root.kind == "module" else self._ready(root, loaded, setting)
        # What another script has left is still looked at while one runs after it.
        prelude = self._prelude(root, setting, ready=False) if after is None else None
        begin = None if prelude is None else partial(prelude.begin, loaded, script=root.kind == "module")
        found = explore(root, loaded, setting, prepared, after, doubtful, begin)
        self.entered |= found.entered
        self.steps += [run.steps for run in found.runs]
        return found

    def _part(self, root: Root, loaded: Loaded, setting: Setting) -> Prepared | None:
        """The state after a module of a package was imported, if that does nothing: then it does nothing as a script either."""
        if is_program(loaded.body.body) or not packages(self.library, loaded):
            return None
        others = "test" if runs_tests(loaded.body.body) else "function"  # who begins there as well
        ready = self._ready(replace(root, kind=others), loaded, setting)
        return ready if isinstance(ready, Prepared) and ready.did_nothing() else None

    def _ready(self, root: Root, loaded: Loaded, setting: Setting) -> Prepared | Spent | None:
        """The state after a root's module has run, for all roots in that module that are alike. What that used, each of them has used."""
        which = (root.filename, known_empty(root))
        before = self.library.uses
        if which not in self._prepared:
            self._prepared = {key: module for key, module in self._prepared.items() if key[0] == root.filename}
            self.library.uses = Uses()
            prelude = self._prelude(root, setting, ready=True)
            m = new_machine(setting, known_empty(root)) if prelude is None else prelude.begin(loaded, script=False)
            self._prepared[which] = _Module(prepare(loaded, m), self.library.uses)
        self.library.uses = before
        before.update(self._prepared[which].used)
        return self._prepared[which].prepared

    def _prelude(self, root: Root, setting: Setting, ready: bool) -> Prelude | None:
        """What a root runs on, or its module is made `ready` on: nobody looks any more at what the last one left."""
        if self.settings.stub_path:
            return None  # stubs of the user's are read anew
        empty = known_empty(root)
        which = (kind_of(setting), empty, ready)
        if which not in self._preludes:
            self._preludes[which] = Prelude(setting, empty, partial(self._lend, setting))
        return self._preludes[which]

    def _lend(self, setting: Setting) -> Ground:
        self._grounds.append(lend(setting))
        return self._grounds[-1].ground

    def turn(self, root: Root) -> tuple[bool, tuple[str, ...], str]:
        """What sorts roots for being run: those of the files asked for first, and those together that begin with the same imports."""
        if root.filename not in self._beginnings:
            loaded = self.library.load(root.filename)
            self._beginnings[root.filename] = () if loaded is None else beginning(self.library, loaded)
        return Path(root.filename) not in self.project.targets, self._beginnings[root.filename], root.filename

    def _ground(self, setting: Setting) -> Ground | None:
        """What a run to the first error stands on: nobody looks any more at what the last one left."""
        self._take_back()
        self._lent = None if self.settings.stub_path else lend(setting, as_it_stands=True)
        return None if self._lent is None else self._lent.ground

    def _take_back(self) -> None:
        if self._lent is not None:
            take_back(self._lent)
        self._lent = None

    def close(self) -> None:
        """Nothing here runs or is looked at any more: others may use what it ran on."""
        self._prepared.clear()
        self._preludes.clear()
        while self._grounds:
            take_back(self._grounds.pop())
        self._take_back()

    def contracts(self, exploration: Exploration) -> list[Contract]:
        """The sharing contracts in the files that a root's runs came through."""
        filenames = {exploration.root.filename, *(filename for filename, _ in exploration.reached)}
        return [contract for filename in sorted(filenames) for contract in self._contracts_in(filename)]

    def _contracts_in(self, filename: str) -> list[Contract]:
        found = self._contracts.get(filename)
        if found is None:
            loaded = self.library.load(filename) if self.facts.of(filename).marks.of_scopelint else None
            found = read(filename, self.text(filename), loaded.body.body) if loaded is not None else []
            self._contracts[filename] = found
        return found

    def run_once(self, root: Root) -> Run:
        """One run of a root, to its first error."""
        setting = self.setting(root)
        run = run_once(root, self._loaded(root), setting, self._ground(setting))
        self.steps.append(run.steps)
        return run

    def _loaded(self, root: Root) -> Loaded:
        loaded = self.library.load(root.filename)
        assert loaded is not None
        self.library.uses.modules.add(root.filename)
        return loaded

    def label(self, root: Root) -> str:
        """How a root is called: its path as given, and what it is."""
        return f"{self.display(root.filename)}:{root.label}"

    def number(self, filename: str) -> str:
        """What stands for a file's name in texts until they are shown."""
        index = self.library.number(filename)
        return filename if index is None else str(number(index, 0))

    def display(self, filename: str) -> str:
        """A file's path as it was given."""
        return self.project.display(filename)

    def problems(self) -> Iterator[Problem]:
        """The files whose parsing failed through no fault of theirs, stubs that do not parse, and roots that do not exist."""
        for filename, crash in self.library.crashes.items():
            reason = crash.rstrip().rpartition("\n")[2]
            yield Problem(self.display(filename), f"internal error while parsing: {reason}; please report it", detail=crash)
        for filename, error in self.library.stub_errors.items():
            yield Problem(filename, f"the stub does not parse: {error.message}", error.row)
        stubs = self.library.stubs()
        known = intrinsics() if stubs else frozenset()
        for stub in stubs:
            for name, row in names_of(stub.body.body, INTRINSICS):
                if name not in known:
                    yield Problem(stub.filename, f'the stub uses "{name}", which _scopelint does not have{close_match(name, known)}', row)
        for pattern in self._unmatched:
            yield Problem("roots", f"{pattern} names nothing in this project", fatal=False)


def _share(roots: int) -> int:
    """What each root may spend on further runs. One root more changes nothing, or all of them: results of the others can be kept."""
    return max(LIMITS.least_share, min(LIMITS.most_share, LIMITS.further_steps >> max(roots - 1, 0).bit_length()))


def _required(project: Project) -> Version | None:
    """The TensorFlow that the project's requirement files ask for."""
    for name in REQUIREMENT_FILES:
        found = _REQUIREMENT.search(required_by(project, name))
        if found is not None:
            relation, major, minor = found[1], int(found[2]), int(found[3])
            if major == 1 and relation in (">=", "~="):
                return Version(1, 15)
            if major == 2 and relation in ("<", "<=") and minor == 0:
                return Version(1, 15)
            return Version(major, minor)
    return None
