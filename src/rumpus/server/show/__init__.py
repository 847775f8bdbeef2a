"""What each pair of eyes is sent."""
