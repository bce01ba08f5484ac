# tf: 1.15 2.21
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
L = tf.keras.layers
line = tf.placeholder(tf.float32, [2, 8, 3])
LAYERS = [
    ("cell", lambda **k: L.RNN(L.SimpleRNNCell(5), **k), line),
    ("stacked", lambda **k: L.RNN([L.SimpleRNNCell(5), L.GRUCell(4)], **k), line),
    ("cudnn_lstm", lambda **k: L.CuDNNLSTM(5, **k), line),
    ("cudnn_gru", lambda **k: L.CuDNNGRU(5, return_sequences=True, **k), line),
    ("attention", lambda **k: L.Attention(use_scale=True, **k), [line, line]),
    ("dot", lambda **k: L.Attention(**k), [line, line]),
    ("additive", lambda **k: L.AdditiveAttention(**k), [line, line]),
]
for scope, make, x in LAYERS:
    for reuse in (None, True, tf.AUTO_REUSE):
        with tf.variable_scope("in_" + scope, reuse=reuse):
            layer = make()
            layer(x)
            layer(x)
            make()(x)
            make(name="named")(x)
            make(name="named")(x)
