"""Tables that are kept by the name of a column, by that of the words it has in common with another, or by the size of paired texts."""
import numpy as np
import tensorflow as tf

ROWS = {"port": 30, "cargo": 30, "home_port": 30, "question": 40, "answer": 40, "shared_left": 15, "shared_right": 15}
SAME = {"home_port": "port"}
WIDTH = 4


class Column:
    def __init__(self, name, rows):
        self.name = name
        self.rows = rows


class Bank(tf.keras.layers.Layer):
    def __init__(self, columns):
        super().__init__()
        self.columns = {column.name: column for column in columns}
        self.tables = {}
        self.words = {}
        self.scales = {}

    def table(self, name):
        column = self.columns[SAME.get(name, name)]
        if column.name not in self.tables:
            self.tables[column.name] = tf.keras.layers.Embedding(column.rows, WIDTH, name="table_" + column.name)
        return self.tables[column.name]

    def by_size(self, name):
        column = self.columns[SAME.get(name, name)]
        key = "%dx%d" % (column.rows, WIDTH)
        if key not in self.words:
            self.words[key] = tf.keras.layers.Embedding(column.rows, WIDTH, name="words_" + key)
        return self.words[key]

    def scale(self, width):
        if width not in self.scales:
            self.scales[width] = tf.keras.layers.Dense(width)
        return self.scales[width]

    def call(self, given):
        parts = [self.table(name)(given[name]) for name in ("port", "cargo", "home_port")]
        parts += [self.by_size(name)(given[name]) for name in ("port", "home_port")]
        parts += [self.by_size(name)(given[name]) for name in ("question", "answer")]
        parts += [self.by_size(name)(given[name]) for name in ("shared_left", "shared_right")]
        return tf.concat([self.scale(6)(parts[0]), self.scale(6)(parts[1]), *parts], axis=1)


class Delay(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.bank = Bank([Column(name, rows) for name, rows in ROWS.items()])
        self.hours = tf.keras.layers.Dense(1)

    def call(self, given):
        return self.hours(self.bank(given))


delay = Delay()
optimizer = tf.keras.optimizers.SGD(0.1)
for _ in range(3):
    given = {name: np.random.randint(0, rows, 8) for name, rows in ROWS.items()}
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(delay(given) - 5.0))
    weights = delay.trainable_variables
    optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))
print(len(delay.trainable_variables))
