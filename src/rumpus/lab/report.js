// The page of a balance report: charts in the page's colours, and a game behind every number.
const data = JSON.parse(document.getElementById("data").textContent);
const NARROW = 640;
const root = document.documentElement;
const dark = matchMedia("(prefers-color-scheme: dark)");
const colour = (name) => getComputedStyle(root).getPropertyValue(name).trim();

function config() {
  const ink = colour("--ink");
  const line = colour("--line");
  const text = { labelColor: ink, titleColor: colour("--soft") };
  return {
    background: null,
    font: "system-ui, sans-serif",
    view: { stroke: null },
    axis: { ...text, gridColor: line, domainColor: line, tickColor: line, labelLimit: innerWidth < NARROW ? 120 : 220 },
    legend: text,
    range: { category: [colour("--bots"), colour("--random")] },
    rule: { color: colour("--soft") },
    bar: { color: colour("--bots") },
  };
}

// A chart with a width of its own is no wider than a narrow screen, its labels included.
function fitted(spec, room) {
  if (typeof spec.width !== "number" || room >= NARROW) return spec;
  return { ...spec, width: room, autosize: { type: "fit-x", contains: "padding" } };
}

async function draw() {
  for (const place of document.querySelectorAll(".chart > div")) {
    const spec = fitted(data.charts[place.id], place.parentElement.clientWidth);
    const { view } = await vegaEmbed(place, spec, { actions: false, renderer: "svg", config: config() });
    view.addEventListener("click", (_event, item) => {
      const shown = item?.datum;
      if (shown && (shown.shows || shown.other)) open(shown);
    });
  }
  root.dataset.drawn = "yes";
}

function theme(next) {
  root.dataset.theme = next;
  root.style.colorScheme = next;
  document.getElementById("theme").textContent = next === "dark" ? "Light" : "Dark";
  draw();
}

const dialog = document.querySelector("dialog");
let saves = null;

async function games() {
  if (!saves) {
    const bytes = Uint8Array.from(atob(data.saves), (c) => c.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
    saves = JSON.parse(await new Response(stream).text());
  }
  return saves;
}

async function show(id) {
  const text = (await games())[id];
  dialog.querySelector("pre").textContent = text ?? "This game is not kept in the page.";
  for (const button of dialog.querySelectorAll("[data-game]"))
    button.setAttribute("aria-pressed", String(button.dataset.game === id));
  const file = `${data.game}-${id.replace(":", "-")}.save`;
  const link = dialog.querySelector("a");
  link.download = file;
  link.href = URL.createObjectURL(new Blob([text ?? ""], { type: "text/plain" }));
  dialog.querySelector("code").textContent = `rumpus verify ${file}${data.content ? " --content " + data.content : ""}`;
}

function open({ what, shows, other }) {
  dialog.querySelector("h2").textContent = what;
  for (const [key, id] of [
    ["shows", shows],
    ["other", other],
  ]) {
    const button = dialog.querySelector(`[data-is="${key}"]`);
    button.hidden = !id;
    button.dataset.game = id ?? "";
  }
  dialog.showModal();
  show(shows || other);
}

document.addEventListener("click", (event) => {
  const number = event.target.closest("td button");
  if (number) open({ what: number.dataset.what, shows: number.dataset.shows, other: number.dataset.other });
  const choice = event.target.closest("[data-game]");
  if (choice) show(choice.dataset.game);
});
document.getElementById("theme").addEventListener("click", () => theme(root.dataset.theme === "dark" ? "light" : "dark"));
document.getElementById("close").addEventListener("click", () => dialog.close());
document.getElementById("copy").addEventListener("click", async () => {
  await navigator.clipboard?.writeText(dialog.querySelector("pre").textContent);
});
theme(dark.matches ? "dark" : "light");
