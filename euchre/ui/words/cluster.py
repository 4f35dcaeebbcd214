"""Why a Dask cluster cannot play, in sentences for a person."""

from __future__ import annotations

from typing import Final

from euchre.ui.words.text import printable

NO_DASK: Final = (
    "--scheduler needs Dask, which is not installed here. "
    "Install it with: python3 -m pip install 'cutthroat-euchre[dask]'."
)

BESIDE_JOBS: Final = (
    "--jobs is for processes of this machine, and with --scheduler the cluster's workers play. "
    "Leave one of the two out."
)

CLUSTER_LOST: Final = (
    "workers of the cluster have ended again and again without a result. "
    "Look at what they logged, and play again: memory may have been short."
)


def not_an_address(text: str) -> str:
    """Return what is said of text that names no scheduler.

    >>> print(not_an_address("here"))
    'here' is not the address of a Dask scheduler. Give one such as tcp://127.0.0.1:8786.
    """
    said = f"'{printable(text)}' is not the address of a Dask scheduler."
    return f"{said} Give one such as tcp://127.0.0.1:8786."


def no_certificate(address: str) -> str:
    """Return what is said where a scheduler wants a certificate, and there is none to show."""
    return (
        f"{printable(address)} is reached with a certificate, and Dask has none set. "
        "Name one in Dask's settings (distributed.comm.tls)."
    )


def no_scheduler(address: str) -> str:
    """Return what is said where nothing answers, or not as a scheduler does."""
    return (
        f"no Dask scheduler answers at {printable(address)}. "
        "Start one there with 'dask scheduler', or give the address that it prints."
    )


def no_worker(address: str) -> str:
    """Return what is said of a scheduler that nobody works for."""
    address = printable(address)
    return (
        f"the Dask scheduler at {address} has no workers. "
        f"Start some with 'dask worker {address} --nthreads 1', and play again."
    )


def other_version(place: str, there: str | None, here: str) -> str:
    """Return what is said of a scheduler or worker without this version of the program.

    >>> print(other_version("the worker tcp://10.0.0.2:4711", "0.4.0", "0.5.0"))
    the worker tcp://10.0.0.2:4711 has euchre-cli 0.4.0 and not 0.5.0 as here, \
and may play otherwise. Install 0.5.0 there, and start it again.
    """
    if there is None:
        return f"{place} has no euchre-cli. Install {here} there, and start it again."
    return (
        f"{place} has euchre-cli {there} and not {here} as here, and may play otherwise. "
        f"Install {here} there, and start it again."
    )
