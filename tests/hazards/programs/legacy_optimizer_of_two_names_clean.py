"""Each network has an optimizer; and one name may well do for both."""
import tensorflow as tf


class Pair:
    def __init__(self):
        self.actor = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(3,))])
        self.critic = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
        rate = tf.keras.optimizers.schedules.ExponentialDecay(0.01, 10, 0.5)
        self.actor_opt = tf.keras.optimizers.legacy.Adam(rate)
        self.critic_opt = tf.keras.optimizers.legacy.Adam(rate)

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


class Sum:
    def __init__(self):
        self.parts = [tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))]) for _ in range(2)]
        self.optimizer = tf.keras.optimizers.legacy.Adam(0.01)
        self.opt = self.optimizer

    def learn(self, part, x):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(part(x) ** 2)
        self.optimizer.minimize(loss, part.trainable_variables, tape=tape)


whole = Sum()
for part in whole.parts:
    whole.learn(part, tf.ones([2, 3]))
