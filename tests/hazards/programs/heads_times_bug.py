import tensorflow as tf


class MultiTask(tf.keras.Model):
    def __init__(self, n_tasks, units=16):
        super().__init__()
        self.trunk = tf.keras.layers.Dense(units, activation='relu')
        self.heads = [tf.keras.layers.Dense(1, name='head')] * n_tasks  # BUG

    def call(self, x):
        h = self.trunk(x)
        return tf.concat([head(h) for head in self.heads], axis=-1)  # BUG


model = MultiTask(3)
optimizer = tf.keras.optimizers.Adam(1e-3)
x, y = tf.random.normal([8, 4]), tf.random.normal([8, 3])
for step in range(3):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(model(x) - y))
    grads = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(grads, model.trainable_variables))
