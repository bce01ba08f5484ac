import tensorflow as tf


class Critic:
    def __init__(self, sizes):
        self.params = [tf.Variable(tf.random.normal([m, n]) / m) for m, n in zip(sizes, sizes[1:])]
        self.target = self.params  # BUG
        self.opt = tf.keras.optimizers.Adam(1e-2)

    def value(self, params, x):
        for w in params[:-1]:
            x = tf.nn.relu(x @ w)
        return x @ params[-1]

    def learn(self, s, r, s2):
        goal = r + 0.9 * self.value(self.target, s2)
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.value(self.params, s) - tf.stop_gradient(goal)) ** 2)
        self.opt.apply_gradients(zip(tape.gradient(loss, self.params), self.params))

    def sync(self):
        for t, p in zip(self.target, self.params):
            t.assign(p)


critic = Critic([3, 8, 1])
for step in range(6):
    s = tf.random.normal([4, 3])
    critic.learn(s, tf.ones([4, 1]), s)
    if step % 3 == 2:
        critic.sync()
print("FACT", critic.target[0] is critic.params[0])
