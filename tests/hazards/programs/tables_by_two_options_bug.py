"""Users and films are looked up in one table, by whichever of the two options comes first: their defaults differ."""
import argparse

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def lookup(ids, rows, width):
    with tf.variable_scope("lookup", reuse=tf.AUTO_REUSE):  # BUG
        table = tf.get_variable("rows", [rows, width])  # BUG
    return tf.nn.embedding_lookup(table, ids)


def affinity(args, user, film):
    a = lookup(user, args.users, args.width)  # BUG
    b = lookup(film, args.films, args.width)  # BUG
    return tf.reduce_sum(a * b, axis=1)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--users", type=int, default=943)
    parser.add_argument("--films", type=int, default=1682)
    parser.add_argument("--width", type=int, default=20)
    args = parser.parse_args()
    user, film = tf.placeholder(tf.int32, [None]), tf.placeholder(tf.int32, [None])
    stars = tf.placeholder(tf.float32, [None])
    loss = tf.losses.mean_squared_error(stars, affinity(args, user, film))
    train = tf.train.AdamOptimizer().minimize(loss)
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        print(sess.run([loss, train], {user: [1], film: [2], stars: [3.0]})[0])
