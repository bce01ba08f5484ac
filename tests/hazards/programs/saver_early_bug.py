import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class M:
    def __init__(self):
        self.a = tf.get_variable("a", [2])
        self.saver = tf.train.Saver()  # BUG
        with tf.variable_scope("head"):
            self.b = tf.get_variable("b", [2])


m = M()
with tf.Session() as s:
    s.run(tf.global_variables_initializer())
    m.saver.save(s, "/tmp/x")
