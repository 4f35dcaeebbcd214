"""Practising on real positions: what is asked one after the other, and said of the answers."""
