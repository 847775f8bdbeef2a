"""What is said: messages of a catalogue with their arguments, the words among them that explain themselves, and what
was written as refusals repeat it.
"""
