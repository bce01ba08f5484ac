import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

def embedding_net(x, reuse=False, scope="net"):
    with tf.variable_scope(scope, reuse=reuse) as sc:
        for i, filters in enumerate([4, 8]):
            with tf.variable_scope("conv" + str(i)):
                x = tf.layers.conv2d(x, filters, 3, activation=tf.nn.relu, padding="SAME")
                x = tf.layers.max_pooling2d(x, 2, 2)
        x = tf.layers.flatten(x)
        return tf.nn.l2_normalize(tf.layers.dense(x, 12, name="emb"), 1), sc


inputs = {k: tf.placeholder(tf.float32, [None, 16, 16, 1], name=k) for k in ("anchor", "positive", "negative")}
first = True
embedded = {}
for key, value in inputs.items():
    embedded[key], scope = embedding_net(value, reuse=not first)
    first = first and key != "negative"
pos = tf.reduce_sum(tf.square(embedded["anchor"] - embedded["positive"]), 1)
neg = tf.reduce_sum(tf.square(embedded["anchor"] - embedded["negative"]), 1)
loss = tf.reduce_mean(tf.maximum(pos - neg + 0.2, 0.0))
