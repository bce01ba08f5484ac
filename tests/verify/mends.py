"""What is changed in the witness of each rule's bad example, as its page says under "How to fix": it must not show it then."""

from __future__ import annotations

import re
from dataclasses import dataclass

_LOOP = r"(for \w+ in range\(2\):\n)((?:    .*\n)*?)(    made\.append)"
_BEFORE_THE_LOOP = r"if True:\n\2\1\3"


@dataclass(frozen=True, slots=True)
class Mend:
    """A replacement in the witness of bad example number `example`: of every match of `old`, or of the `last` alone."""

    old: str
    new: str
    example: int = 0
    last: bool = False

    def __call__(self, source: str) -> str:
        found = list(re.finditer(self.old, source))[-1:] if self.last else re.finditer(self.old, source)
        for match in reversed(list(found)):
            source = source[: match.start()] + match.expand(self.new) + source[match.end() :]
        return source


def other_scope(name: str, example: int = 0) -> Mend:
    """The second scope has a name of its own."""
    return Mend(rf'variable_scope\("{name}"(, reuse=[\w.]+)?\)', r'variable_scope("another")', example, last=True)


MENDS = {
    "TVS101": Mend(r'variable_scope\("discriminator"\)', 'variable_scope("discriminator", reuse=True)', last=True),
    "TVS102": Mend(", reuse=True", "", 1),
    "TVS103": other_scope("conv"),
    "TVS104": Mend('None, "attention"', '"attention"'),
    "TVS105": Mend(r"variable1 = .*", "variable1 = variable"),
    "TVS106": Mend("reuse=0", "reuse=False"),
    "TVS107": Mend(r"    pass", '    tf.get_variable("key", shape=[10, 4])', 1),
    "TVS201": Mend(r'tf\.Variable\(tf\.zeros\(\[10, 2\], tf\.float32\), name="w"\)', 'tf.get_variable("w", shape=[10, 2])'),
    "TVS202": Mend('None, "dense"', '"dense"', 1),
    "TVS203": Mend("name_scope", "variable_scope"),
    "TVS204": other_scope("net"),
    "TVS205": Mend(r'"net", reuse', "tf.get_variable_scope(), reuse"),
    "TVS206": Mend(r'"step"\)  #', 'name="step")  #', 2),
    "TVS207": Mend(" and tf", ", tf"),
    "TVS301": other_scope("stream"),
    "TVS302": other_scope("conv"),
    "TVS303": Mend("kernal", "kernel", last=True),
    "TVS304": Mend(r'"", reuse=tf.AUTO_REUSE', '""'),
    "TVS305": Mend(r"shape=\[8, 4\]\)", "shape=[8, 4], trainable=False)", 1),
    "TVS306": other_scope("q"),
    "TVS307": Mend(r"\[cell, cell\]", "[cell, tf.nn.rnn_cell.GRUCell(5)]"),
    "TVS308": Mend(r'trainable_variables\("main"\)', 'trainable_variables("main/")'),
    "TVS401": Mend(_LOOP, _BEFORE_THE_LOOP),
    "TVS402": Mend(r"second = .*", "second = first"),
    "TVS403": Mend(r"used = ", "clone.set_weights(model.get_weights())\nused = "),
    "TVS404": Mend(r"held=variable", "held=variable, temperature=temperature"),
    "TVS405": Mend(r'type\("Plain", \(\), \{\}\)\(\)', "tf.Module()"),
    "TVS406": Mend(_LOOP, _BEFORE_THE_LOOP),
    "TVS407": Mend(r"\[3, 2\]", "[2, 3]", last=True),
    "TVS408": Mend(r"assign_add\(tf\.zeros\(\[\]\)", "assign_add(tf.zeros([], tf.int32)"),
    "TVS409": Mend(r"tf\.layers\.dense\(\)", "tf.keras.layers.Dense(1)"),
    "TVS410": Mend(r"second = .*", "second = tf.Variable(first)"),
    "TVS411": Mend(r"value = (value) - (.*)", r"\1.assign_sub(\2)"),
    "TVS412": Mend(r"held\[0\] = tf\.Variable\((.*)\)  #", r"held[0].assign(\1)  #"),
    "TVS413": Mend(r"listed = .*", "listed = [variable]"),
    "TVS501": Mend(r"session\.run\(w\)", "session.run([w.initializer]), session.run(w)", 3),
    "TVS502": Mend(r"(saver = .*\n)(head = .*\n)", r"\2\1"),
    "TVS503": Mend(r"tf\.identity\(online\)", "online.initialized_value()"),
    "TVS504": Mend(r"saver_2 = tf\.train\.Saver\(\)", 'saver_2 = tf.train.Saver({"net/w": serving_net_w})'),
    "TVS505": Mend(_LOOP, _BEFORE_THE_LOOP),
    "TVS506": Mend(r"session\.run\(init\)", "pass", 1, last=True),
    "TVS507": Mend(r"session\.run\(init\)", "pass", 1, last=True),
    "TVS508": other_scope("train"),
    "TVS509": Mend(r"minimize\(tf\.reduce_sum\(first\)\)", "minimize(tf.reduce_sum(first) + tf.reduce_sum(second))"),
    "TVS510": Mend(r"(.*finalize\(\).*\n)(.*\n)", r"\2\1"),
    "TVS511": Mend(r"variable, variable1, variable\]", "variable, variable1]"),
    "TVS512": Mend(r"var_list=\[\]", "", 2),
    "TVS513": other_scope("net"),
    "TVS514": Mend(r"averages_2 = .*", "averages_2 = averages"),
    "TVS515": Mend(r"shape=\[4, 3\]", "shape=[4, 10]"),
    "TVS516": Mend(r"saver = .*", "saver = tf.train.Saver()"),
    "TVS517": Mend(r"(change = .*)", r"\1; session.run(change)"),
    "TVS519": Mend(r"trainable = False", 'trainable = False\nmodel.compile("sgd", "mse")'),
    "TVS518": Mend(r"tf\.reduce_sum\(", "tf.Variable(0.0) + 0.0 * tf.reduce_sum(", last=True),
    "TVS520": Mend(r"second = .*", "second = first"),
    "TVS701": other_scope("q", 1),
}
"""By rule."""
