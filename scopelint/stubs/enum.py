"""enum."""

from _scopelint import enum_members


class auto:
    pass


class EnumMeta(type):
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


class IntEnum(Enum):
    pass


class Flag(Enum):
    pass


class IntFlag(Enum):
    pass


EnumType = EnumMeta


def unique(enumeration):
    return enumeration
