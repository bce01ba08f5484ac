"""Findings settled on a real TensorFlow.

A finding's moment holds the journal of what led to it. From that, in this order:

* `concrete`: the journal as a program over TensorFlow's primitives, with stand-ins for what is not known;
* `program`: such programs, and running them on our own model;
* `shrink`: the smallest program of which our model says the same;
* `witness`: it as Python, to read and to run;
* `plan`: all of that for one finding;
* `runner` and `probe`: running witnesses in a child process that has TensorFlow;
* `verdict`: what the child saw, beside what the finding claims.
"""
