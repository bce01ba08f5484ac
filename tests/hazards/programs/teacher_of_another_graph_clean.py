"""A student is trained on what a teacher of another graph says, by way of a session and a placeholder; softened in the teacher's graph."""

import numpy as np
import tensorflow as tf


def network(x, width, name):
    with tf.variable_scope(name):
        return tf.layers.dense(tf.layers.dense(x, width, tf.nn.relu), 5)


class Model(object):
    def __init__(self, name, width):
        self.images = tf.placeholder(tf.float32, [None, 12])
        self.logits = network(self.images, width, name)


teacher_graph = tf.Graph()
with teacher_graph.as_default():
    teacher = Model("teacher", 64)
    teacher_session = tf.Session()
    teacher_session.run(tf.global_variables_initializer())
soft = tf.nn.softmax(teacher.logits / 2.0)
likely = tf.reduce_max(tf.nn.dropout(soft, 0.9), axis=-1) * tf.cast(tf.argmax(soft, -1), tf.float32)
student = Model("student", 8)
targets = tf.placeholder(tf.float32, [None, 5])
loss = tf.losses.mean_squared_error(targets, tf.nn.softmax(student.logits))
train = tf.train.AdamOptimizer().minimize(loss)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    images = np.zeros([1, 12])
    said, _ = teacher_session.run([soft, likely], {teacher.images: images})
    session.run(train, {targets: said, student.images: images})
