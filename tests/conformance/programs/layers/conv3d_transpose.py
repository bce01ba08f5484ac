import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
volume = tf.zeros([1, 4, 4, 4, 3])
with tf.variable_scope("a"):
    tf.layers.conv3d_transpose(volume, 5, 3)
    tf.layers.conv3d_transpose(volume, 5, 3)
    tf.layers.conv3d_transpose(volume, 5, 3, name="named")
with tf.variable_scope("a", reuse=True):
    tf.layers.conv3d_transpose(volume, 5, 3)
    tf.layers.conv3d_transpose(volume, 5, 3, name="named")
with tf.variable_scope("a", reuse=tf.AUTO_REUSE):
    tf.layers.conv3d_transpose(volume, 5, 3, name="other")
    tf.layers.conv3d_transpose(volume, 5, 3)
with tf.variable_scope("classes"):
    tf.layers.Conv3DTranspose(5, 2, use_bias=False)(volume)
    tf.layers.Conv3DTranspose(5, 2, use_bias=False)(volume)
    tf.layers.Conv3DTranspose(5, 2, name="named")(volume)
with tf.variable_scope("classes", reuse=True):
    tf.layers.Conv3DTranspose(5, 2, use_bias=False)(volume)
    tf.layers.Conv3DTranspose(5, 2, name="named")(volume)
tf.layers.conv3d_transpose(volume, 5, 3, name="named")
tf.layers.conv3d_transpose(volume, 5, 3, name="named", reuse=True)
tf.layers.conv3d_transpose(volume, 5, 3, name="named")
