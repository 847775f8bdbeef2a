/** Halftone for the posters: rows of dots in a brick pattern whose size follows a ramp, as one SVG path. */

export interface Ramp {
  /** Field to cover, from (0, top) to (width, bottom). */
  width: number;
  top: number;
  bottom: number;
  /** Distance between rows and between the dots of a row. */
  step: number;
  /** Dot radius at the top and at the bottom. */
  from: number;
  to: number;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** One circle as a path of two arcs. */
function dot(x: number, y: number, r: number): string {
  const d = round(r * 2);
  return `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${d} 0a${round(r)} ${round(r)} 0 1 0-${d} 0`;
}

export function halftone({ width, top, bottom, step, from, to }: Ramp): string {
  const rows = Math.floor((bottom - top) / step);
  let path = "";
  for (let row = 0; row <= rows; row += 1) {
    const r = from + ((to - from) * row) / Math.max(1, rows);
    for (let x = (row % 2) * (step / 2); x <= width + step; x += step) path += dot(x, top + row * step, r);
  }
  return path;
}

/** `count` triangular rays around (x, y), as one path: every second wedge of a wheel. */
export function rays(x: number, y: number, count: number, length: number): string {
  let path = "";
  for (let ray = 0; ray < count; ray += 1) {
    const a = (ray / count) * 2 * Math.PI;
    const b = a + Math.PI / count;
    const at = (angle: number) => `${round(x + Math.cos(angle) * length)} ${round(y + Math.sin(angle) * length)}`;
    path += `M${x} ${y}L${at(a)}L${at(b)}Z`;
  }
  return path;
}

/** A star of `points` spikes between two radii, as polygon points. */
export function star(x: number, y: number, points: number, outer: number, inner: number): string {
  const corners: string[] = [];
  for (let corner = 0; corner < points * 2; corner += 1) {
    const angle = (corner / (points * 2)) * 2 * Math.PI - Math.PI / 2;
    const r = corner % 2 === 0 ? outer : inner;
    corners.push(`${round(x + Math.cos(angle) * r)},${round(y + Math.sin(angle) * r)}`);
  }
  return corners.join(" ");
}
