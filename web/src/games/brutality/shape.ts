/** The small picture of a deed: seven by seven squares round the hero, from the data of its card. */
import type { DeedName, HeroInfo, SpecialInfo } from "./protocol";

export interface Small {
  /** 49 squares from the top left. */
  cells: readonly boolean[];
  /** It flies to one of them. */
  arrow: boolean;
}

type Reaches = (x: number, y: number) => boolean;
const far = (x: number, y: number): number => Math.max(Math.abs(x), Math.abs(y));
const straight: Reaches = (x, y) => x === 0 || y === 0;
const slanted: Reaches = (x, y) => Math.abs(x) === Math.abs(y);

function moved({ ms, pattern }: HeroInfo): Reaches {
  if (pattern === "orthogonal") return (x, y) => Math.abs(x) + Math.abs(y) <= ms;
  if (pattern === "diagonal") return (x, y) => (x + y) % 2 === 0 && far(x, y) <= ms;
  if (pattern === "straight") return (x, y) => (straight(x, y) || slanted(x, y)) && far(x, y) <= ms;
  return (x, y) => far(x, y) <= ms;
}

/** A word of a card, as the file says it: its name, and its numbers. */
type Word = Record<string, unknown>;
const number = (word: Word, name: string): number => (typeof word[name] === "number" ? word[name] : 1);

/** What the first aim of a special reaches; what aims at the hero itself shows what it does around it. */
function struck(special: SpecialInfo): { reaches: Reaches; arrow: boolean } {
  const aim = special.effects.find((one) => String(one.fx).startsWith("aim_") && one.fx !== "aim_self") ?? {};
  const reach = number(aim, "reach");
  const within: Reaches = (x, y) => far(x, y) <= Math.min(3, reach);
  const line: Reaches = (x, y) => straight(x, y) || (aim.dirs !== 4 && slanted(x, y));
  switch (aim.fx) {
    case "aim_melee":
    case "aim_arc":
      return { reaches: (x, y) => far(x, y) === 1, arrow: false };
    case "aim_line":
      return { reaches: (x, y) => within(x, y) && line(x, y), arrow: false };
    case "aim_burst":
      return { reaches: (x, y) => far(x, y) <= number(aim, "radius"), arrow: false };
    case "aim_charge":
      return { reaches: (x, y) => within(x, y) && line(x, y), arrow: true };
    case "aim_leap":
      return {
        reaches: (x, y) => far(x, y) >= number(aim, "min") && far(x, y) <= number(aim, "max") && line(x, y),
        arrow: true,
      };
    case "aim_shot":
    case "aim_blast":
    case "aim_square":
    case "aim_teammate":
      return { reaches: within, arrow: aim.fx === "aim_shot" || aim.fx === "aim_blast" };
    default:
      return { reaches: () => false, arrow: false };
  }
}

export function shapeOf(of: HeroInfo, deed: DeedName): Small {
  const special = deed === "move" ? undefined : of.specials[deed === "special_2" ? 1 : 0];
  const { reaches, arrow } = special ? struck(special) : { reaches: moved(of), arrow: false };
  const cells = Array.from({ length: 49 }, (_, n) => {
    const [x, y] = [(n % 7) - 3, Math.floor(n / 7) - 3];
    return far(x, y) > 0 && reaches(x, y);
  });
  return { cells, arrow };
}
