"""The rules of euchre: pure values and functions, with no terminal, file, clock or dice."""
