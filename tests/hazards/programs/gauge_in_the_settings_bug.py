"""The settings of a station have the layer that reads its gauge, and the stations of the river and of the lake are made by them."""
import tensorflow as tf

STATION = dict(
    depths=12,
    gauge=tf.keras.layers.Dense(5),  # BUG
    name="station",
)


class Station(tf.keras.layers.Layer):
    def __init__(self, depths, gauge, name):
        super().__init__(name=name)
        self.inner = tf.keras.layers.Dense(depths, activation="relu")
        self.gauge = gauge  # BUG

    def call(self, levels):
        return self.gauge(self.inner(levels))


class Basin(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.river = Station(**STATION)  # BUG
        self.lake = Station(**{**STATION, "name": "lake"})  # BUG
        self.flood = tf.keras.layers.Dense(1)

    def call(self, inputs):
        river, lake = inputs
        return self.flood(tf.concat([self.river(river), self.lake(lake)], 1))


basin = Basin()
optimizer = tf.keras.optimizers.SGD(0.1)
for _ in range(2):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(basin((tf.ones([4, 3]), tf.zeros([4, 3]))) ** 2)
    variables = basin.trainable_variables
    optimizer.apply_gradients(zip(tape.gradient(loss, variables), variables))
print(len(variables))
