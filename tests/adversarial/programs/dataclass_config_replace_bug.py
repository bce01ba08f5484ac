import dataclasses
from dataclasses import dataclass, field
from typing import NamedTuple

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Size(NamedTuple):
    rows: int
    columns: int = 4


@dataclass
class Block:
    name: str
    size: Size = Size(2)
    tags: list = field(default_factory=list)
    reuse: bool = False

    def __post_init__(self):
        self.tags.append(self.name.upper())

    @property
    def shape(self):
        return [self.size.rows, self.size.columns]

    def build(self):
        with tf.variable_scope(self.name, reuse=self.reuse):
            return tf.get_variable("_".join(["w"] + self.tags[1:]) + str(len(self.tags)), self.shape)


first = Block("enc")
first.build()
second = dataclasses.replace(first, size=first.size._replace(rows=3), tags=[])
third = dataclasses.replace(second, name="dec", tags=[])
third.build()
fourth = dataclasses.replace(first, reuse=True)
fourth.build()
fields = [f.name for f in dataclasses.fields(Block)]
with tf.variable_scope(fields[1]):
    tf.get_variable(fields[-1], list(dataclasses.asdict(third)["size"]))
second.build()
