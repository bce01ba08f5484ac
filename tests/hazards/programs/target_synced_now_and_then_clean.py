import sys

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def transitions():
    for line in sys.stdin:
        numbers = [float(each) for each in line.split()]
        yield [numbers[:4]], [numbers[4:8]]


def q_values(states):
    hidden = tf.layers.dense(states, 8, tf.nn.relu, name="hidden")
    return tf.layers.dense(hidden, 2, name="values")


state, following = (tf.placeholder(tf.float32, [None, 4]) for _ in range(2))
with tf.variable_scope("online"):
    online = q_values(state)
with tf.variable_scope("target"):
    target = q_values(following)
wanted = tf.stop_gradient(tf.reduce_max(target, axis=1, keepdims=True))
ours, theirs = (tf.get_collection(tf.GraphKeys.TRAINABLE_VARIABLES, scope) for scope in ("online", "target"))
train = tf.train.AdamOptimizer(1e-3).minimize(tf.reduce_mean(tf.square(online - wanted)), var_list=ours)
sync = [t.assign(o) for t, o in zip(theirs, ours)]
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    step = 0
    for a, b in transitions():
        sess.run(train, {state: a, following: b})
        step += 1
        if step % 50 == 0:
            sess.run(sync)
