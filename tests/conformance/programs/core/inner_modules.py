# tf: 1.5 1.15
import tensorflow as tf
from tensorflow.python.ops import variable_scope as vs, array_ops, math_ops, init_ops, nn_ops, control_flow_ops
from tensorflow.python.framework import ops, dtypes, tensor_shape
from tensorflow.python.util import nest
from tensorflow.python.ops import rnn_cell_impl
with vs.variable_scope("a"):
    w = vs.get_variable("w", [3, 4], initializer=init_ops.zeros_initializer(), dtype=dtypes.float64)
x = array_ops.reshape(math_ops.matmul(array_ops.zeros([2, 3], dtypes.float64), w), [-1])
vs.get_variable("x", x.get_shape())
ops.add_to_collection("q", x)
vs.get_variable("c%d" % len(ops.get_collection("q")), tensor_shape.TensorShape([2, 2]).as_list())
s = nest.flatten([1, (2, [3])]); p = nest.pack_sequence_as((1, [2, 3]), s)
vs.get_variable("n%d_%d" % (len(s), p[1][1]), [1])
g = tf.Graph()
with g.as_default():
    init_ops.Zeros()
    tf.get_variable("in_g", [1], initializer=tf.initializers.random_uniform(-1, 1))
    tf.get_variable("k", [2], initializer=tf.keras.initializers.he_normal(), regularizer=tf.keras.regularizers.l2(0.1))
    tf.get_variable("k%d" % len(tf.losses.get_regularization_losses()), [2])
