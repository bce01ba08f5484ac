"""cuDNN's layers save their one buffer as the weights of cells, which then restore them."""
import tensorflow as tf
from tensorflow.contrib import cudnn_rnn

PATH = "/tmp/checkpoints/model.ckpt"


def network(x, fast):
    with tf.variable_scope("lstm"):
        if fast:
            return cudnn_rnn.CudnnLSTM(1, 10)(x)[0]
        cell = cudnn_rnn.CudnnCompatibleLSTMCell(10)
        return tf.nn.dynamic_rnn(cell, x, dtype=tf.float32, time_major=True)[0]


x = tf.ones([3, 5, 9])
with tf.Graph().as_default():
    network(tf.ones([3, 5, 9]), True)
    saver = tf.train.Saver()
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        saver.save(sess, PATH)
with tf.Graph().as_default():
    out = network(tf.ones([3, 5, 9]), False)
    saver = tf.train.Saver()
    with tf.Session() as sess:
        saver.restore(sess, PATH)
        sess.run(out)
