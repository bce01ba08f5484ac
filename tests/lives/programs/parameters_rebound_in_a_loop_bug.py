import numpy as np
import tensorflow as tf


def init_params(sizes):
    params = []
    for n_in, n_out in zip(sizes[:-1], sizes[1:]):
        params.append(tf.Variable(tf.random.normal([n_in, n_out]) * 0.1))
        params.append(tf.Variable(tf.zeros([n_out])))
    return params


def forward(params, x):
    for i in range(0, len(params) - 2, 2):
        x = tf.nn.relu(x @ params[i] + params[i + 1])
    return x @ params[-2] + params[-1]


def update(params, grads, lr):
    for p, g in zip(params, grads):
        p = p - lr * g  # TVS411


params = init_params([6, 8, 1])
data = np.random.randn(64, 6).astype("float32")
labels = data[:, :1] * 2
history = []
for epoch in range(4):
    for start in range(0, 64, 32):
        xb, yb = data[start:start + 32], labels[start:start + 32]
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((forward(params, xb) - yb) ** 2)
        update(params, tape.gradient(loss, params), lr=0.1)
    history.append(float(loss))
print(history)
