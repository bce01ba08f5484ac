import tensorflow as tf
slim = tf.contrib.slim


@slim.add_arg_scope
def residual(x, ch, rate=1, scope=None, outputs_collections=None):
    with tf.variable_scope(scope, "residual", [x]) as sc:
        y = slim.conv2d(x, ch, [3, 3], rate=rate, scope="conv1")
        y = slim.conv2d(y, ch, [3, 3], activation_fn=None, scope="conv2")
        return slim.utils.collect_named_outputs(outputs_collections, sc.name, tf.nn.relu(x + y))


def net(x, is_training, reuse=None):
    bn = {"is_training": is_training, "decay": 0.99}
    with tf.variable_scope("net", reuse=reuse) as sc:
        col = sc.name + "_end_points"
        with slim.arg_scope([slim.conv2d], normalizer_fn=slim.batch_norm, normalizer_params=bn, weights_regularizer=slim.l2_regularizer(1e-4)):
            with slim.arg_scope([residual], outputs_collections=col):
                x = slim.conv2d(x, 4, [3, 3], scope="root")
                x = slim.repeat(x, 2, residual, 4, scope="block1")
                x = residual(x, 4, scope="block2")
        return tf.reduce_mean(x, [1, 2]), slim.utils.convert_collection_to_dict(col)


im = tf.placeholder(tf.float32, [2, 8, 8, 3])
y, ends = net(im, True)
assert len(slim.get_model_variables("net")) == 7 * 4, len(slim.get_model_variables("net"))
yt, _ = net(im, False, reuse=True)
with tf.variable_scope("net"):
    extra = slim.conv2d(im, 4, [1, 1], scope="root")
