# tf: 1.15
import tensorflow as tf

layers = tf.contrib.layers
x = tf.placeholder(tf.float32, [2, 8, 8, 4])
ids = tf.placeholder(tf.int64, [2, 3])
for scope in ("a", "b"):
    with tf.variable_scope(scope):
        layers.dense_to_sparse(ids)
        layers.dense_to_sparse(ids, scope="named")
        layers.images_to_sequence(x)
        layers.images_to_sequence(x, scope="named")
        with tf.variable_scope(None, "dense_to_sparse"):
            tf.get_variable("w", [1])
        with tf.variable_scope(None, "ImagesToSequence"):
            tf.get_variable("w", [1])
        tf.Variable(0.0, name="ImagesToSequence")
        tf.Variable(0.0, name="named")
