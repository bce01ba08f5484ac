import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def recommend(users, items, size=8):
    with tf.variable_scope("factors", reuse=tf.AUTO_REUSE):
        left = tf.get_variable("users", [30, size])  # BUG
        right = tf.get_variable("items", [50, size])  # BUG
    return tf.reduce_sum(tf.nn.embedding_lookup(left, users) * tf.nn.embedding_lookup(right, items), 1)


def ranked(user):
    graph = tf.Graph()
    with graph.as_default():
        scores = recommend(tf.fill([50], user), tf.range(50))
        initializer = tf.global_variables_initializer()
    with tf.Session(graph=graph) as session:
        session.run(initializer)
        return np.argsort(session.run(scores))[::-1]


users = tf.placeholder(tf.int32, [None])
items = tf.placeholder(tf.int32, [None])
ratings = tf.placeholder(tf.float32, [None])
loss = tf.losses.mean_squared_error(ratings, recommend(users, items))
train = tf.train.AdagradOptimizer(0.1).minimize(loss)
batch = {users: [0, 1, 2], items: [3, 4, 5], ratings: [1.0, 0.0, 1.0]}
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for step in range(200):
        _, value = session.run([train, loss], batch)
        if step % 50 == 0:
            print(step, value, ranked(0)[:5])
