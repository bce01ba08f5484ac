import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def net(x, units, scope):
    with tf.variable_scope(scope, reuse=tf.AUTO_REUSE):
        return tf.layers.dense(tf.layers.dense(x, 8, tf.nn.relu, name="a"), units, name="b")


def step(loss, *scopes):
    variables = [v for scope in scopes for v in tf.trainable_variables(scope)]
    return tf.train.GradientDescentOptimizer(1e-3).minimize(loss, var_list=variables or None)


z, x = tf.placeholder(tf.float32, [None, 2]), tf.placeholder(tf.float32, [None, 4])
true, made = net(x, 1, "expert"), net(z, 4, "forger")
false = net(made, 1, "expert")
told = tf.reduce_mean(tf.nn.softplus(-true)) + tf.reduce_mean(tf.nn.softplus(false))
rivals = [step(told, "expert"), step(tf.reduce_mean(tf.nn.softplus(-false)), "forger")]
# What encodes data and what was decoded of it, with two losses for the whole.
code = net(x, 2, "encoder")
back = net(code, 4, "decoder")
again = net(back, 2, "encoder")
friends = [step(tf.reduce_mean(tf.square(back - x))), step(tf.reduce_mean(tf.square(again - code)))]
# One network that judges, learned first and used as it is with a second one before it.
judge = net(x, 1, "judge")
learned = step(tf.reduce_mean(tf.square(judge - 1.0)), "judge")
before = net(z, 4, "before")
tuned = step(tf.reduce_mean(tf.square(net(before, 1, "judge"))))
# A classifier on a body: of labelled data it learns the whole, of others only the body.
body = net(x, 3, "body")
halves = [step(tf.reduce_mean(tf.square(net(body, 4, "rebuild") - x)), "body", "rebuild"), step(tf.reduce_mean(tf.square(net(body, 1, "head") - 1.0)))]
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(3):
        sess.run(learned, {x: np.random.rand(8, 4)})
    for _ in range(3):
        for each in (*rivals, *friends, tuned, *halves):
            sess.run(each, {x: np.random.rand(8, 4), z: np.random.rand(8, 2)})
