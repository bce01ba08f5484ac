"""collections.abc."""


class Hashable:
    pass


class Callable:
    pass


class Iterator:
    pass


class Generator:
    pass


Iterable = (list, tuple, dict, set, str)
Container = Collection = Sized = (list, tuple, dict, set, str)
Sequence = (list, tuple, str)
MutableSequence = list
Mapping = MutableMapping = dict
Set = MutableSet = set
