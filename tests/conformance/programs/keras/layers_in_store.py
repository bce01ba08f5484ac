# tf: 1.5
"""In TensorFlow 1.5 Keras layers are tf.layers: variable scopes share their variables."""

import tensorflow as tf

L = tf.keras.layers
image = tf.zeros([2, 8, 8, 3])
line = tf.zeros([2, 8, 3])
flat = tf.zeros([2, 3])
volume = tf.zeros([1, 4, 4, 4, 3])
LAYERS = [
    ("dense", lambda **k: L.Dense(5, **k), flat),
    ("conv1d", lambda **k: L.Conv1D(5, 3, **k), line),
    ("conv2d", lambda **k: L.Conv2D(5, (3, 2), **k), image),
    ("conv3d", lambda **k: L.Conv3D(5, 2, **k), volume),
    ("conv2d_transpose", lambda **k: L.Conv2DTranspose(5, 3, **k), image),
    ("separable", lambda **k: L.SeparableConv2D(5, 3, **k), image),
    ("batch_norm", lambda **k: L.BatchNormalization(**k), image),
    ("embedding", lambda **k: L.Embedding(7, 5, **k), tf.zeros([2, 4])),
    ("prelu", lambda **k: L.PReLU(shared_axes=[1, 2], **k), image),
    ("local1d", lambda **k: L.LocallyConnected1D(5, 3, **k), line),
    ("local2d", lambda **k: L.LocallyConnected2D(5, 3, **k), image),
    ("lstm", lambda **k: L.LSTM(5, **k), line),
    ("gru", lambda **k: L.GRU(5, return_sequences=True, **k), line),
    ("simple_rnn", lambda **k: L.SimpleRNN(5, use_bias=False, **k), line),
    ("rnn", lambda **k: L.RNN(L.LSTMCell(5), **k), line),
    ("rnn_gru", lambda **k: L.RNN(L.GRUCell(5), **k), line),
    ("rnn_simple", lambda **k: L.RNN(L.SimpleRNNCell(5), **k), line),
    ("dropout", lambda **k: L.Dropout(0.1, **k), flat),
    ("flatten", lambda **k: L.Flatten(**k), image),
    ("activation", lambda **k: L.Activation("relu", **k), flat),
    ("pool", lambda **k: L.MaxPooling2D(2, **k), image),
    ("lambda", lambda **k: L.Lambda(lambda x: x * 2.0, **k), flat),
]


def attempt(call):
    try:
        call()
    except ValueError:
        tf.Variable(0.0, name="refused")


for scope, make, x in LAYERS:
    with tf.variable_scope("in_" + scope):
        layer = make()
        layer(x)
        layer(x)
        make()(x)
        make(name="named")(x)
        make(name="named")(x)
    with tf.variable_scope("in_" + scope, reuse=True):
        make()(x)
        attempt(lambda: make(name="other")(x))
    with tf.variable_scope("in_" + scope, reuse=tf.AUTO_REUSE):
        make()(x)
        make(name="other")(x)
    with tf.variable_scope("in_" + scope):
        attempt(lambda: make()(x))
