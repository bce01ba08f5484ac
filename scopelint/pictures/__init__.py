"""Pictures of the variables that programs make: one page of HTML, and graphs for Graphviz and Mermaid."""
