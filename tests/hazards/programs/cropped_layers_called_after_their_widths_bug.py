"""Layers that crop what they look at, and are called after their widths: two are equally wide, and are one."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def looking_back(signal, width):
    with tf.variable_scope(f"width{width}"):  # BUG TVS302
        w = tf.get_variable("w", [width, 5, 5])
        out = tf.nn.conv1d(tf.pad(signal, [[0, 0], [width, 0], [0, 0]])[:, :-1], w, stride=1, padding="VALID")
        gate = tf.layers.dense(signal[:, : tf.shape(out)[1]], 5, activation=tf.sigmoid, name="gate")
    return signal + gate * out


def tower(signal):
    with tf.variable_scope("tower", reuse=tf.AUTO_REUSE):
        for width in [2, 3, 3, 5]:
            signal = looking_back(signal, width)
    return signal


train, held = (tf.placeholder(tf.float32, [None, 12, 5], name) for name in ("train", "held"))
loss = tf.reduce_mean(tf.square(tower(train)[:, :-1] - train[:, 1:]))
measured = tf.reduce_mean(tf.square(tower(held)[:, :-1] - held[:, 1:]))
learn = tf.train.AdamOptimizer(1e-3).minimize(loss)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    session.run(learn, {train: np.random.rand(2, 12, 5)})
    print(session.run(measured, {held: np.random.rand(2, 12, 5)}))
print("FACT", len(tf.trainable_variables()) == 9)
