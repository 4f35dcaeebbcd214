"""Every sentence that the program says, as pure functions that return text."""
