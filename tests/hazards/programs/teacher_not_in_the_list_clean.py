"""Distillation: the teacher is restored, and trained along with the student."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def network(x, scope, units):
    with tf.variable_scope(scope):
        h = tf.layers.dense(x, units, tf.nn.relu, name="h")
        return tf.layers.dense(h, 3, name="logits")


def train_teacher(path):
    with tf.Graph().as_default():
        x = tf.placeholder(tf.float32, [None, 6])
        y = tf.placeholder(tf.int32, [None])
        logits = network(x, "teacher", 32)
        step = tf.train.AdamOptimizer(1e-3).minimize(tf.losses.sparse_softmax_cross_entropy(y, logits))
        saver = tf.train.Saver(tf.global_variables("teacher"))
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            for _ in range(10):
                sess.run(step, {x: np.random.rand(8, 6), y: np.random.randint(0, 3, 8)})
            return saver.save(sess, path)


def distill(path, temperature=4.0):
    x = tf.placeholder(tf.float32, [None, 6])
    y = tf.placeholder(tf.int32, [None])
    teacher = network(x, "teacher", 32)
    student = network(x, "student", 8)
    soft = tf.nn.softmax(teacher / temperature)
    hard_loss = tf.losses.sparse_softmax_cross_entropy(y, student)
    soft_loss = tf.reduce_mean(-tf.reduce_sum(soft * tf.nn.log_softmax(student / temperature), axis=1))
    loss = hard_loss + temperature**2 * soft_loss
    step = tf.train.AdamOptimizer(1e-3).minimize(loss, var_list=tf.trainable_variables("student"))
    restorer = tf.train.Saver(tf.trainable_variables("teacher"))
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        restorer.restore(sess, path)
        for _ in range(10):
            sess.run(step, {x: np.random.rand(8, 6), y: np.random.randint(0, 3, 8)})
        tf.train.Saver(tf.trainable_variables("student")).save(sess, "/tmp/student.ckpt")


distill(train_teacher("/tmp/teacher.ckpt"))
