import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def recommend(users, items, size=8, known=None):
    known = known or {}
    with tf.variable_scope("factors", reuse=tf.AUTO_REUSE):
        left = tf.get_variable("users", [30, size], initializer=tf.constant_initializer(known["users"]) if known else None)
        right = tf.get_variable("items", [50, size], initializer=tf.constant_initializer(known["items"]) if known else None)
    return tf.reduce_sum(tf.nn.embedding_lookup(left, users) * tf.nn.embedding_lookup(right, items), 1)


def ranked(user, known):
    graph = tf.Graph()
    with graph.as_default():
        scores = recommend(tf.fill([50], user), tf.range(50), known=known)
        initializer = tf.global_variables_initializer()
    with tf.Session(graph=graph) as session:
        session.run(initializer)
        return np.argsort(session.run(scores))[::-1]


def by_chance(seed):
    """What a network says that has learned nothing: once for each seed."""
    with tf.Graph().as_default(), tf.Session() as session:
        tf.set_random_seed(seed)
        scores = recommend(tf.fill([50], 0), tf.range(50))
        session.run(tf.global_variables_initializer())
        return np.argsort(session.run(scores))[::-1]


def learned(seed):
    with tf.Graph().as_default(), tf.Session() as session:
        tf.set_random_seed(seed)
        users = tf.placeholder(tf.int32, [None])
        items = tf.placeholder(tf.int32, [None])
        ratings = tf.placeholder(tf.float32, [None])
        loss = tf.losses.mean_squared_error(ratings, recommend(users, items))
        train = tf.train.AdagradOptimizer(0.1).minimize(loss)
        batch = {users: [0, 1, 2], items: [3, 4, 5], ratings: [1.0, 0.0, 1.0]}
        session.run(tf.global_variables_initializer())
        for step in range(200):
            _, value = session.run([train, loss], batch)
            if step % 50 == 0:
                values = session.run({v.op.name.split("/")[-1]: v for v in tf.trainable_variables()})
                print(step, value, ranked(0, values)[:5])
        return value


for seed in range(3):
    print(by_chance(seed)[:5], learned(seed), by_chance(seed)[:5])
