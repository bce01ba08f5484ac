import tensorflow as tf

BLOCKS = {
    "small": [tf.keras.layers.Dense(16, activation="relu"), tf.keras.layers.Dense(8)],
    "large": [tf.keras.layers.Dense(64, activation="relu"), tf.keras.layers.Dense(8)],
}


class Encoder(tf.keras.Model):
    def __init__(self, size):
        super().__init__()
        self.blocks = BLOCKS[size]  # BUG

    def call(self, x):
        for block in self.blocks:
            x = block(x)
        return x


online = Encoder("small")
target = Encoder("small")  # BUG
x = tf.ones([2, 16])
online(x), target(x)
target.set_weights(online.get_weights())
opt = tf.keras.optimizers.SGD(0.1)
with tf.GradientTape() as tape:
    loss = tf.reduce_mean(tf.square(online(x) - tf.stop_gradient(target(x)) - 1.0))
opt.apply_gradients(zip(tape.gradient(loss, online.trainable_variables), online.trainable_variables))
print(online.blocks[0] is target.blocks[0])
