"""`unittest` and `test.support` as the methods of CPython's tests meet them under the interpreter: here assertions assert.

To the linter they hold. `settled` is the runner's: it ends a run that does not know whether something is true.
"""

UNITTEST = """
import re
from _runner import settled

class SkipTest(Exception):
    pass

class _Caught:
    def __init__(self, expected, pattern=None):
        self.expected, self.pattern, self.exception = expected, pattern, None
    def __enter__(self):
        return self
    def __exit__(self, kind, value, traceback):
        if kind is None:
            raise AssertionError(f"{self.expected} not raised")
        if not issubclass(kind, self.expected):
            return False
        self.exception = value
        if self.pattern is not None:
            found = re.search(self.pattern, str(value))
            if not settled(found is not None):
                raise AssertionError(f"{self.pattern!r} does not match {str(value)!r}")
        return True

class _Nothing:
    def __enter__(self):
        return self
    def __exit__(self, kind, value, traceback):
        return False

def _fails(message, msg):
    raise AssertionError(message if msg is None else f"{message} : {msg}")

class TestCase:
    failureException = AssertionError
    longMessage = True
    maxDiff = None
    def __init__(self, methodName="runTest"):
        self._testMethodName = methodName
        self._cleanups = []
    def setUp(self): pass
    def tearDown(self): pass
    @classmethod
    def setUpClass(cls): pass
    @classmethod
    def tearDownClass(cls): pass
    def id(self): return self._testMethodName
    def subTest(self, msg=None, **params): return _Nothing()
    def addCleanup(self, function, *args, **kwargs): self._cleanups.append((function, args, kwargs))
    def addTypeEqualityFunc(self, typeobj, function): pass
    def enterContext(self, manager):
        value = type(manager).__enter__(manager)
        self.addCleanup(type(manager).__exit__, manager, None, None, None)
        return value
    def skipTest(self, reason): raise SkipTest(reason)
    def fail(self, msg=None): raise AssertionError(msg)
    def assertEqual(self, a, b, msg=None):
        if not settled(a == b): _fails(f"{a!r} != {b!r}", msg)
    def assertNotEqual(self, a, b, msg=None):
        if not settled(a != b): _fails(f"{a!r} == {b!r}", msg)
    def assertIs(self, a, b, msg=None):
        if not settled(a is b): _fails(f"{a!r} is not {b!r}", msg)
    def assertIsNot(self, a, b, msg=None):
        if not settled(a is not b): _fails(f"{a!r} is {b!r}", msg)
    def assertIn(self, a, b, msg=None):
        if not settled(a in b): _fails(f"{a!r} not in {b!r}", msg)
    def assertNotIn(self, a, b, msg=None):
        if not settled(a not in b): _fails(f"{a!r} in {b!r}", msg)
    def assertTrue(self, a, msg=None):
        if not settled(a): _fails(f"{a!r} is not true", msg)
    def assertFalse(self, a, msg=None):
        if settled(a): _fails(f"{a!r} is not false", msg)
    def assertIsNone(self, a, msg=None):
        if not settled(a is None): _fails(f"{a!r} is not None", msg)
    def assertIsNotNone(self, a, msg=None):
        if not settled(a is not None): _fails("unexpectedly None", msg)
    def assertIsInstance(self, a, b, msg=None):
        if not settled(isinstance(a, b)): _fails(f"{a!r} is not an instance of {b!r}", msg)
    def assertNotIsInstance(self, a, b, msg=None):
        if settled(isinstance(a, b)): _fails(f"{a!r} is an instance of {b!r}", msg)
    def assertGreater(self, a, b, msg=None):
        if not settled(a > b): _fails(f"{a!r} not greater than {b!r}", msg)
    def assertGreaterEqual(self, a, b, msg=None):
        if not settled(a >= b): _fails(f"{a!r} not greater than or equal to {b!r}", msg)
    def assertLess(self, a, b, msg=None):
        if not settled(a < b): _fails(f"{a!r} not less than {b!r}", msg)
    def assertLessEqual(self, a, b, msg=None):
        if not settled(a <= b): _fails(f"{a!r} not less than or equal to {b!r}", msg)
    def assertAlmostEqual(self, a, b, places=7, msg=None, delta=None):
        near = abs(a - b) <= delta if delta is not None else round(abs(a - b), places) == 0
        if not settled(near): _fails(f"{a!r} != {b!r}", msg)
    def assertNotAlmostEqual(self, a, b, places=7, msg=None, delta=None):
        if settled(round(abs(a - b), places) == 0): _fails(f"{a!r} == {b!r}", msg)
    def assertRegex(self, text, pattern, msg=None):
        if not settled(re.search(pattern, text) is not None): _fails(f"{pattern!r} does not match {text!r}", msg)
    def assertNotRegex(self, text, pattern, msg=None):
        if settled(re.search(pattern, text) is not None): _fails(f"{pattern!r} matches {text!r}", msg)
    def assertCountEqual(self, a, b, msg=None):
        first, second = list(a), list(b)
        for each in first:
            if not settled(each in second): _fails(f"{first!r} != {second!r}", msg)
            second.remove(each)
        if second: _fails(f"more: {second!r}", msg)
    def assertSequenceEqual(self, a, b, msg=None, seq_type=None):
        if not settled(len(a) == len(b)) or not settled(all(x is y or x == y for x, y in zip(a, b))): _fails(f"{a!r} != {b!r}", msg)
    assertListEqual = assertTupleEqual = assertDictEqual = assertSetEqual = assertMultiLineEqual = assertEqual
    def assertDictContainsSubset(self, a, b, msg=None): self.assertEqual({**b, **a}, b, msg)
    def assertRaises(self, expected, function=None, *args, **kwargs):
        if function is None:
            return _Caught(expected)
        with _Caught(expected):
            function(*args, **kwargs)
    def assertRaisesRegex(self, expected, pattern, function=None, *args, **kwargs):
        if function is None:
            return _Caught(expected, pattern)
        with _Caught(expected, pattern):
            function(*args, **kwargs)
    def assertWarns(self, expected, function=None, *args, **kwargs):
        return _Nothing() if function is None else function(*args, **kwargs)
    def assertWarnsRegex(self, expected, pattern, function=None, *args, **kwargs):
        return _Nothing() if function is None else function(*args, **kwargs)

def skip(reason): return lambda item: item
def skipIf(condition, reason): return lambda item: item
skipUnless = skipIf
def expectedFailure(item): return item
def main(*args, **kwargs): pass
"""

SUPPORT = """
import re
import sys
import unittest
from contextlib import contextmanager

verbose = False
TestFailed = AssertionError
Py_DEBUG = False
MAX_Py_ssize_t = 2 ** 63 - 1
NHASHBITS = 64
HAVE_DOCSTRINGS = True

def _same(item): return item
def _factory(*args, **kwargs): return _same
cpython_only = requires_docstrings = refcount_test = requires_IEEE_754 = _same
impl_detail = bigmemtest = bigaddrspacetest = requires_resource = run_with_locale = skip_if_pgo_task = _factory
def check_impl_detail(**guards): return True
no_tracing = requires_gil_enabled = reap_threads = _same
class SuppressCrashReport:
    def __init__(self, *args): pass
    def __enter__(self): return self
    def __exit__(self, *excinfo): return False
captured_stdout = captured_stderr = captured_output = SuppressCrashReport
check_sizeof = calcobjsize = calcvobjsize = check_free_after_iterating = collision_stats = None
catch_unraisable_exception = check_disallow_instantiation = script_helper = check__all__ = None
def gc_collect(): pass
def sortdict(dict): return "{" + ", ".join(["%r: %r" % pair for pair in sorted(dict.items())]) + "}"

class _ALWAYS_EQ:
    def __eq__(self, other): return True
    def __ne__(self, other): return False
class _NEVER_EQ:
    def __eq__(self, other): return False
    def __ne__(self, other): return True
    def __hash__(self): return 1
class _LARGEST:
    def __eq__(self, other): return isinstance(other, _LARGEST)
    def __lt__(self, other): return False
    def __gt__(self, other): return not isinstance(other, _LARGEST)
ALWAYS_EQ, NEVER_EQ, LARGEST = _ALWAYS_EQ(), _NEVER_EQ(), _LARGEST()

def check_syntax_error(testcase, statement, errtext="", *, lineno=None, offset=None):
    with testcase.assertRaisesRegex(SyntaxError, errtext):
        exec(statement, {}, {})

def get_attribute(obj, name): return getattr(obj, name)

@contextmanager
def swap_attr(obj, attr, new_val):
    if hasattr(obj, attr):
        real_val = getattr(obj, attr)
        setattr(obj, attr, new_val)
        try:
            yield real_val
        finally:
            setattr(obj, attr, real_val)
    else:
        setattr(obj, attr, new_val)
        try:
            yield
        finally:
            delattr(obj, attr)

@contextmanager
def swap_item(obj, item, new_val):
    if item in obj:
        real_val = obj[item]
        obj[item] = new_val
        try:
            yield real_val
        finally:
            obj[item] = real_val
    else:
        obj[item] = new_val
        try:
            yield
        finally:
            del obj[item]

@contextmanager
def infinite_recursion(max_depth=75): yield
@contextmanager
def check_warnings(*filters, **kwargs): yield []
@contextmanager
def check_no_warnings(*args, **kwargs): yield
@contextmanager
def check_no_resource_warning(testcase): yield
"""

IMPORTS = """
import importlib

def import_fresh_module(name, fresh=(), blocked=(), deprecated=False): return importlib.import_module(name)
def import_module(name, **options): return importlib.import_module(name)
"""

MOCK = """
class Mock:
    def __init__(self, return_value=None, side_effect=None, name=None):
        self.return_value, self.side_effect = return_value, side_effect
        self.reset_mock()
    def reset_mock(self): self.call_count, self.call_args, self.call_args_list = 0, None, []
    def __call__(self, *args, **kwargs):
        self.call_count += 1
        self.call_args = (args, kwargs)
        self.call_args_list.append(self.call_args)
        return self.return_value
"""

DATETIME = """
class date:
    def __new__(cls, year, month, day):
        made = object.__new__(cls)
        made.year, made.month, made.day = year, month, day
        return made
    def _of(self): return (self.year, self.month, self.day)
    def __eq__(self, other): return self._of() == other._of() if isinstance(other, date) else NotImplemented
    def __lt__(self, other): return self._of() < other._of()
    def __hash__(self): return hash(self._of())
    def __str__(self): return "%04d-%02d-%02d" % self._of()
    def __repr__(self): return "datetime.date(%d, %d, %d)" % self._of()
    def __format__(self, spec): return spec if spec else str(self)
    def isoformat(self): return str(self)
class timedelta:
    def __init__(self, days=0): self.days = days
    def __eq__(self, other): return self.days == other.days
    def __hash__(self): return hash(self.days)
"""

IO = """
class StringIO:
    def __init__(self, initial_value="", newline=None): self._parts = [initial_value]
    def write(self, text):
        self._parts.append(text)
        return len(text)
    def getvalue(self): return "".join(self._parts)
    def close(self): pass
    def flush(self): pass
"""

TEXTS = {
    "unittest.mock": MOCK,
    "datetime": DATETIME,
    "io": IO,
    "unittest": UNITTEST,
    "_runner": "",
    "test": "",
    "test.support": SUPPORT,
    "test.support.import_helper": IMPORTS,
    "test.support.threading_helper": "def requires_working_threading(**options): return reap_threads\ndef reap_threads(f): return f\n",
    "test.support.script_helper": "assert_python_ok = assert_python_failure = None\n",
    "test.support.os_helper": "TESTFN = 'file'\nunlink = EnvironmentVarGuard = temp_dir = None\n",
    "test.support.warnings_helper": "from test.support import check_warnings, check_no_warnings, check_no_resource_warning\n",
}
