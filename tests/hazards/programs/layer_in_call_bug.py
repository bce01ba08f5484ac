import tensorflow as tf


class Net(tf.keras.Model):
    def call(self, x):
        x = tf.keras.layers.Dense(4)(x)  # BUG
        return tf.keras.layers.Dense(1)(x)


net = Net()
x = tf.ones([2, 3])
for _ in range(3):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(net(x) ** 2)
    print(len(net.trainable_variables))
