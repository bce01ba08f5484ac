import tensorflow as tf


class Gate(tf.keras.layers.Layer):
    def build(self, shape):
        self.kernel = self.add_weight(name="kernel", shape=(shape[-1], shape[-1]))
        self.built = True

    def call(self, x):
        return x * tf.sigmoid(tf.matmul(x, self.kernel))

    def start_again(self):
        self.kernel.assign(tf.random.normal(self.kernel.shape))


class Prior(tf.keras.layers.Layer):
    """A part that learns beside one that does not."""

    def build(self, shape):
        self.learns, self.stays = (self.add_weight(name="w", shape=(shape[-1], 6)) for _ in range(2))

    def call(self, x):
        return tf.matmul(x, self.learns) + tf.matmul(x, self.stays)


gate, out, prior = Gate(), tf.keras.layers.Dense(2), Prior()
heads = [Prior() for _ in range(2)]
x = tf.ones([4, 6])
out(gate(prior(x)))
[head(x) for head in heads]
optimizer = tf.keras.optimizers.SGD(0.1)
for trial in range(2):
    gate.start_again()
    weights = gate.trainable_variables + out.trainable_variables + [prior.learns] + [head.learns for head in heads]
    for turn in range(4):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(out(gate(prior(x)) + heads[turn % 2](x)) ** 2)
        pairs = zip(tape.gradient(loss, weights), weights)
        optimizer.apply_gradients([(g, v) for g, v in pairs if g is not None])
