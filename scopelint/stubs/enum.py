"""enum."""

from _scopelint import enum_members


class auto:
    pass


class EnumMeta(type):
    def __call__(cls, value, names=None, module=None, qualname=None, type=None, start=1, boundary=None):
        if names is None:
            return cls.__new__(cls, value)
        if isinstance(names, str):
            names = names.replace(",", " ").split()
        if isinstance(names, dict):
            names = list(names.items())
        pairs = [name if isinstance(name, (tuple, list)) else (name, start + index) for index, name in enumerate(names)]
        return EnumMeta(value, (cls,), {name: member for name, member in pairs})

    def __getitem__(cls, name):
        return cls.__members__[name]

    def __iter__(cls):
        return iter([member for name, member in cls.__members__.items() if member.name == name])

    def __len__(cls):
        return len(list(iter(cls)))

    def __contains__(cls, member):
        return isinstance(member, cls)


class Enum(metaclass=EnumMeta):
    def __init_subclass__(cls):
        enum_members(cls)

    def __new__(cls, value):
        for member in cls.__members__.values():
            if member.value == value:
                return member
        raise ValueError(value)

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self

    def __str__(self):
        return "%s.%s" % (type(self).__name__, self.name)

    def __repr__(self):
        return "<%s.%s: %r>" % (type(self).__name__, self.name, self.value)


class IntEnum(Enum):
    def __str__(self):
        return str(self.value)

    def __eq__(self, other):
        return self.value == _number(other)

    def __lt__(self, other):
        return self.value < _number(other)

    def __le__(self, other):
        return self.value <= _number(other)

    def __gt__(self, other):
        return self.value > _number(other)

    def __ge__(self, other):
        return self.value >= _number(other)

    def __add__(self, other):
        return self.value + _number(other)

    def __radd__(self, other):
        return other + self.value

    def __sub__(self, other):
        return self.value - _number(other)

    def __mul__(self, other):
        return self.value * _number(other)

    def __int__(self):
        return self.value

    def __bool__(self):
        return bool(self.value)


def _number(value):
    return value.value if isinstance(value, IntEnum) else value


class Flag(Enum):
    pass


class IntFlag(Enum):
    pass


EnumType = EnumMeta


def unique(enumeration):
    return enumeration
