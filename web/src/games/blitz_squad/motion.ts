/** All that moves and sounds on the mat: a chunk of its own that the table loads when it is idle. */
export { calm, moments } from "./moments";
export { act, places, travel } from "./moves";
export { default as Scene } from "./Scene.svelte";
export { hear, lay } from "./sounds";
