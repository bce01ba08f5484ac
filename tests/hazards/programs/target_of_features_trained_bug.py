"""Regression onto the features of a restored network; classes."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
flags = tf.app.flags
flags.DEFINE_string("teacher", "", "checkpoint of the teacher")
FLAGS = flags.FLAGS


class Net:
    def __init__(self, name, sizes):
        self.name, self.sizes = name, sizes

    def __call__(self, x):
        with tf.variable_scope(self.name, reuse=tf.AUTO_REUSE):
            for i, (n, m) in enumerate(zip(self.sizes, self.sizes[1:])):
                w = tf.get_variable("w%d" % i, [n, m])
                b = tf.get_variable("b%d" % i, [m], initializer=tf.zeros_initializer())
                x = tf.matmul(x, w) + b
                if i < len(self.sizes) - 2:
                    x = tf.nn.relu(x)
        return x

    @property
    def variables(self):
        return tf.get_collection(tf.GraphKeys.GLOBAL_VARIABLES, scope=self.name + "/")


def main(_):
    images = tf.placeholder(tf.float32, [None, 16])
    teacher, student = Net("teacher", [16, 32, 32, 4]), Net("student", [16, 8, 4])
    target, guess = teacher(images), student(images)
    loss = tf.reduce_mean(tf.squared_difference(target, guess))
    optimizer = tf.train.MomentumOptimizer(0.01, 0.9)
    train_op = optimizer.minimize(loss)  # BUG
    init = tf.global_variables_initializer()
    saver = tf.train.Saver(teacher.variables)
    with tf.Session() as sess:
        sess.run(init)
        saver.restore(sess, FLAGS.teacher)
        for step in range(1000):
            value, _ = sess.run([loss, train_op], {images: np.random.rand(32, 16)})
            if step % 100 == 0:
                print(step, value)
        tf.train.Saver(student.variables).save(sess, "student")


if __name__ == "__main__":
    tf.app.run()
