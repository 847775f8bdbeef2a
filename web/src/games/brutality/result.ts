/** What a finished game tells in numbers, from its log: what each hero lost and to what, health by round, the turn of it. */
import { argsOf, type Deed, type Told } from "./told";

/** A line of the log with its round. */
export type Dated = Told & { round: number };
export interface Fate {
  hits: number;
  hazards: number;
  /** The round in which it was killed, and not revived after; 0: it lives. */
  killed: number;
}
export interface Numbers {
  /** By hero. */
  fates: Fate[];
  /** HP of each hero at the start, and at the end of each round. */
  health: number[][];
  /** By team - 1: squares by which the other side was knocked, pushed and pulled; relics played. */
  shoved: number[];
  relics: number[];
}

const SHOVED: ReadonlySet<unknown> = new Set(["knock", "pull", "chain"]);
const more = (counts: number[], at: number): void => {
  counts[at] = (counts[at] ?? 0) + 1;
};
const teamOf = (hero: number): number => hero >> 1;

export function numbers(log: readonly Dated[], full: readonly number[], teams: readonly number[]): Numbers {
  const fates: Fate[] = full.map(() => ({ hits: 0, hazards: 0, killed: 0 }));
  const now = [...full];
  const health: number[][] = [[...now]];
  const shoved = [0, 0];
  const relics = [0, 0];
  let last: Told | null = null;
  for (const line of log) {
    while (health.length <= line.round) health.push([...now]);
    const row = health[line.round] ?? now;
    const hero = Number(line.args.hero ?? 0);
    const fate = fates[hero];
    if (line.kind === "hurt" && fate) {
      const { n } = argsOf<"hurt">(line);
      if (last?.kind === "hit" && last.args.hero === hero) fate.hazards += n;
      else fate.hits += n;
    } else if (line.kind === "death" && fate) fate.killed = line.round;
    else if (line.kind === "revived" && fate) fate.killed = 0;
    else if (line.kind === "move" && SHOVED.has(line.args.way)) more(shoved, 1 - teamOf(hero));
    else if (line.kind === "relic" || line.kind === "instant") more(relics, (teams[Number(line.args.seat)] ?? 1) - 1);
    if (typeof line.args.hp === "number") now[hero] = line.args.hp;
    if (line.kind === "death") now[hero] = 0;
    row.splice(0, row.length, ...now);
    last = line;
  }
  return { fates, health, shoved, relics };
}

/** What a deed cost a team: HP that its heroes lost. */
const cost = ({ parts }: Deed, team: number): number =>
  parts.reduce(
    (sum, line) =>
      sum + (line.kind === "hurt" && teamOf(Number(line.args.hero)) === team - 1 ? Number(line.args.n) : 0),
    0,
  );

/** The deed that cost a team most; null: none cost it anything. */
export function turning<L extends Told>(all: readonly Deed<L>[], team: number): Deed<L> | null {
  const costs = all.map((deed) => cost(deed, team));
  const most = Math.max(0, ...costs);
  return most > 0 ? (all[costs.indexOf(most)] ?? null) : null;
}
/** The deed that ended it: the last one in which somebody was killed. */
export const last = <L extends Told>(all: readonly Deed<L>[]): Deed<L> | null =>
  all.findLast(({ line, parts }) => [line, ...parts].some((one) => one.kind === "death")) ?? null;
