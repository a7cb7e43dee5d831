import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { begin } from "./lib/me.svelte";
import { listen } from "./lib/router.svelte";

listen();
void begin().then(() => mount(App, { target: document.getElementById("app")! }));
