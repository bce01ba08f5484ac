import tensorflow as tf


class Critics:
    def __init__(self):
        self.first = self.second = tf.keras.Sequential([tf.keras.layers.Input((3,)), tf.keras.layers.Dense(1)])  # BUG
        self.optimizers = tf.keras.optimizers.Adam(), tf.keras.optimizers.Adam()

    def learn(self, states, wanted):
        for critic, optimizer in zip((self.first, self.second), self.optimizers):
            with tf.GradientTape() as tape:
                loss = tf.reduce_mean((critic(states) - wanted) ** 2)
            optimizer.apply_gradients(zip(tape.gradient(loss, critic.trainable_variables), critic.trainable_variables))


Critics().learn(tf.ones([4, 3]), tf.zeros([4, 1]))
