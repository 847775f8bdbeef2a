# Gesagt, wenn kein Katalog geladen werden kann: sie kommen mit der Seite selbst, darum sind es wenige.

boot-title = Diese Seite ist nicht angekommen.
boot-why = Der Server antwortet nicht, oder er hat eine neuere Seite.
boot-again = Neu laden
