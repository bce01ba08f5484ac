# tf: 1.5 1.15
import tensorflow as tf

cudnn = tf.contrib.cudnn_rnn
x = tf.placeholder(tf.float32, [2, 6])
for _ in range(2):
    with tf.variable_scope("a", reuse=tf.AUTO_REUSE):
        for make in (cudnn.CudnnCompatibleLSTMCell, cudnn.CudnnCompatibleGRUCell):
            cell = make(4)
            cell(x, cell.zero_state(2, tf.float32))
            other = make(4)
            other(x, cell.zero_state(2, tf.float32))
