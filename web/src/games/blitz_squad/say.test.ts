import { expect, it } from "vitest";
import type { LogLine } from "../../net/protocol";
import { Book } from "./look";
import { Teller } from "./say";

const WHO = ["Robin", "Mako"];
const told = (me: number | null, kind: string, args: object): string =>
  new Teller(new Book([], []), (seat) => WHO[seat] ?? "", me).line({
    ...{ n: 0, turn: 1, seat: 0, rule: null, text: "" },
    ...{ kind, code: `log-${kind}`, args: args as LogLine["args"] },
  });

it("calls the reader you, and everybody else by name", () => {
  const combo = { seat: 0, foes: [1], attack: true, price: 4 };
  expect(told(0, "combo", combo)).toBe("You attack Mako, price 4.");
  expect(told(1, "combo", combo)).toBe("Robin attacks you, price 4.");
  expect(told(null, "combo", combo)).toBe("Robin attacks Mako, price 4.");
  expect(told(0, "cleared", { seat: 0 })).toBe("Your stack goes to the clinic.");
  expect(told(0, "cleared", { seat: 1 })).toBe("Mako's stack goes to the clinic.");
});

it("says exactly why a seat has lost", () => {
  expect(told(0, "out", { seat: 1, reason: "forced_discard" })).toBe("Mako must discard from an empty tavern.");
  expect(told(0, "out", { seat: 0, reason: "no_cards" })).toBe("You have no cards left in tavern and hand.");
});
