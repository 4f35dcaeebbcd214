"""What is kept on disk: games and settings."""
