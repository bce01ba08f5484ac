import tensorflow as tf


class Ranker:
    name = "ranker"

    def scores(self, who):
        name = tf.get_default_graph().unique_name(self.name)
        with tf.variable_scope(name, reuse=tf.AUTO_REUSE):  # BUG
            table = tf.get_variable("table", [30, 8])
            films = tf.get_variable("films", [50, 8])
        return tf.matmul(tf.nn.embedding_lookup(table, who), films, transpose_b=True)


ranker = Ranker()
who, liked = tf.placeholder(tf.int32, [None]), tf.placeholder(tf.int32, [None])
loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=liked, logits=ranker.scores(who)))
train = tf.train.AdagradOptimizer(0.1).minimize(loss)
asker = tf.placeholder(tf.int32, [None])
best = tf.nn.top_k(ranker.scores(asker), 5).indices

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(10):
        sess.run(train, {who: [1, 2], liked: [3, 4]})
    print(sess.run(best, {asker: [1]}))
