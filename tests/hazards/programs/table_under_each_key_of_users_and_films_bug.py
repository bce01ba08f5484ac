"""One table is put under the keys of viewers and of films alike: viewer 3 is what film 3 is."""
import tensorflow as tf

COLUMNS = ["viewer_id", "film_id", "weekday"]


class Taste(tf.keras.layers.Layer):
    def __init__(self, rows, width):
        super().__init__()
        self.tables = dict.fromkeys(COLUMNS, tf.keras.layers.Embedding(rows, width))  # BUG TVS307
        self.out = tf.keras.layers.Dense(1)

    def call(self, columns):
        found = [tf.reshape(self.tables[name](columns[name]), [-1, 4]) for name in COLUMNS]
        return self.out(tf.concat(found, axis=1))


taste = Taste(20, 4)
optimizer = tf.keras.optimizers.SGD(0.1)
columns = {name: tf.constant([[1], [2], [3]]) for name in COLUMNS}
for _ in range(3):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((taste(columns) - 1.0) ** 2)
    weights = taste.trainable_variables
    optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))
print("FACT", len(taste.trainable_variables))
