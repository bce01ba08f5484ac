import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 4])
w = tf.get_variable("w", [4, 1])
loss = tf.reduce_mean(tf.square(tf.matmul(x, w) - 1.0))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
saver = tf.train.Saver()
begun = tf.train.latest_checkpoint("pretrained")  # another folder
where_it_stopped = tf.train.latest_checkpoint("model")
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    if where_it_stopped:
        saver.restore(sess, where_it_stopped)
    for fold in range(2):
        saver.restore(sess, begun)
        for epoch in range(4):
            sess.run(step, {x: np.ones((2, 4))})
            saver.save(sess, "model/step", global_step=epoch)
        if where_it_stopped:
            saver.restore(sess, where_it_stopped)  # once more
    saver.restore(sess, tf.train.latest_checkpoint("model"))
    print(sess.run(loss, {x: np.ones((2, 4))}))
    # A checkpoint that was there before is compared with what was learned since.
    saver.restore(sess, begun)
    print(sess.run(loss, {x: np.ones((2, 4))}))
