"""What libraries define is found out once for a process, and no root sees what another one did to it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopelint.config import Settings, load_settings
from scopelint.discovery import discover
from scopelint.domain.symbols import MISSING
from scopelint.domain.trail import Cells, Trail
from scopelint.exploration import grounds
from scopelint.language.evaluation import imports
from scopelint.language.machine import Machine
from scopelint.language.trace import Place
from scopelint.language.values import ModuleValue
from scopelint.pipeline import lint
from scopelint.project import Analysis

Run = Callable[[Machine, ModuleValue, Place], None]
IMPORT = "import tensorflow as tf\n"
TWICE = "x = tf.placeholder(tf.float32, [None, 3])\ntf.layers.dense(x, 4, name='h')\ntf.layers.dense(x, 4, name='h')\n"
CHANGES = {
    "a module": "tf.layers.dense = lambda x, units, name: x\n",
    "a class": "tf.layers.Dense.build = lambda self, shape: None\n",
    "by a module that only defines": "from patches import done\nprint(done)\n",
    "a register": "tf.get_default_graph().opaque = 1\ntf.enable_eager_execution()\n",
    "a list": "tf.GraphKeys.GLOBAL_VARIABLES = 'mine'\n",
    "what is deleted": "del tf.layers.dense\n",
}
MAIN = "if __name__ == '__main__':\n    tf.layers.dense(tf.zeros([2, 3]), 4)\n"
PATCHES = "import tensorflow as tf\nclass Patched(tf.layers.Dense):\n    pass\ntf.layers.dense = done = None\n"


@pytest.fixture(autouse=True)
def nothing_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(grounds, "_waiting", {})


def settings_of(folder: Path) -> Settings:
    return replace(load_settings(folder, folder, config=None, isolated=True, overrides={"cache": None}), jobs=1)


def found(folder: Path, *names: str) -> dict[str, list[str]]:
    """The findings of each file."""
    settings = settings_of(folder)
    report = lint(discover([str(folder / name) for name in names], settings), settings)
    out: dict[str, list[str]] = {name: [] for name in names}
    for each in report.diagnostics:
        out[Path(each.site.filename).name].append(f"{each.code} {each.site.span.row}: {each.message}")
    return out


@pytest.mark.parametrize("change", CHANGES)
def test_what_a_program_changes_in_a_library_is_its_own_affair(change: str, tmp_path: Path) -> None:
    (tmp_path / "patches.py").write_text(PATCHES)
    (tmp_path / "a.py").write_text(IMPORT + CHANGES[change])
    (tmp_path / "b.py").write_text(IMPORT + TWICE)
    alone = found(tmp_path, "b.py")["b.py"]
    assert any("TVS101" in each for each in alone)
    assert found(tmp_path, "a.py", "b.py")["b.py"] == alone


def test_a_library_is_loaded_before_a_program_changes_it(tmp_path: Path) -> None:
    """`tf.contrib.layers` is first wanted after `tf.get_variable` is another one's, or before: its own calls are the same."""
    changed = IMPORT + "tf.get_variable = None\nx = tf.placeholder(tf.float32, [None, 3])\n"
    use = "tf.contrib.layers.fully_connected(x, 4, scope='h')\n"
    (tmp_path / "late.py").write_text(changed + use * 2)
    (tmp_path / "early.py").write_text(IMPORT + "print(tf.contrib.layers.fully_connected)\n" + changed.removeprefix(IMPORT) + use * 2)
    told = found(tmp_path, "late.py"), found(tmp_path, "early.py", "late.py")
    assert told[0]["late.py"] == told[1]["late.py"]
    assert [each.partition(":")[2] for each in told[1]["early.py"]] == [each.partition(":")[2] for each in told[1]["late.py"]] != []


def test_what_a_program_does_as_it_stands_is_not_what_it_may_do(tmp_path: Path) -> None:
    """`scopelint vars` starts a program without arguments; its run must leave nothing for a `check` in the same process."""
    (tmp_path / "a.py").write_text("import sys\n" + IMPORT + "with tf.variable_scope(*sys.argv[1:]):\n    tf.get_variable('w', [2])\n")
    settings = settings_of(tmp_path)
    analysis = Analysis(discover([str(tmp_path)], settings), settings)
    for root in analysis.roots():
        analysis.run_once(root)
    analysis.close()
    assert found(tmp_path, "a.py") == {"a.py": []}


def counted(run: Run, ran: Counter[str]) -> Run:
    def counting(m: Machine, value: ModuleValue, place: Place) -> None:
        ran[value.name] += 1
        run(m, value, place)

    return counting


def test_a_library_is_run_once_for_all_modules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("a.py", "b.py", "c.py"):
        (tmp_path / name).write_text(IMPORT + "def build():\n    tf.layers.dense(tf.zeros([2, 3]), 4)\n" + MAIN)
    settings, ran = settings_of(tmp_path), Counter[str]()
    monkeypatch.setattr(imports, "run_module", counted(imports.run_module, ran))
    analysis = Analysis(discover([str(tmp_path)], settings), settings)
    roots = analysis.roots()
    for root in roots:
        analysis.explore(root)
    analysis.close()
    assert {root.kind for root in roots} == {"module", "function"}
    assert ran["tensorflow.layers"] <= 2, "one for the scripts, one for the functions"
    (waiting,) = grounds._waiting.values()
    assert all(module.stub for ground in waiting for module in ground.modules.values())
    assert not any(ground.trail.log for ground in waiting)


# -- the trail


@given(st.integers(0, 2**32))
def test_a_trail_that_is_renewed_holds_what_it_held(seed: int) -> None:
    """Whatever was put, taken back and made to last, one inside the other: only what is to stay forever does."""
    rng = random.Random(seed)
    trail = Trail()
    boxes = [Cells[str, int](trail, {"a": 0, "b": 1}), Cells[str, int](trail)]
    forever = Cells[str, int](trail)
    trail.begin()
    before = [dict(each.data) for each in boxes]
    stayed: dict[object, object] = {}

    def act(depth: int) -> None:
        for _ in range(rng.randrange(5)):
            match rng.randrange(5):
                case 0 | 1:
                    rng.choice(boxes).put(rng.choice("abc"), rng.randrange(9))
                case 2 if depth < 3:
                    mark = trail.mark()
                    act(depth + 1)
                    trail.undo(mark)
                case 3 if depth < 3:
                    with trail.lasting(forever=False):
                        act(depth + 1)
                case 4:
                    with trail.lasting(forever=True):
                        key, value = rng.choice("abc"), rng.randrange(9)
                        forever.put(key, value)
                        stayed[key] = value

    act(0)
    trail.renew()
    assert [each.data for each in boxes] == before
    assert forever.data == stayed
    assert not trail.log


@given(st.integers(0, 2**32))
def test_each_point_that_is_come_back_to_holds_what_it_held(seed: int) -> None:
    """Points one inside the other: what lasts from one on is taken back where it is come back to, and not before."""
    rng = random.Random(seed)
    trail = Trail()
    boxes = [Cells[str, int](trail, {"a": 0, "b": 1}), Cells[str, int](trail)]
    trail.begin()

    def act(depth: int) -> None:
        for _ in range(rng.randrange(5)):
            match rng.randrange(4):
                case 0 | 1:
                    rng.choice(boxes).put(rng.choice("abc"), rng.randrange(9))
                case 2 if depth < 3:
                    mark = trail.mark()
                    act(depth + 1)
                    trail.undo(mark)
                case 3 if depth < 3:
                    with trail.lasting(forever=False):
                        act(depth + 1)

    begun = [dict(each.data) for each in boxes]
    points: list[tuple[int, int, list[dict[object, object]]]] = []
    for _ in range(8):
        if points and rng.random() < 0.4:
            del points[rng.randrange(len(points)) + 1 :]
            layer, age, held = points[-1]
            trail.come_back(layer, age)
            assert [each.data for each in boxes] == held
        else:
            trail.mark()
            points.append((trail.deepen(), trail.age, [dict(each.data) for each in boxes]))
        act(0)
    trail.renew()
    assert [each.data for each in boxes] == begun


def test_what_a_run_has_made_stays_as_the_run_has_left_it() -> None:
    """What was there before the run is taken back, and what was made to last with it; what is younger may be asked for later."""
    trail = Trail()
    old = Cells[str, int](trail, {"a": 0})
    trail.begin()
    mark = trail.mark()
    age, young = trail.age, Cells[str, int](trail)
    with trail.lasting(forever=True):
        library = Cells[str, int](trail, {"a": 0})
    trail.mark()
    for cells in (old, young, library):
        cells.put("a", 1)
    trail.leave(mark, age)
    assert [old.data, young.data, library.data] == [{"a": 0}, {"a": 1}, {"a": 0}]


class Logged(Cells[str, object]):
    """Cells of which every change is logged, however young they are."""

    def __init__(self, trail: Trail) -> None:
        super().__init__(trail)
        self.age = -1


@given(st.integers(0, 2**32))
def test_what_is_young_needs_no_log(seed: int) -> None:
    """Cells hold the same whether changes of those made since the last point to come back to are logged or not."""
    assert _contents(seed, Cells[str, object]) == _contents(seed, Logged)


def _contents(seed: int, kind: type[Cells[str, object]]) -> list[dict[object, object]]:
    """What cells hold at the end of random arms, of which each is gone on with or is not."""
    rng = random.Random(seed)
    trail = Trail()
    at_hand = [kind(trail), kind(trail)]

    def act(depth: int) -> None:
        for _ in range(rng.randrange(6)):
            match rng.randrange(4):
                case 0 | 1:
                    rng.choice(at_hand).put(rng.choice("abc"), rng.choice((1, 2, MISSING)))
                case 2:
                    at_hand.append(kind(trail))
                case 3 if depth < 4:
                    mark, there = trail.mark(), len(at_hand)
                    act(depth + 1)
                    if rng.random() < 0.5:
                        arm = trail.undo(mark)
                        if rng.random() < 0.5:
                            trail.redo(arm)
                        else:
                            del at_hand[there:]

    act(0)
    return [each.data for each in at_hand]
