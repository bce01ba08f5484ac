import numpy as np
import tensorflow as tf


class Counter(tf.train.SessionRunHook):
    """Counts each run of the session, whatever it was."""

    def begin(self):
        self.count = tf.assign_add(tf.train.get_or_create_global_step(), 1)

    def before_run(self, run_context):
        return tf.train.SessionRunArgs(self.count)


def network():
    x = tf.placeholder(tf.float32, [None, 5])
    with tf.variable_scope("generator"):
        made = tf.layers.dense(x, 5)
    with tf.variable_scope("critic", reuse=tf.AUTO_REUSE):
        return (x, *(tf.layers.dense(each, 1, name="score") for each in (x, made)))


with tf.Graph().as_default():
    x, real, fake = network()
    critic = tf.train.AdamOptimizer(1e-3).minimize(tf.reduce_mean(fake - real), var_list=tf.trainable_variables("critic"))
    with tf.control_dependencies([critic]):
        step = tf.train.get_or_create_global_step()
        generator = tf.train.AdamOptimizer(1e-4).minimize(-tf.reduce_mean(fake), step, tf.trainable_variables("generator"))
    with tf.train.MonitoredTrainingSession(hooks=[tf.train.StopAtStepHook(num_steps=50)]) as session:
        while not session.should_stop():
            session.run(generator, {x: np.random.rand(8, 5)})

with tf.Graph().as_default():
    x, real, fake = network()
    critic = tf.train.AdamOptimizer(1e-3).minimize(tf.reduce_mean(fake - real), var_list=tf.trainable_variables("critic"))
    with tf.train.MonitoredTrainingSession(hooks=[Counter(), tf.train.StopAtStepHook(num_steps=50)]) as session:
        while not session.should_stop():
            session.run(critic, {x: np.random.rand(8, 5)})


def model_fn(features, labels, mode):
    loss = tf.losses.mean_squared_error(labels, tf.layers.dense(features, 1))
    train = tf.train.AdamOptimizer().minimize(loss)
    count = tf.assign_add(tf.train.get_global_step(), 1)
    return tf.estimator.EstimatorSpec(mode, loss=loss, train_op=tf.group(train, count))


def data():
    return tf.data.Dataset.from_tensor_slices((np.random.rand(8, 5).astype("f"), np.random.rand(8, 1).astype("f"))).repeat().batch(4)


tf.estimator.Estimator(model_fn).train(data, steps=20)
