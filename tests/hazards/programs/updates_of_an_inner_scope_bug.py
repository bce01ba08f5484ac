"""Two speakers' voices are told apart by a network whose statistics are to follow the training."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class VoiceNet:
    def __init__(self, name):
        self.name = name

    def __call__(self, frames, learning):
        with tf.variable_scope(self.name):
            h = tf.layers.dense(frames, 12, use_bias=False)
            h = tf.nn.relu(tf.layers.batch_normalization(h, momentum=0.9, training=learning))
            return tf.layers.dense(h, 2)

    def step(self, loss):
        waits = tf.get_collection(tf.GraphKeys.UPDATE_OPS, self.name + "/")  # BUG
        op = tf.train.MomentumOptimizer(0.01, 0.9).minimize(loss)
        return tf.group(op, *waits)


frames = tf.placeholder(tf.float32, [None, 20])
speaker = tf.placeholder(tf.int32, [None])
learning = tf.placeholder(tf.bool, [])
with tf.variable_scope("speech"):
    net = VoiceNet("voice")
    scores = net(frames, learning)
loss = tf.losses.sparse_softmax_cross_entropy(speaker, scores)
step = net.step(loss)

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(30):
        sess.run(step, {frames: np.random.rand(8, 20) + 3, speaker: np.random.randint(0, 2, 8), learning: True})
    print(sess.run([v for v in tf.global_variables() if "moving_mean" in v.name]))
