import tensorflow as tf


class Gate(tf.keras.layers.Layer):
    def build(self, shape):
        self.gain = self.add_weight(name="gain", shape=[int(shape[-1])], initializer="ones")

    def call(self, x):
        return x * tf.sigmoid(self.gain)


gate = Gate()
norm = tf.keras.layers.LayerNormalization()
penalty = tf.reduce_sum(tf.abs(gate.gain))  # BUG TVS106
y = norm(gate(tf.ones([2, 3])))
