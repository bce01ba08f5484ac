import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

w = tf.get_variable("w", [3])
saver = tf.train.Saver([w])
head = tf.get_variable("head", [3])
y = w * head
with tf.Session() as s:
    saver.restore(s, "/tmp/m")
    print(s.run(y))  # BUG
