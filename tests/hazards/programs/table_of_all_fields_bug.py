"""Click prediction: each column of the log was to have a table, and the helper forgets which column it is asked for."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
COLUMNS = {"site": 30, "advertiser": 30, "weekday": 30}


def lookup(inputs, column, size, width=6):
    with tf.variable_scope("columns", reuse=tf.AUTO_REUSE):  # BUG
        weights = tf.get_variable("weights", [size, width], initializer=tf.random_normal_initializer(0, 0.1))  # BUG
    return tf.nn.embedding_lookup(weights, inputs)


class Clicks:
    def __init__(self):
        self.inputs = {name: tf.placeholder(tf.int64, [None], name=name) for name in COLUMNS}
        self.clicked = tf.placeholder(tf.float32, [None])
        parts = []
        for name, size in COLUMNS.items():
            parts.append(lookup(self.inputs[name], column=name, size=size))  # BUG
        deep = tf.layers.dense(tf.concat(parts, 1), 8, tf.nn.relu)
        logit = tf.layers.dense(deep, 1)[:, 0]
        self.loss = tf.reduce_mean(tf.nn.sigmoid_cross_entropy_with_logits(labels=self.clicked, logits=logit))
        self.step = tf.train.AdamOptimizer(0.01).minimize(self.loss)


model = Clicks()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(5):
        feed = {tensor: np.random.randint(0, 30, 16) for tensor in model.inputs.values()}
        sess.run(model.step, {**feed, model.clicked: np.random.rand(16) > 0.5})
    print([v.name for v in tf.trainable_variables()])
