"""What stands in the body of a class is called shared, and a layer there has no weights."""

import tensorflow as tf


class Pooling(tf.keras.layers.Layer):
    shared_query = tf.keras.layers.Dense(1)
    flat = tf.keras.layers.Flatten()

    def call(self, sequence):
        return self.flat(tf.nn.softmax(self.shared_query(sequence), axis=1) * sequence)


class Network(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.title, self.body, self.out = Pooling(), Pooling(), tf.keras.layers.Dense(1)

    def call(self, pair):
        return self.out(tf.concat([self.title(pair[0]), self.body(pair[1])], 1))


model = Network()
model.compile("adam", "mse")
model.fit((tf.zeros([4, 6, 16]), tf.zeros([4, 40, 16])), tf.ones([4, 1]), verbose=0)
