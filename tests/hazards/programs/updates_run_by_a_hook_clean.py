import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Gathered(tf.train.SessionRunHook):
    """Brings a statistic up to date with each run, and a target network now and then."""

    def __init__(self, update, sync, every):
        self.update, self.sync, self.every = update, sync, every

    def begin(self):
        self.seen = 0

    def before_run(self, context):
        return tf.train.SessionRunArgs(self.update)

    def after_run(self, context, values):
        self.seen += 1
        if self.seen % self.every == 0:
            context.session.run(self.sync)


def values_of(x):
    return tf.layers.dense(tf.layers.dense(x, 8, tf.nn.relu, name="h"), 1, name="v")


x = tf.random_normal([8, 4])
count = tf.get_variable("count", [], initializer=tf.ones_initializer(), trainable=False)
total = tf.get_variable("total", [4], initializer=tf.zeros_initializer(), trainable=False)
update = tf.group(count.assign_add(8.0), total.assign_add(tf.reduce_sum(x, 0)))
with tf.variable_scope("online"):
    online = values_of(x - total / count)
with tf.variable_scope("target"):
    target = values_of(x - total / count)
ours, theirs = (tf.trainable_variables(scope) for scope in ("online", "target"))
sync = tf.group(*[t.assign(o) for t, o in zip(theirs, ours)])
loss = tf.reduce_mean(tf.square(online - tf.stop_gradient(1.0 + 0.9 * target)))
train = tf.train.AdamOptimizer().minimize(loss, tf.train.get_or_create_global_step(), var_list=ours)
with tf.train.MonitoredTrainingSession(hooks=[tf.train.StopAtStepHook(50), Gathered(update, sync, 10)]) as sess:
    while not sess.should_stop():
        sess.run(train)
