"""Expressions over small NumPy arrays: what the stubs know of their shape, dtype and numbers is what NumPy gives."""

from __future__ import annotations

import random
from collections.abc import Sequence

from ..language.python import UNKNOWN, by_python, by_scopelint

_SHOW = """import numpy as np
def show(x):
    print('a value', type(x).__name__)
    if isinstance(x, np.ndarray) and x.ndim:
        print('array')
        print(x.shape)
        print(x.dtype.name)
        print(x.tolist())
    elif isinstance(x, (list, tuple, range)):
        print(type(x).__name__)
        print(len(x))
        for y in x: show(y)
    elif isinstance(x, str): print('str', x)
    elif x is None: print(x)
    elif isinstance(x, np.dtype): print('dtype', x.name)
    else: print('number', float(x))
try:
    show({})
except Exception as error:
    print('raises', type(error).__name__)
"""


def difference(expression: str) -> str:
    """What NumPy and the stubs say of it, where they do not agree; nothing where the stubs do not know."""
    text = _SHOW.replace("{}", expression)
    real, found = by_python(text).lines, by_scopelint(text).lines
    for line, ours in zip(real, found, strict=False):
        if UNKNOWN in ours:
            return ""
        if line != ours and not line.startswith("a value"):
            return f"{expression}: NumPy says {line!r}, the stubs {ours!r}"
    return "" if len(real) == len(found) else f"{expression}: NumPy says {real[-1]!r}, the stubs {found[-1:]}"


_LEAVES = (
    "np.zeros({s}, {d})",
    "np.ones({s})",
    "np.full({s}, {v})",
    "np.arange({n})",
    "np.arange({n}, dtype={d})",
    "np.array({l})",
    "np.array({l}, {d})",
    "np.eye({n})",
    "np.linspace(0, {v}, {n})",
    "np.random.rand({n}, 2)",
    "np.random.randint(5, size={s})",
    "{l}",
    "np.arange(6).reshape(2, 3)",
)
_OPERATIONS = (
    "({a} + {b})",
    "({a} * {v})",
    "({v} - {a})",
    "({a} / {b})",
    "({a} // {n})",
    "({a} > {v})",
    "np.concatenate([{a}, {b}])",
    "np.concatenate([{a}, {a}], axis=-1)",
    "np.stack([{a}, {b}])",
    "np.stack([{a}, {a}], axis=-1)",
    "np.vstack([{a}, {b}])",
    "np.hstack([{a}, {b}])",
    "np.reshape({a}, [-1])",
    "np.expand_dims({a}, {axis})",
    "np.squeeze({a})",
    "np.transpose({a})",
    "np.sum({a}, axis={axis})",
    "np.mean({a}, axis=0)",
    "np.max({a}, axis=-1)",
    "np.argmax({a}, axis=-1)",
    "np.tile({a}, 2)",
    "np.tile({a}, [2, 1])",
    "np.asarray({a})",
    "np.zeros_like({a})",
    "np.ones_like({a}, np.int32)",
    "np.sqrt(np.abs({a}))",
    "np.exp({a})",
    "np.dot({a}, {b})",
    "np.asarray({a})[0]",
    "np.asarray({a})[..., None]",
    "np.asarray({a})[:1]",
    "np.asarray({a})[None]",
    "np.asarray({a})[::2]",
    "np.asarray({a}).T",
    "np.asarray({a}).sum(0)",
    "np.asarray({a}).mean(axis=-1, keepdims=True)",
    "np.asarray({a}).flatten()",
    "np.asarray({a}).reshape(-1, 1)",
    "-np.asarray({a})",
    "np.clip({a}, 0, 1)",
    "np.multiply({a}, {b})",
    "np.maximum({a}, {v})",
    "np.array([{a}, {a}])",
    "np.array([{a}, {b}])",
    "np.cumsum({a})",
    "np.where(np.asarray({a}) > 0, {a}, {v})",
    "np.round({a}, 1)",
    "np.array_split({a}, 2)",
    "np.full_like({a}, {v})",
    "np.append({a}, {b})",
    "np.repeat({a}, 2)",
    "np.copy({a})",
    "np.minimum({a}, {b})",
    "np.log1p(np.abs({a}))",
    "np.matmul({a}, {b})",
    "np.swapaxes(np.asarray({a}), 0, -1)",
    "np.split(np.asarray({a}), 1)",
    "np.asarray({a}).tolist()",
    "np.asarray({a}).astype({d}) * 1",
)
_CHOICES = {
    "s": ("[2, 3]", "(2,)", "3", "[3, 1]", "[1, 3]", "(2, 1, 3)"),
    "d": ("np.float32", "np.int32", "float", "int", "np.int64", "'float32'", "np.float64"),
    "v": ("1", "0", "2.5", "3", "-1", "0.5"),
    "n": ("1", "2", "3", "4"),
    "axis": ("0", "-1", "1"),
    "l": ("[1, 2, 3]", "[1.5, 2]", "[[1, 2], [3, 4]]", "[[1, 2.0]]", "(4, 5)", "[[1], [2], [3]]", "[0, 1, 2]"),
}


def random_expression(seed: int) -> str:
    """The same for a seed. Some of them NumPy refuses."""
    rng = random.Random(seed)
    return _written(rng, rng.choice((1, 1, 2, 2, 3)))


def _written(rng: random.Random, depth: int) -> str:
    options: Sequence[str] = _OPERATIONS if depth else _LEAVES
    text = rng.choice(options)
    for name in "ab":
        if f"{{{name}}}" in text:
            text = text.replace(f"{{{name}}}", _written(rng, depth - 1))
    for name, choices in _CHOICES.items():
        text = text.replace(f"{{{name}}}", rng.choice(choices))
    return text


EXPRESSIONS = """
np.zeros([2, 3])
np.zeros(3, np.int32)
np.ones((2,), dtype=np.float32)
np.full([2], 7)
np.full([2], 7.0)
np.full((2, 2), 1, np.float32)
np.eye(2)
np.identity(3, dtype=np.float32)
np.arange(5)
np.arange(5.0)
np.arange(0, 1, 0.25)
np.arange(2, 8, 2)
np.arange(5, dtype=np.float32)
np.arange(5, 0, -2)
np.arange(0)
np.linspace(0, 1, 5)
np.linspace(0, 10, 5, endpoint=False)
np.linspace(0, 10, 3, dtype=int)
np.linspace(1, 2, 1)
np.logspace(0, 2, 3)
np.geomspace(1, 8, 4)
np.array([1, 2, 3])
np.array([1.0, 2, 3])
np.array([[1, 2], [3, 4]])
np.array([[1, 2], [3, 4]], dtype=np.float32)
np.array([True, False])
np.array(3)
np.array(2.5)
np.array([])
np.array([[]])
np.array([1, 2]) / 2
np.array([1, 2]) // 2
np.array([1, 2]) * 2.5
np.array([1, 2]) + np.array([0.5, 1])
np.array([1, 2]) ** 2
2 ** np.array([1, 2])
1 / np.array([1, 2])
1 - np.array([1, 2])
-np.array([1, 2])
np.array([1, 2]) % 2
np.array([1, 2]) == np.array([1, 3])
np.array([1, 2]) > 1
np.array([[1, 2], [3, 4]]) > 1
np.zeros([2, 2]) == 0
np.zeros([2, 2], np.float32) + 1
np.zeros([2, 2], np.float32) + 1.5
np.zeros([2, 2], np.float32) + np.zeros([2, 2])
np.zeros([2, 2], np.int32) + np.zeros([2], np.int64)
np.zeros([2, 2], np.int32) / 2
np.zeros([2, 1]) * np.ones([1, 3])
np.array([1, 2, 3])[1]
np.array([1, 2, 3])[-1]
np.array([1, 2, 3])[1:]
np.array([1, 2, 3])[::-1]
np.array([[1, 2], [3, 4]])[0]
np.array([[1, 2], [3, 4]])[0, 1]
np.array([[1, 2], [3, 4]])[:, 0]
np.array([[1, 2], [3, 4]])[:, None]
np.array([[1, 2], [3, 4]])[..., 1]
np.array([1, 2, 3])[[0, 2]]
np.array([1, 2, 3])[np.array([0, 2])]
np.array([1, 2, 3])[np.array([True, False, True])]
np.zeros([4, 3])[1:3, ::2]
np.zeros([4, 3])[-1]
np.arange(6).reshape(2, 3)
np.arange(6).reshape(-1)
np.reshape([[1, 2]], -1)
[i for i in range(np.array([3])[0])]
np.arange(6).reshape([2, 3])
np.arange(6).reshape((2, -1))
np.arange(6).reshape(2, 3).T
np.reshape(np.arange(6), (3, 2))
np.arange(6).reshape(2, 3).transpose()
np.zeros([1, 2, 3]).transpose(2, 0, 1)
np.transpose(np.zeros([1, 2, 3]), (0, 2, 1))
np.zeros([1, 2, 1]).squeeze()
np.squeeze(np.zeros([1, 2, 1]), axis=0)
np.expand_dims(np.zeros([2], np.float32), 0)
np.expand_dims([1, 2], -1)
np.concatenate([[1, 2], [3]])
np.concatenate([np.zeros([2, 3], np.float32), np.ones([1, 3], np.float32)])
np.concatenate([np.zeros([2, 3], np.int32), np.ones([2, 1], np.int32)], axis=1)
np.concatenate((np.zeros(2), np.zeros(3)), axis=-1)
np.concatenate([np.zeros(2, np.int32), np.zeros(3)])
np.stack([[1, 2], [3, 4]])
np.stack([np.zeros([2], np.float32)] * 3, axis=1)
np.vstack([[1, 2], [3, 4]])
np.vstack([np.zeros(3), np.ones(3)])
np.hstack([[1, 2], [3]])
np.hstack([np.zeros([2, 1]), np.zeros([2, 2])])
np.tile([1, 2], 2)
np.tile(np.zeros([1, 2], np.float32), [3, 1])
np.tile([[1, 2]], (2, 2))
np.repeat([1, 2], 2)
np.repeat(np.zeros([2, 2]), 2, axis=0)
np.dot([1, 2], [3, 4])
np.dot(np.zeros([2, 3]), np.zeros([3, 4]))
np.dot(np.zeros([2, 3]), np.zeros([3]))
np.matmul(np.zeros([5, 2, 3]), np.zeros([5, 3, 4]))
np.zeros([2, 3]) @ np.zeros([3, 1])
np.sum([1, 2, 3])
np.sum([[1, 2], [3, 4]])
np.sum([[1, 2], [3, 4]], axis=0)
np.sum(np.zeros([2, 3]), axis=1)
np.sum(np.zeros([2, 3], np.float32), axis=-1, keepdims=True)
np.sum([True, True])
np.sum(5)
np.prod([2, 3, 4])
np.prod((2, 3))
np.prod([[1, 2], [3, 4]])
np.prod([])
np.prod([1.5, 2])
np.prod(np.array([2, 3]))
np.prod([[1, 2], [3, 4]], axis=1)
np.mean([1, 2])
np.mean([1, 2, 3, 4])
np.mean(np.zeros([2, 3]), axis=0)
np.mean([[1, 2], [3, 5]])
np.max([1, 3, 2])
np.max([[1, 3], [2, 0]])
np.max(np.zeros([2, 3]), axis=0)
np.min([2.5, 1])
np.max([[1, 3], [2, 0]], axis=1)
np.argmax([1, 3, 2])
np.argmin([1, 3, 2])
np.argmax(np.zeros([2, 3]), axis=1)
np.argmax(np.zeros([2, 3], np.float32), 1)
np.argsort([3, 1, 2])
np.sort([3, 1, 2])
np.unique([3, 1, 3])
np.cumsum([1, 2, 3])
np.cumprod([1, 2, 3])
np.diff([1, 4, 9])
np.where(np.array([True, False]), 1, 0)
np.where(np.array([1, 2, 3]) > 1)
np.where(np.zeros([2, 2]) > 0, np.zeros([2, 2]), 1.0)
np.nonzero([0, 1, 2])
np.clip(5, 0, 3)
np.clip([1, 5], 0, 3)
np.clip(np.zeros([2], np.float32), 0, 1)
np.abs(-3)
np.abs([-1, 2])
np.abs(np.array([-1, 2]))
np.sqrt(4)
np.sqrt(16.0)
np.sqrt([4, 9])
np.sqrt(np.array([4, 9]))
np.sqrt(np.zeros([2], np.float32))
np.exp(0)
np.log(1)
np.log2(8)
np.log10(1000)
np.ceil(2.3)
np.floor(2.7)
np.floor(-0.5)
np.round(2.567, 2)
np.round(2.5)
np.round(3)
np.around([1.26], 1)
np.power(2, 3)
np.power(2.0, -1)
np.power([1, 2], 2)
np.square(3)
np.square([1, 2])
np.add(1, 2)
np.add([1], [2])
np.multiply([1, 2], 2)
np.divide(1, 2)
np.maximum(1, 2)
np.maximum([1, 5], 3)
np.minimum(np.zeros([2]), 1)
np.mod(7, 3)
np.sign(-2)
np.float32(3)
np.int32(3.7)
np.float64(2)
np.int64(5) // 2
np.float32(1) + 1
np.bool_(True)
np.dtype('float32')
np.dtype(np.int64).name
np.float32(1) / 3 > 0.3
np.zeros_like([1, 2])
np.zeros_like(np.zeros([2, 2], np.float32))
np.ones_like(np.zeros([2, 2], np.int32), dtype=np.float32)
np.zeros([2, 3]).shape
np.zeros([2, 3]).ndim
np.zeros([2, 3]).size
np.shape([[1, 2], [3, 4]])
np.ndim([[1]])
np.size([[1, 2], [3, 4]])
len(np.zeros([4, 2]))
[list(x) for x in np.arange(4).reshape(2, 2)]
list(np.arange(3))
[int(x) for x in np.arange(3)]
[x.shape for x in np.zeros([2, 3])]
np.array([1, 2]).tolist()
np.array([[1, 2], [3, 4]]).tolist()
np.array([1, 2]).astype(np.float32)
np.array([1.7, -2.2]).astype(int)
np.array([1, 2]).astype('float32').dtype
np.array([0, 2]).astype(bool)
np.array([1, 2]).sum()
np.array([1, 2]).mean()
np.array([1, 2]).max()
np.array([[1, 2], [3, 4]]).sum(axis=0)
np.array([[1, 2], [3, 4]]).mean(axis=0)
np.array([[1, 2], [3, 4]]).max(1)
np.zeros([2, 3], np.float32).mean(axis=0)
np.array([1, 2]).prod()
np.array([3, 1]).argmax()
np.zeros([2, 3]).argmax(axis=1)
np.array([1, 0]).all()
np.array([1, 0]).any()
np.all([True, True])
np.any([False])
np.all(np.array([1, 2]) > 0)
np.array([1, 2]).flatten()
np.array([[1, 2], [3, 4]]).flatten()
np.array([[1, 2], [3, 4]]).ravel()
np.array([1, 2]).copy()
np.array([7]).item()
np.array([1, 2]).item(1)
np.array_equal([1, 2], [1, 2])
np.allclose([1.0], [1.0 + 1e-9])
np.array_split(np.arange(5), 2)
np.split(np.arange(4), 2)
np.split(np.zeros([4, 2]), 2, axis=0)[0].shape
np.meshgrid([1, 2], [3, 4, 5])[0].shape
np.random.rand(2, 3).shape
np.random.randn(2).dtype
np.random.randint(0, 5, size=[2, 2])[0].shape
np.random.randint(0, 5, size=[2, 2]).dtype
np.random.uniform(0, 1, [2, 3]).shape
np.random.normal(size=(2,)).astype(np.float32).dtype
np.random.choice(5, 3).dtype
np.random.choice([1, 2, 3], size=2).dtype
np.random.choice(['a'], 2).shape
np.random.permutation(5).shape
np.random.permutation(np.zeros([3, 2])).shape
np.random.RandomState(0).rand(2).shape
np.random.random_sample([2]).shape
np.random.random((2, 2)).shape
np.random.standard_normal(3).shape
np.random.binomial(1, 0.5, [3]).shape
np.random.multinomial(10, [0.5, 0.5]).shape
np.pad([1, 2], 1, 'constant')
np.pad(np.zeros([2, 2]), [[1, 1], [0, 2]], 'constant').shape
np.flip([1, 2], 0)
np.rot90(np.zeros([2, 3])).shape
np.swapaxes(np.zeros([2, 3]), 0, 1).shape
np.moveaxis(np.zeros([2, 3, 4]), 0, -1).shape
np.outer([1, 2], [3, 4])
np.triu(np.ones([2, 2]))
np.tril(np.ones([2, 2])).dtype
np.diag([1, 2])
np.linalg.norm([3, 4])
np.isnan(1.0)
np.isnan(np.zeros([2]))
np.issubdtype(np.float32, np.floating)
np.issubdtype(np.zeros([1], np.int32).dtype, np.integer)
isinstance(np.zeros(1)[0], float)
np.pi
np.inf > 3
np.newaxis is None
np.asarray([1, 2], np.float32)
np.asarray(np.zeros([2], np.float32))
np.copy([1, 2])
np.atleast_2d([1, 2]).shape
np.einsum('ij,jk->ik', np.zeros([2, 3]), np.zeros([3, 4])).shape
np.take([4, 5, 6], [0, 2])
np.broadcast_to(np.zeros([1, 3]), (2, 3)).shape
np.roll([1, 2, 3], 1)
np.append([1, 2], 3)
np.append(np.zeros([1, 2]), [[3, 4]], axis=0).shape
np.delete([1, 2, 3], 1)
np.insert([1, 3], 1, 2)
np.bincount([0, 1, 1])
np.histogram([1, 2, 1], bins=2)[0]
np.median([1, 3, 2])
np.std([1, 1])
np.var([1, 3])
np.percentile([1, 2, 3], 50)
np.array(['a', 'b']).shape
np.array([(1, 2), (3, 4)]).shape
np.zeros((2, 3), dtype='int32').dtype == np.int32
np.zeros(2).dtype == 'float64'
np.zeros(2, 'f')
np.ones(2, dtype='<i4')
np.array([1, 2]).astype('d')
np.zeros([1], '?')
np.zeros(2).dtype == np.float64
np.array([1, 2], dtype='uint8').nbytes
np.zeros([2, 2]).itemsize
np.array([[1, 2], [3, 4]], np.int32) * 2
np.array([[1, 2], [3, 4]]) + [10, 20]
np.ones([2, 2], np.float32) * np.pi
np.ones(3) * [1, 2, 3]
[1, 2] + np.array([3, 4])
np.array([1, 2]) & 1
np.array([True, False]) | np.array([False, False])
~np.array([True, False])
np.logical_and([True], [False])
np.logical_not(True)
np.array([1, 2]) in [3]
2 in np.array([1, 2])
max(np.array([1, 4, 2]))
sum(np.array([1, 2]))
sorted(np.array([3, 1]))
np.nan == np.nan
np.finfo(np.float32).eps > 0
np.iinfo(np.int32).max
str(np.float32(0.5))
'%d' % np.array([3])[0]
'%.2f' % np.mean([1, 2])
'{}'.format(np.arange(3)[1])
'w%d' % np.arange(3)[2]
int(np.sqrt(16))
int(np.ceil(5 / 2))
int(np.prod([2, 3]))
range(np.array([3])[0])
[0] * np.int64(2)
list(range(int(np.log2(8))))
""".strip().splitlines()
