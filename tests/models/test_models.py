"""`scopelint vars` on the model code of real repositories: exactly the names that TensorFlow gave. See `recorded.py`."""

from __future__ import annotations

from pathlib import Path

import pytest

from ..differential.compare import module_root, predict
from ..differential.oracle import Oracle, why_missing
from .recorded import VERSION, Driver, Names, drivers, names_of, observe, recorded

DRIVERS = [pytest.param(driver, id=driver.name) for driver in drivers()]


def predicted(path: Path) -> Names:
    root = module_root(predict(path, VERSION), path.name)
    assert root is not None
    assert root["raises"] is None, root["raises"]
    return [[variable["name"] for variable in graph["variables"]] for graph in root["graphs"]]


@pytest.mark.parametrize("driver", DRIVERS)
def test_the_names_are_those_of_tensorflow(driver: Driver) -> None:
    if why := driver.why_missing:
        pytest.skip(why)
    with driver.beside_its_model() as path:
        assert predicted(path) == recorded()[driver.name]


@pytest.mark.parametrize("driver", DRIVERS)
def test_tensorflow_gives_the_recorded_names(driver: Driver) -> None:
    if why := driver.why_missing or why_missing(VERSION):
        pytest.skip(why)
    with Oracle(VERSION) as oracle:
        observation = observe(oracle, driver)
    assert observation["raises"] is None
    assert names_of(observation) == recorded()[driver.name]


def test_every_driver_is_recorded() -> None:
    assert sorted(recorded()) == [driver.name for driver in drivers()]
    assert all(len(driver.commit) == 40 and "/" in driver.repository for driver in drivers())
