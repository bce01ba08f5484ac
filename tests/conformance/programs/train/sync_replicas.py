"""SyncReplicasOptimizer adds a local step."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

v = tf.get_variable('v', [2])
step = tf.train.get_or_create_global_step()
optimizer = tf.train.SyncReplicasOptimizer(tf.train.AdamOptimizer(), replicas_to_aggregate=2, total_num_replicas=2)
optimizer.minimize(tf.reduce_sum(v), global_step=step)
optimizer.get_slot_names()
