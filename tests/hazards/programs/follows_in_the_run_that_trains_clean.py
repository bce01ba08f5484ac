"""A momentum encoder that follows in the very run that trains, and that no gradient comes to; two that are kept the same."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def encode(images, scope):
    with tf.variable_scope(scope):
        return tf.layers.dense(tf.layers.dense(images, 32, tf.nn.relu, name="hidden"), 8, name="code")


def main():
    first, second = (tf.placeholder(tf.float32, [None, 64]) for _ in range(2))
    query, key = encode(first, "query"), tf.stop_gradient(encode(second, "momentum"))
    loss = tf.losses.cosine_distance(tf.nn.l2_normalize(query, 1), tf.nn.l2_normalize(key, 1), axis=1)
    train = tf.train.MomentumOptimizer(0.03, 0.9).minimize(loss)
    pairs = zip(tf.trainable_variables("query"), tf.trainable_variables("momentum"))
    follow = tf.group(*[theirs.assign(0.999 * theirs + 0.001 * ours) for ours, theirs in pairs])
    with tf.Session() as session:
        session.run(tf.global_variables_initializer())
        for _ in range(100):
            session.run([train, follow], {first: [[0.0] * 64], second: [[0.0] * 64]})


if __name__ == "__main__":
    main()
