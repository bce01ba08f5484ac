"""TensorFlow's rules for naming, creating and sharing variables, without TensorFlow.

Stands on `scopelint.domain` alone and knows no syntax tree. All mutable state is in `Cells`, so undoing the trail
undoes what the program did to TensorFlow. The source of every rule is `semantics.md`, written from TF 1.5, 1.15 and 2.21.
"""
