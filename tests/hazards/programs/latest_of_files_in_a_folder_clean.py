"""One checkpoint is called like the folder of the others."""
import tensorflow as tf

net = tf.Module()
net.w = tf.Variable(tf.ones([3]))
checkpoint = tf.train.Checkpoint(net=net)
checkpoint.save("/tmp/run/model")
for _ in range(3):
    net.w.assign_add(tf.ones([3]))
    checkpoint.save("/tmp/run/model/ckpt")
checkpoint.restore(tf.train.latest_checkpoint("/tmp/run/model"))
