import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def mlp(x, units, scope):
    with tf.variable_scope(scope, reuse=tf.AUTO_REUSE):
        return tf.layers.dense(tf.layers.dense(x, units, tf.nn.relu, name="a"), 4, name="b")


def step(loss, **told):
    return tf.train.AdamOptimizer(1e-3).minimize(loss, **told)


def error(logits):
    return tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=y, logits=logits))


x = tf.placeholder(tf.float32, [None, 8])
y = tf.placeholder(tf.int32, [None])
large, small, third = mlp(x, 64, "large"), mlp(x, 8, "small"), mlp(x, 8, "third")
learn = step(error(large))
steps = [
    step(tf.reduce_mean(tf.square(large - small)), var_list=tf.trainable_variables("small")),  # told what to train
    step(tf.reduce_mean(tf.square(tf.stop_gradient(large) - small))),  # held back
    step(tf.reduce_mean(tf.square(large - small)), var_list=tf.trainable_variables()),  # told to train both
]
# Two views that both learn from labels are to agree.
views = [step(error(small), var_list=tf.trainable_variables("small")), step(error(third), var_list=tf.trainable_variables("third"))]
agree = step(tf.reduce_mean(tf.square(small - third)))
# Experts that learn by themselves, and then together.
together = step(error(large + third))
# A first part that learns by itself, and then with what is put on top.
code = mlp(x, 3, "code")
before = step(tf.reduce_mean(tf.square(code - tf.reduce_mean(x))))
whole = step(tf.reduce_mean(tf.square(mlp(code, 5, "top"))))
# Of two towers one learns something by itself, and then with the other, which is about other things.
z = tf.placeholder(tf.float32, [None, 8])
user, item = mlp(x, 3, "user"), mlp(z, 3, "item")
alone = step(error(user))
match = step(-tf.reduce_mean(tf.reduce_sum(user * item, axis=1)))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(10):
        sess.run([learn, *views, before, alone], {x: np.ones((4, 8)), y: np.zeros(4)})
    for _ in range(10):
        sess.run([*steps, agree, whole], {x: np.ones((4, 8))})
        sess.run(match, {x: np.ones((4, 8)), z: np.ones((4, 8))})
        sess.run(together, {x: np.ones((4, 8)), y: np.zeros(4)})
