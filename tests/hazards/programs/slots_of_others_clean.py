"""A script forgets what optimizers have gathered: of what they train, and of others only where there is such a slot."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 6])
with tf.variable_scope("encoder"):
    code = tf.layers.dense(x, 2, name="code")
with tf.variable_scope("decoder"):
    out = tf.layers.dense(code, 6, name="out")
loss = tf.reduce_mean(tf.square(out - x))
adam = tf.train.AdamOptimizer(1e-3)
rms = tf.train.RMSPropOptimizer(1e-3, momentum=0.5)
gradients = tf.gradients(loss, tf.trainable_variables())
step = adam.minimize(loss, var_list=tf.trainable_variables("decoder"))
both = rms.apply_gradients(zip(gradients, tf.trainable_variables()))

every = [adam.get_slot(v, name) for v in tf.trainable_variables() for name in adam.get_slot_names()]
forget = tf.variables_initializer([slot for slot in every if slot is not None])
same = tf.variables_initializer(list(filter(None, every)))
others = [rms.get_slot(v, name).initializer for v in tf.trainable_variables() for name in ("rms", "momentum")]
for v in tf.trainable_variables():
    slot = adam.get_slot(v, "m")
    if slot:
        print(slot.op.name)
    try:
        print(adam.get_slot(v, "v").name)
    except AttributeError:
        print("none of", v.name)
    mean = getattr(adam.get_slot(v, "m"), "name", "none")
    held = adam.get_slot(v, "m") or adam.get_slot(tf.trainable_variables("decoder")[0], "m")
    print(mean, held.name)
