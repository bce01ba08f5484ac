import tensorflow as tf


class Tied(tf.keras.Model):
    """Whenever the rows have been trained, the columns are set to them."""

    def __init__(self, inputs, codes):
        super().__init__()
        self.rows = tf.keras.layers.Dense(codes)
        self.rows.build((None, inputs))
        self.columns = tf.keras.layers.Dense(inputs)
        self.columns.build((None, codes))
        self.tie()

    def tie(self):
        self.columns.kernel.assign(tf.transpose(self.rows.kernel))

    def call(self, x):
        return self.columns(self.rows(x))


class Tie(tf.keras.callbacks.Callback):
    def on_train_batch_end(self, batch, logs=None):
        self.model.tie()


x = tf.random.uniform([64, 20])
tied = Tied(20, 5)
tied.compile("sgd", "mse")
tied.fit(x, x, callbacks=[Tie()], verbose=0)
