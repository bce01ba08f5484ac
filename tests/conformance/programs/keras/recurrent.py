# tf: 1.15 2.21
"""Recurrent layers and cells."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

L = tf.keras.layers
x = tf.zeros([2, 5, 3])
L.SimpleRNN(4)(x)
L.LSTM(4)(x)
L.GRU(4)(x)
L.LSTM(4, name='f', return_sequences=True)(x)
L.LSTM(4, use_bias=False)(x)
L.GRU(4, reset_after=True)(x)
with tf.variable_scope('s'):
    L.LSTM(4)(x)
layer = L.GRU(4)
layer(x)
layer(x)
out, h, c = L.LSTM(4, return_sequences=True, return_state=True)(x)
L.Dense(2)(out)
L.Dense(2)(c)
L.RNN(L.LSTMCell(4))(x)
L.RNN([L.GRUCell(4), L.GRUCell(6)], return_sequences=True)(x)
L.Bidirectional(L.LSTM(4))(x)
h = L.Bidirectional(L.GRU(4, return_sequences=True), name='both')(x)
L.Dense(2)(h)
L.TimeDistributed(L.Dense(7))(x)
L.Bidirectional(L.LSTM(4), merge_mode='sum')(x)
