# tf: 1.5 1.15
import tensorflow as tf

opt = tf.contrib.opt
with tf.variable_scope("m"):
    v = tf.get_variable("v", [2, 3])
    w = tf.get_variable("w", [3])
loss = tf.reduce_sum(v * w)
OPTIMIZERS = [
    ("nadam", lambda: opt.NadamOptimizer(0.1)),
    ("lazy", lambda: opt.LazyAdamOptimizer(0.1)),
    ("power_sign", lambda: opt.PowerSignOptimizer(0.1)),
    ("average", lambda: opt.MovingAverageOptimizer(tf.train.MomentumOptimizer(0.1, 0.9))),
    ("clipping", lambda: opt.VariableClippingOptimizer(tf.train.AdamOptimizer(0.1), {v: [0]}, 1.0)),
]
for scope, make in OPTIMIZERS:
    make().minimize(loss, var_list=[v])
    with tf.variable_scope("at_" + scope):
        optimizer = make()
        optimizer.minimize(loss)
        optimizer.minimize(loss)
    with tf.variable_scope("at_" + scope, reuse=tf.AUTO_REUSE):
        make().minimize(loss, var_list=[w])
