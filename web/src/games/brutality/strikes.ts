/** What flies about where a hero is struck, bitten, shielded or killed: the effects of the house, over the board. */
import type Effects from "../../art/Effects.svelte";
import type { Kind } from "../../art/rig/effects";
import type { Moment } from "./moments";

type Play = ReturnType<typeof Effects>["play"];
/** From so much on a hit is a heavy one. */
const HEAVY = 3;
const [FLAMES, EMBERS, BLOOD] = [3, "#ff9b3a", "#c3122b"];

/** The effect of a moment, and its ink; null: none. */
export function effectOf({ kind, count, thing }: Pick<Moment, "kind" | "count" | "thing">): [Kind, string] | null {
  if (kind === "hurt" && count > 0) return [count < HEAVY ? "star" : "rays", "#fff3c9"];
  if (kind === "bite" && count > 0) return thing === FLAMES ? ["sparks", EMBERS] : ["star", BLOOD];
  if (kind === "shield") return ["sparks", "#cfd6de"];
  return kind === "death" ? ["rays", BLOOD] : null;
}

/** Plays it at the hero whom the moment is about. */
export function strike(field: Element, moment: Moment, play: Play | undefined): void {
  const [found, hero] = [effectOf(moment), field.querySelector(`[data-hero="${moment.hero}"]`)];
  if (play && found && hero) void play(found[0], hero, { ink: found[1], seed: `${moment.line}` });
}
