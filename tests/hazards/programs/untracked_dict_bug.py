"""Heads in an object of one's own."""
import tensorflow as tf


class Heads:
    def __init__(self, names):
        self.weights = {name: tf.Variable(tf.ones([4, 1])) for name in names}  # BUG

    def __call__(self, name, x):
        return x @ self.weights[name]


class Net(tf.Module):
    def __init__(self):
        super().__init__()
        self.body = tf.Variable(tf.ones([3, 4]))
        self.heads = Heads(["a", "b"])  # BUG

    def __call__(self, x):
        return self.heads("a", x @ self.body)


net = Net()
optimizer = tf.keras.optimizers.SGD(0.1)
with tf.GradientTape() as tape:
    loss = tf.reduce_sum(net(tf.ones([2, 3])))
optimizer.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))  # BUG
