"""A tower of residual blocks."""
import tensorflow as tf

class Block(tf.keras.layers.Layer):
    def __init__(self, units):
        super().__init__()
        self.inner = tf.keras.layers.Dense(units, activation="relu")
        self.outer = tf.keras.layers.Dense(units)

    def call(self, x):
        return x + self.outer(self.inner(x))

class Tower(tf.keras.Model):
    def __init__(self, depth=4, units=16):
        super().__init__()
        self.blocks = []
        for _ in range(depth):
            self.blocks.append(Block(units))
        self.head = tf.keras.layers.Dense(1)

    def call(self, x):
        for block in self.blocks:
            x = block(x)
        return self.head(x)

tower = Tower()
y = tower(tf.ones([2, 16]))
print(len(tower.trainable_variables))
