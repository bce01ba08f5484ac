import numpy as np
import tensorflow as tf


class M:
    def __init__(self, is_training, n):
        self.x = tf.placeholder(tf.int32, [2, n])
        cell = tf.contrib.rnn.MultiRNNCell([tf.contrib.rnn.BasicLSTMCell(4) for _ in range(2)])
        self.init = cell.zero_state(2, tf.float32)
        emb = tf.get_variable("embedding", [10, 4])
        inp = tf.nn.embedding_lookup(emb, self.x)
        outs = []
        state = self.init
        with tf.variable_scope("RNN"):
            for t in range(n):
                if t > 0:
                    tf.get_variable_scope().reuse_variables()
                o, state = cell(inp[:, t, :], state)
                outs.append(o)
        w = tf.get_variable("softmax_w", [4, 10])
        self.loss = tf.reduce_mean(tf.matmul(tf.concat(outs, 0), w))
        if not is_training:
            return
        self.lr = tf.Variable(0.0, trainable=False)
        self.train = tf.train.GradientDescentOptimizer(self.lr).minimize(self.loss)
        self.new_lr = tf.placeholder(tf.float32, [])
        self.upd = tf.assign(self.lr, self.new_lr)


with tf.Graph().as_default():
    init = tf.random_uniform_initializer(-0.1, 0.1)
    with tf.name_scope("Train"):
        with tf.variable_scope("Model", reuse=None, initializer=init):
            m = M(True, 3)
    with tf.name_scope("Valid"):
        with tf.variable_scope("Model", reuse=True, initializer=init):
            mv = M(False, 3)
    with tf.name_scope("Test"):
        with tf.variable_scope("Model", reuse=True, initializer=init):
            mt = M(False, 1)
    with tf.Session() as s:
        s.run(tf.global_variables_initializer())
        for i in range(3):
            s.run(m.upd, {m.new_lr: 1.0})
            s.run(m.train, {m.x: np.ones((2, 3))})
            s.run(mv.loss, {mv.x: np.ones((2, 3))})
