"""The embedding is to stay as it was loaded."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Tagger:
    def __init__(self, words, tags, vectors):
        self.tokens = tf.placeholder(tf.int32, [None, 5])
        self.tags = tf.placeholder(tf.int32, [None])
        self.table = tf.get_variable("table", initializer=tf.constant(vectors, tf.float32))
        h = tf.reduce_mean(tf.nn.embedding_lookup(self.table, self.tokens), 1)
        w = tf.get_variable("w", [vectors.shape[1], tags])
        b = tf.get_variable("b", [tags], initializer=tf.zeros_initializer())
        logits = tf.matmul(h, w) + b
        self.loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=self.tags, logits=logits))
        variables = tf.trainable_variables()
        variables.remove(self.table)
        self.step = tf.train.AdamOptimizer(0.01).minimize(self.loss, var_list=variables)


vectors = np.random.rand(20, 6)
model = Tagger(20, 3, vectors)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(5):
        sess.run(model.step, {model.tokens: np.random.randint(0, 20, (4, 5)), model.tags: np.random.randint(0, 3, 4)})
    print(np.allclose(sess.run(model.table), vectors))
