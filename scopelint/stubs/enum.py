"""enum."""

from _scopelint import enum_members


class auto:
    pass


class Enum:
    def __init_subclass__(cls):
        enum_members(cls)

    def __new__(cls, value):
        for member in cls.__members__.values():
            if member.value == value:
                return member
        raise ValueError(value)

    def __str__(self):
        return "%s.%s" % (type(self).__name__, self.name)


class IntEnum(Enum):
    pass


class Flag(Enum):
    pass


class IntFlag(Enum):
    pass


class EnumMeta(type):
    pass


def unique(enumeration):
    return enumeration
