"""The encoder's optimizer is given the list of the discriminator, which was picked twice: nobody trains the encoder."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class AdversarialAutoencoder:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 8])
        self.prior = tf.placeholder(tf.float32, [None, 2])
        code = self.encoder(self.x)
        real, fake = self.judge(self.prior), self.judge(code)
        self.judge_loss = tf.reduce_mean(tf.nn.softplus(-real) + tf.nn.softplus(fake))
        self.code_loss = tf.reduce_mean(tf.nn.softplus(-fake))
        self.optimize()

    def encoder(self, x):
        with tf.variable_scope("encoder"):
            return tf.layers.dense(tf.layers.dense(x, 6, tf.nn.relu, name="h"), 2, name="code")

    def judge(self, code):
        with tf.variable_scope("judge", reuse=tf.AUTO_REUSE):
            return tf.layers.dense(tf.layers.dense(code, 6, tf.nn.relu, name="h"), 1, name="logit")

    def optimize(self):
        variables = tf.trainable_variables()
        judge_vars = [v for v in variables if v.name.startswith("judge/")]
        code_vars = [v for v in variables if v.name.startswith("judge/")]  # BUG
        self.train_judge = tf.train.AdamOptimizer(1e-3).minimize(self.judge_loss, var_list=judge_vars)
        self.train_code = tf.train.AdamOptimizer(1e-3).minimize(self.code_loss, var_list=code_vars)


model = AdversarialAutoencoder()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(3):
        batch = {model.x: np.random.rand(4, 8), model.prior: np.random.rand(4, 2)}
        sess.run([model.train_judge, model.train_code], batch)
