"""What is made where it was None, by code that is not known, is there at the next step."""
import tensorflow as tf
from elsewhere import container


class Model(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.dense = tf.keras.layers.Dense(1)
        self.own_loss = None

    def make(self):
        cls = container.__class__
        self.own_loss = cls(tf.keras.metrics.Mean(name="own"))

    def train_step(self, data):
        if self.own_loss is None:
            self.make()
        x, y = data
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.dense(x) - y) ** 2)
        gradients = tape.gradient(loss, self.trainable_variables)
        self.optimizer.apply_gradients(zip(gradients, self.trainable_variables))
        return {"loss": loss}


model = Model()
model.compile("sgd")
model.fit(tf.ones([4, 2]), tf.ones([4, 1]), epochs=2)
model.fit(tf.ones([4, 2]), tf.ones([4, 1]), epochs=2)
