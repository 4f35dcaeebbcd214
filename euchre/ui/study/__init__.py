"""Positions to be studied at the table or in lines: something is told, asked, and explained."""
