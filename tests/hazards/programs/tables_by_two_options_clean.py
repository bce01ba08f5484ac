"""Each option tells of a table of its own, or both of one that is large enough; a width that has to be given has no default to go by."""
import argparse

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def lookup(ids, rows, width, name):
    with tf.variable_scope(name, reuse=tf.AUTO_REUSE):
        table = tf.get_variable("rows", [rows, width])
    return tf.nn.embedding_lookup(table, ids)


def affinity(args, user, film):
    a = lookup(user, args.users, args.width, "user")
    b = lookup(film, args.films, args.width, "film")
    return tf.reduce_sum(a * b, axis=1)


def words(args, question, answer):
    both = max(args.questions, args.answers)
    return lookup(question, both, args.width, "words"), lookup(answer, both, args.width, "words")


def pieces(args, left, right):
    """A joint vocabulary: the sizes are given, and are one number."""
    return lookup(left, args.left, args.width, "pieces"), lookup(right, args.right, args.width, "pieces")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--users", type=int, default=943)
    parser.add_argument("--films", type=int, default=1682)
    parser.add_argument("--questions", type=int, default=300)
    parser.add_argument("--answers", type=int, default=200)
    parser.add_argument("--left", type=int, default=100, required=True)
    parser.add_argument("--right", type=int, default=200, required=True)
    parser.add_argument("--width", type=int, default=20)
    args = parser.parse_args()
    user, film = tf.placeholder(tf.int32, [None]), tf.placeholder(tf.int32, [None])
    stars = tf.placeholder(tf.float32, [None])
    q, a = words(args, user, film)
    left, right = pieces(args, user, film)
    score = affinity(args, user, film) + tf.reduce_sum(q * a, axis=1) + tf.reduce_sum(left * right, axis=1)
    loss = tf.losses.mean_squared_error(stars, score)
    train = tf.train.AdamOptimizer().minimize(loss)
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        print(sess.run([loss, train], {user: [1], film: [2], stars: [3.0]})[0])
