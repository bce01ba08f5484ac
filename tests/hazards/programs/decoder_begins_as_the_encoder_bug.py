import tensorflow as tf


class Autoencoder(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.encoder = tf.keras.layers.Dense(3)
        self.encoder.build((None, 8))
        self.kernel = tf.Variable(tf.transpose(self.encoder.kernel))  # BUG
        self.bias = tf.Variable(tf.zeros([8]))

    def call(self, x):
        return tf.matmul(self.encoder(x), self.kernel) + self.bias


model = Autoencoder()
optimizer = tf.keras.optimizers.Adam(0.01)
for _ in range(5):
    x = tf.random.normal([4, 8])
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(x) - x) ** 2)
    optimizer.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
