"""The coach: what a decision was worth, and what can be learned from it.

It judges with what a seat could see when it decided, by the means of the strongest bot, and never
with a hidden card. No sentence is written here.
"""
