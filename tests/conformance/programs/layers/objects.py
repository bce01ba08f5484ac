"""Layer objects: the scope of the first call, whatever surrounds later ones."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

image = tf.zeros([2, 8, 8, 3])
MAKERS = [
    ('Dense', lambda **k: tf.layers.Dense(5, **k)),
    ('Conv2D', lambda **k: tf.layers.Conv2D(5, 3, **k)),
    ('Conv2DTranspose', lambda **k: tf.layers.Conv2DTranspose(5, 3, **k)),
    ('SeparableConv2D', lambda **k: tf.layers.SeparableConv2D(5, 3, **k)),
    ('BatchNormalization', lambda **k: tf.layers.BatchNormalization(**k)),
]
for name, make in MAKERS:
    layer = make()
    with tf.variable_scope('at_' + name):
        layer(image)
        make()(image)
        make(name='f')(image)
        make(name='f')(image)
    with tf.variable_scope('then_' + name):
        layer(image)
        other = make(name='f')
        other(image)
        other.apply(image)
        layer(image)
    with tf.variable_scope('at_' + name, reuse=True):
        layer(image)
        make()(image)
        make(name='f')(image)
    layer(image)
    with tf.variable_scope('with_' + name):
        make(_scope='kept')(image)
        make()(image, scope='asked')
        make(_reuse=tf.AUTO_REUSE)(image)
        make(_reuse=tf.AUTO_REUSE)(image)
        make()(image)
