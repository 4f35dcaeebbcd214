"""The version, alone in a module so that `euchre-cli --version` need import nothing else."""

__version__ = "0.4.0"
