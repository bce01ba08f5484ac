import tensorflow as tf


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.hidden = tf.keras.layers.Dense(16, activation="relu")
        self.out = tf.keras.layers.Dense(1)

    def call(self, x):
        return self.out(self.hidden(x))


class Averaged:
    def __init__(self, model, decay=0.99):
        self.model = model
        self.decay = decay
        self.shadows = [tf.Variable(v, trainable=False) for v in model.trainable_weights]  # BUG

    def update(self):
        for shadow, v in zip(self.shadows, self.model.trainable_weights):  # BUG
            shadow.assign(self.decay * shadow + (1 - self.decay) * v)

    def swap(self):
        for shadow, v in zip(self.shadows, self.model.trainable_weights):
            kept = tf.identity(v)
            v.assign(shadow)
            shadow.assign(kept)


net = Net()
averaged = Averaged(net)
optimizer = tf.keras.optimizers.Adam(0.01)
for step in range(100):
    x = tf.random.normal([16, 4])
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(net(x) - tf.reduce_sum(x, 1, keepdims=True)))
    optimizer.apply_gradients(zip(tape.gradient(loss, net.trainable_weights), net.trainable_weights))
    averaged.update()
averaged.swap()
