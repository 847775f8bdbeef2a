/** Whose pick it is: the order as the table's set-up tells it, one chip a pick. */
import type { Hands } from "../hands.svelte";

export interface Turn {
  n: number;
  seat: number;
  state: "done" | "now" | "next";
}

/** Picks of a team from one stack of relics, and how many of the last and the next ones are shown. */
const STACK = 8;
const [BEFORE, SHOWN] = [4, 6];

export function turnsOf(hands: Hands): Turn[] {
  const { view, setup } = hands;
  const state = (n: number, at: number): Turn["state"] => (n < at ? "done" : n === at ? "now" : "next");
  if (view.phase === "draft") {
    const captains = [1, 2].map((team) => hands.seatsOf(team).find((seat) => seat.captain));
    const seats = captains.map((one) => (one ? view.seats.indexOf(one) : 0));
    const all = view.teams.reduce((sum, team) => sum + team.picked, 0);
    const first = Math.max(0, Math.min((all % STACK) - BEFORE, STACK - SHOWN));
    return Array.from({ length: SHOWN }, (_, i) => {
      const n = first + i;
      return { n, seat: seats[n % 2] ?? 0, state: state(n, all % STACK) };
    });
  }
  const heroes = view.phase === "artifacts" ? setup.picks.tools : setup.picks.heroes;
  const done = heroes.filter((h) => view.heroes[h]?.[view.phase === "artifacts" ? "tool" : "design"]).length;
  return heroes.map((h, n) => ({ n, seat: view.heroes[h]?.seat ?? 0, state: state(n, done) }));
}
