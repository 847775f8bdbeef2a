"""What lasts: tables, decisions, requests, in SQLite or any SQLAlchemy URL."""
