"""tomli: tomllib where Python has none yet."""

from tomllib import TOMLDecodeError, load, loads
