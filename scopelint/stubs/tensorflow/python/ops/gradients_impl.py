"""tensorflow.python.ops.gradients_impl."""

from tensorflow._control import gradients, hessians
