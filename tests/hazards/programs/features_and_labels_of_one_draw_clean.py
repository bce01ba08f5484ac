import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

images = np.random.rand(60, 8).astype(np.float32)
labels = images.sum(1, keepdims=True)
iterator = tf.data.make_one_shot_iterator(tf.data.Dataset.from_tensor_slices((images, labels)).shuffle(60).repeat().batch(4))
element = iterator.get_next()
image = element[0]
label = element[1]
prediction = tf.layers.dense(tf.layers.dense(image, 16, tf.nn.relu), 1)
loss = tf.losses.mean_squared_error(label, prediction)
step = tf.train.AdamOptimizer(1e-2).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(100):
        sess.run(step)
    print(sess.run(loss))
