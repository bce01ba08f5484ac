"""absl.testing.absltest."""

from unittest import *
from unittest import TestCase, main
