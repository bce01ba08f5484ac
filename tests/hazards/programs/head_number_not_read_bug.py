import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def look(x, number):
    with tf.variable_scope("look", reuse=tf.AUTO_REUSE):
        return tf.layers.dense(x, 3, name="out")  # BUG


def views(x):
    found = {}
    for number in range(4):
        found[number] = look(x, number)
    return found


x = tf.placeholder(tf.float32, [None, 6])
found = views(x)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    print(session.run(found[0] - 2 * found[3], {x: np.ones((1, 6))}))
    print([v.op.name for v in tf.trainable_variables()])
