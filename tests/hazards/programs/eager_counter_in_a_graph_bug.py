import tensorflow as tf

seen = tf.Variable(0, dtype=tf.int64, name="seen")


@tf.function
def count(batch):
    seen.assign_add(tf.cast(tf.shape(batch)[0], tf.int64))
    return tf.reduce_mean(batch)


print(count(tf.ones([4, 2])))
graph = tf.Graph()
with graph.as_default():
    seen.assign_add(4)  # BUG TVS106
    mean = tf.reduce_mean(tf.compat.v1.placeholder(tf.float32, [None, 2]))
