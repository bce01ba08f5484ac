"""Every optimizer's slots, in order."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

T = tf.train
with tf.variable_scope('m'):
    v = tf.get_variable('v', [2, 3])
    w = tf.get_variable('w', [3])
free = tf.Variable(tf.zeros([4]), name='free')
loss = tf.reduce_sum(v * w) + tf.reduce_sum(free)
OPTIMIZERS = [
    ('sgd', lambda: T.GradientDescentOptimizer(0.1)),
    ('momentum', lambda: T.MomentumOptimizer(0.1, 0.9)),
    ('nesterov', lambda: T.MomentumOptimizer(0.1, 0.9, use_nesterov=True, name='Nest')),
    ('adam', lambda: T.AdamOptimizer()),
    ('adagrad', lambda: T.AdagradOptimizer(0.1)),
    ('rmsprop', lambda: T.RMSPropOptimizer(0.1)),
    ('centered', lambda: T.RMSPropOptimizer(0.1, centered=True)),
    ('adadelta', lambda: T.AdadeltaOptimizer(0.1)),
    ('ftrl', lambda: T.FtrlOptimizer(0.1)),
    ('proximal_adagrad', lambda: T.ProximalAdagradOptimizer(0.1)),
    ('proximal_sgd', lambda: T.ProximalGradientDescentOptimizer(0.1)),
    ('adagrad_da', lambda: T.AdagradDAOptimizer(0.1, T.get_or_create_global_step())),
]
for scope, make in OPTIMIZERS:
    make().minimize(loss, var_list=[v])
    with tf.variable_scope('at_' + scope):
        optimizer = make()
        optimizer.minimize(loss)
        optimizer.minimize(loss)
        make().minimize(loss, var_list=[w, free])
    with tf.variable_scope('at_' + scope, reuse=tf.AUTO_REUSE):
        make().minimize(loss)
    with tf.variable_scope('at_' + scope, reuse=True):
        make().minimize(loss)
