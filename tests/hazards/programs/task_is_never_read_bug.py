import tensorflow as tf


def tower(x, task, hidden=8):
    with tf.variable_scope('tower', reuse=tf.AUTO_REUSE):  # BUG
        return tf.layers.dense(x, hidden, tf.nn.relu, name='fc')  # BUG


def shared_bottom(features):
    with tf.variable_scope('bottom'):
        return tf.layers.dense(features, 16, tf.nn.relu, name='fc')


def model_fn(features, labels, mode):
    bottom = shared_bottom(features['x'])
    ctr = tf.layers.dense(tower(bottom, 'ctr'), 1, name='ctr')  # BUG
    cvr = tf.layers.dense(tower(bottom, 'cvr'), 1, name='cvr')  # BUG
    predictions = {'ctr': tf.sigmoid(ctr), 'ctcvr': tf.sigmoid(ctr) * tf.sigmoid(cvr)}
    if mode == tf.estimator.ModeKeys.PREDICT:
        return tf.estimator.EstimatorSpec(mode, predictions=predictions)
    loss = tf.losses.sigmoid_cross_entropy(labels['ctr'], ctr) + tf.losses.log_loss(labels['ctcvr'], predictions['ctcvr'])
    if mode == tf.estimator.ModeKeys.EVAL:
        return tf.estimator.EstimatorSpec(mode, loss=loss)
    op = tf.train.AdagradOptimizer(0.1).minimize(loss, tf.train.get_global_step())
    return tf.estimator.EstimatorSpec(mode, loss=loss, train_op=op)


if __name__ == '__main__':
    tf.train.create_global_step()
    f = {'x': tf.zeros([4, 6])}
    l = {'ctr': tf.zeros([4, 1]), 'ctcvr': tf.zeros([4, 1])}
    spec = model_fn(f, l, tf.estimator.ModeKeys.TRAIN)
