"""TensorFlow's rules for naming, creating and sharing variables, without TensorFlow.

Stands on `scopelint.domain` alone and knows no syntax tree. All mutable state is in `Cells`, so undoing the trail
undoes what the program did to TensorFlow. The source of every rule is `semantics.md`, written from TF 1.5, 1.15 and 2.21.

A module imports only from lines above its own; import-linter holds the order:

    version, shapes, soft                   which TensorFlow; what shapes and dtypes are; state that branches left undecided
    errors, run                             what TensorFlow raises; the trail, the path and the thread that all state shares
    names, reuse, partition                 how ops are named, what a reuse flag comes to, how a variable is cut
    ops                                     a graph as its ops know it
    variables                               a variable, which knows its graph so
    counts, scope, request, assign          default names; a scope; what is asked for and comes of it; what may be assigned
    variable_store, scope_stack             per graph: its variables by full name; per thread: the scope it is in
    graph                                   a graph with its store, its scopes and its collections
    world                                   all graphs, and which is current
    creation                                making a variable
    lookup                                  `get_variable`'s decision table
    partitioned, scopes                     the same in shards; entering and leaving scopes
    store, template                         `get_variable`; `make_template`
"""
