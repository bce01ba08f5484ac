import tensorflow as tf

BLOCKS = {"small": (16, 8), "large": (64, 8)}


class Encoder(tf.keras.Model):
    def __init__(self, size):
        super().__init__()
        hidden, out = BLOCKS[size]
        self.blocks = [tf.keras.layers.Dense(hidden, activation="relu"), tf.keras.layers.Dense(out)]

    def call(self, x):
        for block in self.blocks:
            x = block(x)
        return x


online = Encoder("small")
target = Encoder("small")
x = tf.ones([2, 16])
online(x), target(x)
target.set_weights(online.get_weights())
opt = tf.keras.optimizers.SGD(0.1)
with tf.GradientTape() as tape:
    loss = tf.reduce_mean(tf.square(online(x) - tf.stop_gradient(target(x)) - 1.0))
opt.apply_gradients(zip(tape.gradient(loss, online.trainable_variables), online.trainable_variables))
print(online.blocks[0] is target.blocks[0])
