import tensorflow as tf
from devices import gpus
from feeding import Feeder


def recurrent(x):
    cell = tf.contrib.rnn.LSTMBlockFusedCell(8)
    output, _ = cell(x, dtype=tf.float32)  # BUG
    return output


def main():
    feeder = Feeder(next_index=lambda i: i + 1)
    with tf.variable_scope(tf.get_variable_scope()):
        for i in range(2):
            with tf.device(gpus[i]), tf.name_scope("tower_%d" % i):
                recurrent(tf.reshape(feeder.next_batch(i), [3, 4, 5]))
                tf.get_variable_scope().reuse_variables()


if __name__ == "__main__":
    main()
