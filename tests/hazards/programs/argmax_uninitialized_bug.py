"""A prediction that nothing was restored for."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 2])
logits = tf.layers.dense(x, 5, name="logits")
answer = tf.argmax(logits, axis=1)
with tf.Session() as session:
    print(session.run(answer, {x: [[1.0, 2.0]]}))  # BUG
