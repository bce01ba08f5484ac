import tensorflow as tf


class Prototypes(tf.keras.layers.Layer):
    """Similarity of an input to each prototype."""

    def __init__(self, count, size):
        super().__init__()
        self.points = self.add_weight(name="points", shape=(count, size), initializer="random_normal")

    def call(self, x):
        return tf.matmul(x, self.points, transpose_b=True)


class Nearest(tf.Module):
    def __init__(self, prototypes, scale):
        super().__init__()
        self.units = scale * tf.math.softmax(prototypes.points)

    @tf.function
    def __call__(self, x):
        return tf.argmax(tf.matmul(x, self.units, transpose_b=True), axis=1)


prototypes = Prototypes(10, 4)
nearest = Nearest(prototypes, 2.0)
prototypes.trainable = False
model = tf.keras.Sequential([tf.keras.Input((4,)), tf.keras.layers.Dense(4), prototypes])
model.compile("adam", tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True))
model.fit(tf.random.normal([64, 4]), tf.zeros([64], tf.int32), epochs=2)
print(nearest(tf.random.normal([3, 4])))
