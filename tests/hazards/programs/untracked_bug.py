import tensorflow as tf


class Helper:
    def __init__(self):
        self.w = tf.Variable(tf.ones([3, 1]))  # BUG


class Net(tf.Module):
    def __init__(self):
        super().__init__()
        self.h = Helper()
        self.b = tf.Variable(0.0)

    def __call__(self, x):
        return tf.matmul(x, self.h.w) + self.b


net = Net()
for _ in range(3):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(net(tf.ones([2, 3])) ** 2)
    for v, g in zip(net.trainable_variables, tape.gradient(loss, net.trainable_variables)):  # BUG
        v.assign_sub(0.1 * g)
