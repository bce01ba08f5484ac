"""Every API that opens a scope or makes a variable is modelled, and held to each TensorFlow that has it. See `coverage.py`."""

from __future__ import annotations

import pytest

from scopelint.exploration.stack import with_deep_stack

from .coverage import Row, apis, exceptions, report

pytestmark = pytest.mark.xdist_group("coverage")
"""In one process: all of them want the `rows`."""


@pytest.fixture(scope="module")
def rows() -> list[Row]:
    return with_deep_stack(report)


def test_every_api_is_modelled_and_held_to_tensorflow(rows: list[Row]) -> None:
    assert [f"{row.api.id} in {row.version}: {'; '.join(row.gaps)}" for row in rows if row.gaps and row.exception is None] == []


def test_no_exception_is_needless(rows: list[Row]) -> None:
    assert [f"{row.api.id} in {row.version} is covered" for row in rows if row.exception is not None and not row.gaps] == []
    known = {(version, api.id) for api in apis() for version in api.names}
    assert [(version, id) for version, named in exceptions().items() for id in named if (version, id) not in known] == []


def test_a_stub_with_other_parameters_is_noticed() -> None:
    from .coverage import Importer, misfits

    importer = Importer.alone("1.15")
    dense = next(api for api in apis() if api.id == "tf.layers.dense")
    assert misfits(dense, "1.15", importer) == []
    other = type(dense)(dense.id, dense.names, dense.signatures | {"1.15": "units, inputs"})
    assert misfits(other, "1.15", importer)
    gone = type(dense)(dense.id, {"1.15": ("tf.layers.no_such_layer",)}, dense.signatures)
    assert misfits(gone, "1.15", importer) == ["tf.layers.no_such_layer is unknown"]
