# long: an enumeration, its names and its members are made together
"""enum: members are made as their class is; what is not known is equal to no other member's value."""

import sys

from _flags import CONFORM, CONTINUOUS, EJECT, KEEP, NAMED_FLAGS, STRICT, UNIQUE, FlagBoundary, bits_of, composed, conform, decomposed, inverted, is_power
from _scopelint import all_known, has_method, is_unknown, known

builtins_property = property
_NO_MEMBERS = ("_order_", "_create_pseudo_member_", "_generate_next_value_", "_missing_", "_ignore_", "_iter_member_",
               "_iter_member_by_value_", "_iter_member_by_def_", "_boundary_", "_use_args_", "_value_repr_", "_member_type_",
               "_new_member_", "_unhashable_values_", "_numeric_repr_")


def _is_dunder(name):
    return len(name) > 4 and name[:2] == name[-2:] == "__" and name[2] != "_" and name[-3] != "_"


def _is_sunder(name):
    return len(name) > 2 and name[0] == name[-1] == "_" and name[1:2] != "_" and name[-2:-1] != "_"


def _is_private(cls_name, name):
    pattern = "_%s__" % cls_name
    return len(name) > len(pattern) and name.startswith(pattern) and (name[-1] != "_" or name[-2] != "_")


def _is_descriptor(obj):
    return not known(obj) and (hasattr(obj, "__get__") or hasattr(obj, "__set__") or hasattr(obj, "__delete__"))


_is_single_bit = is_power


def _iter_bits_lsb(num):
    if isinstance(num, Enum):
        num = num.value
    if num < 0:
        raise ValueError("%r is not a positive integer" % (num,))
    yield from bits_of(num)


class nonmember:
    def __init__(self, value):
        self.value = value


class member:
    def __init__(self, value):
        self.value = value


class _Auto:
    pass


_auto_null = _Auto()


class auto:
    def __init__(self, value=_auto_null):
        self.value = value

    def __repr__(self):
        return "auto(%r)" % self.value


class property:
    """A name that members have and that may be a member's own: `Color.value` is the member, `Color.red.value` its value."""

    def __init__(self, fget=None, fset=None, fdel=None, doc=None):
        self.fget, self.fset, self.fdel, self.name = fget, fset, fdel, None

    def setter(self, fset):
        return property(self.fget, fset, self.fdel)

    def deleter(self, fdel):
        return property(self.fget, self.fset, fdel)

    def __set_name__(self, owner, name):
        self.name, self.clsname = name, owner.__name__

    def __get__(self, instance, ownerclass=None):
        if instance is None:
            if self.name in ownerclass._member_map_:
                return ownerclass._member_map_[self.name]
            raise AttributeError("%r has no attribute %r" % (ownerclass, self.name))
        if self.fget is None:
            if self.name in ownerclass._member_map_:
                return ownerclass._member_map_[self.name]
            raise AttributeError("%r member has no attribute %r" % (ownerclass, self.name))
        return self.fget(instance)

    def __set__(self, instance, value):
        if self.fset is None:
            raise AttributeError("<enum %r> cannot set attribute %r" % (self.clsname, self.name))
        return self.fset(instance, value)

    def __delete__(self, instance):
        if self.fdel is None:
            raise AttributeError("<enum %r> cannot delete attribute %r" % (self.clsname, self.name))
        return self.fdel(instance)


class _Names(dict):
    """The body of an enumeration: it tells members from everything else, and gives those their numbers that ask for one."""

    def __init__(self, cls_name, generate):
        self._cls_name, self._generate = cls_name, generate
        self._member_names, self._last_values, self._ignore = {}, [], []

    def __setitem__(self, key, value):
        if isinstance(value, (_Proto, property)):
            pass
        elif _is_private(self._cls_name, key):
            pass
        elif _is_sunder(key):
            if key not in _NO_MEMBERS:
                raise ValueError("_sunder_ names, such as %r, are reserved for future Enum use" % key)
            if key == "_generate_next_value_":
                self._generate = value.__func__ if hasattr(value, "__func__") else value
            elif key == "_ignore_":
                value = value.replace(",", " ").split() if isinstance(value, str) else list(value)
                already = set(value) & set(self._member_names)
                if already:
                    raise ValueError("_ignore_ cannot specify already set names: %r" % (already,))
                self._ignore = value
        elif _is_dunder(key):
            if key == "__order__":
                key = "_order_"
        elif key in self._member_names:
            raise TypeError("%r already defined as %r" % (key, self[key]))
        elif key in self._ignore:
            pass
        elif isinstance(value, nonmember):
            value = value.value
        elif isinstance(value, member) or isinstance(value, type) or not _is_descriptor(value):
            if isinstance(value, member):
                value = value.value
            if key in self:
                raise TypeError("%r already defined as %r" % (key, self[key]))
            value = self._numbered(key, value)
            self._member_names[key] = None
            self._last_values.append(value)
        dict.__setitem__(self, key, value)

    def _numbered(self, key, value):
        if isinstance(value, auto):
            return self._number(key, value)
        if type(value) is tuple and any([isinstance(each, auto) for each in value]):
            return tuple([self._number(key, each) if isinstance(each, auto) else each for each in value])
        return value

    def _number(self, key, value):
        if value.value is _auto_null:
            value.value = self._generate(key, 1, len(self._member_names), self._last_values[:])
        return value.value


class _Proto:
    """A member to be: it is made when its class is there."""

    def __init__(self, value):
        self.value = value

    def __set_name__(self, cls, name):
        made = cls._new_member_
        kind = cls._member_type_
        value = self.value
        args = value if isinstance(value, tuple) else (value,)
        if kind is tuple:
            args = (args,)
        if cls._use_args_:
            new = made(cls, *args)
        else:
            new = made(cls)
        if not hasattr(new, "_value_"):
            new._value_ = value if kind is object else _valued(kind, args, value)
        value = new._value_
        new._name_ = name
        new.__objclass__ = cls
        new._sort_order_ = len(cls._member_names_)
        if issubclass(cls, Flag) and isinstance(value, int):
            cls._flag_mask_ |= value
            if is_power(value):
                cls._singles_mask_ |= value
            cls._all_bits_ = 2 ** cls._flag_mask_.bit_length() - 1
        own = type(new).__init__
        if own is not object.__init__ and own is not Enum.__init__:
            new.__init__(*args)
        found = _first(cls, value)
        if found is None:
            if not (issubclass(cls, Flag) and isinstance(value, int) and not is_power(value)):
                cls._member_names_.append(name)
            found = new
        cls._member_map_[name] = found
        cls._values_.append((value, found))
        type.__setattr__(cls, name, _redirected(cls, name) or found)


def _redirected(cls, name):
    """The property of a class above that has the name of a member: the member's of the class, and of other members the value."""
    for base in cls.__mro__[1:]:
        above = base.__dict__.get(name)
        if isinstance(above, property) or hasattr(above, "fget"):
            redirect = property(above.fget, above.fset, above.fdel)
            redirect.__set_name__(cls, name)
            return redirect
        if above is not None and not isinstance(above, _Proto):
            return None
    return None


def _valued(kind, args, value):
    try:
        return kind(*args)
    except Exception:
        raise TypeError("_value_ not set in __new__, unable to create it") from None


def _same(one, other):
    if one is other:
        return True
    if known(one) and known(other) or all_known(one) and all_known(other):
        return one == other
    if known(one) or known(other) or type(one) is not type(other):
        return False
    return (isinstance(one, (tuple, list, dict, set, frozenset)) or has_method(one, "__eq__")) and one == other


def _first(cls, value):
    for other, found in cls._values_:
        if _same(other, value):
            return found
    return None


def _kind(class_name, bases):
    """The type that members are besides, and the enumeration above."""
    if not bases:
        return object, Enum
    above = bases[-1]
    if not isinstance(above, EnumType):
        raise TypeError("new enumerations should be created as `EnumName([mixin_type, ...] [data_type,] enum_type)`")
    kinds = []
    for chain in bases:
        if is_unknown(chain):
            continue
        candidate = None
        for base in chain.__mro__:
            if base is object:
                continue
            if isinstance(base, EnumType):
                if base._member_type_ is not object:
                    kinds.append(base._member_type_)
                    break
            elif "__new__" in base.__dict__ or base in (int, str, float, bytes, tuple, complex, frozenset, list, dict, set):
                kinds.append(candidate or base)
                break
            elif any([own in (int, str, float, bytes, tuple, complex, frozenset) for own in base.__mro__]):
                candidate = candidate or base
    different = []
    for kind in kinds:
        if kind not in different:
            different.append(kind)
    if len(different) > 1:
        raise TypeError("too many data types for %r: %r" % (class_name, set(different)))
    return (different[0] if different else object), above


def _shown_by(bases):
    """What shows the values: the `__repr__` of the type that members are besides; None for that of the values themselves."""
    for chain in bases:
        for base in () if is_unknown(chain) else chain.__mro__:
            if base is object:
                continue
            if isinstance(base, EnumType):
                return base._value_repr_
            if "__repr__" in base.__dict__ or base in (int, str, float, bytes, tuple, complex, frozenset, list, dict, set):
                return base.__repr__
    return None


_OF_FLAGS = ("__or__", "__and__", "__xor__", "__ror__", "__rand__", "__rxor__", "__invert__")


class EnumType(type):
    @classmethod
    def __prepare__(metacls, cls, bases, **kwds):
        for base in bases:
            if not is_unknown(base) and isinstance(base, EnumType) and base._member_names_:
                raise TypeError("<enum %r> cannot extend %r" % (cls, base))
        above = bases[-1] if bases else None
        generate = above._generate_next_value_ if isinstance(above, EnumType) else None
        return _Names(cls, generate)

    def __new__(metacls, cls, bases, classdict, *, boundary=None, _simple=False, **kwds):
        names = classdict._member_names
        for name in classdict._ignore:
            if name in classdict:
                del classdict[name]
        invalid = [name for name in names if name in ("mro", "")]
        if invalid:
            raise ValueError("invalid enum member name(s) %s" % ",".join([repr(name) for name in invalid]))
        kind, above = _kind(cls, bases) if bases else (object, None)
        own = classdict.get("__new__")
        if above is None:
            own = None
        elif own is None:
            made = above._own_new_
            for base in bases:
                if made is None and not is_unknown(base) and not isinstance(base, EnumType) and "__new__" in base.__dict__:
                    made = base.__dict__["__new__"]
            own = made
        contents = dict(classdict)
        if isinstance(own, staticmethod):
            own = own.__func__
        contents["_own_new_"] = own
        contents["_use_args_"] = own is not None or kind is not object
        contents["_new_member_"] = own if own is not None else kind.__new__
        contents["_member_names_"] = []
        contents["_member_map_"] = {}
        contents["_values_"] = []
        contents["_member_type_"] = kind
        contents["_value_repr_"] = _shown_by(bases)
        contents["_flag_mask_"] = contents["_singles_mask_"] = contents["_all_bits_"] = 0
        contents["_boundary_"] = boundary or getattr(above, "_boundary_", None)
        contents["_generate_next_value_"] = staticmethod(classdict._generate) if classdict._generate is not None else None
        if above is not None:
            contents["__new__"] = Enum.__dict__["__new__"]
            repeats = "__reduce_ex__" not in contents
            if repeats:
                contents["__reduce_ex__"] = Enum.__reduce_ex__
        for name in names:
            contents[name] = _Proto(classdict[name])
        order = contents.pop("_order_", None)
        made = super().__new__(metacls, cls, bases, contents, **kwds)
        if above is not None and kind is not object:
            for name in ("__repr__", "__str__", "__format__"):
                if name not in contents and getattr(made, name) in (getattr(kind, name), getattr(object, name)):
                    type.__setattr__(made, name, getattr(above, name))
        if Flag is not None and issubclass(made, Flag):
            for name in _OF_FLAGS:
                if name not in contents:
                    type.__setattr__(made, name, getattr(Flag, name))
        if order is not None:
            extra = [] if not isinstance(made, type) else made._member_map_
            order = order.replace(",", " ").split() if isinstance(order, str) else list(order)
            aliases = [name for name in order if name in extra and name not in made._member_names_]
            if [name for name in order if name not in aliases] != made._member_names_:
                raise TypeError("member order does not match _order_:\n  %r\n  %r" % (made._member_names_, order))
        return made

    def __call__(cls, value, names=None, *, module=None, qualname=None, type=None, start=1, boundary=None):
        if names is None:
            return cls.__new__(cls, value)
        return cls._create_(value, names, module=module, qualname=qualname, type=type, start=start, boundary=boundary)

    def _create_(cls, class_name, names, *, module=None, qualname=None, type=None, start=1, boundary=None):
        metacls = cls.__class__
        bases = (cls,) if type is None else (type, cls)
        classdict = metacls.__prepare__(class_name, bases)
        if isinstance(names, str):
            names = names.replace(",", " ").split()
        if isinstance(names, (tuple, list)) and names and isinstance(names[0], str):
            values = []
            pairs = []
            for count, name in enumerate(names):
                value = classdict._generate(name, start, count, values[:])
                values.append(value)
                pairs.append((name, value))
            names = pairs
        if names is None:
            names = ()
        for item in names:
            name, value = (item, names[item]) if isinstance(item, str) else item
            classdict[name] = value
        made = metacls.__new__(metacls, class_name, bases, classdict, boundary=boundary)
        if qualname is not None:
            made.__qualname__ = qualname
        if module is not None:
            made.__module__ = module
        return made

    def __getitem__(cls, name):
        return cls._member_map_[name]

    def __iter__(cls):
        return iter([cls._member_map_[name] for name in cls._member_names_])

    def __reversed__(cls):
        return iter([cls._member_map_[name] for name in reversed(cls._member_names_)])

    def __len__(cls):
        return len(cls._member_names_)

    def __bool__(cls):
        return True

    def __contains__(cls, member):
        if not isinstance(member, Enum):
            raise TypeError("unsupported operand type(s) for 'in': '%s' and '%s'" % (type(member).__qualname__, cls.__class__.__qualname__))
        return isinstance(member, cls) and member._name_ in cls._member_map_

    def __repr__(cls):
        return "<flag %r>" % cls.__name__ if Flag is not None and issubclass(cls, Flag) else "<enum %r>" % cls.__name__

    def __setattr__(cls, name, value):
        if name in cls.__dict__.get("_member_map_", {}):
            raise AttributeError("cannot reassign member %r" % (name,))
        super().__setattr__(name, value)

    def __delattr__(cls, name):
        if name in cls.__dict__.get("_member_map_", {}):
            raise AttributeError("%r: cannot delete Enum member %r." % (cls.__name__, name))
        super().__delattr__(name)

    def __dir__(cls):
        names = {"__class__", "__contains__", "__doc__", "__getitem__", "__iter__", "__len__", "__members__", "__module__", "__name__",
                 "__qualname__", *cls._member_names_}
        if cls._new_member_ is not object.__new__:
            names.add("__new__")
        if cls.__init_subclass__ is not object.__init_subclass__:
            names.add("__init_subclass__")
        return sorted(names) if cls._member_type_ is object else sorted(set(dir(cls._member_type_)) | names)

    @builtins_property
    def __members__(cls):
        return dict(cls._member_map_)


EnumMeta = EnumType
Flag = None
Enum = None


class Enum(metaclass=EnumType):
    @staticmethod
    def _generate_next_value_(name, start, count, last_values):
        if not last_values:
            return start
        try:
            return sorted(last_values)[-1] + 1
        except TypeError:
            for last_value in reversed(last_values):
                try:
                    return last_value + 1
                except TypeError:
                    pass
            return start

    @classmethod
    def _missing_(cls, value):
        return None

    def __new__(cls, value):
        if type(value) is cls:
            return value
        for other, found in cls._values_:
            if other == value:
                return found
        if not cls._member_map_:
            raise TypeError("%r has no members defined" % cls)
        if cls._missing_.__func__ is Enum._missing_.__func__:
            raise ValueError("%r is not a valid %s" % (value, cls.__qualname__))
        try:
            result = cls._missing_(value)
        except ValueError:
            raise
        except Exception as error:
            error.__context__ = ValueError("%r is not a valid %s" % (value, cls.__qualname__))
            raise
        if isinstance(result, cls) or (Flag is not None and issubclass(cls, Flag) and cls._boundary_ is EJECT and isinstance(result, int)):
            return result
        if result is None:
            raise ValueError("%r is not a valid %s" % (value, cls.__qualname__))
        error = TypeError("error in %s._missing_: returned %r instead of None or a valid member" % (cls.__name__, result))
        error.__context__ = ValueError("%r is not a valid %s" % (value, cls.__qualname__))
        raise error

    def __init__(self, *args, **kwds):
        pass

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self

    def __reduce_ex__(self, proto):
        return self.__class__, (self._value_,)

    def __hash__(self):
        return hash(self._name_)

    def __str__(self):
        return "%s.%s" % (type(self).__name__, self._name_)

    def __repr__(self):
        return "<%s.%s: %r>" % (type(self).__name__, self._name_, self._value_)

    def __format__(self, format_spec):
        return str.__format__(str(self), format_spec)

    def __dir__(self):
        names = {"__class__", "__doc__", "__eq__", "__hash__", "__module__"}
        if self.__class__._member_type_ is not object:
            names = set(object.__dir__(self))
        for name in self.__dict__:
            if name[0] != "_":
                names.add(name)
        for cls in self.__class__.mro():
            for name, obj in cls.__dict__.items():
                if name[0] == "_":
                    continue
                if isinstance(obj, property):
                    if obj.fget is not None or name not in self._member_map_:
                        names.add(name)
                    else:
                        names.discard(name)
                elif name not in self._member_map_:
                    names.add(name)
        return names

    @property
    def name(self):
        return self._name_

    @property
    def value(self):
        return self._value_


class ReprEnum(Enum):
    """Only the `repr` is an enumeration's: the rest is that of the type that members are besides."""

    def __str__(self):
        kind = type(self)._member_type_
        return object.__str__(self) if kind is object else kind.__str__(self._value_)

    def __format__(self, format_spec):
        return type(self)._member_type_.__format__(self._value_, format_spec) if format_spec else str(self)


class IntEnum(int, ReprEnum):
    __str__ = ReprEnum.__str__
    __repr__ = Enum.__repr__
    __format__ = ReprEnum.__format__


class StrEnum(str, ReprEnum):
    __str__ = ReprEnum.__str__
    __repr__ = Enum.__repr__
    __format__ = ReprEnum.__format__

    def __new__(cls, *values):
        if len(values) > 3:
            raise TypeError("too many arguments for str(): %r" % (values,))
        for value in values[:1]:
            if not isinstance(value, str):
                raise TypeError("%r is not a string" % (value,))
        member = str.__new__(cls, *values)
        member._value_ = str(*values)
        return member

    @staticmethod
    def _generate_next_value_(name, start, count, last_values):
        return name.lower()


class Flag(Enum, boundary=STRICT):
    @staticmethod
    def _generate_next_value_(name, start, count, last_values):
        if not last_values:
            return start if start is not None else 1
        last = max(last_values)
        if not isinstance(last, int):
            raise TypeError("invalid flag value %r" % (last,))
        return 2 ** (last.bit_length())

    @classmethod
    def _missing_(cls, value):
        return conform(cls, value)

    def __contains__(self, other):
        if not isinstance(other, self.__class__):
            raise TypeError("unsupported operand type(s) for 'in': %r and %r" % (type(other).__qualname__, self.__class__.__qualname__))
        return other._value_ & self._value_ == other._value_

    def __iter__(self):
        return iter(decomposed(self))

    def __len__(self):
        return len(decomposed(self))

    def __repr__(self):
        if self._name_ is None:
            return "<%s: %r>" % (self.__class__.__name__, self._value_)
        return "<%s.%s: %r>" % (self.__class__.__name__, self._name_, self._value_)

    def __str__(self):
        if self._name_ is None:
            return "%s(%r)" % (self.__class__.__name__, self._value_)
        return "%s.%s" % (self.__class__.__name__, self._name_)

    def __bool__(self):
        return bool(self._value_)

    def __or__(self, other):
        return composed(self, other, lambda a, b: a | b)

    def __and__(self, other):
        return composed(self, other, lambda a, b: a & b)

    def __xor__(self, other):
        return composed(self, other, lambda a, b: a ^ b)

    def __invert__(self):
        return inverted(self)

    __ror__, __rand__, __rxor__ = __or__, __and__, __xor__


class IntFlag(int, ReprEnum, Flag, boundary=KEEP):
    __str__ = ReprEnum.__str__
    __repr__ = Flag.__repr__
    __format__ = ReprEnum.__format__
    __or__, __and__, __xor__, __invert__ = Flag.__or__, Flag.__and__, Flag.__xor__, Flag.__invert__
    __ror__, __rand__, __rxor__ = Flag.__or__, Flag.__and__, Flag.__xor__
    __bool__ = Flag.__bool__
    __contains__, __iter__, __len__ = Flag.__contains__, Flag.__iter__, Flag.__len__


def unique(enumeration):
    aliases = ["%s -> %s" % (name, member._name_) for name, member in enumeration._member_map_.items() if name != member._name_]
    if aliases:
        raise ValueError("duplicate values found in %r: %s" % (enumeration, ", ".join(aliases)))
    return enumeration


def verify(*checks):
    return lambda enumeration: _verified(enumeration, checks)


def _verified(enumeration, checks):
    is_flag = issubclass(enumeration, Flag)
    for check in checks:
        if check is UNIQUE:
            aliases = ["%s -> %s" % (name, member._name_) for name, member in enumeration._member_map_.items() if name != member._name_]
            if aliases:
                raise ValueError("aliases found in %r: %s" % (enumeration, ", ".join(aliases)))
        elif check is CONTINUOUS:
            values = [member._value_ for member in enumeration]
            if len(values) < 2:
                continue
            low, high = min(values), max(values)
            wanted = [2 ** i for i in range(low.bit_length(), high.bit_length() - 1)] if is_flag else range(low + 1, high)
            missing = [str(value) for value in wanted if value not in values]
            if missing:
                kind = "flag" if is_flag else "enum"
                raise ValueError(("invalid %s %r: missing values %s" % (kind, enumeration.__name__, ", ".join(missing)))[:256])
        elif check is NAMED_FLAGS:
            _check_named(enumeration)
    return enumeration


def _check_named(enumeration):
    """Each bit of an alias is to have a name of its own."""
    single, without, bits = [member._value_ for member in enumeration], [], 0
    for name, alias in enumeration._member_map_.items():
        missed = [bit for bit in bits_of(alias._value_) if bit not in single]
        if name not in enumeration._member_names_ and alias._value_ >= 0 and missed:
            without.append(name)
            for bit in missed:
                bits |= bit
    if without:
        which = "alias %s is" % without[0] if len(without) == 1 else "aliases %s and %s are" % (", ".join(without[:-1]), without[-1])
        values = "value 0x%x" % bits if is_power(bits) else "combined values of 0x%x" % bits
        raise ValueError("invalid Flag %r: %s missing %s [use enum.show_flag_values(value) for details]"
                         % (enumeration.__name__, which, values))


def show_flag_values(value):
    return list(_iter_bits_lsb(value))


def _short(cls):
    return cls.__module__.split(".")[-1]


def global_enum_repr(self):
    return "%s.%s" % (_short(type(self)), self._name_)


def global_flag_repr(self):
    name, cls = self._name_, type(self)
    if name is None:
        return "%s.%s(%r)" % (_short(cls), cls.__name__, self._value_)
    if _is_single_bit(self._value_) or "|" not in name:
        return "%s.%s" % (_short(cls), name)
    return "|".join([each if each[0].isdigit() else "%s.%s" % (_short(cls), each) for each in name.split("|")])


def global_str(self):
    return "%s(%r)" % (type(self).__name__, self._value_) if self._name_ is None else self._name_


def global_enum(cls, update_str=False):
    """The members are names of the module, too, and are shown as such."""
    cls.__repr__ = global_flag_repr if issubclass(cls, Flag) else global_enum_repr
    if not issubclass(cls, ReprEnum) or update_str:
        cls.__str__ = global_str
    _names_of(cls.__module__).update(cls.__members__)
    return cls


def _names_of(module):
    return sys.modules[module].__dict__


def _converted(cls, name, module, filter, source=None, *, boundary=None, as_global=False):
    names = _names_of(module)
    members = [pair for pair in (names if source is None else source.__dict__).items() if filter(pair[0])]
    try:
        members.sort(key=lambda pair: (pair[1], pair[0]))
    except TypeError:
        members.sort(key=lambda pair: pair[0])
    made = cls._create_(name, members, module=module, boundary=boundary or KEEP)
    if as_global:
        global_enum(made)
    else:
        names.update(made.__members__)
    names[name] = made
    return made


EnumType._convert_ = _converted
