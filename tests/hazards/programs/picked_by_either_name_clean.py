import sys

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def network(x):
    with tf.variable_scope("backbone"):
        h = tf.layers.dense(x, 8, tf.nn.relu, name="fc1")
    return tf.layers.dense(h, 2, name="head")


def restorable(path):
    there = tf.train.NewCheckpointReader(path).get_variable_to_shape_map()
    return [v for v in tf.global_variables() if v.name.split(":")[0] in there]


def values_of(sess):
    values = {v.op.name: value for v, value in zip(tf.global_variables(), sess.run(tf.global_variables()))}

    def value(v):
        if v.name in values:
            return values[v.name]
        if v.op.name in values:
            return values[v.op.name]
        return None

    return [value(v) for v in tf.trainable_variables()]


x = tf.placeholder(tf.float32, [None, 5])
logits = network(x)
found = restorable(sys.argv[1])
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    tf.train.Saver(found).restore(sess, sys.argv[1])
    print(values_of(sess))
