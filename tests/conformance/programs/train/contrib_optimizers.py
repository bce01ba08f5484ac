# tf: 1.15
"""The optimizers of contrib."""

import tensorflow as tf

with tf.variable_scope('m'):
    v = tf.get_variable('v', [2, 3])
    w = tf.get_variable('w', [3])
loss = tf.reduce_sum(v * w)
O = tf.contrib.opt
OPTIMIZERS = [
    ('nadam', lambda: O.NadamOptimizer()),
    ('lazy_adam', lambda: O.LazyAdamOptimizer()),
    ('ada_max', lambda: O.AdaMaxOptimizer()),
    ('add_sign', lambda: O.AddSignOptimizer()),
    ('power_sign', lambda: O.PowerSignOptimizer()),
    ('adamw', lambda: O.AdamWOptimizer(0.1)),
    ('momentumw', lambda: O.MomentumWOptimizer(0.1, 0.1, 0.9)),
    ('lars', lambda: O.LARSOptimizer(0.1)),
    ('average', lambda: O.MovingAverageOptimizer(tf.train.MomentumOptimizer(0.1, 0.9))),
    ('clipping', lambda: O.VariableClippingOptimizer(tf.train.AdagradOptimizer(0.1), {v: [0]}, 1.0)),
    ('own', lambda: O.extend_with_decoupled_weight_decay(tf.train.AdamOptimizer)(weight_decay=0.1)),
]
for scope, make in OPTIMIZERS:
    with tf.variable_scope(scope):
        make().minimize(loss)
        make().minimize(loss, var_list=[w])
