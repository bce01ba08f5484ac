"""What flags are made of: their single bits, and what becomes of bits that have no name."""


class FlagBoundary:
    def __init__(self, name):
        self._name_ = self.name = name

    def __repr__(self):
        return "<FlagBoundary.%s: '%s'>" % (self.name, self.name.lower())


STRICT, CONFORM, EJECT, KEEP = [FlagBoundary(name) for name in ("STRICT", "CONFORM", "EJECT", "KEEP")]
CONTINUOUS, NAMED_FLAGS, UNIQUE = "one after another", "named flags", "unique"
FlagBoundary.STRICT, FlagBoundary.CONFORM, FlagBoundary.EJECT, FlagBoundary.KEEP = STRICT, CONFORM, EJECT, KEEP


def is_power(number):
    return number > 0 and number & (number - 1) == 0


def bits_of(number):
    """Its single bits, the least first."""
    found, bit = [], 1
    while bit <= number:
        if number & bit:
            found.append(bit)
        bit <<= 1
    return found


def conform(cls, value):
    """The flag of a number that no member has; None if there may be none."""
    if not isinstance(value, int):
        raise ValueError("%r is not a valid %s" % (value, cls.__qualname__))
    every, given = cls._all_bits_, value
    if not ~every <= value <= every or value & (every ^ cls._flag_mask_):
        if cls._boundary_ is STRICT:
            raise ValueError("%r invalid value %r" % (cls, value))
        if cls._boundary_ is CONFORM:
            value = given = value & cls._flag_mask_
        elif cls._boundary_ is EJECT:
            return int(value)
        elif value < 0:
            value = max(every + 1, 2 ** value.bit_length()) + value
    if value < 0:
        value += every + 1
    for other, found in cls._values_:
        if other == value:
            return found
    if value & ~cls._flag_mask_ and cls._boundary_ is not KEEP:
        raise ValueError("%s(%r) -->  unknown values %r" % (cls.__name__, value, value & ~cls._flag_mask_))
    made = object.__new__(cls) if cls._member_type_ is object else cls._member_type_.__new__(cls, value)
    if not hasattr(made, "_value_"):
        made._value_ = value
    named = _named(cls, value & cls._singles_mask_)
    if value & ~cls._singles_mask_:
        for member in cls._member_map_.values():
            if member not in named and member._value_ and member._value_ & value == member._value_:
                named.append(member)
    rest = value
    for each in named:
        rest &= ~each._value_
    if rest and named and cls._boundary_ is STRICT:
        raise ValueError("%r: no members with value %r" % (cls, rest))
    names = [each._name_ for each in named]
    made._name_ = "|".join(names + ([str(rest)] if rest and names else [])) if names else None
    cls._values_.append((value, made))
    if given != value:
        cls._values_.append((given, made))
    return made


def _named(cls, value):
    """The members of its bits, each once: another name of a member has the same one."""
    found = []
    for bit in bits_of(value):
        for other, member in cls._values_:
            if other == bit and member._name_ is not None and member not in found:
                found.append(member)
    return sorted(found, key=lambda member: member._sort_order_)


def decomposed(flag):
    """The members of single bits that it is made of."""
    return [found for found in _named(type(flag), flag._value_) if found._name_ in type(flag)._member_map_]


def composed(flag, other, operation):
    cls = type(flag)
    if isinstance(other, cls):
        number = other._value_
    elif cls._member_type_ is not object and isinstance(other, cls._member_type_):
        number = other
    else:
        return NotImplemented
    return cls(operation(flag._value_, number))


def inverted(flag):
    cls = type(flag)
    if cls._boundary_ in (EJECT, KEEP):
        return cls(~flag._value_)
    return cls(cls._singles_mask_ & ~flag._value_)
