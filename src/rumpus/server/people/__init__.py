"""Who sits where: visitors, their cookie, their seats, the codes by which they find each other."""
