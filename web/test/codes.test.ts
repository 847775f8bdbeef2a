/** Whatever the server says at a table with a board of its own, the page can say by itself: it is sent no English. */
import { cleanup, render } from "@testing-library/svelte";
import { type Component, tick } from "svelte";
import { afterEach, expect, it } from "vitest";
import { load } from "../src/app/games";
import { NOTES, Notes } from "../src/kit/notes.svelte";
import type { LogLine, State, Text, Welcome } from "../src/net/protocol";
import { type BoardProps, TABLE, TableContext } from "../src/table/context.svelte";
import { blank } from "../src/table/model.svelte";
import { ShownTable } from "../src/table/shown.svelte";

const fixtures = import.meta.glob<{ welcome: Welcome; state: State }>("../gallery/fixtures/*/*.json", {
  eager: true,
  import: "default",
});

afterEach(cleanup);

/** Every text with a code in what was sent, its English left out, and whether there was any. */
function* texts(sent: unknown): Generator<[coded: Text, english: string]> {
  if (sent === null || typeof sent !== "object") return;
  if ("code" in sent && "args" in sent && "text" in sent && sent.code) {
    const { text, ...coded } = sent as Required<Text>;
    yield [coded, text];
  }
  for (const one of Object.values(sent)) yield* texts(one);
}

/** One of them is of a moment at which nothing is said. */
const SPEAKING = Object.keys(fixtures).filter((path) => [...texts(fixtures[path]?.state)].length > 0);

it.each(SPEAKING)("says all of %s without its English", { timeout: 120_000 }, async (path) => {
  const { welcome, state } = fixtures[path] as { welcome: Welcome; state: State };
  const { game, you, setup, options } = welcome;
  const { view, seats, log, decision, waiting, over } = state;
  const told = { game, you, setup, options, view, seats, log, decision, waiting, over };
  const realTime = welcome.real_time ?? false;
  const shown = new ShownTable({ ...blank("t1"), ...told, realTime, connection: "open", asSeat: state.as_seat });
  const table = new TableContext(shown.source());
  const board = await load(game, "board");
  if (!board) throw new Error(`${game} has no board`);
  const context = new Map<unknown, unknown>([
    [TABLE, table],
    [NOTES, new Notes()],
  ]);
  render(board.default as Component<BoardProps>, { props: { table }, context });
  await tick();
  const said = [...texts(state)].map(([coded, english]) => ({
    english,
    said: "turn" in coded ? table.words(coded as LogLine) : table.tell(coded),
  }));
  expect(said.filter((one) => one.english && !one.said)).toEqual([]);
});
