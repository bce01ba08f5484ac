import tensorflow as tf


class Critic(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.body = tf.keras.layers.Dense(8, activation="relu")
        self.value = tf.keras.layers.Dense(1)

    def call(self, state):
        return self.value(self.body(state))


critic = Critic()
critic.build((None, 5))
lagging = Critic()
lagging.build((None, 5))
lagging.set_weights(critic.get_weights())
print(lagging(tf.ones([2, 5])))
