"""Which of a project's calls that open a scope or create a variable were executed, and why the others were not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from scopelint.diagnostics import Span
from scopelint.source import nodes as n
from scopelint.source.effects import bodies, expressions, last_name

LIBRARIES = frozenset({"tensorflow", "tf_slim", "sonnet", "keras", "tensorlayer"})
"""Packages whose calls count."""
_SCOPES = frozenset({"variable_scope", "variable_op_scope", "name_scope", "make_template"})
_GETTERS = frozenset({"get_variable", "get_local_variable", "Variable", "model_variable", "local_variable", "variable"})
_LAYERS = frozenset(
    {"dense", "conv1d", "conv2d", "conv3d", "conv2d_transpose", "conv3d_transpose", "separable_conv1d", "separable_conv2d",
     "batch_normalization", "fully_connected", "convolution", "convolution2d", "convolution2d_transpose", "batch_norm", "layer_norm",
     "instance_norm", "group_norm", "embed_sequence", "embedding_lookup_unique", "bias_add", "repeat", "stack", "linear", "maxout",
     "Dense", "Conv1D", "Conv2D", "Conv3D", "Conv2DTranspose", "SeparableConv2D", "BatchNormalization", "Embedding", "Linear"}
)  # fmt: skip
_CELLS = frozenset(
    {"BasicRNNCell", "BasicLSTMCell", "GRUCell", "LSTMCell", "RNNCell", "MultiRNNCell", "LayerNormBasicLSTMCell", "LSTMBlockCell",
     "LSTMBlockFusedCell", "GRUBlockCell", "GRUBlockCellV2", "AttentionWrapper", "AttentionCellWrapper", "OutputProjectionWrapper",
     "InputProjectionWrapper", "EmbeddingWrapper", "ConvLSTMCell", "Conv2DLSTMCell", "NASCell", "UGRNNCell", "CudnnLSTM", "CudnnGRU",
     "CudnnCompatibleLSTMCell", "dynamic_rnn", "static_rnn", "bidirectional_dynamic_rnn", "static_bidirectional_rnn", "raw_rnn",
     "stack_bidirectional_dynamic_rnn", "BahdanauAttention", "LuongAttention", "dynamic_decode", "crf_log_likelihood"}
)  # fmt: skip
_OPTIMIZERS = frozenset({"minimize", "apply_gradients", "get_or_create_global_step", "create_global_step"})
WATCHED = _SCOPES | _GETTERS | _LAYERS | _CELLS | _OPTIMIZERS
"""Last names of the calls that count."""
_ANYWHERE = frozenset({"minimize", "apply_gradients"})
"""Methods: they count whatever object they belong to."""
_IN_LAYERS = frozenset({"repeat", "stack", "linear", "variable", "convolution"})
"""Names that mean something else outside of `layers` and `slim`."""


@dataclass(frozen=True, slots=True)
class Site:
    """One call that opens a scope or creates a variable, as far as its name tells."""

    filename: str
    span: Span
    name: str
    function: Span | None
    """The innermost function around it."""
    label: str
    """That function's name."""


def sites(filename: str, module: n.Module) -> Iterator[Site]:
    """The sites of a module, in no particular order."""
    bound = _library_names(module)
    pending: list[tuple[object, Span | None, str]] = [(s, None, "<module>") for s in module.body]
    while pending:
        node, function, label = pending.pop()
        if isinstance(node, n.Call):
            name = last_name(node.func)
            if name in WATCHED and (name in _ANYWHERE or (_root(node.func) in bound and _is_meant(node.func, name))):
                yield Site(filename, node.span, name, function, label)
        if isinstance(node, n.FunctionDef):
            pending.extend((d, function, label) for d in node.decorators)
            pending.extend((p, function, label) for p in expressions(node.params))
            pending.extend((s, node.span, node.name) for s in node.body)
            continue
        pending.extend((e, function, label) for e in expressions(node))
        if isinstance(node, n.Stmt):
            pending.extend((s, function, label) for body in bodies(node) for s in body)


def _library_names(module: n.Module) -> frozenset[str]:
    """What the module's imports and aliases bind to something of a library's."""
    bound: set[str] = set()
    pending: list[n.Stmt] = list(module.body)
    aliases: list[n.Assign] = []
    while pending:
        statement = pending.pop()
        if isinstance(statement, n.Import):
            bound.update(alias or name.partition(".")[0] for name, alias in statement.names if name.partition(".")[0] in LIBRARIES)
        elif isinstance(statement, n.ImportFrom) and not statement.level and statement.module.partition(".")[0] in LIBRARIES:
            bound.update(alias for _, alias in statement.names or ())
        elif isinstance(statement, n.Assign):
            aliases.append(statement)
        for body in bodies(statement):
            pending.extend(body)
    for alias in aliases:  # slim = tf.contrib.slim
        if isinstance(alias.value, n.Attribute) and _root(alias.value) in bound:
            bound.update(target.id for target in alias.targets if isinstance(target, n.Name))
    return frozenset(bound)


def _root(node: n.Expr) -> str:
    while isinstance(node, n.Attribute):
        node = node.value
    return node.id if isinstance(node, n.Name) else ""


def _is_meant(function: n.Expr, name: str) -> bool:
    return name not in _IN_LAYERS or (isinstance(function, n.Attribute) and last_name(function.value) in ("layers", "slim"))


@dataclass(frozen=True, slots=True)
class Reach:
    """How many sites there are, how many were executed, and the others by reason."""

    sites: int
    executed: int
    missed: tuple[tuple[Site, str], ...]

    @property
    def share(self) -> float:
        return self.executed / self.sites if self.sites else 1.0

    def reasons(self) -> Counter[str]:
        return Counter(reason for _, reason in self.missed)


def reach(found: Iterable[Site], reached: set[tuple[str, Span]], entered: set[tuple[str, Span]], cut: set[str]) -> Reach:
    """Judge the sites of a project. `cut` are the files where a budget ended a run."""
    everything = sorted(found, key=lambda s: (s.filename, s.span.row, s.span.column))
    missed = []
    files = {filename for filename, _ in reached}
    for site in everything:
        if (site.filename, site.span) in reached:
            continue
        if site.filename not in files:
            reason = "no root comes to this file"
        elif site.function is None:
            reason = "the module's body was not run so far"
        elif (site.filename, site.function) not in entered:
            reason = "a budget ended a run in this file" if site.filename in cut else "its function was never called"
        else:
            reason = "a branch that was not taken, or code behind an end"
        missed.append((site, reason))
    return Reach(len(everything), len(everything) - len(missed), tuple(missed))
