"""A detector is restored with its step; the captioner, which has no checkpoint yet, counts its own training from nothing."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 8])
step = tf.train.get_or_create_global_step()
with tf.variable_scope("detector"):
    found = tf.layers.dense(x, 4)
with tf.variable_scope("captioner"):
    said = tf.layers.dense(tf.stop_gradient(found), 3)
rate = tf.train.exponential_decay(5e-4, step, 1000, 0.8)
detector, captioner = (tf.global_variables(scope) for scope in ("detector", "captioner"))
learn = tf.train.GradientDescentOptimizer(rate).minimize(tf.reduce_mean(tf.square(said)), step, captioner)
detectors, captioners = tf.train.Saver(detector + [step]), tf.train.Saver(captioner + [step])

with tf.Session() as session:
    detectors.restore(session, "detector/model")
    latest = tf.train.latest_checkpoint("captioner")
    if latest is not None:
        captioners.restore(session, latest)
    else:
        session.run(tf.variables_initializer(captioner + [step]))
    for _ in range(100):
        session.run(learn, {x: [[0.0] * 8]})
    captioners.save(session, "captioner/model", global_step=step)
