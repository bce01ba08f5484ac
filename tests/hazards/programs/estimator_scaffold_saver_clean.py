import tensorflow as tf


def model_fn(features, labels, mode):
    with tf.variable_scope("net"):
        out = tf.layers.dense(features, 1, name="o")
    if mode == tf.estimator.ModeKeys.EVAL:
        with tf.variable_scope("eval_net"):
            extra = tf.layers.dense(features, 1, name="o")
        saver = tf.train.Saver(tf.global_variables("net/") + [tf.train.get_global_step()])
        scaffold = tf.train.Scaffold(saver=saver, local_init_op=tf.variables_initializer(tf.global_variables("eval_net") + tf.local_variables()),
                                     ready_op=tf.no_op(), ready_for_local_init_op=tf.no_op())
        return tf.estimator.EstimatorSpec(mode, loss=tf.reduce_mean(out + extra), scaffold=scaffold)
    loss = tf.reduce_mean(tf.square(out - labels))
    op = tf.train.GradientDescentOptimizer(0.1).minimize(loss, tf.train.get_global_step())
    return tf.estimator.EstimatorSpec(mode, loss=loss, train_op=op)


def data():
    return tf.data.Dataset.from_tensors((tf.ones([4, 3]), tf.zeros([4, 1])))


est = tf.estimator.Estimator(model_fn)
est.train(data, steps=1)
