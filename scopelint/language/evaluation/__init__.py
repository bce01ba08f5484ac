"""Expressions, statements and calls: the language's own recursion, with this as its one way in.

Each module here may need any other: an operator calls a method, a method's body is statements, a statement holds expressions. They refer
to each other by module (`calls.invoke`), so that none has to be there before another. Nothing outside imports them one by one.
"""

from __future__ import annotations

from .access import (
    bind_method,
    delete_attribute,
    dict_of,
    find_method,
    get_attribute,
    lookup,
    native_method,
    read_attribute,
    remove_attribute,
    set_attribute,
    store_attribute,
)
from .binding import missing, symbols, without
from .branch import asked, each, is_none, truth
from .callables import dict_of as function_dict
from .calls import call, invoke, make_function
from .classes import class_of, instance_of, instantiate, like, new_class
from .comparisons import all_equal, as_value, compare, equal, native_contains
from .contexts import context_method, entered, raised_in
from .expressions import expr, place
from .generators import close, generator_name, made, resume, through
from .handling import class_among
from .imports import INTRINSICS, catch_up, ensure_run, force, module_named, module_of, names_in, run_module
from .iteration import advance, drive, items, iterator, native_items, pulled, until
from .operators import binary, extended, note_repeated
from .rebinding import of_field
from .statements import block
from .strings import concat, format_method, formatted, to_repr
from .subscripts import (
    as_key,
    delete_item,
    frozen,
    hold_at_least,
    length,
    native_item,
    native_length,
    put_under,
    remove_item,
    set_of,
    store_item,
    update_dict,
    with_bounds,
)
from .tuples import named_tuple

__all__ = [
    "INTRINSICS",
    "advance",
    "all_equal",
    "as_key",
    "as_value",
    "asked",
    "binary",
    "bind_method",
    "block",
    "call",
    "catch_up",
    "class_among",
    "class_of",
    "close",
    "compare",
    "concat",
    "context_method",
    "delete_attribute",
    "delete_item",
    "dict_of",
    "drive",
    "each",
    "ensure_run",
    "entered",
    "equal",
    "expr",
    "extended",
    "find_method",
    "force",
    "format_method",
    "formatted",
    "frozen",
    "function_dict",
    "generator_name",
    "get_attribute",
    "hold_at_least",
    "instance_of",
    "instantiate",
    "invoke",
    "is_none",
    "items",
    "iterator",
    "length",
    "like",
    "lookup",
    "made",
    "make_function",
    "missing",
    "module_named",
    "module_of",
    "named_tuple",
    "names_in",
    "native_contains",
    "native_item",
    "native_items",
    "native_length",
    "native_method",
    "new_class",
    "note_repeated",
    "of_field",
    "place",
    "pulled",
    "put_under",
    "raised_in",
    "read_attribute",
    "remove_attribute",
    "remove_item",
    "resume",
    "run_module",
    "set_attribute",
    "set_of",
    "store_attribute",
    "store_item",
    "symbols",
    "through",
    "to_repr",
    "truth",
    "until",
    "update_dict",
    "with_bounds",
    "without",
]
