import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def project(x, units):
    return tf.matmul(x, tf.get_variable("w", [x.shape[-1], units]))


def attention(query, memory):
    """A template of its own for each: they are told different sizes, or have names of their own."""
    q = tf.make_template("project", project, units=4)
    m = tf.make_template("project", project, units=6)
    k = tf.make_template("key", project, units=4)
    weights = tf.nn.softmax(tf.matmul(q(query), k(memory), transpose_b=True))
    return tf.matmul(weights, m(memory))


query = tf.placeholder(tf.float32, [3, 5])
memory = tf.placeholder(tf.float32, [7, 5])
out = attention(query, memory)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    print(len(tf.trainable_variables()), session.run(out, {query: np.ones((3, 5)), memory: np.ones((7, 5))}).shape)
