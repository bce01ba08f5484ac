# tf: 1.5 1.15
import tensorflow as tf

slim = tf.contrib.slim
x = tf.placeholder(tf.float32, [4, 8, 8, 3])
optimizer = tf.train.MomentumOptimizer(0.1, 0.9)
grads = []
with tf.variable_scope(tf.get_variable_scope()):
    for i in range(2):
        with tf.name_scope("tower_%d" % i) as scope:
            with slim.arg_scope([slim.variable], device="/cpu:0"):
                with slim.arg_scope([slim.conv2d, slim.fully_connected], weights_regularizer=slim.l2_regularizer(0.1)):
                    net = slim.conv2d(x, 4, 3, scope="conv")
                    net = slim.fully_connected(net, 2, scope="fc")
            loss = tf.reduce_mean(net)
            tf.get_variable_scope().reuse_variables()
            grads.append(optimizer.compute_gradients(loss))
optimizer.apply_gradients(grads[0], global_step=slim.get_or_create_global_step())
print([v.name for v in slim.get_model_variables()])
print([v.name for v in slim.get_variables_to_restore(exclude=["fc"])])
