"""What cards may say: `words`, the vocabulary."""
