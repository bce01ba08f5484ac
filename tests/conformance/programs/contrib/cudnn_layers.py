# tf: 1.5 1.15
import tensorflow as tf

cudnn = tf.contrib.cudnn_rnn
x = tf.placeholder(tf.float32, [5, 2, 3])


def attempt(call):
    try:
        call()
    except ValueError:
        tf.Variable(0.0, name="refused")


LAYERS = [
    ("lstm", lambda **k: cudnn.CudnnLSTM(2, 4, **k)),
    ("gru", lambda **k: cudnn.CudnnGRU(1, 4, **k)),
    ("tanh", lambda **k: cudnn.CudnnRNNTanh(1, 4, **k)),
    ("relu", lambda **k: cudnn.CudnnRNNRelu(1, 4, direction="bidirectional", **k)),
]
for name, make in LAYERS:
    with tf.variable_scope(name) as opened:
        layer = make()
        out, state = layer(x)
        print(out.shape)
        layer(x)
        make()(x)
        make(name="named")(x)
    with tf.variable_scope(name, reuse=tf.AUTO_REUSE):
        make()(x)
        make(name="other")(x)
    with tf.variable_scope(name, reuse=True):
        make()(x)
        attempt(lambda: make(name="new")(x))
    with tf.variable_scope(opened):
        attempt(lambda: make()(x))
