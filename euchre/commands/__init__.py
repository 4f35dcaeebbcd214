"""The commands of euchre-cli, one a module; each imports the rest of the program when it runs."""
