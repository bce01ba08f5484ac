"""The instructions of programs over TensorFlow's primitives, a module for each family.

An instruction is one class: its fields, how it runs on our own model (`run`), how it reads in Python (`write`), which other
instructions it needs (`needs`, `operands`), and which steps of the journal become it (functions registered with `draft.take`).
A block is the same for what is opened and closed. What all of them work with is in `base` and `draft`.
"""

from __future__ import annotations

from .arguments import Initial, Odd
from .around import DeviceBlock, TurnsBlock
from .base import Begin, Block, End, Execution, FunctionBlock, Instruction, Mode, OfBlock, Page, Program, Setting, Unbound
from .calls import Call, MatMul, UseName
from .draft import CannotReplayError, Draft, Given, take, where_of
from .functions import NewFunction, TraceBlock
from .graphs import DefaultGraph, Finalize, Find, GraphBlock, NewDefault, ThreadBlock
from .lines import Do, Line
from .scopes import AndBlock, Construct, NameBlock, Root, ScopeBlock, Scopes, SetDtype, SetReuse
from .templates import CallBlock, NewTemplate
from .user_calls import UserCall, in_calls
from .variables import Assign, Get, Make, Request

__all__ = [
    "AndBlock",
    "Assign",
    "Begin",
    "Block",
    "Call",
    "CallBlock",
    "CannotReplayError",
    "Construct",
    "DefaultGraph",
    "DeviceBlock",
    "Do",
    "Draft",
    "End",
    "Execution",
    "Finalize",
    "Find",
    "FunctionBlock",
    "Get",
    "Given",
    "GraphBlock",
    "Initial",
    "Instruction",
    "Line",
    "Make",
    "MatMul",
    "Mode",
    "NameBlock",
    "NewDefault",
    "NewFunction",
    "NewTemplate",
    "Odd",
    "OfBlock",
    "Page",
    "Program",
    "Request",
    "Root",
    "ScopeBlock",
    "Scopes",
    "SetDtype",
    "SetReuse",
    "Setting",
    "ThreadBlock",
    "TraceBlock",
    "TurnsBlock",
    "Unbound",
    "UseName",
    "UserCall",
    "in_calls",
    "take",
    "where_of",
]
