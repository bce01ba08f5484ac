"""A saver that is to save the averages in the place of the variables is given only what is trained."""
import tensorflow as tf

x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 2, name="out")))
optimizer = tf.contrib.opt.MovingAverageOptimizer(tf.train.MomentumOptimizer(0.1, 0.9), average_decay=0.99)
train = optimizer.minimize(loss)
saver = optimizer.swapping_saver(tf.trainable_variables())  # BUG TVS106
