"""Who is to learn alone asks by its name; workers learn one rule by turns, clients are given their weights, and a second stage goes on."""
from functools import lru_cache

import tensorflow as tf


@lru_cache(None)
def rule_for(width, who=None):
    model = tf.keras.Sequential([tf.keras.layers.Dense(width, activation="tanh"), tf.keras.layers.Dense(1)])
    model.build([None, 4])
    return model


def learned(model, steps, seen, price):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(model(seen) * price)
    variables = model.trainable_variables
    steps.apply_gradients(zip(tape.gradient(loss, variables), variables))
    return loss


class Haggler:
    def __init__(self, width, who):
        self.rule = rule_for(width, who)
        self.steps = tf.keras.optimizers.SGD(0.05)

    def learn(self, seen, price):
        return learned(self.rule, self.steps, seen, price)


class Worker:
    def __init__(self, width):
        self.rule = rule_for(width)
        self.steps = tf.keras.optimizers.SGD(0.05)

    def learn(self, seen, price):
        return learned(self.rule, self.steps, seen, price)


class Client:
    def __init__(self, width):
        self.rule = rule_for(width)
        self.steps = tf.keras.optimizers.SGD(0.05)

    def learn(self, weights, seen):
        self.rule.set_weights(weights)
        learned(self.rule, self.steps, seen, 1.0)
        return self.rule.get_weights()


class Stage:
    def __init__(self, rate):
        self.rule = rule_for(16)
        self.steps = tf.keras.optimizers.SGD(rate)

    def learn(self, seen, price):
        for _ in range(3):
            learned(self.rule, self.steps, seen, price)


seen = tf.random.normal([8, 4])
buyer, seller = Haggler(4, "buyer"), Haggler(4, "seller")
workers = [Worker(6), Worker(6)]
for _ in range(3):
    buyer.learn(seen, 1.0)
    seller.learn(seen, -1.0)
    for worker in workers:
        worker.learn(seen, 1.0)
clients = [Client(8), Client(8)]
weights = clients[0].rule.get_weights()
for _ in range(2):
    found = [client.learn(weights, seen) for client in clients]
    weights = [sum(each) / len(each) for each in zip(*found)]
Stage(0.1).learn(seen, 1.0)
Stage(0.1).learn(seen, 1.0)
print("FACT", buyer.rule is seller.rule)
