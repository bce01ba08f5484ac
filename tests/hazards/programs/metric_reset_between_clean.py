"""A mean that is reset before each pass, one that runs on from step to step, and one for two shards of one whole."""

import tensorflow as tf

mean, running, total = tf.keras.metrics.Mean(), tf.keras.metrics.Mean(), tf.keras.metrics.Mean()


def epoch(batches):
    mean.reset_state()
    for batch in batches:
        mean.update_state(batch)
    return mean.result()


def step(value):
    running.update_state(value)
    return running.result()


def count(shard):
    for value in shard:
        total.update_state(value)


print(float(epoch([1.0, 2.0])), float(epoch([5.0])))
print(float(step(1.0)), float(step(3.0)))
count([1.0, 2.0])
count([3.0])
print(float(total.result()))
