// Before the first paint: the theme this player chose, or the system's.
(() => {
  let theme = "system";
  try {
    theme = JSON.parse(localStorage.getItem("rumpus.settings") || "{}").theme || "system";
  } catch {
    // A blocked or broken store means the system theme.
  }
  const light = theme === "light" || (theme === "system" && matchMedia("(prefers-color-scheme: light)").matches);
  document.documentElement.dataset.theme = light ? "light" : "dark";
})();
