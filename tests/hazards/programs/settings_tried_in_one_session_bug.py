"""Each turn makes the layer anew, whose number it only prints."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def told(session, batch, number):
    x = tf.placeholder(tf.float32, [None, 8])
    w = tf.Variable(tf.random_normal([8, 2]), name="w")  # BUG TVS505
    out = tf.matmul(x, w)
    session.run(tf.global_variables_initializer())
    print(number, session.run(out, {x: batch}))


session = tf.Session()
for number in range(100):
    told(session, np.random.rand(4, 8), number)
