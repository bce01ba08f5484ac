"""Networks of Sonnet; of Sonnet 1 none is known."""

from _scopelint import in_graph

if not in_graph():
    from sonnet._two import MLP
