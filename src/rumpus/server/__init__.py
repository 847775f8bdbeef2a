"""The server: tables (rooms), seats, clocks, the store and the page's messages. It knows no rules; it asks the
kernel.
"""
