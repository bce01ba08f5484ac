import tensorflow as tf

framework = tf.contrib.framework


def trunk(x):
    with tf.variable_scope("trunk"):
        return tf.layers.dense(tf.layers.dense(x, 16, tf.nn.relu, name="one"), 8, name="two")


def pretrain(path):
    with tf.Graph().as_default():
        loss = tf.losses.mean_squared_error(tf.ones([4, 8]), trunk(tf.ones([4, 3])))
        step = tf.train.AdamOptimizer().minimize(loss)
        saver = tf.train.Saver(tf.trainable_variables())
        with tf.Session() as session:
            session.run(tf.global_variables_initializer())
            session.run(step)
            return saver.save(session, path)


path = pretrain("/tmp/trunk.ckpt")
with tf.variable_scope("student"):
    out = trunk(tf.ones([4, 3]))
assign, feed = framework.assign_from_checkpoint(path, tf.trainable_variables("student"), ignore_missing_vars=True)  # BUG
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    session.run(assign, feed)
    print(session.run(out))
