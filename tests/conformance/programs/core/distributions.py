import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
x = tf.placeholder(tf.float32, [6, 3])
d = tf.distributions.Normal(tf.layers.dense(x, 2), 1.0)
c = tf.distributions.Categorical(logits=tf.layers.dense(x, 5))
b = tf.distributions.Bernoulli(probs=tf.nn.sigmoid(x))
k = tf.distributions.Dirichlet(tf.exp(x))
m = tf.distributions.Multinomial(4.0, probs=tf.nn.softmax(x))
g = tf.distributions.Gamma(tf.exp(x), 2.0)
u = tf.distributions.Uniform()
of_normal = [d.sample(), d.sample(1)[0], d.sample([4]), d.prob(x[:, :2]), d.log_prob(x[:, :1]), d.entropy(), d.mean(), d.kl_divergence(d), d.stddev(), d.loc]
of_classes = [c.sample(), c.sample(2), c.prob(c.sample()), c.entropy(), c.probs, c.logits, c.mode(), c.kl_divergence(c), c.log_prob(tf.zeros([6], tf.int32))]
others = [b.sample(), b.mode(), b.log_prob(b.sample()), b.mean(), k.sample(), k.log_prob(x), k.mean(), m.sample(), m.mean(), g.sample(7), g.mean(), u.sample([3, 2])]
for i, each in enumerate(of_normal + of_classes + others + [tf.distributions.kl_divergence(d, d)]):
    tf.get_variable("v%02d" % i, each.shape.as_list())
    tf.get_variable("e%d" % (each.dtype == tf.int32) + str(i), [1])
with tf.variable_scope("later"):
    with tf.distributions.Normal(0.0, 1.0).sample(name="drawn").graph.as_default():
        tf.layers.dense(d.sample(), 1)
