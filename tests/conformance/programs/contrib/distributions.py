# tf: 1.5 1.15
import tensorflow as tf
d = tf.contrib.distributions
x = tf.placeholder(tf.float32, [6, 3])
c = d.Categorical(tf.layers.dense(x, 5))
n = d.Normal(tf.layers.dense(x, 2), 1.0)
m = d.MultivariateNormalDiag(tf.layers.dense(x, 4), tf.ones([4]))
s = d.MultivariateNormalDiagWithSoftplusScale(x, x)
i = d.MultivariateNormalDiag(tf.layers.dense(x, 4), scale_identity_multiplier=2.0)
w = d.NormalWithSoftplusScale(x, 1.0)
o = d.OneHotCategorical(tf.layers.dense(x, 3))
of_classes = [c.sample(), c.log_prob(c.sample()), c.entropy(), o.sample(), o.sample([2]), o.log_prob(o.sample()), o.entropy(), o.mode(), o.probs]
others = [n.sample(), n.log_prob(x[:, :1]), m.sample(), m.sample(2), m.log_prob(m.sample()), m.entropy(), m.mean(), s.sample(), s.log_prob(x), i.sample(), w.sample(), w.prob(x)]
for number, each in enumerate(of_classes + others + [d.kl_divergence(n, n)]):
    tf.get_variable("v%02d" % number, each.shape.as_list())
    tf.get_variable("e%d" % (each.dtype == tf.int32) + str(number), [1])
