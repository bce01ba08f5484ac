"""A network that is read back builds itself anew, in the graph that is the default then."""
import pickle

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Net:
    def __init__(self, size):
        self.size = size
        self.build()

    def build(self):
        with tf.variable_scope("net"):
            self.w = tf.get_variable("w", [self.size])

    def __getstate__(self):
        return {"size": self.size}

    def __setstate__(self, state):
        self.size = state["size"]
        self.build()


with tf.Graph().as_default():
    dumped = pickle.dumps(Net(3))
with tf.Graph().as_default():
    pickle.loads(dumped)
    with tf.variable_scope("net", reuse=True):
        print(tf.get_variable("w"))
