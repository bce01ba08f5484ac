from . import scopes
