"""Runs the methods of a test file of TensorFlow's, each in a process of its own, and prints which variables each has made.

    python observer.py FILE

Run by the interpreter that has the TensorFlow (3.7 for 1.15). The answer is one line of JSON, {"Class.method": [graph, …]}, each graph
with variables as the names of the global ones and then of the local ones, without those of eager execution, which an
`EagerVariableStore` adds to the collections of whatever graph is the default one; methods that fail or are skipped are left out.
"""

import importlib.util
import json
import os
import signal
import sys
import unittest
import warnings

SECONDS = 120
"""How long one method may take."""


def loaded(path):
    spec = importlib.util.spec_from_file_location(os.path.basename(path)[:-3], path)
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def made_by(test, ops):
    """The variables of each graph after a test; None if it fails or is skipped."""
    graphs, initialize = [], ops.Graph.__init__

    def noticed(graph, *args, **kwargs):
        initialize(graph, *args, **kwargs)
        if type(graph) is ops.Graph:  # those of functions are a part of the graph that they are called in
            graphs.append(graph)

    ops.Graph.__init__ = noticed
    result = unittest.TestResult()
    test.run(result)
    if not result.wasSuccessful() or result.skipped or not result.testsRun:
        return None
    default = ops._default_graph_stack._global_default_graph
    if default is not None and default not in graphs:
        graphs.append(default)
    left = [graph for graph in graphs if vars(graph)]  # those around eager execution are taken to pieces at once
    made = [[v for kind in ("variables", "local_variables") for v in graph.get_collection(kind)] for graph in left]
    names = [[v.name.partition(":")[0] for v in each if getattr(v, "_in_graph_mode", True)] for each in made]
    return [each for each in names if each]


def observed(test, ops):
    reading, writing = os.pipe()
    process = os.fork()
    if process == 0:
        os.close(reading)
        signal.alarm(SECONDS)
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        os.write(writing, json.dumps(made_by(test, ops)).encode())
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as answer:
        text = answer.read()
    os.waitpid(process, 0)
    return json.loads(text) if text else None


def main(path):
    warnings.filterwarnings("ignore")
    from tensorflow.python.framework import ops  # after what silences it

    found = {}
    for suite in unittest.defaultTestLoader.loadTestsFromModule(loaded(path)):
        for test in suite:
            if test._testMethodName != "test_session":  # a context manager that looks like a test
                graphs = observed(test, ops)
                if graphs:
                    found[type(test).__name__ + "." + test._testMethodName] = graphs
    sys.stdout.write(json.dumps(found) + "\n")


if __name__ == "__main__":
    os.environ.update(TF_CPP_MIN_LOG_LEVEL="3", CUDA_VISIBLE_DEVICES="")
    main(sys.argv[1])
