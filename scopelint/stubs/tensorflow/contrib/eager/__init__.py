"""TF `tf.contrib.eager`: the store that lets `get_variable` share under eager execution."""

from tensorflow.python.ops.variable_scope import EagerVariableStore
