import tensorflow as tf


class Plan:
    """How to bend is told by a function that makes the layer, by a layer without weights, or by one that all are to share."""

    def __init__(self, width, depth, table):
        self.width, self.depth = width, depth
        self.bend = lambda: tf.keras.layers.PReLU()
        self.shared_bend = tf.keras.layers.PReLU()
        self.drop = tf.keras.layers.Dropout(0.1)
        self.table = table


class Residual(tf.keras.layers.Layer):
    def __init__(self, plan):
        super().__init__()
        self.into = tf.keras.layers.Dense(plan.width)
        self.bend, self.bend_as_all, self.drop = plan.bend(), plan.shared_bend, plan.drop
        self.out = tf.keras.layers.Dense(plan.width)

    def call(self, x):
        return x + self.bend_as_all(self.out(self.drop(self.bend(self.into(x)))))


class Both(tf.keras.layers.Layer):
    """Reads two inputs by the same layers: it is the same network twice."""

    def __init__(self, norm):
        super().__init__()
        self.norm = norm["norm"]

    def call(self, x):
        return self.norm(x)


plan = Plan(16, 4, tf.keras.layers.Embedding(10, 16))
blocks = [Residual(plan) for _ in range(plan.depth)]
optimizer = tf.keras.optimizers.SGD(0.1)
with tf.GradientTape() as tape:
    h = plan.table(tf.constant([1, 2, 3]))
    for block in blocks:
        h = block(h)
    loss = tf.reduce_mean(tf.square(h))
weights = plan.table.trainable_weights + [w for block in blocks for w in block.trainable_weights]
optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))

common = {"norm": tf.keras.layers.LayerNormalization()}
one, two = Both(common), Both(common)
print(one(tf.ones([2, 3])) - two(tf.zeros([2, 3])))
