"""A table in real time: one queue, one true order of events."""
