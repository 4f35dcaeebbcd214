"""Games between bots, and what came of them."""
