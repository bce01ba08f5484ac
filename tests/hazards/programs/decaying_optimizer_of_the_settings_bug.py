import tensorflow as tf


class Learner:
    def __init__(self, settings, width):
        self.opt = settings["opt"]
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(width, input_shape=(3,))])

    def learn(self, x, wanted):
        weights = self.net.trainable_variables
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.net(x) - wanted) ** 2)
        self.opt.apply_gradients(zip(tape.gradient(loss, weights), weights))


decay = tf.keras.optimizers.schedules.ExponentialDecay(0.1, 5, 0.5)
settings = {"opt": tf.keras.optimizers.legacy.RMSprop(learning_rate=decay)}  # BUG TVS508
near, far = Learner(settings, 1), Learner(settings, 2)
for _ in range(10):
    x = tf.random.uniform([4, 3])
    near.learn(x, 1.0)
    far.learn(x, 2.0)
