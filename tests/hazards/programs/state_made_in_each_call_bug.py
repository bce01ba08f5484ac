import tensorflow as tf


class Memory(tf.keras.layers.Layer):
    def call(self, x):
        self.state = tf.Variable(tf.zeros([3]), trainable=False)  # BUG
        self.state.assign_add(tf.reduce_mean(x, 0))  # BUG
        return x + self.state


memory = Memory()
for _ in range(3):
    out = memory(tf.ones([2, 3]))
