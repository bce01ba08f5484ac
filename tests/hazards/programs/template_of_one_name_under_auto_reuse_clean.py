import tensorflow as tf


class Scorer(object):
    """Each call makes the template anew; by its unique name, under AUTO_REUSE, it finds the weights of the last one."""

    def __init__(self, width):
        self.width = width

    def _score(self, clip):
        h = tf.layers.dense(clip, self.width, tf.nn.elu, name="inner")
        return tf.layers.dense(h, 1, name="outer")

    def of(self, clip):
        return tf.make_template("scorer", self._score, unique_name_="scorer")(clip)


class Ranking(object):
    def __init__(self):
        self.scorer = Scorer(12)
        with tf.variable_scope("ranking", reuse=tf.AUTO_REUSE):
            self.build()

    def build(self):
        self.better = tf.placeholder(tf.float32, [None, 6])
        self.worse = tf.placeholder(tf.float32, [None, 6])
        margin = self.scorer.of(self.better) - self.scorer.of(self.worse)
        self.loss = tf.reduce_mean(tf.nn.softplus(-margin))
        self.step = tf.train.AdamOptimizer(0.01).minimize(self.loss)


ranking = Ranking()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    feed = {ranking.better: [[1.0] * 6], ranking.worse: [[0.0] * 6]}
    for _ in range(20):
        sess.run(ranking.step, feed)
print(len(tf.trainable_variables()))
