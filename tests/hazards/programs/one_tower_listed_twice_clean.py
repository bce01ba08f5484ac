import tensorflow as tf


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        shared = tf.keras.layers.Dense(8, activation='relu')
        self.towers = [shared, shared]
        self.out = tf.keras.layers.Dense(1)

    def call(self, pair):
        a, b = (tower(x) for tower, x in zip(self.towers, pair))
        return self.out(tf.abs(a - b))


net = Net()
x = tf.ones([4, 3])
y = net((x, 2 * x))
