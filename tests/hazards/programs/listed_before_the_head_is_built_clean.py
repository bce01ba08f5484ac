import tensorflow as tf


class Decoder(tf.keras.layers.Layer):
    def build(self, shape):
        self.kernel = self.add_weight(name="kernel", shape=(shape[-1], 6))

    def call(self, x):
        return tf.matmul(x, self.kernel)


encoder = tf.keras.Sequential([tf.keras.layers.Input((6,)), tf.keras.layers.Dense(3)])
decoder = Decoder()
decoder.build((None, 3))
weights = [*encoder.trainable_weights, *decoder.trainable_variables]
optimizer = tf.keras.optimizers.SGD(0.1)
for _ in range(3):
    x = tf.random.normal([8, 6])
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((decoder(encoder(x)) - x) ** 2)
    optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))
