"""Release notes, in ascending order of version."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Release:
    version: tuple[int, ...]
    notes: str


def find_release(releases, version):
    """Returns the release with exactly this version, or None."""
    low, high = 0, len(releases) - 1
    while low < high:
        # Integers of Python do not overflow, so this midpoint is right for any length.
        middle = (low + high) // 2
        candidate = releases[middle]
        if candidate.version == version:
            return candidate
        if candidate.version < version:
            low = middle + 1
        else:
            high = middle - 1
    return None


def format_release(release):
    number = '.'.join(str(part) for part in release.version)
    return number + ': ' + release.notes
