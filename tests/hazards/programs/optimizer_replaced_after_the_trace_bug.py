import tensorflow as tf


class Trainer:
    def __init__(self, model):
        self.model = model
        self.optimizer = tf.keras.optimizers.SGD(0.1)

    @tf.function  # BUG
    def step(self, x, y):  # BUG
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.model(x) - y) ** 2)
        grads = tape.gradient(loss, self.model.trainable_variables)
        self.optimizer.apply_gradients(zip(grads, self.model.trainable_variables))
        return loss

    def run(self, x, y, steps):
        for _ in range(steps):
            loss = self.step(x, y)
        return float(loss)

    def fine_tune(self, x, y, steps):
        self.optimizer = tf.keras.optimizers.SGD(1e-4)  # BUG
        return self.run(x, y, steps)


model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
trainer = Trainer(model)
x = tf.random.normal([32, 3])
trainer.run(x, tf.reduce_sum(x, 1, keepdims=True), 5)
before = model.get_weights()[0].copy()
trainer.fine_tune(x, -tf.reduce_sum(x, 1, keepdims=True), 3)
print("FACT", float(abs(before - model.get_weights()[0]).max()) > 0.01)
