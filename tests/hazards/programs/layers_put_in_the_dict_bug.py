"""What is put in the `__dict__` of a Keras layer does not come by the way on which Keras looks."""
import tensorflow as tf


class Tower(tf.keras.layers.Layer):
    def __init__(self, **widths):
        super().__init__()
        for name, width in widths.items():
            vars(self)[name] = tf.keras.layers.Dense(width)  # BUG
        self.scale = self.add_weight(name="scale", shape=())

    def call(self, x):
        return self.scale * self.out(self.hidden(x))


tower = Tower(hidden=8, out=2)
optimizer = tf.keras.optimizers.Adam()
x = tf.ones([4, 3])
for _ in range(3):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tower(x) ** 2)
    variables = tower.trainable_variables
    optimizer.apply_gradients(zip(tape.gradient(loss, variables), variables))
print(len(variables))
