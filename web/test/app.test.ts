import { cleanup, configure, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import App from "../src/app/App.svelte";
import { router } from "../src/app/router.svelte";

const TILE = {
  id: "solo",
  title: "Solo: The Card Game",
  subtitle: "",
  tagline: "",
  players: [2],
  minutes: 5,
  weight: "light",
  ready: true,
  cover: {},
  options: [],
  setup: {
    formats: [{ id: "duel", title: "Duel", sizes: [{ title: "2 players", options: {}, teams: [0, 1] }] }],
    groups: [],
    common: [],
    parts: [],
    clashes: [],
  },
};
// A page is compiled when it is first asked for: that may take its time.
const PATIENCE = 120_000;
configure({ asyncUtilTimeout: PATIENCE });
vi.setConfig({ testTimeout: PATIENCE });
let fails = "";
vi.mock("../src/app/replay/Replay.svelte", () => {
  throw new Error(fails);
});

beforeEach(() => {
  vi.stubGlobal("scrollTo", vi.fn());
  vi.stubGlobal(
    "fetch",
    vi.fn(async (path: string) => {
      const told = path.endsWith("/api/games") ? [TILE] : path.includes("/api/games/") ? TILE : [];
      return new Response(JSON.stringify(told));
    }),
  );
  document.title = "rumpus";
  document.head.append(document.querySelector("title") ?? document.createElement("title"));
  router.go("#/");
});
afterEach(cleanup);

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
const said = () => screen.getByRole("status", { name: "Page" }).textContent;

describe("the page of an address", () => {
  it("leaves the focus and the ears alone when it is the first", async () => {
    render(App);
    await heading("Pick a fight.");
    await waitFor(() => expect(document.title).toBe("rumpus: pick a fight"));
    expect(document.activeElement).toBe(document.body);
    expect(said()).toBe("");
  });

  it("takes the focus to its heading, says its title, and starts at the top", async () => {
    render(App);
    await heading("Pick a fight.");
    router.go("#/new/solo");
    await waitFor(() => expect(document.title).toBe("Set up Solo - rumpus"));
    await waitFor(() => expect(said()).toBe("Set up Solo - rumpus"));
    await waitFor(() => expect(document.activeElement?.matches("h1, main")).toBe(true));
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    router.go("#/");
    const lobby = await heading("Pick a fight.");
    await waitFor(() => expect(document.activeElement).toBe(lobby));
    await waitFor(() => expect(said()).toBe("rumpus: pick a fight"));
  });

  it("takes nobody back who has left while it waits, and asks for nothing under the address of the next", async () => {
    let answer = (): void => undefined;
    const asked: string[] = [];
    const held = new Promise<Response>((done) => {
      answer = () => done(new Response("{}", { status: 404 }));
    });
    vi.stubGlobal(
      "fetch",
      vi.fn(async (path: string) => {
        asked.push(path);
        return path.endsWith("/api/games/gone") ? held : new Response(path.endsWith("/api/games") ? "[]" : "{}");
      }),
    );
    render(App);
    router.go("#/new/gone");
    await waitFor(() => expect(asked.some((path) => path.endsWith("/api/games/gone"))).toBe(true));
    router.go("#/new/solo");
    await waitFor(() => expect(asked.some((path) => path.endsWith("/api/games/solo"))).toBe(true));
    answer();
    await held;
    await new Promise((done) => setTimeout(done));
    expect(location.hash).toBe("#/new/solo");
    expect(asked.filter((path) => path.includes("undefined"))).toEqual([]);
  });

  it("keeps the last page until the next is there, and says when it does not come", async () => {
    render(App);
    await heading("Pick a fight.");
    fails = "no such chunk";
    router.go("#/replay/t1");
    await heading("This page didn't load.");
    expect(screen.getByRole("button", { name: "Load again" })).toBeTruthy();
    router.go("#/");
    await heading("Pick a fight.");
  });
});
