import tensorflow as tf


class Block(tf.keras.layers.Layer):
    def __init__(self, units, **kw):
        super().__init__(**kw)
        self.units = units
        self.subs = []

    def build(self, shape):
        for i in range(2):
            self.subs.append(tf.keras.layers.Dense(self.units, name="d%d" % i))
        self.gamma = self.add_weight(name="gamma", shape=(self.units,), initializer="ones")

    def call(self, x, training=None):
        y = x
        for sub in self.subs:
            y = tf.nn.relu(sub(y))
        return x + self.gamma * y


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.stack = [Block(4) for _ in range(3)]
        self.shared = Block(4)

    def call(self, x):
        for block in self.stack:
            x = self.shared(block(x))
        return x


net = Net()
opt = tf.keras.optimizers.Adam(1e-3)


@tf.function
def step(x):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(net(x)))
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    return loss


for epoch in range(2):
    for _ in range(2):
        step(tf.ones([2, 4]))
n = len(net.trainable_variables)
