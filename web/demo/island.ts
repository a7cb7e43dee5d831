// Positions of real matches on the board of Misty Island, without a server: demo/island.html?table=simple&at=3&lang=uk&theme=dark
import { mount } from "svelte";
import "../src/app.css";
import Demo from "./island.svelte";
import { LANGUAGES, speak, type Language } from "../src/lib/words.svelte";

const wish = new URLSearchParams(location.search);
const theme = wish.get("theme");
if (theme) document.documentElement.dataset["theme"] = theme;
const language = wish.get("lang") ?? "en";
await speak((language in LANGUAGES ? language : "en") as Language);
const found = import.meta.glob("./data/island-*.json", { import: "default" });
const positions = await found[`./data/island-${wish.get("table") ?? "simple"}.json`]!();
mount(Demo, { target: document.querySelector("main")!, props: { positions, at: Number(wish.get("at") ?? 0), from: wish.get("from") } });
