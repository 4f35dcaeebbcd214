"""Looking at a game again from its record: step by step at the table, in lines, as a page."""
