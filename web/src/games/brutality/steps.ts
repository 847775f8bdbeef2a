/** What would happen, as steps to be shown: a sign, what, how, and the HP before and after. */
import { DOT, type Step } from "./board/Forecast.svelte";
import { arrow } from "./board/lay";
import type { Hands } from "./hands.svelte";
import { argsOf, merged, type Told } from "./told";

/** The steps of what is pointed at. */
export function stepsOf(hands: Hands): Step[] {
  const { outcome, story, own } = hands;
  const { whole } = story;
  const special = outcome?.lines.find((line) => line.kind === "special");
  const named = special ? argsOf<"special">(special).special : null;
  return merged(outcome?.lines ?? []).flatMap((line: Told): Step[] => {
    if (["step", "special", "artifact", "relic", "holds"].includes(line.kind)) return [];
    const { args } = line;
    const n = Number(args.n ?? 0);
    const word = whole.find("page-sign", { kind: line.kind, way: args.way ?? "none" });
    if ((line.kind === "hurt" || line.kind === "hit") && n > 0) {
      const hp = Number(args.hp);
      const what =
        line.kind === "hit" || named === null
          ? whole.find(`page-will-${line.kind}`, args)
          : whole.find("page-will-hits", { ...args, special: named });
      return [
        { tone: "bad", sign: String(n), word, what, how: "", change: whole.find("page-will-to", { was: hp + n, hp }) },
      ];
    }
    if (line.kind === "move") {
      const { was, to, way } = argsOf<"move">(line);
      const how = whole.find("page-will-way", { was, to });
      const what = whole.find("page-will-move", { ...args, way });
      return [{ tone: "move", sign: `${arrow(was, to, own === 2)}${n}`, word, what, how, change: "" }];
    }
    const tone = line.kind === "heal" || line.kind === "revived" ? "good" : line.kind === "death" ? "bad" : "move";
    const sign = line.kind === "heal" ? `+${n}` : line.kind === "death" ? "\u2715" : DOT;
    return [{ tone, sign, word, what: `${whole.line(line)}.`, how: "", change: "" }];
  });
}
