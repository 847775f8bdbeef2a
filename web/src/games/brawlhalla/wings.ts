/** A fight as it stands on the stage: who is at which side, what the cards come to, and where the arena is looked at. */
import { centre, type Layout, parse } from "./board";
import type { Card, FightCard, FightView, SeatView } from "./protocol";

/** 0: the attacker, 1: the defender. */
export type Role = 0 | 1;

/** Who stands further left is the left wing; in one column the attacker. */
export function leftOf(fight: FightView, seats: readonly SeatView[]): Role {
  const [a, d] = [fight.attacker, fight.defender].map((seat) => parse(seats[seat]?.space)?.col ?? 0);
  return (a ?? 0) <= (d ?? 0) ? 0 : 1;
}

/** What of a total is not printed on the cards: powers, effects. */
export const extra = (total: number, cards: readonly Card[]): number =>
  total - cards.reduce((sum, card) => sum + card.value, 0);

/** The sum as it is spelt: "2 + 3 + 1 Hearth Blade". */
export function spelt(total: number, cards: readonly FightCard[], name: string): string {
  const more = extra(total, cards);
  const printed = cards.map((card) => card.value).join(" + ");
  if (more === 0 || !printed) return printed;
  return `${printed} ${more > 0 ? "+" : "\u2212"} ${Math.abs(more)} ${name}`;
}

/** Part of the stage that a wing leaves to the arena: from, to, of its width; and how far down the pair stands. */
interface Gap {
  from: number;
  to: number;
  down: number;
}

/** Where the arena is moved and how much it grows so that all of these spaces lie in the gap between the wings. */
export function camera(layout: Layout, spaces: readonly (string | null)[], gap: Gap): string {
  const points = spaces.flatMap((space) => {
    const at = parse(space);
    return at ? [centre(layout, at)] : [];
  });
  if (points.length === 0) return "";
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const wide = Math.max(...xs) - Math.min(...xs) + 1.25 * layout.w;
  const high = Math.max(...ys) - Math.min(...ys) + 1.6 * layout.h;
  const scale = Math.min(1.25, ((gap.to - gap.from) * layout.width) / wide, (0.62 * layout.height) / high);
  const x = (Math.max(...xs) + Math.min(...xs)) / 2;
  const y = (Math.max(...ys) + Math.min(...ys)) / 2;
  const to = { x: ((gap.from + gap.to) / 2) * layout.width, y: gap.down * layout.height };
  return `translate(${(to.x - x * scale).toFixed(1)}px,${(to.y - y * scale).toFixed(1)}px) scale(${scale.toFixed(3)})`;
}
