"""A potter copies jars past a critic of its own; the potter's loss has more to say: smooth walls, the style, the likeness, small numbers."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def cross(logits, aim):
    return tf.reduce_mean(tf.nn.sigmoid_cross_entropy_with_logits(logits=logits, labels=tf.fill(tf.shape(logits), aim)))


def copy(jar, scope):
    with tf.variable_scope(scope + "/potter"):
        hidden = tf.layers.conv2d(jar, 6, 3, padding="same", activation=tf.nn.relu)
        return tf.layers.conv2d(hidden, 3, 3, padding="same")


def doubt(jar, scope, again=False):
    with tf.variable_scope(scope + "/critic", reuse=again):
        seen = tf.layers.conv2d(jar, 6, 3, 2, activation=tf.nn.relu)
        return tf.layers.dense(tf.layers.flatten(seen), 1), seen


def eye(jar):
    with tf.variable_scope("eye", reuse=tf.AUTO_REUSE):
        return tf.layers.conv2d(jar, 4, 3, padding="same", trainable=False)


def gram(features):
    rows = tf.reshape(features, [-1, 64, 4])
    return tf.matmul(rows, rows, transpose_a=True)


def apart(a, b):
    return tf.reduce_mean(tf.abs(a - b))


jar, worth, wanted = tf.placeholder(tf.float32, [4, 8, 8, 3]), tf.placeholder(tf.float32, []), tf.placeholder(tf.float32, [4, 8, 8, 3])


def smooth(made, real_seen, made_seen):
    return tf.nn.l2_loss(made[:, 1:] - made[:, :-1]) + tf.nn.l2_loss(made[:, :, 1:] - made[:, :, :-1])


def likeness(made, real_seen, made_seen):
    return worth * sum(apart(part(made), part(jar)) for part in (eye, lambda each: each))


def style(made, real_seen, made_seen):
    return apart(gram(eye(made)), gram(eye(wanted)))


def features(made, real_seen, made_seen):
    return worth * apart(real_seen, made_seen)


def same(made, real_seen, made_seen):
    with tf.variable_scope("", reuse=True):
        return apart(copy(wanted, "same"), wanted)


def small(made, real_seen, made_seen):
    return worth * tf.nn.l2_loss(made)


steps = []
for more in (smooth, likeness, style, features, same, small):
    scope = more.__name__
    made = copy(jar, scope)
    (real, real_seen), (fake, made_seen) = doubt(jar, scope), doubt(made, scope, True)
    critic_loss = cross(real, 1.0) + cross(fake, 0.0)
    potter_loss = cross(fake, 1.0) + apart(made, jar) + more(made, real_seen, made_seen)
    for part, loss in (("critic", critic_loss), ("potter", potter_loss)):
        own = tf.trainable_variables("%s/%s/" % (scope, part))
        steps.append(tf.train.AdamOptimizer(1e-4).minimize(loss, var_list=own))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(3):
        feed = {jar: np.random.rand(4, 8, 8, 3), worth: 0.1, wanted: np.random.rand(4, 8, 8, 3)}
        for step in steps:
            sess.run(step, feed)
