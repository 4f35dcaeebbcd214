"""What a person sees at the table: each screen a pure function from what is known to cells."""
