/** What keywords of the Arena look like. */
import type { Pictures } from "../../kit/drawing";

const fall = {
  rows: ["...", "...", "###"],
  who: [
    ["you", 1, 0],
    ["then", 1, 1],
  ],
  way: [1, 0, 1, 1],
} as const;
const pictures: Pictures = {
  platform: { rows: ["...", "###", "..."], who: [["you", 1, 1]] },
  air: fall,
  gravity: fall,
  "off-stage": { rows: ["oooo", "o...", "o###"], who: [["you", 0, 1]] },
  "ko-line": {
    rows: ["ooo", "..o", "##o"],
    who: [["foe", 1, 1]],
    way: [1, 1, 3, 1],
    line: [3, 0, 3, 3],
  },
  knockback: {
    rows: ["....", "####"],
    who: [
      ["you", 0, 1],
      ["foe", 1, 1],
      ["then", 3, 1],
    ],
    way: [1, 1, 3, 1],
  },
};
export default pictures;
