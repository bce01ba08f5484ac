"""The inference graph is built a second time, and the name of its output is asked for as it was the first time."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
BATCH = 8


class TextModel:
    def __init__(self, training):
        self.tokens = tf.placeholder(tf.float32, [None, 16], name="tokens")
        with tf.variable_scope("model", reuse=tf.AUTO_REUSE):
            w1 = tf.get_variable("w1", [16, 8])
            w2 = tf.get_variable("w2", [8, 2])
            logits = tf.matmul(tf.nn.relu(tf.matmul(self.tokens, w1)), w2)
            if training:
                self.loss = tf.reduce_mean(tf.square(logits), name="loss")
                self.step = tf.train.AdamOptimizer().minimize(self.loss)
            else:
                self.scores = tf.nn.softmax(logits, name="scores")


train_model = TextModel(True)
infer_model = TextModel(False)

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(3):
        sess.run(train_model.step, {train_model.tokens: np.random.rand(BATCH, 16)})
    graph = tf.get_default_graph()
    scores = graph.get_tensor_by_name("model/scores:0")  # BUG
    tokens = graph.get_tensor_by_name("tokens:0")
    print(sess.run(scores, {tokens: np.random.rand(2, 16)}))
