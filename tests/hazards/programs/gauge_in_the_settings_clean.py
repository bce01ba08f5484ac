"""Stations by settings that have numbers alone; a gauge that has a name, one that is said to be shared, one beside what is of each station,
and the table of words that two readers have in common. A station by the settings that have a layer is made once."""
import tensorflow as tf


class Station(tf.keras.layers.Layer):
    def __init__(self, depths, gauge):
        super().__init__()
        self.inner = tf.keras.layers.Dense(depths, activation="relu")
        self.gauge = gauge if isinstance(gauge, tf.keras.layers.Layer) else tf.keras.layers.Dense(gauge)

    def call(self, levels):
        return self.gauge(self.inner(levels))


class Reader(tf.keras.layers.Layer):
    def __init__(self, units, words):
        super().__init__()
        self.words = words
        self.out = tf.keras.layers.Dense(units)

    def call(self, text):
        return self.out(tf.reduce_mean(self.words(text), axis=1))


NUMBERS = dict(depths=12, gauge=5)
ALONE = dict(depths=12, gauge=tf.keras.layers.Dense(5))
SHARED_BY_ALL = dict(depths=12, gauge=tf.keras.layers.Dense(5))
dial = tf.keras.layers.Dense(5)
NAMED = dict(depths=12, gauge=dial)
READS = dict(units=5, words=tf.keras.layers.Embedding(20, 4))
beside = dict(gauge=tf.keras.layers.Dense(5))


class Basin(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.numbers = [Station(**NUMBERS), Station(**NUMBERS)]
        self.alone = Station(**ALONE)
        self.common = [Station(**SHARED_BY_ALL), Station(**dict(SHARED_BY_ALL))]
        self.named = [Station(**NAMED), Station(**NAMED)]
        self.beside = [Station(depths=7, **beside), Station(depths=7, **beside)]
        self.readers = [Reader(**READS), Reader(**READS)]

    def call(self, inputs):
        levels, text = inputs
        stations = [*self.numbers, self.alone, *self.common, *self.named, *self.beside]
        read = [reader(text + number) for number, reader in enumerate(self.readers)]
        return tf.add_n([station(levels + number) for number, station in enumerate(stations)]) + tf.add_n(read)


basin = Basin()
optimizer = tf.keras.optimizers.SGD(0.1)
for _ in range(2):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(basin((tf.ones([4, 3]), tf.ones([4, 6], tf.int32))) ** 2)
    variables = basin.trainable_variables
    optimizer.apply_gradients(zip(tape.gradient(loss, variables), variables))
print(len(variables))
