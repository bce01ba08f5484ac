import tensorflow as tf


class Tower(tf.keras.layers.Layer):
    def __init__(self, **kw):
        super().__init__(**kw)
        self.d1, self.d2 = tf.keras.layers.Dense(8, "relu"), tf.keras.layers.Dense(4)

    def call(self, x):
        return tf.nn.l2_normalize(self.d2(self.d1(x)), 1)


photo, sketch = tf.keras.Input((10,)), tf.keras.Input((10,))
a, b = Tower(name="photo")(photo), Tower(name="sketch")(sketch)
distance = tf.keras.layers.Lambda(lambda t: tf.reduce_sum((t[0] - t[1]) ** 2, 1))([a, b])
model = tf.keras.Model([photo, sketch], distance)
model.compile("adam", "mse")
model.fit([tf.ones([4, 10]), tf.ones([4, 10])], tf.ones([4]), verbose=0)
