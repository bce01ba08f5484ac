"""The pupil begins with the weights of its master, which stays as it is: the copy runs once, and the pupil moves away from there."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def player(x, name):
    with tf.variable_scope(name):
        h = tf.layers.dense(x, 8, tf.nn.tanh, name="hidden")
        return tf.layers.dense(h, 3, name="moves")


def main():
    board = tf.placeholder(tf.float32, [None, 9])
    master, pupil, novice = (player(board, name) for name in ("master", "pupil", "novice"))
    ours, theirs, others = (tf.trainable_variables(name) for name in ("pupil/", "master/", "novice/"))
    begin = [a.assign(b) for a, b in zip(ours, theirs)]
    with tf.control_dependencies([a.assign(b) for a, b in zip(others, theirs)]):
        begin_other = tf.no_op()
    told = tf.stop_gradient(tf.nn.softmax(3.0 * master))
    loss = tf.add_n([tf.reduce_mean(tf.square(tf.nn.softmax(each) - told)) for each in (pupil, novice)])
    train = tf.group(tf.train.AdamOptimizer(0.01).minimize(loss, var_list=ours + others))
    for _ in range(2):
        with tf.Session() as session:
            session.run(tf.global_variables_initializer())
            session.run(begin)
            session.run(begin_other)
            for _ in range(4):
                boards = np.random.rand(5, 9) + 1.0
                session.run(train, {board: boards})
            print(session.run(loss, {board: boards}))


if __name__ == "__main__":
    main()
