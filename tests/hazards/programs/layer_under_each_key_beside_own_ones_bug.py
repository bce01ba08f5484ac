"""Each kind of cell in a tissue is to be read by a layer of its own, as each is told by one: all have the first."""
import tensorflow as tf

KINDS = ("nerve", "muscle")


class Tissue(tf.keras.layers.Layer):
    def __init__(self, units):
        super().__init__()
        self.read = dict.fromkeys(KINDS, tf.keras.layers.Dense(units))  # BUG
        self.tell = {kind: tf.keras.layers.Dense(1) for kind in KINDS}

    def call(self, tissue):
        read = {kind: self.read[kind](tissue[kind]) for kind in KINDS}  # BUG
        total = tf.add_n([tf.reduce_mean(each, 0, keepdims=True) for each in read.values()])
        return {kind: self.tell[kind](read[kind] + total) for kind in KINDS}


layer = Tissue(4)
optimizer = tf.keras.optimizers.Adam(1e-2)
cells = {"nerve": tf.random.normal([5, 3]), "muscle": tf.random.normal([9, 3])}
for _ in range(3):
    with tf.GradientTape() as tape:
        loss = tf.add_n([tf.reduce_mean((each - 1.0) ** 2) for each in layer(cells).values()])
    weights = layer.trainable_variables
    optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))
