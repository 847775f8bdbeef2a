import { expect, test, vi } from "vitest";
import { finish, play } from "./motion";

test("what is animated is finished by a press, and where nothing can be animated it is simply there", () => {
  const node = document.createElement("i");
  expect(play(node, [], {})).toBeNull();
  const animation = { finish: vi.fn(), onfinish: null, oncancel: null };
  Object.assign(node, { animate: () => animation });
  play(node, [], {});
  finish();
  expect(animation.finish).toHaveBeenCalledTimes(1);
});
