"""The same work for every root: in this process, shared out among several, or on a cluster.

Roots are independent of each other, so the answers do not depend on who works, nor on who is lost meanwhile. An error of our
own in one root is kept with its answer, and the others go on.
"""

from .crews import FEW
from .memory import Kept
from .team import over_pairs, over_roots

__all__ = ["FEW", "Kept", "over_pairs", "over_roots"]
