import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/tokens.css";
import "./styles/base.css";

if (import.meta.env.MODE === "fake") await import("./dev/fake");

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
mount(App, { target });
