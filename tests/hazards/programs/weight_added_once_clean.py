import tensorflow as tf


class Lazy(tf.keras.layers.Layer):
    def __init__(self):
        super().__init__()
        self.level = None

    def call(self, x):
        if self.level is None:
            self.level = self.add_weight(name="level", shape=(x.shape[-1],), initializer="ones")
        return x * self.level


class Built(tf.keras.layers.Layer):
    def build(self, shape):
        self.level = self.add_weight(name="level", shape=(shape[-1],), initializer="ones")

    def call(self, x):
        return x * self.level


lazy, built = Lazy(), Built()
for _ in range(3):
    y = built(lazy(tf.ones([2, 3])))
