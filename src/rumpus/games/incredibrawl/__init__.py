"""IncrediBrawl: simultaneous choice, ability chains, two to four players."""
