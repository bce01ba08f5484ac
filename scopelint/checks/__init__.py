"""Events and traces → diagnostics. A check is a function from what one root's runs left to findings."""
