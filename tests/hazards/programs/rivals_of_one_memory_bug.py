"""Buyer and seller haggle, each with a rule of its own that it learns by its own steps: the memory gives both the same rule."""
from functools import lru_cache

import tensorflow as tf


class Rule(tf.Module):
    def __init__(self, width):
        super().__init__()
        self.weights = tf.Variable(tf.random.normal([width, 1], stddev=0.1))

    def __call__(self, seen):
        return tf.tanh(tf.matmul(seen, self.weights))


@lru_cache(None)
def rule_for(width):
    return Rule(width)


class Haggler:
    def __init__(self, width, sign):
        self.sign = sign
        self.rule = rule_for(width)  # BUG TVS410
        self.steps = tf.keras.optimizers.SGD(0.05)

    def learn(self, seen, price):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(self.rule(seen) * price)
        variables = self.rule.trainable_variables
        self.steps.apply_gradients(zip(tape.gradient(loss, variables), variables))
        return loss


seen = tf.random.normal([8, 4])
buyer, seller = Haggler(4, 1.0), Haggler(4, 1.0)
for _ in range(3):
    buyer.learn(seen, 1.0)
    seller.learn(seen, -1.0)
print("FACT", buyer.rule is seller.rule)
