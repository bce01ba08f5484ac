import tensorflow as tf


class Gate(tf.keras.layers.Layer):
    def build(self, shape):
        self.kernel = self.add_weight(name="kernel", shape=(shape[-1], shape[-1]))
        self.built = True

    def call(self, x):
        return x * tf.sigmoid(tf.matmul(x, self.kernel))

    def start_again(self):
        self.kernel = self.add_weight(name="kernel", shape=self.kernel.shape)  # BUG


gate, out = Gate(), tf.keras.layers.Dense(2)
x = tf.ones([4, 6])
out(gate(x))
weights = gate.trainable_variables + out.trainable_variables
optimizer = tf.keras.optimizers.SGD(0.1)
for trial in range(2):
    gate.start_again()
    for _ in range(5):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(out(gate(x)) ** 2)
        pairs = zip(tape.gradient(loss, weights), weights)
        optimizer.apply_gradients([(g, v) for g, v in pairs if g is not None])
