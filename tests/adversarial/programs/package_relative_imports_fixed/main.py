import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

from nets import build
from nets.heads import policy as policy_head, value_head

obs = tf.placeholder(tf.float32, [None, 6])
trunk = build("mlp", obs)
pi, v = policy_head(trunk, 3), value_head(trunk)
old = build("mlp", obs, reuse=True)
old_pi = policy_head(old, 3, reuse=True)
