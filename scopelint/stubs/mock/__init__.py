"""mock, the package that became unittest.mock."""

from unittest.mock import *
