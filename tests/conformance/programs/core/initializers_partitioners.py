import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Own:
    def __call__(self, shape, dtype=None, partition_info=None):
        return tf.ones(shape, dtype)


with tf.variable_scope("s", initializer=tf.random_normal_initializer(stddev=0.1)):
    tf.get_variable("a", [2], initializer=Own())
    tf.get_variable("b", [2, 3], initializer=tf.glorot_uniform_initializer())
    tf.get_variable("c", initializer=tf.zeros([4, 5], tf.float64))
    tf.get_variable("d", [2], initializer=lambda shape, dtype, partition_info: tf.zeros(shape, dtype))
    tf.get_variable("e", initializer=lambda: tf.ones([7]))
tf.get_variable("bytes", [1000, 3], partitioner=tf.variable_axis_size_partitioner(4000))
tf.get_variable("slices", [1000, 3], partitioner=tf.min_max_variable_partitioner(4, min_slice_size=1000))
with tf.variable_scope("p", partitioner=tf.fixed_size_partitioner(2)):
    tf.get_variable("w", [5, 2])
    tf.get_variable("scalar", [])
try:
    tf.get_variable("bad", [2], initializer=tf.ones([2]))
except ValueError:
    tf.get_variable("refused", [1])
total = tf.add_n([tf.reduce_sum(v) for v in tf.trainable_variables()[:1]])
grads = tf.gradients(total, tf.trainable_variables())
tf.get_variable("n_%d" % len(grads), [1])
clipped, norm = tf.clip_by_global_norm([tf.ones([2]), None], 1.0)
tf.get_variable("m_%d" % len(clipped), [1])
