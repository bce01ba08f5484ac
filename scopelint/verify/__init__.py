"""Findings settled on a real TensorFlow.

A finding's moment holds the journal of what led to it. From that, in this order:

* `instructions`: what such programs consist of: what each instruction is, does on our own model, reads like in Python and needs;
* `concrete`: the journal as a program over TensorFlow's primitives, with stand-ins for what is not known;
* `program`: running programs on our own model;
* `shrink`: the smallest program of which our model says the same;
* `witness`: it as Python, to read and to run;
* `plan` and `plans`: all of that for one finding;
* `runner`: a child process that has TensorFlow, and runs witnesses (`replay`, `probe`), each in a process forked from it (`forking`);
* `verdict` and `own`: what the child saw, beside what the finding claims; whether a witness is made of the user's own calls;
* `executed`, `judged` and `claims`: the user's roots themselves, beside findings; they are run in a child by `driver`, `handed` and
  `guard`, and seen by `watching`, `noticing` and `rebinding`;
* `observed`: one program of the user's, run up to its first step;
* `unpredicted` and `reduced`: what programs did that was not predicted, and the smallest part of one that does it.
"""
