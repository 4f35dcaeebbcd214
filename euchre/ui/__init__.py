"""What a person sees and types; every sentence is in `words`."""
