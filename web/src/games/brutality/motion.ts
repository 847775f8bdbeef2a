/** All that moves and sounds on the board: a chunk of its own that the table loads when it is idle. */
export { default as Effects } from "../../art/Effects.svelte";
export { calm, moments } from "./moments";
export { act } from "./moves";
export { default as Scene } from "./Scene.svelte";
export { hear } from "./sounds";
export { strike } from "./strikes";
export { default as Turned } from "./Turned.svelte";
