"""What is said: messages of a catalogue with their arguments, and what was written as refusals repeat it."""
