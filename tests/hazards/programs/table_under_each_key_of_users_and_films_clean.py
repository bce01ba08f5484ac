"""Tables of their own; one table of numbers that were made apart, by its own name; one of words; and one for two teams."""
import tensorflow as tf

COLUMNS, TEXTS, TEAMS = ["viewer_id", "film_id"], ["viewer_notes", "film_plot"], ["home", "away"]


class Taste(tf.keras.layers.Layer):
    def __init__(self, rows, width):
        super().__init__()
        self.tables = {name: tf.keras.layers.Embedding(rows, width) for name in COLUMNS}
        everything = tf.keras.layers.Embedding(2 * rows, 1)
        self.linear = dict.fromkeys(COLUMNS, everything)
        self.words = dict.fromkeys(TEXTS, tf.keras.layers.Embedding(rows, width))
        self.teams = dict.fromkeys(TEAMS, tf.keras.layers.Embedding(rows, width))
        self.out = tf.keras.layers.Dense(1)

    def call(self, columns):
        found = [self.tables[name](columns[name]) for name in COLUMNS]
        found += [self.linear[name](columns[name] + 20 * i) for i, name in enumerate(COLUMNS)]
        found += [tf.reduce_mean(self.words[name](columns[name]), axis=1) for name in TEXTS]
        found += [self.teams[name](columns[name]) for name in TEAMS]
        return self.out(tf.concat(found, axis=1))


taste = Taste(20, 4)
optimizer = tf.keras.optimizers.SGD(0.1)
columns = {name: tf.constant([1, 2, 3]) for name in COLUMNS + TEAMS}
columns.update((name, tf.constant([[1, 2], [2, 3], [3, 4]])) for name in TEXTS)
for _ in range(3):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((taste(columns) - 1.0) ** 2)
    weights = taste.trainable_variables
    optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))
print("FACT", len(taste.trainable_variables))
