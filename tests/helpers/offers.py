"""What a page was told that it may do, whichever way its game tells it."""

from typing import Any

Json = dict[str, Any]


def legal(state: Json) -> list[int]:
    """The ids of the acts that the decision of a state allows, in their order; none where nothing is asked."""
    decision = state["decision"]
    if not decision:
        return []
    if "question" in decision:
        return [one["id"] for one in decision["question"]["offers"] if "why" not in one]
    return [act["id"] for act in decision["actions"]]
