"""What Brawlhalla is played with: the table options, cards as data, and how both become the read-only Table."""
