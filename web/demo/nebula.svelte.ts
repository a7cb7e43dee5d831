// The board alone, with positions of real matches (web/fixtures/make.py, copied into web/demo/data):
// nebula.html?file=nebula-4&at=6&theme=dark&lang=pl&steps=explore%20d3&spectator
import { mount } from "svelte";
import "../src/app.css";
import Board from "../src/boards/nebula/Board.svelte";
import { speak, type Language } from "../src/lib/words.svelte";

const query = new URLSearchParams(location.search);
const log = document.getElementById("log")!;
const theme = query.get("theme");
if (theme) document.documentElement.dataset["theme"] = theme;
await speak((query.get("lang") ?? "en") as Language);
const positions = await (await fetch(`./data/${query.get("file") ?? "nebula-4"}.json`)).json();
const at = Number(query.get("at") ?? 0);
const { view, legal, names, you } = positions.at(at);
const steps = (query.get("steps") ?? "").split(";").filter(Boolean);
const tell = (kind: string, action: string): void => {
  log.textContent = `${kind}: ${action}${kind === "act" && !legal.includes(action) ? " (NOT LEGAL)" : ""}`;
};
let now = $state.raw(view);
mount(Board, {
  target: document.getElementById("board")!,
  props: {
    get view() {
      return now;
    },
    legal: query.has("spectator") ? [] : legal,
    names,
    you: query.has("spectator") ? null : you,
    steps: steps.map((text) => ({ seat: you, text, messages: [] })),
    act: (action) => {
      tell("act", action);
      now = { ...view };
    },
    why: (action) => tell("why", action),
  },
});
