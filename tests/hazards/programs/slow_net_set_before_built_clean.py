import tensorflow as tf


class Value(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.out = tf.keras.layers.Dense(1)

    def call(self, s):
        return self.out(s)


def follow(net, slow, rate):
    for a, b in zip(net.variables, slow.variables):
        b.assign(rate * a + (1.0 - rate) * b)


net, slow = Value(), Value()
slow.set_weights(net.get_weights())
opt = tf.keras.optimizers.SGD(0.1)
net(tf.ones([1, 3]))
slow(tf.ones([1, 3]))
follow(net, slow, 1.0)  # what was set above was nothing yet
for _ in range(5):
    goal = slow(tf.ones([2, 3]))
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(tf.ones([2, 3])) - goal) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    follow(net, slow, 0.01)
