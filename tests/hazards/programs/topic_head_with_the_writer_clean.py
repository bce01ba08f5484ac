"""Sentences are written about a topic, which a reader of them is to find again: what finds it is trained with the writer."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

TOPICS, WIDTH, NOISE = 6, 30, 5


def write(topic, noise):
    with tf.variable_scope("writer"):
        plan = tf.layers.dense(tf.concat([tf.one_hot(topic, TOPICS), noise], 1), 24, tf.nn.tanh, name="plan")
        return tf.layers.dense(plan, WIDTH, name="words")


def read(sentence):
    with tf.variable_scope("reader", reuse=tf.AUTO_REUSE):
        seen = tf.layers.dense(sentence, 24, tf.nn.elu, name="seen")
        return seen, tf.layers.dense(seen, 1, name="human")


def find(seen):
    with tf.variable_scope("finder"):
        return tf.layers.dense(tf.layers.dense(seen, 12, tf.nn.elu, name="inner"), TOPICS, name="topic")


written = tf.placeholder(tf.float32, [None, WIDTH])
topic = tf.placeholder(tf.int32, [None])
made = write(topic, tf.random_normal([tf.shape(topic)[0], NOISE]))
_, human = read(written)
seen, machine = read(made)
found = tf.losses.sparse_softmax_cross_entropy(topic, find(seen))
judged = tf.reduce_mean(tf.nn.relu(1.0 - human)) + tf.reduce_mean(tf.nn.relu(1.0 + machine))
fooled = -tf.reduce_mean(machine)

mine, its = tf.trainable_variables("writer") + tf.trainable_variables("finder"), tf.trainable_variables("reader")
teach_reader = tf.train.RMSPropOptimizer(1e-4).minimize(judged + found, var_list=its)
teach_writer = tf.train.RMSPropOptimizer(1e-4).minimize(fooled + found, var_list=mine)

with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for turn in range(50):
        feed = {written: np.random.randn(8, WIDTH), topic: np.random.randint(TOPICS, size=8)}
        session.run(teach_reader, feed)
        print(turn, session.run([found, teach_writer], feed)[0])
