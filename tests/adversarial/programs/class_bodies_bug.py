import enum
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Kind(enum.Enum):
    CONV = "conv"
    DENSE = "dense"

    @property
    def scope(self):
        return self.value + "_scope"

    @classmethod
    def parse(cls, text):
        return cls[text.upper()]


class Flag(enum.IntEnum):
    LOW = 1
    HIGH = 2


class Net:
    layers = [k.value for k in Kind]
    sizes = {name: i + 1 for i, name in enumerate(layers)}
    if len(layers) > 1:
        depth = len(layers)
    else:
        depth = 0

    class Config:
        name = "inner"

    def __init__(self, *, config=None):
        self.config = config or self.Config()
        self.count = 0

    def __call__(self, x, **kwargs):
        self.count += 1
        return self.forward(x, **kwargs)

    def forward(self, x, kind=Kind.CONV):
        with tf.variable_scope(self.config.name, reuse=self.count > self.depth), tf.variable_scope(kind.scope):
            return x * tf.get_variable("w", [self.sizes[kind.value]])

    @property
    def name(self):
        return getattr(self, "_name", "unnamed")

    @name.setter
    def name(self, value):
        self._name = value.lower()

    def __eq__(self, other):
        return isinstance(other, Net) and self.name == other.name

    def __hash__(self):
        return hash(self.name)

    def __repr__(self):
        return f"Net({self.name})"

    def __str__(self):
        return self.name


net = Net()
net(1.0)
net(1.0, kind=Kind.parse("dense"))
net(1.0)
net.name = "OTHER"
tf.get_variable(f"{net}_{Flag.HIGH.value:d}", [Flag.HIGH.value])
tf.get_variable(str(net) + str(Flag.LOW.value), [])
other = Net(config=type("C", (), {"name": net.name}))
other.name = "Other"
if net == other and {net: 1}[other] == 1:
    other(1.0)
tf.get_variable(repr(net)[4:-1], [])
Net()(1.0)
