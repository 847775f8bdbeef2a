/** `?position=<game>/<name>` shows a staged position of a real game, `?part=<name>` one part of the kit, else the list; with `&language=de`, or `long`, in that language. */
import { mount } from "svelte";
import "../src/styles/tokens.css";
import "../src/styles/base.css";
import "virtual:utilities.css";
import rooms from "../src/app/rooms.json";
import { settings } from "../src/feel/settings.svelte";
import { language, pick } from "../src/words/language.svelte";
import "./still.css";
import Gallery from "./Gallery.svelte";
import { long } from "./long";
import { POSITIONS, stage } from "./staged";

const asked = new URLSearchParams(location.search);
const position = asked.get("position");
const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
const room = target;

language.make("long", long);
settings.set({ language: asked.get("language") ?? "en" });
language.want(pick(settings.all.language, []));
/** Not awaited by the module itself: parts that come later stand in files that begin with this one. */
async function open(): Promise<void> {
  // Whoever measures words when they are drawn measures them as they stay.
  await Promise.all([language.need(...Object.values(rooms).flat()), ...[...document.fonts].map((font) => font.load())]);
  if (position === null) {
    mount(Gallery, { target: room, props: { part: asked.get("part"), positions: POSITIONS } });
    return;
  }
  await stage(position);
  await import("../src/app/main");
}
void open();
