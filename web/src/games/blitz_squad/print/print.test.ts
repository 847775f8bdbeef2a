import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import Card from "./Card.svelte";
import Drain from "./Drain.svelte";
import Faces from "./Faces.svelte";
import type { Face } from "./face";
import Life from "./Life.svelte";
import Mini from "./Mini.svelte";
import TurnUp from "./TurnUp.svelte";
import Versus, { type Sum } from "./Versus.svelte";

afterEach(cleanup);

const face = (n: number | null): Face => ({
  ...{ name: "Long Left", icon: "fist", ink: "#123456", n, mark: "fist", who: "Ann" },
  ...{ heads: [{ head: "Attack", text: "Two more." }], short: "+2." },
});
const inked = (name: string) => ({ id: name, name, short: name, line: "", face: "fist", ink: "#123456" });
const look = (seat: number, who: string) =>
  ({ seat, name: who, who, you: false, side: seat ? "foe" : "you", shape: "circle" }) as never;
const back = { icon: "fist", inks: ["#000000", "#111111"], colour: "#ffffff" } as const;
/** 5 and two parts, 8 in all; so many of them counted. */
const sum = (counted: number, more: Partial<Sum> = {}): Sum => ({
  ...{ icon: "fist", line: "Ann attacks", faces: [face(5)], from: "2 + 3", base: 5, counted, total: 8, colour: "red" },
  parts: [
    { n: 2, text: "+2 left" },
    { n: 1, text: "+1 right" },
  ],
  ...more,
});
const words = { alone: { icon: "fist", name: "Bea" }, wham: "WHAM", verdict: "It holds", holds: true };
const shown = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map((one) => one.textContent?.trim() ?? "");

test("a card says all it does where that has room, else it is short; without a number it has no band", () => {
  render(Card, { face: face(3), width: 142, height: 199 });
  expect(shown(".words")[0]).toContain("Two more.");
  cleanup();
  render(Card, { face: face(3), form: "stack", width: 80, height: 60 });
  expect(shown(".words")).toEqual(["+2."]);
  expect(shown(".bnd")).toEqual(["Long Left"]);
  cleanup();
  render(Card, { face: face(null) });
  expect(shown(".bnd")).toEqual([]);
});

test("two sums are counted part by part, and the smaller one cracks when they have met", async () => {
  const told = { ...words, attack: sum(0), answer: sum(0, { total: 6, parts: [{ n: 1, text: "+1" }] }) };
  const { rerender } = render(Versus, { ...told, stage: "slam" });
  expect(screen.getByText("WHAM")).toBeTruthy();
  await rerender({ ...told, stage: "count" });
  expect(shown(".no b")).toEqual(["5", "5"]);
  await rerender({ ...told, attack: sum(1), stage: "count" });
  expect(shown(".no b")).toEqual(["5", "7"]);
  expect(shown(".due")).toEqual(["+1", "+1 right"]); // the answer stands first
  expect(document.querySelector(".crack")).toBeNull();
  const counted = { attack: sum(2), answer: { ...told.answer, counted: 1 } };
  await rerender({ ...told, ...counted, stage: "meet" });
  expect(shown(".no b")).toEqual(["6", "8"]);
  expect(document.querySelector(".l .crack")).toBeTruthy();
  expect(document.querySelector(".r .crack")).toBeNull();
  expect(screen.getByText("It holds")).toBeTruthy();
});

test("where nobody answers, who might have is named", () => {
  render(Versus, { ...words, attack: sum(2), answer: null, stage: "meet" });
  expect(shown(".left")).toEqual(["Bea"]);
  expect(document.querySelector(".r.large")).toBeTruthy();
});

test("a pile drains: what is in the air, what is left, and in the end who lost how many", async () => {
  const small = { icon: "fist", ink: "#123456", n: 3 };
  const told = {
    from: { name: "Deck", n: 9, was: "was 12", look: look(1, "Bea"), back, low: "" },
    to: { name: "Out", n: 4, was: "was 1", card: small, stone: "tombstone" },
    ...{ last: null, hops: null, doer: null, settled: false, gone: 3, of: "of 5", says: "Bea loses 5" },
    flying: [1, 2].map((n) => ({ n, card: small })),
  };
  const { rerender } = render(Drain, told);
  expect(document.querySelectorAll(".fly")).toHaveLength(2);
  expect(shown(".n2")).toEqual(["9", "4"]);
  expect(shown(".minus")).toEqual(["\u22123"]);
  const end = { ...told.from, n: 7, low: "last cards" };
  const last = { name: "Gone", n: 1, was: "was 0", stone: "tombstone" };
  await rerender({ ...told, settled: true, flying: [], gone: 5, from: end, last, hops: small });
  expect(shown(".n2")).toEqual(["7", "4", "1"]);
  expect(shown(".low")).toEqual(["7"]);
  expect(document.querySelector(".hop")).toBeTruthy();
  expect(screen.getByText("Bea loses 5")).toBeTruthy();
});

test("a draw is heard at once and seen as it comes; its place may be pressed", async () => {
  const decks = ["Ann", "Bea"].map((who, seat) => ({
    ...{ look: look(seat, who), back, face: face(seat), n: seat, wins: seat === 1, faces: [], onread: vi.fn() },
  }));
  const onpress = vi.fn();
  const place = { icon: "fist", title: "Here", name: "Long Left", text: "+2.", onpress };
  const told = { title: "The draw", verdict: "Bea wins", follows: "Ann begins", over: false, phone: false };
  const way = { does: "number" as const, open: true, numbers: 1, told: false };
  const { rerender } = render(TurnUp, { ...told, ...way, decks, place });
  expect(screen.getByRole("status").textContent).toContain("Bea wins");
  expect(screen.getByRole("status").className).toContain("later");
  expect(shown(".p.later")).toEqual(["1"]);
  await rerender({ ...told, decks, place, does: "", open: true, numbers: 2, told: true });
  expect(screen.getByRole("status").className).not.toContain("later");
  expect(shown(".p.best")).toEqual(["1"]);
  await fireEvent.click(screen.getByRole("button", { name: /Here/ }));
  expect(onpress).toHaveBeenCalledTimes(1);
});

test("faces say who they are and show what is left of them; a bar shows what would go; a stone lies where no card does", () => {
  render(Faces, { faces: [{ one: inked("Ann"), left: 4, said: "Ann, 4 of 9" }] });
  expect(screen.getByText("Ann, 4 of 9").className).toContain("vh");
  expect(shown(".lf")).toEqual(["4"]);
  cleanup();
  render(Life, { n: 30, of: 60, next: 24 });
  expect([...document.querySelectorAll<HTMLElement>(".life > *")].map((one) => one.style.width)).toEqual([
    "40%",
    "10%",
  ]);
  cleanup();
  render(Mini, { card: null, stone: "tombstone", width: 40 });
  expect(document.querySelector(".mini.stone svg, .mini.stone .ic")).toBeTruthy();
});
