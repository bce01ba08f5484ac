"""The language runs a program that never imports TensorFlow with every other room of the house removed."""

from __future__ import annotations

import subprocess
import sys
import textwrap

ALONE = """
import sys

class Removed:
    def find_spec(self, name, path=None, target=None):
        if name.startswith(tuple(f"scopelint.{room}" for room in ("tf", "record", "primitives", "exploration", "checks", "verify"))):
            raise ImportError(f"{name} was removed")

sys.meta_path.insert(0, Removed())

from scopelint.language import builtins, evaluation
from scopelint.language.limits import DEFAULT
from scopelint.language.machine import Machine
from scopelint.language.trace import NOWHERE
from scopelint.source.library import Loaded
from scopelint.source.lower import lower
from scopelint.source.uses import Uses


class NoLibrary:
    uses = Uses()

    def find(self, name, importer):
        return None

    def find_relative(self, importer, level, name):
        return None

    def owns(self, name, importer):
        return False

    def registering(self, loaded):
        return ()


def run(text):
    machine = Machine(NoLibrary(), DEFAULT)
    builtins.install(machine.ground)
    module = evaluation.module_of(machine, Loaded("program", "program.py", lower(text), False, False), NOWHERE, run=False)
    evaluation.run_module(machine, module, NOWHERE)
    return machine.resolve(module.scope.cells.get("answer"))
"""

PROGRAM = """
import unknown_library


class Account:
    opened = 0

    def __init__(self, owner, *, balance=0):
        self.owner, self.balance = owner, balance
        Account.opened += 1

    def __add__(self, amount):
        return Account(self.owner, balance=self.balance + amount)

    def __enter__(self):
        self.balance += 100
        return self

    def __exit__(self, kind, value, traceback):
        self.balance -= 50
        return kind is ValueError


class Savings(Account):
    @property
    def rate(self):
        return 2 if self.balance > 100 else 1


def counted(upto):
    for i in range(upto):
        yield i * i


with Savings("ann", balance=7) as account:
    account.balance += sum(counted(4))
    raise ValueError("let pass")

names = {f"{name}_{i:02d}": i for i, name in enumerate(["a", "b"])}
if unknown_library.flag:
    side = "left"
else:
    side = "right"
try:
    names["c"]
except KeyError as error:
    missing = "no " + str(error.args[0])
answer = (account.balance, account.rate, Account.opened, (account + 1).balance, sorted(names), missing, max(3, 5), len(side) > 3)
"""


def alone(statement: str) -> str:
    code = f"{ALONE}\nPROGRAM = {PROGRAM!r}\n{textwrap.dedent(statement)}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_a_program_without_tensorflow_needs_the_language_only() -> None:
    assert alone("*known, listed, missing, most, long = run(PROGRAM)\nprint(known, missing, most)") == "[71, 1, 1, 72] no c 5"


def test_nothing_of_the_other_rooms_is_imported() -> None:
    rooms = alone("run(PROGRAM)\nprint(sorted({name.split('.')[1] for name in sys.modules if name.startswith('scopelint.')}))")
    assert rooms == "['config', 'diagnostics', 'discovery', 'domain', 'garbage', 'language', 'notebooks', 'source', 'storage']"


def test_what_is_unknown_stays_unknown() -> None:
    assert alone("print(run('import unknown_library\\nanswer = unknown_library.size + 1').label)") == "unknown_library.size + 1"
