"""What stands between the network and the tables: HTTP, WebSocket, limits, the page."""
