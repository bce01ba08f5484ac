"""Noisy takes of one recording: by one encoder, as a query and a key, by two networks that learn from each other, or of one wish."""

import tensorflow as tf


def take(sound):
    return sound * tf.random_uniform(tf.shape(sound), 0.8, 1.2)


def coded(sound):
    hidden = tf.layers.dense(sound, 32, tf.nn.relu, name="hidden")
    return tf.nn.l2_normalize(tf.layers.dense(hidden, 16, name="code"), 1)


def projected(sound):
    return tf.layers.dense(sound, 16)


def classified(sound):
    return tf.nn.softmax(tf.layers.dense(tf.layers.dense(sound, 32, tf.nn.relu), 16))


def step(loss):
    return tf.train.AdamOptimizer(0.001).minimize(loss)


def contrasted(sound):
    codes = []
    for number in range(2):
        with tf.variable_scope("encoder", reuse=number > 0):
            codes.append(coded(take(sound)))
    likeness = tf.matmul(codes[0], codes[1], transpose_b=True)
    labels = tf.range(tf.shape(likeness)[0])
    return step(tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=labels, logits=likeness)))


def attended(sound):
    """Each layer drops something of what it is given."""
    query, key, value = projected(take(sound)), projected(take(sound)), projected(sound)
    heard = tf.matmul(tf.nn.softmax(tf.matmul(query, key, transpose_b=True)), value)
    return step(tf.reduce_mean(tf.square(heard)))


def learned_from_each_other(sound, labels):
    one, two = classified(take(sound)), classified(take(sound))
    own = tf.reduce_mean(tf.losses.log_loss(labels, one) + tf.losses.log_loss(labels, two))
    return step(own - tf.reduce_mean(one * tf.log(two)) - tf.reduce_mean(two * tf.log(one)))


def made(wish):
    return tf.layers.dense(tf.layers.dense(wish, 32, tf.nn.relu), 16)


def matched(wish, fits):
    """What is offered for a wish, and who could play it: each is made by a network of its own, out of a noise of its own."""
    offers = made(tf.concat([wish, tf.random_normal([8, 4])], 1))
    players = made(tf.concat([wish, tf.random_normal([8, 4])], 1))
    scores = tf.matmul(offers, players, transpose_b=True)
    return step(tf.reduce_mean(tf.nn.sigmoid_cross_entropy_with_logits(labels=fits, logits=scores)))


sound = tf.placeholder(tf.float32, [None, 128], "sound")
labels = tf.placeholder(tf.float32, [None, 16], "labels")
contrasted(sound), attended(sound), learned_from_each_other(sound, labels)
matched(tf.placeholder(tf.float32, [8, 6], "wish"), tf.placeholder(tf.float32, [8, 8], "fits"))
