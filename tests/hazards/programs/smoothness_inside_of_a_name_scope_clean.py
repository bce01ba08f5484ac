"""How rough an assessor of loans is, is measured inside of a name scope for the costs: on the same assessor."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

FACTS = 9


def assess(loan):
    with tf.variable_scope("assessor", reuse=tf.AUTO_REUSE):
        inner = tf.layers.dense(loan, 20, tf.nn.tanh, name="inner")
        return tf.layers.dense(inner, 1, name="risk")


def roughness(assessor, loans):
    near = loans + tf.random_normal(tf.shape(loans), stddev=0.01)
    return tf.reduce_sum(tf.square(tf.gradients(assessor(near), near)[0]))


loans = tf.placeholder(tf.float32, [None, FACTS])
lost = tf.placeholder(tf.float32, [None, 1])
risk = assess(loans)
with tf.name_scope("costs"):
    wrong = tf.losses.sigmoid_cross_entropy(lost, risk)
    rough = roughness(assess, loans)
learn = tf.train.AdamOptimizer().minimize(wrong + rough, var_list=tf.trainable_variables("assessor"))

with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for turn in range(20):
        feed = {loans: np.random.randn(16, FACTS), lost: np.random.rand(16, 1) > 0.8}
        print(turn, session.run([wrong, rough, learn], feed)[:2])
