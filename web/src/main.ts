import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { land } from "./lib/land";
import { begin } from "./lib/me.svelte";
import { listen } from "./lib/router.svelte";

listen();
void begin()
  .then(land)
  .then(() => mount(App, { target: document.getElementById("app")! }));
