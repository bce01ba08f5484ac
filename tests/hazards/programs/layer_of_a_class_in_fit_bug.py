"""The projection of an attention block stands in the body of its class, and both blocks of a fitted model have it."""

import tensorflow as tf


class Pooling(tf.keras.layers.Layer):
    query = tf.keras.layers.Dense(1)  # BUG

    def call(self, sequence):
        return tf.reduce_sum(tf.nn.softmax(self.query(sequence), axis=1) * sequence, axis=1)


title, body = tf.keras.Input((6, 16)), tf.keras.Input((40, 16))
both = tf.keras.layers.Concatenate()([Pooling()(title), Pooling()(body)])
model = tf.keras.Model([title, body], tf.keras.layers.Dense(1, activation="sigmoid")(both))
model.compile("adam", "binary_crossentropy")
model.fit([tf.zeros([4, 6, 16]), tf.zeros([4, 40, 16])], tf.ones([4, 1]), verbose=0)
