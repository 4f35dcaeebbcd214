"""A review told: in lines, drawn for a terminal, as a page and as a picture."""
