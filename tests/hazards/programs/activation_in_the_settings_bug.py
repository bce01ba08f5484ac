import tensorflow as tf


class Plan:
    def __init__(self, width, depth, bend=None):
        self.width, self.depth = width, depth
        self.bend = bend or tf.keras.layers.PReLU()  # BUG


class Residual(tf.keras.layers.Layer):
    def __init__(self, plan):
        super().__init__()
        self.into = tf.keras.layers.Dense(plan.width)
        self.bend = plan.bend  # BUG
        self.out = tf.keras.layers.Dense(plan.width)

    def call(self, x):
        return x + self.out(self.bend(self.into(x)))


def step(blocks, optimizer, x, y):
    with tf.GradientTape() as tape:
        h = x
        for block in blocks:
            h = block(h)
        loss = tf.reduce_mean(tf.square(h - y))
    weights = [w for block in blocks for w in block.trainable_weights]
    optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))


plan = Plan(16, 4)
blocks = [Residual(plan) for _ in range(plan.depth)]  # BUG
optimizer = tf.keras.optimizers.SGD(0.1)
step(blocks, optimizer, tf.random.normal([8, 16]), tf.random.normal([8, 16]))
