# Said when no catalogue can be loaded: these come with the page itself, so they are few.

boot-title = This page didn't load.
boot-why = The server doesn't answer, or it has a newer page.
boot-again = Load again
