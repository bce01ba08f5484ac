import tensorflow as tf


class Layer(tf.Module):
    def __init__(self):
        self.w = tf.Variable(tf.ones([4]))
        self.mean = tf.Variable(tf.zeros([4]), trainable=False)

    def __call__(self, x):
        return (x - self.mean) * self.w


def copy(updated, model):
    updated.mean.assign(model.mean)  # BUG
    updated.w.assign(model.w)  # BUG


slow, fast, other, lagged = Layer(), Layer(), Layer(), Layer()
optimizer = tf.keras.optimizers.SGD(0.1)
x = tf.ones([4])
for step in range(10):
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum(tf.square(slow(x) - fast(x)) + tf.square(other(x) - lagged(x)))
    optimizer.apply_gradients([(tape.gradient(loss, slow.w), slow.w)])
    copy(fast, slow)
    copy(lagged, lagged)
