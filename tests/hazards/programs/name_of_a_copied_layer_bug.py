import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def mixing_block(x, name):
    with tf.variable_scope(name):
        inner = tf.layers.dense(x, 5, activation=tf.nn.relu, name="in")
        return x + tf.layers.dense(inner, 4, name="out")


def pooled_layer(x, kind, name):
    with tf.variable_scope(name):
        w = tf.get_variable("w", [4, 4])
        b = tf.get_variable("b", [4])
        y = tf.matmul(x, w) + b
        return tf.nn.relu(y) if kind == "sharp" else tf.tanh(y)


def network(x):
    with tf.variable_scope("network", reuse=tf.AUTO_REUSE):
        x = mixing_block(x, "first")
        x = mixing_block(x, "second")
        x = mixing_block(x, "second")  # BUG
        sharp = pooled_layer(x, "sharp", "pool_a")
        smooth = pooled_layer(x, "smooth", name="pool_a")  # BUG
        return pooled_layer(sharp - smooth, "sharp", "pool_b")


learned = network(tf.ones([2, 4]))
x = tf.placeholder(tf.float32, [None, 4])
used = network(x)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    print(session.run([learned, used], {x: np.ones((1, 4))}))
    print([v.op.name for v in tf.trainable_variables()])
