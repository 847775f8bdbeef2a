/** What keywords of the board look like. */
import type { Pictures } from "../../kit/drawing";

const pictures: Pictures = {
  adjacent: { rows: ["ooo", "o.o", "ooo"], who: [["you", 1, 1]] },
  "knock-back": {
    rows: ["....", "...."],
    who: [
      ["you", 0, 1],
      ["foe", 1, 1],
      ["then", 3, 1],
    ],
    way: [1, 1, 3, 1],
  },
  pull: {
    rows: ["....", "...."],
    who: [
      ["you", 0, 1],
      ["foe", 3, 1],
      ["then", 1, 1],
    ],
    way: [3, 1, 1, 1],
  },
  push: {
    rows: ["...", "...", "..."],
    who: [
      ["you", 0, 2],
      ["foe", 1, 2],
      ["then", 1, 0],
    ],
    way: [1, 2, 1, 0],
  },
  "make-room": {
    rows: ["....", "...."],
    who: [
      ["foe", 0, 1],
      ["you", 1, 1],
      ["then", 2, 1],
    ],
    way: [0, 1, 2, 1],
  },
  leap: {
    rows: ["...", ".x."],
    who: [
      ["you", 0, 1],
      ["then", 2, 1],
    ],
    way: [0, 1, 2, 1],
    over: true,
  },
  launch: {
    rows: ["....", "xxx."],
    who: [
      ["you", 0, 1],
      ["then", 3, 1],
    ],
    way: [0, 1, 3, 1],
    over: true,
  },
  charge: {
    rows: ["....", "...."],
    who: [
      ["you", 0, 1],
      ["then", 2, 1],
      ["foe", 3, 1],
    ],
    way: [0, 1, 2, 1],
  },
  tank: {
    rows: ["....", "...."],
    who: [
      ["foe", 0, 1],
      ["you", 2, 1],
    ],
    way: [0, 1, 2, 1],
  },
};
export default pictures;
