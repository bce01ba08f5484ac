"""A copy of a block is built by hand and set to the block's weights, and its first call makes others."""
import tensorflow as tf


class Mixer(tf.keras.layers.Layer):
    def __init__(self, width):
        super().__init__()
        self.width = width

    def build(self, shape):  # BUG TVS507
        self.into = self.add_weight(name="into", shape=[shape[-1], self.width])  # BUG TVS507
        self.back = self.add_weight(name="back", shape=[self.width, shape[-1]])  # BUG TVS507

    def call(self, x):
        return x + tf.matmul(tf.nn.relu(tf.matmul(x, self.into)), self.back)


def follower_of(mixer, size):
    follower = Mixer(mixer.width)
    follower.build((None, size))
    follower.set_weights(mixer.get_weights())
    return follower


online = Mixer(8)
x = tf.random.normal([6, 5])
online(x)
follower = follower_of(online, 5)
optimizer = tf.keras.optimizers.SGD(0.1)
for _ in range(3):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(online(x) - tf.stop_gradient(follower(x))))
    optimizer.apply_gradients(zip(tape.gradient(loss, online.trainable_weights), online.trainable_weights))
    print(float(loss))
