"""tensorflow.python.ops.gradients."""

from tensorflow._control import gradients, hessians
