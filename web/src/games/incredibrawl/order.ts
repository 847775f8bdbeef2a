/** The steps of a round, as the running order names them, and which of them is on. */
import type { Moment } from "./moments";
import type { View } from "./protocol";

export type Step = "choose" | "reveal" | "play" | "scrap" | "glory" | "draw";

const ALL: readonly Step[] = ["choose", "reveal", "play", "scrap", "glory", "draw"];

/** In Family Mode nobody has an ability. */
export const steps = (view: View): readonly Step[] =>
  view.mode === "family" ? ALL.filter((one) => one !== "play") : ALL;

/** By the phase of the round (`scene.PHASES`): the last step that has begun with it. */
const PHASES: readonly (readonly [Step, readonly string[]])[] = [
  ["reveal", ["reveal", "reveal_window"]],
  ["play", ["play"]],
  ["scrap", ["scrap_next", "scrap_stop", "scrap_compare", "scrap_decided", "scrap_done"]],
  [
    "glory",
    [
      "decided",
      "lose",
      "lose_later",
      "win_window",
      "win",
      "glory_stop",
      "victory_glory",
      "location_text",
      "glory_window",
    ],
  ],
  [
    "draw",
    [
      ...["location_choice", "draw_discard", "draw_entry", "draw_window", "draw_late_entry", "draw_choice"],
      ...["draw_resolve", "round_end"],
    ],
  ],
];
const STEP_OF = new Map(PHASES.flatMap(([step, phases]) => phases.map((phase) => [phase, step] as const)));

/** What is shown belongs to a step of its own. */
const MOMENTS: Readonly<Record<string, Step>> = {
  flip_up: "reveal",
  scrap: "scrap",
  tie: "scrap",
  throw: "scrap",
  thrown: "scrap",
  walkover: "scrap",
  brawl: "scrap",
  nobody: "scrap",
  victory: "glory",
  bonus: "glory",
  location: "draw",
};

export function stepNow(view: View, moment: Pick<Moment, "kind"> | null): Step {
  const shown = moment ? MOMENTS[moment.kind] : undefined;
  if (shown) return shown;
  const trigger = moment && view.actor?.trigger;
  if (trigger === "play") return "play";
  if (trigger === "lose" || trigger === "win") return "glory";
  const step = STEP_OF.get(view.phase) ?? "choose";
  return steps(view).includes(step) ? step : "reveal";
}
