"""The pupil begins as a copy of its master, variable by variable, before the first step."""
import tensorflow as tf


def player():
    return tf.keras.Sequential([tf.keras.layers.Dense(8, activation="tanh", input_shape=(9,)), tf.keras.layers.Dense(3)])


def learn(pupil, master, optimizer):
    boards = tf.random.normal([5, 9])
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(pupil(boards) - tf.stop_gradient(master(boards + 0.1))))
    optimizer.apply_gradients(zip(tape.gradient(loss, pupil.trainable_variables), pupil.trainable_variables))
    return loss


def main():
    master, pupil = player(), player()
    for ours, theirs in zip(pupil.variables, master.variables):
        ours.assign(theirs)
    optimizer = tf.keras.optimizers.Adam(0.01)
    for _ in range(4):
        print(float(learn(pupil, master, optimizer)))


if __name__ == "__main__":
    main()
