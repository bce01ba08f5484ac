"""TF `tf.keras.initializers`."""

from _scopelint import source, unknown


class Initializer:
    def __init__(self, *args, **kwargs):
        self.arguments = args

    def __call__(self, shape, dtype=None, partition_info=None, **kwargs):
        return source(shape, dtype)

    def get_config(self):
        return {}


class Zeros(Initializer):
    pass


class Ones(Initializer):
    pass


class Constant(Initializer):
    def __init__(self, value=0):
        super().__init__(value)
        self.value = value


class RandomNormal(Initializer):
    pass


class RandomUniform(Initializer):
    pass


class TruncatedNormal(Initializer):
    pass


class VarianceScaling(Initializer):
    pass


class Orthogonal(Initializer):
    pass


class Identity(Initializer):
    pass


class GlorotNormal(Initializer):
    pass


class GlorotUniform(Initializer):
    pass


class HeNormal(Initializer):
    pass


class HeUniform(Initializer):
    pass


class LecunNormal(Initializer):
    pass


class LecunUniform(Initializer):
    pass


class STFT(Initializer):
    pass


IdentityInitializer = Identity
OrthogonalInitializer = Orthogonal
STFTInitializer = stft = STFT
zeros = Zeros
ones = Ones
constant = Constant
random_normal = normal = RandomNormal
random_uniform = uniform = RandomUniform
truncated_normal = TruncatedNormal
variance_scaling = VarianceScaling
orthogonal = Orthogonal
identity = Identity
glorot_normal = GlorotNormal
glorot_uniform = GlorotUniform
he_normal = HeNormal
he_uniform = HeUniform
lecun_normal = LecunNormal
lecun_uniform = LecunUniform


def get(identifier):
    return Initializer() if isinstance(identifier, (str, dict)) else identifier


def serialize(initializer, use_legacy_format=False):
    return unknown("config")


def deserialize(config, custom_objects=None, use_legacy_format=False):
    return Initializer()
