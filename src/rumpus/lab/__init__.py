"""Mass simulation: many games at once, and what their results say."""
