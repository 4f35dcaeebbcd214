"""What is kept on disk: the settings."""
