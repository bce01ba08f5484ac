"""TF `tf.contrib.learn`: the keys of the modes; the rest is not modelled."""


class ModeKeys:
    TRAIN = "train"
    EVAL = "eval"
    INFER = "infer"
