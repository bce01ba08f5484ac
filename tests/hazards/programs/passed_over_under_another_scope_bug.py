"""Nothing is restored: the trunk is called otherwise here than in the checkpoint, which is not told of."""
import tensorflow as tf

slim = tf.contrib.slim


def trunk(x, scope="trunk"):
    with tf.variable_scope(scope):
        return slim.fully_connected(slim.fully_connected(x, 16, scope="one"), 8, scope="two")


def pretrain(path):
    with tf.Graph().as_default():
        loss = tf.losses.mean_squared_error(tf.ones([4, 8]), trunk(tf.ones([4, 3])))
        step = tf.train.AdamOptimizer().minimize(loss)
        saver = tf.train.Saver()
        with tf.Session() as session:
            session.run(tf.global_variables_initializer())
            session.run(step)
            return saver.save(session, path)


path = pretrain("/tmp/trunk.ckpt")
out = slim.fully_connected(trunk(tf.ones([4, 3]), "small_trunk"), 2, scope="head")
load = slim.assign_from_checkpoint_fn(path, slim.get_variables_to_restore(exclude=["head"]), ignore_missing_vars=True)  # BUG
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    load(session)
    print(session.run(out))
