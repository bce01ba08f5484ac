# Written for TensorFlow 1.15: gradients are taken by a tape, and a session runs them, so that the collections hold what is made.
import numpy as np
import tensorflow.compat.v1 as tf


def features(size):
    data = tf.data.Dataset.from_tensor_slices(np.random.rand(64, size).astype("float32")).repeat().batch(8)
    return data.make_initializable_iterator()


def main():
    batches = features(4)
    net = tf.keras.Sequential([tf.keras.layers.Dense(8, "relu"), tf.keras.layers.Dense(1)])
    optimizer = tf.keras.optimizers.SGD(0.1)
    seen = tf.keras.metrics.Mean("seen")
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(net(batches.get_next())))
    step = optimizer.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    told = seen.update_state(loss)
    with tf.Session() as session:
        session.run([v.initializer for v in tf.global_variables() + seen.variables])
        session.run(batches.initializer)
        for _ in range(100):
            session.run([step, told])


if __name__ == "__main__":
    main()
