"""Decisions looked back on: what each cost, and how much was luck and how much play."""
