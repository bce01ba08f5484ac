import tensorflow as tf

ball, target = tf.ones([3]), tf.zeros([3])
pull = tf.get_variable("pull", [3])
loss = tf.reduce_mean(tf.square(ball * pull - target))
begin = tf.global_variables_initializer()  # BUG
optimizer = tf.contrib.opt.AdamWOptimizer(weight_decay=0.01, learning_rate=0.1)
train = optimizer.apply_gradients(zip(tf.gradients(loss, [pull]), [pull]))  # BUG
with tf.Session() as sess:
    sess.run(begin)
    sess.run(train)  # BUG
