/** Every component under test finds the English words at hand. */
import { files, read } from "../plugins/words";
import { language } from "../src/words/language.svelte";

const all = files();
for (const key of Object.keys(all)) {
  const [spoken = "", room = ""] = key.split(/\/(.*)/);
  if (spoken === "en") language.put(spoken, room, read(key, all));
}
