"""Release notes, in ascending order of version."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Release:
    version: tuple[int, ...]
    notes: str


def find_release(releases, version):
    """Returns the release with exactly this version, or None."""
    if releases is None:
        raise ValueError("releases must not be None")
    releases = list(releases)
    low, high = 0, len(releases) - 1
    while low <= high:
        middle = (low + high) // 2
        candidate = releases[middle]
        if candidate.version == version:
            return candidate
        if candidate.version < version:
            low = middle+1
        else:
            high = middle-1
    return None


def format_release(release):
    number = ".".join(str(part) for part in release.version)
    return number + ": " + release.notes
