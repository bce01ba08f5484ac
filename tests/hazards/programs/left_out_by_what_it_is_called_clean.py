"""A singer's voice is cleaned; the judge has no weights that are trained, or is called by its scope, or learns as well."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Ear:
    def __init__(self, scope, learns):
        with tf.variable_scope(scope):
            self.low = tf.get_variable("low", [12, 6], trainable=learns)

    def hear(self, voice):
        return tf.tanh(tf.matmul(voice, self.low))


class Fixed:
    def __init__(self):
        self.low = tf.constant(np.random.rand(12, 6), tf.float32)

    def hear(self, voice):
        return tf.tanh(tf.matmul(voice, self.low))


class Norm:
    """Nothing of it has a variable: the text is for layers that have some."""

    def __call__(self, x):
        return x / (1.0 + tf.norm(x, axis=1, keepdims=True))


def clean(noisy, norm):
    with tf.variable_scope("cleaner"):
        return tf.layers.dense(norm(tf.layers.dense(noisy, 8, tf.nn.relu)), 12)


def step(noisy, voice, judge):
    norm = Norm()
    loss = tf.reduce_mean(tf.square(judge.hear(clean(noisy, norm)) - judge.hear(voice)))
    decayed = tf.add_n([tf.nn.l2_loss(v) for v in tf.trainable_variables() if "norm" not in v.name])
    learned = [v for v in tf.trainable_variables() if "judge" not in v.name]
    return tf.train.AdamOptimizer(0.01).minimize(loss + 0.01 * decayed, var_list=learned)


def both(noisy, voice):
    """The ear learns along; what is left out is a fixed one."""
    ear, judge = Ear("ear", True), Fixed()
    loss = tf.reduce_mean(tf.square(ear.hear(noisy) - judge.hear(voice)))
    return tf.train.AdamOptimizer(0.01).minimize(loss, var_list=[v for v in tf.trainable_variables() if "judge" not in v.name])


def kinds(noisy, voice):
    yield lambda: step(noisy, voice, Ear("hearing", False))
    yield lambda: step(noisy, voice, Ear("judge", True))
    yield lambda: step(noisy, voice, Fixed())
    yield lambda: both(noisy, voice)


for kind in range(4):
    with tf.Graph().as_default(), tf.Session() as session:
        noisy, voice = (tf.placeholder(tf.float32, [None, 12]) for _ in range(2))
        learn = list(kinds(noisy, voice))[kind]()
        session.run(tf.global_variables_initializer())
        for _ in range(20):
            heard = np.random.rand(8, 12)
            session.run(learn, {noisy: heard + 0.1 * np.random.randn(8, 12), voice: heard})
