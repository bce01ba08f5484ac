"""absl.testing.parameterized: a test runs once for every set of arguments, each in a graph of its own."""

import unittest

from _scopelint import forget_graphs, is_mapping, is_sequence


class TestCase(unittest.TestCase):
    """A class of its own: `class Test(parameterized.TestCase, tf.test.TestCase)` has TensorFlow's `setUp`."""


def _run(function, self, case, named):
    if is_mapping(case):
        function(self, **{key: value for key, value in case.items() if key != "testcase_name"})
    elif is_sequence(case):
        function(self, *(case[1:] if named else case))
    else:
        function(self, case)


def _decorated(cases, named):
    if len(cases) == 1 and not isinstance(cases[0], tuple) and not is_mapping(cases[0]):
        cases = list(cases[0])

    def decorator(function):
        def test(self):
            for number, case in enumerate(cases):
                if number:
                    forget_graphs()
                    self.setUp()
                _run(function, self, case, named)

        return test

    return decorator


def parameters(*testcases):
    return _decorated(testcases, False)


def named_parameters(*testcases):
    return _decorated(testcases, True)
