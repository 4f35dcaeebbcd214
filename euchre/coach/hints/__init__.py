"""Advice on a decision: a move, what each option is worth, and the facts that say why."""
