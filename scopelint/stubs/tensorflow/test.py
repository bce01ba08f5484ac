"""tf.test."""

import unittest
import unittest.mock

import _scopelint as _s
from _testing import Expecting
from tensorflow._behavior import executing_eagerly
from tensorflow._session import Session, _sessions

mock = unittest.mock


class _EagerSession:
    """TF `FakeEagerSession`: what a test that runs eagerly gets for a session."""

    def __init__(self, case):
        self._case, self.graph = case, _s.get_default_graph()

    def __enter__(self):
        return self

    def __exit__(self, *args):
        return None

    def run(self, fetches, feed_dict=None, options=None, run_metadata=None):
        return self._case.evaluate(fetches)

    def close(self):
        return None


class _CachedSession(Session):
    """TF `TestCase.cached_session`: one test may enter it again."""

    def _end(self):
        return None


class TestCase(unittest.TestCase):
    def setUp(self):
        _s.forget_graphs()
        self._cached_session = None

    def session(self, graph=None, config=None, use_gpu=False, force_gpu=False):
        return _EagerSession(self) if graph is None and executing_eagerly() else Session("", graph, config)

    def cached_session(self, graph=None, config=None, use_gpu=False, force_gpu=False):
        """The one session of a test: its graph is the one that was the default when it was first asked for."""
        if graph is None and executing_eagerly():
            return _EagerSession(self)
        if getattr(self, "_cached_session", None) is None:
            self._cached_session = _CachedSession("", graph, config)
        return self._cached_session

    def test_session(self, graph=None, config=None, use_gpu=False, force_gpu=False):
        return self.cached_session(None, config) if graph is None else self.session(graph, config)

    def evaluate(self, tensors):
        """The values of tensors: in a graph the default session runs them, or the test's own."""
        if not executing_eagerly():
            _s.ran(_sessions[-1] if _sessions else self.cached_session(), tensors, None)
        return _s.map_structure(lambda t: _s.unknown("evaluate()"), tensors)

    def get_temp_dir(self):
        return _s.unknown("get_temp_dir()")

    def create_tempfile(self, *args, **kwargs):
        return _s.unknown("a file")

    create_tempdir = create_tempfile

    def assertRaisesWithPredicateMatch(self, exception_type, expected_err_re_or_predicate):
        return Expecting(exception_type)

    def assertRaisesOpError(self, expected_err_re_or_predicate):
        return Expecting(Exception)

    def assertAllClose(self, a, b, rtol=1e-06, atol=1e-06, msg=None):
        return None

    assertAllEqual = assertAllCloseAccordingToType = assertArrayNear = assertNDArrayNear = assertNear = assertAllClose
    assertShapeEqual = assertProtoEquals = assertStartsWith = assertAllGreater = assertAllLess = assertNotAllClose = assertAllClose
    assertAllGreaterEqual = assertAllLessEqual = assertAllInRange = assertAllInSet = assertDTypeEqual = assertDeviceEqual = assertAllClose

    def checkedThread(self, target, args=None, kwargs=None):
        return _s.unknown("a thread")


class Benchmark:
    def report_benchmark(self, *args, **kwargs):
        return None


def main(argv=None):
    raise SystemExit(0)


def get_temp_dir():
    return _s.unknown("get_temp_dir()")


def is_gpu_available(cuda_only=False, min_cuda_compute_capability=None):
    return _s.unknown("is_gpu_available()")


def is_built_with_cuda():
    return _s.unknown("is_built_with_cuda()")


def gpu_device_name():
    return _s.unknown("gpu_device_name()")


def test_src_dir_path(relative_path):
    return _s.unknown("test_src_dir_path()")


