"""Folders in which estimators keep what they learn, and what is done with it; files that the program has written itself."""

from __future__ import annotations

import re

from ..domain.symbols import Sym, Text, ends_with, show
from ..language.trace import Noted, Place, Value
from ..language.values import Args, DictValue, Instance, ListValue
from .machine import Machine
from .once import Once
from .registry import primitive

_KEPT = "folders"
"""The register of the folders that something is kept in."""

_OF_FILES = frozenset({"os", "shutil", "subprocess", "pathlib", "sh"})
"""Libraries that may remove a folder which they are not given as it is."""

_REMOVING = frozenset(
    {"shutil.rmtree", "os.system", "os.popen"} | {f"subprocess.{name}" for name in ("call", "check_call", "check_output", "run", "Popen")}
)
"""What may remove what an earlier run of the program has left in a folder."""

_TAKING = frozenset({"remove", "unlink", "removedirs", "rename", "renames", "replace", "move"})
"""Functions of these libraries by which a file is no longer where it was."""

_OF_A_SHELL = frozenset({"os.system", "os.popen"}) | {each for each in _REMOVING if each.startswith("subprocess.")}
_HARMLESS = frozenset(
    {"echo", "printf", "date", "pwd", "ls", "cat", "head", "tail", "grep", "which", "sleep", "true", "clear", "cls", "touch", "mkdir", "cp"}
    | {"df", "du", "free", "hostname", "whoami", "nvidia-smi", "tensorboard", "wget", "curl", "chmod"}
)
"""Commands that leave every file where it is."""
_BETWEEN = re.compile(r"[;&|\n(`]+")
"""What stands between two commands of a shell."""

_WRITING = frozenset({"weights saved", "model saved"})
_OF_ONE_FILE = (".h5", ".hdf5", ".keras")
"""What paths end with at which Keras writes a file of that very name."""


@primitive("keeps")
def keeps(m: Machine, args: Args) -> Value:
    """`keeps(folder)`: from here on something is kept in a folder, and whoever is given it may remove that."""
    folder, known = m.path.peek(args.positional[0]), m.register(_KEPT, ())
    if folder not in known:
        m.registers.put(_KEPT, (*known, folder))
    return None


def note_removal(m: Machine, called: str, args: Args) -> None:
    """Note a call of what is not known, of which this may be the name, that may remove what is kept in a folder, and what is removed."""
    kept, first = m.register(_KEPT, ()), m.path.peek(args.positional[0]) if args.positional else None
    if called in _OF_A_SHELL and _is_harmless(m, first):
        return
    of_files, given = called.partition(".")[0] in _OF_FILES, bool(kept) and any(m.path.peek(each) in kept for each in args)
    if given or (kept and of_files) or called in _REMOVING:
        m.note("files removed", args.place, folder=first if called == "shutil.rmtree" else None)
    elif called.rpartition(".")[2] in _TAKING and of_files:
        m.note("file gone", args.place, folder=first if called.count(".") == 1 else None)


def _is_harmless(m: Machine, command: Value) -> bool:
    """Whether a command, as a text or as a list of its words, is known to remove nothing."""
    listed = m.items_of(command) if isinstance(command, ListValue) else command if isinstance(command, tuple) else None
    if listed is not None:
        first = m.path.peek(listed[0]) if listed else None
        return isinstance(first, str) and first in _HARMLESS
    if not isinstance(command, str | Text) or (isinstance(command, Text) and not isinstance(command.parts[0], str)):
        return False
    written = show(command) if isinstance(command, Text) else command
    commands = [each.split() for each in _BETWEEN.split(written)]
    return all(not words or words[0] in _HARMLESS for words in commands)


@primitive("check_path")
def check_path(m: Machine, args: Args) -> Value:
    """`check_path(path)`: None is no path."""
    if m.resolve(args.positional[0]) is None:
        m.refuse_path("Expected binary or unicode string, got None", args.place)
    return None


@primitive("has_written")
def has_written(m: Machine, args: Args) -> Value:
    """`has_written(path)`: whether the program has certainly saved a Keras model or its weights in that very file, and left it."""
    path, arms = m.path.peek(args.positional[0]), set(m.moment(args.place).arms)
    if not isinstance(path, str | Text):
        return False
    for event in reversed(m.events):
        if isinstance(event, Noted) and event.what in ("files removed", "file gone"):
            return False
        if isinstance(event, Noted) and event.what in _WRITING and event.facts["path"] == path and arms.issuperset(event.moment.arms):
            return any(ends_with(path, each) for each in _OF_ONE_FILE)
    return False


def note_gathered(m: Machine, value: Value, place: Place) -> None:
    """Note that the program puts what was measured of an estimator in a dict or a list, where it stands beside that of others."""
    if not m.register(_KEPT, ()):
        return
    stack, once = [value], Once()
    while stack:
        value = m.path.peek(stack.pop())
        if once.again(value):
            continue
        if isinstance(value, tuple):
            stack.extend(value)
        elif isinstance(value, DictValue):
            stack.extend(value.cells.data.values())
        elif isinstance(value, Sym) and (measured := _measured(value)) is not None:
            m.note("result gathered", place, of=measured)


def _measured(value: Value) -> Instance | None:
    """The object that a number was measured of, where it is one."""
    while isinstance(value, Sym) and isinstance(value.key, tuple) and len(value.key) > 1:
        key = value.key
        value = getattr(key[2], "value", key[2]) if key[0] == "fresh" and len(key) > 2 else key[1]
    return value if isinstance(value, Instance) else None
