/** `npm run types`: the page's types are made by Python, in the environment that `tools/setup.py` lays at the root. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const python = at(process.platform === "win32" ? ".venv/Scripts/python.exe" : ".venv/bin/python");
const { error, status } = spawnSync(python, [at("tools/gen_types.py")], { stdio: "inherit" });
if (error)
  process.stderr.write(`The types need Python (${error.code} ${python}): run \`python3 tools/setup.py check\`.\n`);
process.exitCode = error ? 1 : (status ?? 1);
