/** A part of a page that comes after it: when the browser is idle, or when it is first wanted. */
import type { Component } from "svelte";
import { say } from "../words/say";
import type { Slip } from "./types";

/** Said at a table when a part of it does not come. */
export const stuck = (): Slip => ({
  title: say("boot-title"),
  text: say("boot-why"),
  icon: "linked-rings",
  tone: "warn",
});

// biome-ignore lint/suspicious/noExplicitAny: a part has whatever props it has
export class Later<P extends Record<string, any>> {
  /** The part; null until it is there. */
  part: Component<P> | null = $state.raw(null);
  #coming: Promise<boolean> | null = null;
  readonly #load: () => Promise<{ default: Component<P> }>;

  constructor(load: () => Promise<{ default: Component<P> }>) {
    this.#load = load;
  }

  /** Fetches it, once; whether it is there then. What has not come is fetched anew when it is wanted again. */
  come(): Promise<boolean> {
    this.#coming ??= this.#load().then(
      (module) => {
        this.part = module.default;
        return true;
      },
      () => {
        this.#coming = null;
        return false;
      },
    );
    return this.#coming;
  }
}
