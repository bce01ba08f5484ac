import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Sync(tf.train.SessionRunHook):
    def __init__(self, op, every):
        self.op, self.every, self.n = op, every, 0

    def after_run(self, ctx, values):
        self.n += 1
        if self.n % self.every == 0:
            ctx.session.run(self.op)


def q(x):
    return tf.layers.dense(tf.layers.dense(x, 16, tf.nn.relu, name="h"), 2, name="q")


s = tf.random_normal([8, 4])
n = tf.random_normal([8, 4])
with tf.variable_scope("online"):
    online = q(s)
with tf.variable_scope("target"):
    target = q(n)
pairs = zip(tf.trainable_variables("target"), tf.trainable_variables("online"))
sync = tf.group(*[t.assign(o) for t, o in pairs])
err = tf.reduce_max(online, 1) - tf.stop_gradient(0.9 * tf.reduce_max(target, 1))
train = tf.train.AdamOptimizer().minimize(tf.reduce_mean(err ** 2), tf.train.get_or_create_global_step(),
                                          var_list=tf.trainable_variables("online"))
hooks = [tf.train.StopAtStepHook(100)]
refresh = Sync(sync, 10)
hooks.append(refresh)
with tf.train.MonitoredTrainingSession(hooks=hooks) as sess:
    while not sess.should_stop():
        sess.run(train)
