"""Practice: positions worth a question, answers judged, and when they come back."""
