/** A square as it is said: "d3. Free. 1 step, then 1 left. You can go there. From here Piercing Bolt reaches Demon King." */

import { list } from "../../words/say";
import { squaresOf } from "./aims";
import type { Lay } from "./board/lay";
import { thingOf } from "./book";
import type { Hands } from "./hands.svelte";
import { say } from "./say";
import { deeds } from "./told";

/** Who stands there, or what lies there. */
function holds(hands: Hands, space: string): string[] {
  const { heroes, hazards, creations } = hands.view;
  const hero = heroes.find((one) => one.squares.includes(space));
  const info = hero ? hands.book.hero(hero.hero) : null;
  const things = [
    ...hazards.filter((one) => one.space === space).map((one) => one.thing),
    ...creations.filter((one) => one.space === space).map((one) => thingOf(one.made)),
  ].map((thing) => say("page-space-thing", { thing: hands.book.thingName(thing) }));
  if (!hero || !info) return things.length ? things : [say("page-space-free")];
  const whose = hands.mine(hero.hero) ? "yours" : "theirs";
  const to = hero.squares.length > 1 ? (hero.squares.at(-1) ?? "none") : "none";
  const { wide, deep } = info;
  const { hp, full, actions } = hero;
  const name = hands.book.name(hero.hero);
  return [
    say("page-space-hero", { name, whose, wide, deep, from: hero.squares[0] ?? "", to, hp, full, actions }),
    ...things,
  ];
}

/** What a press there would do. */
function means(hands: Hands, lay: Lay, space: string): string[] {
  if (hands.drafting.sites.includes(space)) return [say("page-space-legal")];
  if (hands.aiming) {
    const hit = hands.choices.find((choice) => squaresOf(hands, lay, choice).includes(space));
    if (hit) return [say(hit.kind === "hero" ? "page-space-target" : "page-space-legal")];
    return hands.sight?.shadow.includes(space) ? [say("page-space-shadow")] : [];
  }
  const place = hands.places.find(({ at }) => at?.space === space);
  if (!place) return [];
  const { cost, left, lost } = place.then;
  const hurts = lost > 0 ? [say("page-space-hurts", { n: lost })] : [];
  const reaches =
    hands.place?.at?.space === space && hands.from
      ? hands.from.sights.flatMap((sight) => {
          const name = hands.book.hero(hands.selected ?? -1)?.specials[sight.special]?.name ?? "";
          const names = list(sight.hits.map((h) => hands.book.name(h)));
          return names ? [say("page-space-reaches", { name, names })] : [];
        })
      : [];
  return [say("page-space-cost", { n: cost, left }), ...hurts, ...reaches];
}

export const spoken = (hands: Hands, lay: Lay, space: string): string =>
  [say("page-space", { space }), ...holds(hands, space), ...means(hands, lay, space)].join(" ");

/** What would come of what is pointed at, as sentences: "Gale Archer, Gust Shot: Demon King takes 2, 4 left." Nothing: "". */
export function foretold({ outcome, story, me }: Hands): string {
  if (!outcome) return "";
  const told = deeds(outcome.lines).map((deed) => story.whole.deed(deed, true));
  const others = outcome.asked.filter((seat) => seat !== me);
  const open = outcome.open ? [say("page-will-open")] : [];
  const asked =
    others.length && outcome.ask && outcome.ask !== "main"
      ? [story.whole.find("page-will-asked", { seats: others })]
      : [];
  return [...(told.length ? told : [say("page-will-none")]), ...open, ...asked].join(" ");
}
