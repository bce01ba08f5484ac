"""The language: Python, interpreted over abstract values.

It knows no library, no tensor and no scope. `values` and `trace` are what there is, `machine` is the state of a run, `evaluation` runs
programs, `builtins` are Python's own functions and types. Of what it does not know it asks by two protocols: a value by its kind
(`kinds`), the rest of the program by its host (`host`).
"""
