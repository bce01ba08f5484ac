"""An optimizer of the old kind counts the steps of both networks, and its rate decays by them."""
import tensorflow as tf


class Pair:
    def __init__(self):
        self.actor = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(3,))])
        self.critic = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
        rate = tf.keras.optimizers.schedules.ExponentialDecay(0.01, 10, 0.5)
        self.actor_opt = self.critic_opt = tf.keras.optimizers.legacy.Adam(rate)  # BUG

    def learn_actor(self, x):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(self.actor(x) ** 2)
        self.actor_opt.minimize(loss, self.actor.trainable_variables, tape=tape)

    def learn_critic(self, x):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.critic(x) - 1.0) ** 2)
        self.critic_opt.minimize(loss, self.critic.trainable_variables, tape=tape)


pair = Pair()
for _ in range(4):
    pair.learn_critic(tf.ones([2, 3]))
    pair.learn_actor(tf.ones([2, 3]))
