"""A singer's voice is cleaned; a judge, whose weights are to stay, tells how near two voices are."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Ear:
    def __init__(self):
        with tf.variable_scope("hearing"):  # BUG
            self.low = tf.get_variable("low", [12, 6], initializer=tf.orthogonal_initializer())  # BUG

    def hear(self, voice):
        return tf.tanh(tf.matmul(voice, self.low))


class Cleaner:
    def __init__(self):
        self.noisy, self.clean = (tf.placeholder(tf.float32, [None, 12]) for _ in range(2))
        self.judge = Ear()
        with tf.variable_scope("cleaner"):
            cleaned = tf.layers.dense(tf.layers.dense(self.noisy, 8, tf.nn.relu), 12)
        self.loss = tf.reduce_mean(tf.square(self.judge.hear(cleaned) - self.judge.hear(self.clean)))
        self.step = self._step()

    def _step(self):
        learned = [v for v in tf.trainable_variables() if not v.name.startswith("judge/")]  # BUG
        return tf.train.AdamOptimizer(0.01).minimize(self.loss, var_list=learned)  # BUG


cleaner = Cleaner()
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(20):
        voice = np.random.rand(8, 12)
        session.run(cleaner.step, {cleaner.noisy: voice + 0.1 * np.random.randn(8, 12), cleaner.clean: voice})
