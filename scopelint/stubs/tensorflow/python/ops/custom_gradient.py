"""tensorflow.python.ops.custom_gradient."""

from tensorflow._control import custom_gradient, recompute_grad
