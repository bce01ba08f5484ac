"""The abstract domain: what is known of a value, and the state that can be undone.

Everything above stands on three small ideas:

* `Trail` and `Cells`: mutable state with an undo log, so that the two arms of an undecidable branch run one
  after the other on one state and are merged by looking at what each of them changed;
* `Sym`, `Text`, `Choice`: values that are unknown, partly known, or one of two depending on a test;
* `Path`: which undecidable tests this run assumed or decided, and the plan that steers further runs.
"""
