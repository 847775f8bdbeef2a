/** Pictures: what is drawn, and how much of the sheet it shows. */
import { num } from "./geometry";

/** Left, top, right, bottom. */
export type Box = readonly [number, number, number, number];

/** A picture: what is in it, and the box of the figure's own measure that it shows. */
export interface Picture {
  body: string;
  box: Box;
}

/** A picture as a document of its own. */
export function svg({ body, box: [left, top, right, bottom] }: Picture): string {
  const [w, h] = [right - left, bottom - top];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${num(w)}" height="${num(h)}" ` +
    `viewBox="${num(left)} ${num(top)} ${num(w)} ${num(h)}">${body}</svg>`
  );
}
