import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

rows = np.random.rand(60, 8).astype(np.float32)
data = tf.data.Dataset.from_tensor_slices(rows).batch(4)
x = tf.placeholder(tf.float32, [None, 8])
step = tf.train.GradientDescentOptimizer(0.1).minimize(tf.reduce_mean(tf.square(tf.layers.dense(x, 1, name="out"))))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        batch = tf.data.make_one_shot_iterator(data).get_next()
        while True:
            try:
                sess.run(step, {x: sess.run(batch)})
            except tf.errors.OutOfRangeError:
                break
