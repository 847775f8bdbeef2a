/** The time that is left for a decision, counted down in whole seconds. */
import { untrack } from "svelte";
import { sound } from "../feel/sound";

/** Seconds before the end from which each one is heard. */
const LAST = 10;

export class Countdown {
  /** Whole seconds left; null where no clock runs. */
  left = $state<number | null>(null);

  /** `ms`: what was left when the newest state came, null for no clock. `heard`: whether the last seconds tick aloud. */
  constructor(ms: () => number | null, heard: () => boolean = () => false) {
    $effect(() => {
      const whole = ms();
      if (whole === null) {
        this.left = null;
        return;
      }
      const end = performance.now() + whole;
      const show = (): void => {
        const next = Math.max(0, Math.ceil((end - performance.now()) / 1000));
        untrack(() => {
          if (this.left !== null && next < this.left && next <= LAST && heard()) sound("tick");
          this.left = next;
        });
      };
      show();
      const timer = setInterval(show, 250);
      return () => clearInterval(timer);
    });
  }

  /** "1:05"; empty where no clock runs. */
  get face(): string {
    return this.left === null ? "" : `${Math.floor(this.left / 60)}:${String(this.left % 60).padStart(2, "0")}`;
  }
}
