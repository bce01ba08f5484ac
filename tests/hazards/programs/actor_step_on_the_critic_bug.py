"""The actor's loss goes through the critic, and its optimizer is given the critic's variables: the actor never learns."""

import tensorflow as tf


def network(outputs):
    return tf.keras.Sequential([tf.keras.layers.Dense(16, activation="tanh"), tf.keras.layers.Dense(outputs)])


class Agent:
    def __init__(self):
        self.actor, self.critic = network(2), network(1)
        self.actor_opt, self.critic_opt = tf.keras.optimizers.Adam(1e-4), tf.keras.optimizers.Adam(1e-3)
        self.actor(tf.zeros([1, 3]))  # BUG
        self.critic(tf.zeros([1, 5]))

    def update(self, state, action, target):
        with tf.GradientTape() as tape:
            critic_loss = tf.reduce_mean(tf.square(self.critic(tf.concat([state, action], 1)) - target))
        grads = tape.gradient(critic_loss, self.critic.trainable_variables)
        self.critic_opt.apply_gradients(zip(grads, self.critic.trainable_variables))
        with tf.GradientTape() as tape:
            actor_loss = -tf.reduce_mean(self.critic(tf.concat([state, self.actor(state)], 1)))
        grads = tape.gradient(actor_loss, self.critic.trainable_variables)  # BUG
        self.actor_opt.apply_gradients(zip(grads, self.critic.trainable_variables))  # BUG


agent = Agent()
for step in range(5):
    agent.update(tf.random.normal([8, 3]), tf.random.normal([8, 2]), tf.ones([8, 1]))
