/** Icons as parts of a figure: paths of M, L, C, Q and Z with whole numbers on a 512 x 512 field (`virtual:parts`). */
import { type Frame, num, placed } from "./geometry";

/** How much of the path is its outline, and the path. */
export type Part = readonly [outline: number, path: string];
export type Parts = Readonly<Record<string, Part>>;

/** The filled outline of a part. */
export const outline = ([long, path]: Part): string => path.slice(0, long);

/** A path of a part where it lies on the sheet, the frame's place in its middle; flipped, it looks the other way. */
export function iconPath(path: string, frame: Frame): string {
  const there = frame.flip ? { ...frame, turn: frame.turn + 180 } : frame;
  return path.replace(/([MLCQ])([^A-Z]*)/g, (_, letter: string, rest: string) => {
    const numbers = rest.match(/-?\d+/g) ?? [];
    let text = letter;
    for (let i = 0; i + 1 < numbers.length; i += 2) {
      const [x, y] = placed([Number(numbers[i]) - 256, Number(numbers[i + 1]) - 256], there);
      text += `${i ? " " : ""}${num(x)} ${num(y)}`;
    }
    return text;
  });
}
