"""unittest: assertions hold; expected exceptions are swallowed."""

from _scopelint import context
from _testing import Expecting, expecting


class SkipTest(Exception):
    pass


class TestCase:
    def __init__(self, methodName="runTest"):
        self._testMethodName = methodName

    @classmethod
    def setUpClass(cls):
        return None

    @classmethod
    def tearDownClass(cls):
        return None

    def setUp(self):
        return None

    def tearDown(self):
        return None

    def id(self):
        return "test"

    def __call__(self, *args, **kwargs):
        return self.run(*args, **kwargs)

    def run(self, result=None):
        self.setUp()
        getattr(self, self._testMethodName)()
        self.tearDown()
        self.doCleanups()
        return result

    def subTest(self, msg=None, **params):
        return context()

    _cleanups = ()

    def addCleanup(self, function, *args, **kwargs):
        self._cleanups = ((function, args, kwargs), *self._cleanups)

    def doCleanups(self):
        for function, args, kwargs in self._cleanups:
            function(*args, **kwargs)

    def skipTest(self, reason):
        raise SkipTest(reason)

    def fail(self, msg=None):
        raise AssertionError(msg)

    def assertRaises(self, expected_exception, callableObj=None, *args, **kwargs):
        return expecting(expected_exception, callableObj, args, kwargs)

    def assertRaisesRegex(self, expected_exception, expected_regex, callableObj=None, *args, **kwargs):
        return expecting(expected_exception, callableObj, args, kwargs)

    assertRaisesRegexp = assertRaisesRegex

    def assertWarns(self, expected_warning, callableObj=None, *args, **kwargs):
        return context() if callableObj is None else callableObj(*args, **kwargs)

    def assertLogs(self, logger=None, level=None):
        return context()

    def assertEqual(self, first, second, msg=None):
        return None

    assertEquals = assertNotEqual = assertIs = assertIsNot = assertIn = assertNotIn = assertIsInstance = assertNotIsInstance = assertEqual
    assertGreater = assertGreaterEqual = assertLess = assertLessEqual = assertCountEqual = assertItemsEqual = assertEqual
    assertListEqual = assertTupleEqual = assertDictEqual = assertSetEqual = assertSequenceEqual = assertMultiLineEqual = assertEqual
    assertRegex = assertRegexpMatches = assertNotRegex = assertEqual

    def assertTrue(self, expr, msg=None):
        return None

    assertFalse = assertIsNone = assertIsNotNone = assertTrue

    def assertAlmostEqual(self, first, second, places=None, msg=None, delta=None):
        return None

    assertAlmostEquals = assertNotAlmostEqual = assertAlmostEqual


def main(*args, **kwargs):
    raise SystemExit(0)


def skip(reason=None):
    def decorate(item):
        if isinstance(item, type):
            return item

        def skipped(*args, **kwargs):
            raise SkipTest(reason)

        return skipped

    return decorate(reason) if callable(reason) else decorate


def skipIf(condition, reason=None):
    return lambda item: item


skipUnless = skipIf


def expectedFailure(item):
    def quietly(*args, **kwargs):
        with Expecting(Exception):
            item(*args, **kwargs)

    return quietly
