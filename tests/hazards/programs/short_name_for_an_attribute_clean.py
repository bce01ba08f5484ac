import tensorflow as tf


class Agent:
    def __init__(self):
        self.network = net = tf.keras.Sequential([tf.keras.layers.Input((3,)), tf.keras.layers.Dense(1)])
        self.slow, self.fast = tf.keras.optimizers.SGD(0.01), tf.keras.optimizers.Adam()
        net.summary()

    def learn(self, optimizer, states, wanted):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.network(states) - wanted) ** 2)
        optimizer.apply_gradients(zip(tape.gradient(loss, self.network.trainable_variables), self.network.trainable_variables))


agent = Agent()
agent.learn(agent.slow, tf.ones([4, 3]), tf.zeros([4, 1]))
agent.learn(agent.fast, tf.ones([4, 3]), tf.ones([4, 1]))
