"""Each picture has the network made anew for it: the graph grows, though the network is the same."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def network(x):
    w = tf.Variable(tf.random_normal([64, 4]), name="w")  # BUG TVS505
    return tf.nn.softmax(tf.matmul(x, w))


def classified(session, path):
    x = tf.placeholder(tf.float32, [None, 64])
    out = network(x)
    session.run(tf.global_variables_initializer())
    return session.run(out, {x: np.fromfile(path, "float32").reshape([1, 64])})


session = tf.Session()
for path in ["one.raw", "two.raw", "three.raw"]:
    print(classified(session, path))
