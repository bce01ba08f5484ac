"""The primitives: what the stubs are written over, and the values that TensorFlow adds to the language.

A module here registers what it defines: functions and classes of `_scopelint` (`registry`), and the kinds by which the language asks
about its values (`language/kinds.py`). Nothing else lists them: `install` imports every module of the package.
"""
