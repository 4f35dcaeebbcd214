"""The table as a full-screen program: what keys do, when bots move, and how it starts and ends."""
