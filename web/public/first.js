// Before the first paint: the theme this player chose, or the system's; and all that the page of this address begins with
// is asked for at once, not when what needs it has come.
(() => {
  let chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem("rumpus.settings") || "{}");
  } catch {
    // A blocked or broken store means the system's theme and language.
  }
  const { theme = "system", language } = chosen;
  const light = theme === "light" || (theme === "system" && matchMedia("(prefers-color-scheme: light)").matches);
  document.documentElement.dataset.theme = light ? "light" : "dark";

  // What the build has written: files by page, and those of words by page and language.
  const { files, words } = JSON.parse(document.currentScript.dataset.begins || '{"files":{},"words":{}}');
  const page = (/^#\/(\w+)\/./.exec(location.hash) || [])[1];
  const here = page in files ? page : "lobby";
  const spoken = words[here] || {};
  const liked = [language, ...navigator.languages.map((one) => one.toLowerCase().split("-")[0]), "en"];
  for (const file of [...(files[here] || []), ...(spoken[liked.find((one) => one in spoken)] || [])]) {
    const link = document.createElement("link");
    link.rel = file.endsWith(".js") ? "modulepreload" : "preload";
    if (link.rel === "preload") link.as = file.endsWith(".css") ? "style" : "fetch";
    link.crossOrigin = "";
    link.href = file;
    document.head.append(link);
  }
})();
