/** What is under test speaks another language from here on; `speak("en")` when it is done. */
import { files, read } from "../plugins/words";
import { language } from "../src/words/language.svelte";

export async function speak(spoken: string): Promise<void> {
  const all = files();
  for (const key of Object.keys(all)) {
    const [of = "", room = ""] = key.split(/\/(.*)/);
    if (of === spoken) language.put(of, room, read(key, all));
  }
  await language.choose(spoken);
}
