"""The networks are saved by their names, and two of them have one name: only the last is in the checkpoint."""
import tensorflow as tf


def mlp(inputs, outputs, name):
    return tf.keras.Sequential([tf.keras.layers.Dense(8, "relu", input_shape=(inputs,)), tf.keras.layers.Dense(outputs)], name=name)


class Agent:
    def __init__(self):
        self.actor = mlp(3, 1, "actor")
        self.first = mlp(4, 1, "critic")  # BUG
        self.second = mlp(4, 1, "critic")  # BUG

    def networks(self):
        return [self.actor, self.first, self.second]

    def checkpoint(self):
        return tf.train.Checkpoint(**{network.name: network for network in self.networks()})  # BUG


agent = Agent()
data = tf.ones([8, 4])
for critic in agent.networks()[1:]:
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(critic(data) ** 2)
    for v, g in zip(critic.trainable_variables, tape.gradient(loss, critic.trainable_variables)):
        v.assign_sub(0.1 * g)
agent.checkpoint().save("/tmp/scopelint-agent/ckpt")
