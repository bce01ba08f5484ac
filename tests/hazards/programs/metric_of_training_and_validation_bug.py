"""One mean counts the losses of training and those of validation: what the second pass gives is the mean of both."""

import tensorflow as tf

mean = tf.keras.metrics.Mean()  # BUG


def epoch(batches):
    for batch in batches:
        mean.update_state(batch)
    return mean.result()  # BUG


for turn in range(3):
    trained = epoch([1.0, 2.0])
    held_out = epoch([5.0, 6.0])  # BUG
    print(float(trained), float(held_out))
