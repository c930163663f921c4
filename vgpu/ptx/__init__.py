"""PTX: the instruction table, the parser and what later stages need to know of a function's text."""
