"""A scope object that is made by hand has its own name wherever it is entered, and shares by its own flag."""
import numpy as np
import tensorflow.compat.v1 as tf
from company.serving import scope_of_features

tf.disable_v2_behavior()

FEATURES = tf.VariableScope(reuse=tf.AUTO_REUSE, name="features", initializer=tf.zeros_initializer())


def features(images):
    with tf.variable_scope(FEATURES, auxiliary_name_scope=False):
        return tf.nn.relu(tf.matmul(images, tf.get_variable("kernel", [8, 4])))


def colours(images):
    with tf.variable_scope(scope_of_features(), reuse=tf.AUTO_REUSE):
        return tf.matmul(images, tf.get_variable("colours", [8, 4]))


def judge(images, scope):
    with tf.variable_scope(scope):
        hidden = features(images) + colours(images)
        return tf.layers.dense(hidden, 1, name="judge", reuse=tf.AUTO_REUSE)


real, fake = tf.placeholder(tf.float32, [None, 8]), tf.placeholder(tf.float32, [None, 8])
loss = tf.reduce_mean(judge(fake, "fakes") - judge(real, "fakes"))
train = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
with tf.variable_scope("fakes"), tf.variable_scope("seen_again"):
    rated = tf.reduce_sum(features(real) + colours(real), axis=1)

with tf.variable_scope(tf.VariableScope(True, "features")):
    kernel = tf.get_variable("kernel")
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for step in range(10):
        sess.run(train, {real: np.ones([2, 8]), fake: np.zeros([2, 8])})
    print(sess.run([rated, kernel], {real: np.ones([2, 8])}))
