import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def in_its_scope(build):
    def built(x):
        with tf.variable_scope(built.__name__, reuse=tf.AUTO_REUSE):
            return build(x)

    return built


@in_its_scope
def hear_sound(x):
    x = tf.layers.dense(x, 6, activation=tf.nn.relu, name="lower")
    return tf.layers.dense(x, 3, name="upper")


@in_its_scope
def see_picture(x):
    return tf.layers.dense(x, 3, name="upper")


@in_its_scope
def hear_speech(x):
    x = tf.layers.dense(x, 6, activation=tf.nn.relu, name="lower")  # BUG
    return tf.layers.dense(x, 3, name="upper")


sound = tf.placeholder(tf.float32, [None, 5])
speech = tf.placeholder(tf.float32, [None, 5])
both = hear_sound(sound) * hear_speech(speech) * see_picture(tf.zeros([1, 6]))
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    print(session.run(both, {sound: np.ones((1, 5)), speech: np.ones((1, 5))}))
    print([v.op.name for v in tf.trainable_variables()])
