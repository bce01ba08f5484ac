import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Gaussian:
    """Made of parameters that are given, which are read before anything asks whether they are there, or of a network."""

    def from_params(mean, logstd, name="gauss"):
        dim = int(mean.shape[-1])
        assert dim == logstd.shape[-1]
        return Gaussian(None, dim, 0, name=name, mean=mean, logstd=logstd)

    def __init__(self, inputs, dim, kind, name="gauss", mean=None, logstd=None, reuse=False):
        self._dim, self._kind, self._mean, self._logstd = dim, kind, mean, logstd
        with tf.variable_scope(name, reuse=reuse):
            if self._mean is None:
                self._mean = tf.layers.dense(inputs, dim, name="mean", reuse=reuse)
            if self._logstd is None:
                self._logstd = self._build_logstd(inputs, "logstd", reuse)

    def _build_logstd(self, inputs, name, reuse):
        if self._kind == 0:
            with tf.variable_scope(name, reuse=reuse):
                return tf.get_variable("bias", [self._dim])
        return tf.layers.dense(inputs, self._dim, name=name, reuse=reuse)
