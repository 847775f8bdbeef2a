# Said when no catalogue can be loaded: these come with the page itself, so they are few.

boot-title = This page did not come.
boot-why = The server does not answer, or it has a newer page.
boot-again = Load again
