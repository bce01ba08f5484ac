import tensorflow as tf
import tensorflow_probability as tfp


class Prior(tfp.distributions.Distribution):
    """What it derives from is a tf.Module, whose variables Keras finds."""

    def __init__(self):
        super().__init__(dtype=tf.float32, name="prior")
        self._scales = []
        for i in range(3):
            self._scales.append(tf.Variable(tf.ones([2]), name=f"scale_{i}"))

    def prob(self, x):
        return x * self._scales[0] * self._scales[1]


class Model(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.dense = tf.keras.layers.Dense(2)
        self.prior = Prior()

    def call(self, x):
        return self.prior.prob(self.dense(x))

    def train_step(self, x):
        with tf.GradientTape() as tape:
            loss = tf.reduce_sum(self(x))
        variables = self.trainable_variables
        self.optimizer.apply_gradients(zip(tape.gradient(loss, variables), variables))
        return {"loss": loss}


model = Model()
model.compile(optimizer=tf.keras.optimizers.Adam())
model.fit(tf.ones([4, 2]))
