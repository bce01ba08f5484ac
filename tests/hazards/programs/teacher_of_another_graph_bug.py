"""A student is trained on what a teacher says, whose graph is another one."""

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
student = Model("student", 8)
targets = tf.stop_gradient(tf.nn.softmax(teacher.logits))
loss = tf.losses.mean_squared_error(targets, tf.nn.softmax(student.logits))  # BUG
train = tf.train.AdamOptimizer().minimize(loss)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    session.run(train, {teacher.images: [[0.0] * 12], student.images: [[0.0] * 12]})
