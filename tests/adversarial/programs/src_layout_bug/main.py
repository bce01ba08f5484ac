import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
sys.path.append(str(ROOT / "src"))

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

import project.model as model
import project.utils.scopes

net = model.Model(project.utils.scopes.name("net", 1))
net.build()
with project.utils.scopes.scoped("outer", reuse=False) as scope:
    model.Model("net_1").build()
    tf.get_variable(scope.name + "_v", [])
with project.utils.scopes.scoped("outer"):
    model.Model(project.utils.scopes.name("net", 1)).build()
