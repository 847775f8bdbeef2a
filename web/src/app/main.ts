import "../feel/keyed.svelte";
import { mount } from "svelte";
import { keys } from "../feel/keys.svelte";
import { settings } from "../feel/settings.svelte";
import { language, pick } from "../words/language.svelte";
import App from "./App.svelte";
import { manifests } from "./games";
import { KEYS } from "./table/keys";
import "../styles/tokens.css";
import "../styles/base.css";
import "virtual:utilities.css";

keys.settle(KEYS, new Map(manifests.map((game) => [game.id, game.keys ?? []])));

language.want(pick(settings.all.language, navigator.languages));

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
mount(App, { target });
