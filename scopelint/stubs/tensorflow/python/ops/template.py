"""tensorflow.python.ops.template."""

from _scopelint import make_template
