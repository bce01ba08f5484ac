"""The ordinary way."""
import tensorflow as tf


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.blocks = [tf.keras.layers.Dense(8, activation="relu") for _ in range(3)]
        self.out = tf.keras.layers.Dense(1)

    def call(self, x, training=False):
        for block in self.blocks:
            x = block(x)
        return self.out(x)


net = Net()
optimizer = tf.keras.optimizers.Adam()
metric = tf.keras.metrics.Mean()


@tf.function
def step(x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(x, training=True) - y) ** 2)
    gradients = tape.gradient(loss, net.trainable_variables)
    optimizer.apply_gradients(zip(gradients, net.trainable_variables))
    metric.update_state(loss)


for epoch in range(3):
    metric.reset_states()
    for _ in range(2):
        step(tf.ones([4, 2]), tf.ones([4, 1]))
checkpoint = tf.train.Checkpoint(net=net, optimizer=optimizer)
checkpoint.save("/tmp/keras_model/ckpt")
