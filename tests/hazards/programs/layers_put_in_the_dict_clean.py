"""The same by `setattr`; a plain `tf.Module` looks into its `__dict__`, whatever came in by which way."""
import tensorflow as tf


class Tower(tf.keras.layers.Layer):
    def __init__(self, **widths):
        super().__init__()
        self.__dict__.update(told=dict(widths))
        for name, width in widths.items():
            setattr(self, name, tf.keras.layers.Dense(width))
        self.scale = self.add_weight(name="scale", shape=())

    def call(self, x):
        return self.scale * self.out(self.hidden(x))


class Affine(tf.Module):
    def __init__(self, width):
        super().__init__()
        self.__dict__.update(w=tf.Variable(tf.ones([width, 1])), b=tf.Variable(0.0))

    def __call__(self, x):
        return tf.matmul(x, self.w) + self.b


x = tf.ones([4, 3])
for model, count in ((Tower(hidden=8, out=2), 5), (Affine(3), 2)):
    optimizer = tf.keras.optimizers.Adam()
    for _ in range(3):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(model(x) ** 2)
        variables = model.trainable_variables
        optimizer.apply_gradients(zip(tape.gradient(loss, variables), variables))
    assert len(variables) == count
