"""The folder of a manager's checkpoints, a path that ends like a folder's, and files that are in a folder called like others."""
import tensorflow as tf

net = tf.Module()
net.w = tf.Variable(tf.ones([3]))
checkpoint = tf.train.Checkpoint(net=net)
manager = tf.train.CheckpointManager(checkpoint, "/tmp/run/model", max_to_keep=3)
manager.save()
checkpoint.save("/tmp/run/model")
checkpoint.restore(tf.train.latest_checkpoint("/tmp/run/model"))
other = tf.train.Checkpoint(net=net)
other.save("/tmp/other/")
other.restore(tf.train.latest_checkpoint("/tmp/other/"))
