import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def remember(reading, state, cell=tf.nn.rnn_cell.DropoutWrapper(tf.nn.rnn_cell.GRUCell(5), 0.9)):  # BUG
    shown = tf.layers.dense(reading, 4, name="shown")
    return cell(shown, state)


def forecast(reading, state, station):
    with tf.variable_scope(station):
        output, state = remember(reading, state)
        return tf.layers.dense(output, 1, name="forecast"), state


reading = tf.placeholder(tf.float32, [None, 3])
rain, rain_state = forecast(reading, tf.zeros([2, 5]), "rain")
wind, wind_state = forecast(reading, tf.zeros([2, 5]), "wind")
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    print(session.run([rain, wind], {reading: np.ones((2, 3))}))
    print([v.op.name for v in tf.trainable_variables() if "gru" in v.op.name])
