import tensorflow as tf

# tf.enable_eager_execution()
images = tf.ones((1, 8))
with tf.variable_scope("net"):
    features = tf.keras.layers.Dense(4)(images)
init = tf.group(tf.global_variables_initializer(), tf.local_variables_initializer())
config = tf.ConfigProto(allow_soft_placement=True)
with tf.Session(config=config) as sess:
    sess.run(init)
    print(sess.run(features))
