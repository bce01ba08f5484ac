"""Only name scopes are to part the sensors: everything is one."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def shared_features(signal):
    w = tf.get_variable("w", [6, 4])  # BUG TVS203
    return tf.nn.relu(tf.matmul(signal, w))


def read_out(features, sensor):
    with tf.variable_scope("read_out"):
        return tf.matmul(features, tf.get_variable("out", [4, 1]))  # BUG TVS203


def network(signal, sensor):
    with tf.variable_scope("sensors", reuse=tf.AUTO_REUSE):
        return read_out(shared_features(signal), sensor)


def main():
    losses = []
    for sensor in ("engine", "gearbox"):
        with tf.name_scope(sensor):
            signal = tf.constant(np.random.rand(5, 6).astype("float32"))
            losses.append(tf.reduce_mean(tf.square(network(signal, sensor) - np.random.rand(5, 1))))
    step = tf.train.GradientDescentOptimizer(0.1).minimize(tf.add_n(losses))
    with tf.Session() as session:
        session.run(tf.global_variables_initializer())
        session.run(step)


if __name__ == "__main__":
    main()
