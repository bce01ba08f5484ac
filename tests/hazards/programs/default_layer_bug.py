import tensorflow as tf


class Block(tf.Module):
    def __init__(self, project=tf.keras.layers.Dense(4)):  # BUG
        super().__init__()
        self.project = project

    def __call__(self, x):
        return tf.nn.relu(self.project(x))


first, second = Block(), Block()
y = second(first(tf.ones([2, 4])))
