import tensorflow as tf


class Memory(tf.keras.layers.Layer):
    def __init__(self):
        super().__init__()
        self.state = None

    def call(self, x):
        if self.state is None:
            self.state = tf.Variable(tf.zeros([3]), trainable=False)
        self.state.assign_add(tf.reduce_mean(x, 0))
        return x + self.state


memory = Memory()
for _ in range(3):
    out = memory(tf.ones([2, 3]))
