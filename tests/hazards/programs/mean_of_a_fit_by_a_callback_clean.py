import tensorflow as tf


class Follow(tf.keras.callbacks.Callback):
    """Draws the slow detector after the fast one, batch by batch."""

    def __init__(self, fast, slow, keep=0.95):
        super().__init__()
        self.fast, self.slow, self.keep = fast, slow, keep

    def on_train_begin(self, logs=None):
        self.slow.set_weights(self.fast.get_weights())

    def on_train_batch_end(self, batch, logs=None):
        for kept, now in zip(self.slow.weights, self.fast.weights):
            kept.assign(self.keep * kept + (1 - self.keep) * now)


class Consistent(tf.keras.Model):
    def __init__(self, fast):
        super().__init__()
        self.fast = fast
        self.slow = tf.keras.models.clone_model(fast)
        self.slow.trainable = False

    def call(self, signal, training=False):
        return self.fast(signal, training=training)

    def train_step(self, data):
        signal, wanted = data
        with tf.GradientTape() as tape:
            said = self.fast(signal + tf.random.normal(tf.shape(signal), stddev=0.2), training=True)
            error = tf.reduce_mean(tf.square(said - wanted))
            apart = tf.reduce_mean(tf.square(said - self.slow(signal, training=False)))
            loss = error + 0.5 * apart
        weights = self.fast.trainable_variables
        self.optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))
        return {"error": error, "apart": apart}


signal = tf.random.normal([64, 5])
start = tf.keras.Input([5])
fast = tf.keras.Model(start, tf.keras.layers.Dense(1)(tf.keras.layers.Dense(8, activation="tanh")(start)))
model = Consistent(fast)
model.compile(optimizer=tf.keras.optimizers.SGD(0.05))
model.fit(signal, tf.reduce_sum(signal, axis=1, keepdims=True), epochs=2, verbose=0, callbacks=[Follow(fast, model.slow)])
print(tf.reduce_mean(tf.abs(model.slow(signal) - model.fast(signal))).numpy())
