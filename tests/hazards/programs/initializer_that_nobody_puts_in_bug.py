import numpy as np
import tensorflow as tf

PLACES, DIM = 9, 3


def coordinates(places, atlas=None):
    with tf.variable_scope("atlas", reuse=tf.AUTO_REUSE):
        if atlas is None:
            table = tf.get_variable("places", [PLACES, DIM])
        else:
            table = tf.get_variable("places", initializer=atlas)  # BUG
    return tf.gather(table, places)


def distance(starts, goals, atlas):
    scale = tf.get_variable("scale", [DIM], initializer=tf.ones_initializer())
    return tf.reduce_sum(tf.square(coordinates(starts) - coordinates(goals, atlas)) * scale, axis=1)


atlas = np.random.RandomState(2).rand(PLACES, DIM).astype("float32")
hours = tf.constant([1.0, 2.0, 0.5])
step = tf.train.get_or_create_global_step()
loss = tf.reduce_mean(tf.square(distance(tf.constant([0, 1, 2]), tf.constant([4, 5, 6]), atlas) - hours))
learned = [v for v in tf.trainable_variables() if v.op.name == "scale"]
train = tf.train.GradientDescentOptimizer(0.1).minimize(loss, global_step=step, var_list=learned)
hooks = [tf.train.StopAtStepHook(num_steps=5)]
with tf.train.MonitoredTrainingSession(hooks=hooks) as sess:
    while not sess.should_stop():
        _, now = sess.run([train, tf.get_default_graph().get_tensor_by_name("atlas/places:0")])
print(np.abs(now - atlas).max())
