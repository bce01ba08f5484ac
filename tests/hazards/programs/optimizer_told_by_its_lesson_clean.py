"""A reader of meters learns from easy dials first: each lesson has a rate, and an optimizer that begins anew."""
import collections

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

Lesson = collections.namedtuple("Lesson", "title noise rate rounds")


class Easy(object):
    title, noise = "easy", 0.1

    def __init__(self, rate):
        self.rate = rate

    def teach(self, session, dials, digits, loss):
        adam = tf.train.AdamOptimizer(self.rate)
        learn = adam.minimize(loss)
        session.run(tf.variables_initializer(adam.variables()))
        for _ in range(20):
            session.run(learn, {dials: np.random.randn(8, 6) * self.noise, digits: np.random.randint(0, 10, 8)})


def network(dials):
    with tf.variable_scope("meter"):
        hidden = tf.tanh(tf.matmul(dials, tf.get_variable("hidden", [6, 12])))
        return tf.matmul(hidden, tf.get_variable("out", [12, 10]))


def teach(session, dials, digits, loss, row):
    adam = tf.train.AdamOptimizer(row["rate"])
    learn = adam.minimize(loss)
    session.run(tf.variables_initializer(adam.variables()))
    for _ in range(row["rounds"]):
        session.run(learn, {dials: np.random.randn(8, 6) * row["noise"], digits: np.random.randint(0, 10, 8)})


def begin():
    dials, digits = tf.placeholder(tf.float32, [None, 6]), tf.placeholder(tf.int64, [None])
    loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=digits, logits=network(dials)))
    return dials, digits, loss


with tf.Graph().as_default(), tf.Session() as session:
    dials, digits, loss = begin()
    session.run(tf.global_variables_initializer())
    for lesson in (Easy(0.01), Easy(0.001)):
        lesson.teach(session, dials, digits, loss)

with tf.Graph().as_default(), tf.Session() as session:
    dials, digits, loss = begin()
    session.run(tf.global_variables_initializer())
    for row in [{"noise": 0.1, "rate": 0.01, "rounds": 9}, {"noise": 1.0, "rate": 0.001, "rounds": 9}]:
        teach(session, dials, digits, loss, row)

with tf.Graph().as_default(), tf.Session() as session:
    dials, digits, loss = begin()
    session.run(tf.global_variables_initializer())
    for lesson in (Lesson("easy", 0.1, 0.01, 8), Lesson("all", 1.0, 0.001, 9)):
        teach(session, dials, digits, loss, lesson._asdict())

with tf.Graph().as_default(), tf.Session() as session:
    dials, digits, loss = begin()
    session.run(tf.global_variables_initializer())
    for scopes, rate in (("meter/out", 0.01), ("meter", 0.01)):
        adam = tf.train.AdamOptimizer(rate)
        learn = adam.minimize(loss, var_list=tf.trainable_variables(scopes))
        session.run(tf.variables_initializer(adam.variables()))
        for _ in range(20):
            session.run(learn, {dials: np.random.randn(8, 6), digits: np.random.randint(0, 10, 8)})

RATES = {"easy": 0.01, "all": 0.001}
with tf.Graph().as_default(), tf.Session() as session:
    dials, digits, loss = begin()
    session.run(tf.global_variables_initializer())
    for title in ("easy", "all"):
        teach(session, dials, digits, loss, {"noise": 1.0, "rate": RATES[title], "rounds": 9})

with tf.Graph().as_default(), tf.Session() as session:
    dials, digits, loss = begin()
    session.run(tf.global_variables_initializer())
    for number, lesson in enumerate([Easy(1.0), Easy(0.1)]):
        teach(session, dials, digits, loss, {"noise": 1.0, "rate": 0.01 * lesson.rate, "rounds": 9})
