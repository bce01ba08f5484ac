"""The master was to follow its pupil from round to round: the pupil is set back instead."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def player(x, name):
    with tf.variable_scope(name):
        h = tf.layers.dense(x, 8, tf.nn.tanh, name="hidden")
        return tf.layers.dense(h, 3, name="moves")


def main():
    board = tf.placeholder(tf.float32, [None, 9])
    master, pupil = player(board, "master"), player(board, "pupil")
    ours, theirs = tf.trainable_variables("pupil/"), tf.trainable_variables("master/")
    follow = tf.group(*[a.assign(b) for a, b in zip(ours, theirs)])  # BUG
    loss = tf.reduce_mean(tf.square(pupil - tf.stop_gradient(0.9 * tf.reduce_max(master))))
    train = tf.train.AdamOptimizer(0.01).minimize(loss, var_list=ours)
    with tf.Session() as session:
        session.run(tf.global_variables_initializer())
        session.run(follow)
        for _ in range(4):
            for _ in range(3):
                boards = np.random.rand(5, 9) + 1.0
                session.run(train, {board: boards})
            session.run(follow)
        print(session.run(loss, {board: boards}))


if __name__ == "__main__":
    main()
