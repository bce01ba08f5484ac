"""A counter gets a fraction."""
import tensorflow as tf

count = tf.Variable(0, dtype=tf.int32)
count.assign(tf.constant(0.5))  # BUG
