"""tf1, groups, variables listed by scope, layered functions, hard sync at first."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
flags = tf.app.flags
flags.DEFINE_float("polyak", 0.995, "decay")
FLAGS = flags.FLAGS


def mlp(x, sizes):
    for h in sizes[:-1]:
        x = tf.layers.dense(x, h, activation=tf.tanh)
    return tf.layers.dense(x, sizes[-1])


def get_vars(scope):
    return [v for v in tf.global_variables() if scope in v.name]


def main(_):
    x = tf.placeholder(tf.float32, [None, 3])
    x2 = tf.placeholder(tf.float32, [None, 3])
    r = tf.placeholder(tf.float32, [None, 1])
    with tf.variable_scope("main"):
        q = mlp(x, [32, 32, 1])
    with tf.variable_scope("target"):
        q_targ = mlp(x2, [32, 32, 1])
    backup = tf.stop_gradient(r + 0.99 * q_targ)
    loss = tf.reduce_mean((q - backup) ** 2)
    train_op = tf.train.AdamOptimizer(1e-3).minimize(loss, var_list=get_vars("main"))
    target_update = tf.group([tf.assign(v_main, FLAGS.polyak * v_main + (1 - FLAGS.polyak) * v_targ)  # BUG
                              for v_main, v_targ in zip(get_vars("main"), get_vars("target"))])
    target_init = tf.group([tf.assign(v_targ, v_main) for v_main, v_targ in zip(get_vars("main"), get_vars("target"))])
    sess = tf.Session()
    sess.run(tf.global_variables_initializer())
    sess.run(target_init)
    for step in range(10):
        feed = {x: np.random.rand(4, 3), x2: np.random.rand(4, 3), r: np.ones((4, 1))}
        sess.run(train_op, feed)
        sess.run(target_update)


if __name__ == "__main__":
    tf.app.run()
