"""Which methods of CPython's tests are about the language and its library, and which need what no interpretation has.

A method is left out by a name in its text, and the reason is the family that the name belongs to.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence

MARKERS = {
    "C API": "_testcapi _testinternalcapi _testbuffer _testmultiphase ctypes _ctypes get_c_recursion_limit",
    "threads": "threading threading_helper _thread multiprocessing asyncio concurrent ThreadPoolExecutor setswitchinterval",
    "subprocesses": "subprocess script_helper assert_python_ok assert_python_failure run_in_subinterp spawn_python fork",
    "files": "open os_helper TESTFN tempfile TemporaryFile NamedTemporaryFile chdir getcwd unlink",
    "reference counts and garbage": "gc gc_collect weakref WeakSet WeakValueDictionary getrefcount gettotalrefcount "
    "check_free_after_iterating refcount_test catch_unraisable_exception unraisablehook __del__",
    "memory of objects": "getsizeof check_sizeof calcobjsize calcvobjsize bigmemtest bigaddrspacetest __sizeof__ _testlimitedcapi",
    "frames and tracebacks": "_getframe gi_frame cr_frame ag_frame f_back f_locals f_lineno tb_next tb_lineno tb_frame traceback settrace "
    "setprofile gettrace inspect __traceback__ print_exception captured_stderr",
    "bytecode and syntax trees": "ast dis __code__ __closure__ co_flags co_consts compile gi_code symtable CodeType",
    "pickle": "pickle pickletester dumps loads pickle_deepcopy pickle_copiers",
    "CPython's own": "cpython_only impl_detail check_impl_detail check_disallow_instantiation requires_resource skip_if_pgo_task",
}
REASONS = {name: reason for reason, names in MARKERS.items() for name in names.split()}


Texts = dict[str, ast.FunctionDef]


def left_out(function: ast.FunctionDef, helpers: Texts, around: Sequence[ast.AST]) -> tuple[str, str] | None:
    """Why a method is left out, and the name that says so in its text, what is `around` it or the `helpers` that it calls."""
    found = next((_marked(each) for each in around if _marked(each) is not None), None) or _marked(function)
    left, seen = [function], {function.name}
    while left and found is None:
        for node in ast.walk(left.pop()):
            name = node.attr if isinstance(node, ast.Attribute) and _is_self(node.value) else node.id if isinstance(node, ast.Name) else ""
            if name in helpers and name not in seen:
                seen.add(name)
                left.append(helpers[name])
                found = found or _marked(helpers[name])
    return found


def _is_self(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == "self"


def _marked(text: ast.AST) -> tuple[str, str] | None:
    return next(((REASONS[name], name) for node in ast.walk(text) for name in _names(node) if name in REASONS), None)


def _names(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Name):
        return [node.id]
    if isinstance(node, ast.Attribute):
        return [node.attr]
    if isinstance(node, ast.FunctionDef):
        return [node.name]
    if isinstance(node, ast.Import | ast.ImportFrom):
        modules = [part for alias in node.names for part in alias.name.split(".")]
        return [*modules, *(node.module or "").split(".")] if isinstance(node, ast.ImportFrom) else modules
    return []
