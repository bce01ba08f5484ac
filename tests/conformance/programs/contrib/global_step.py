# tf: 1.5 1.15
import tensorflow as tf

framework = tf.contrib.framework


def attempt(call):
    try:
        call()
    except ValueError:
        tf.Variable(0.0, name="refused")


framework.create_global_step()
attempt(framework.create_global_step)
framework.get_or_create_global_step()
with tf.Graph().as_default():
    with tf.variable_scope("s"):
        framework.get_or_create_global_step()
        attempt(framework.create_global_step)
        framework.get_or_create_global_step()
    with tf.variable_scope("s", reuse=True):
        framework.get_or_create_global_step()
with tf.Graph().as_default() as graph:
    framework.create_global_step(graph)
with tf.Graph().as_default():
    with tf.variable_scope("s", reuse=True):
        framework.create_global_step()
