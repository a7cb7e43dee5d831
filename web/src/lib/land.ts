// Whoever opens the home address while a table waits for their move is brought there: once in a window, so that the way home stays free.
import { api } from "./api";
import { notify } from "./notices.svelte";
import { go, path } from "./router.svelte";
import { say } from "./words.svelte";

function firstInThisWindow(): boolean {
  try {
    const first = sessionStorage.getItem("tuman.here") === null;
    sessionStorage.setItem("tuman.here", "yes");
    return first;
  } catch {
    return false; // a browser that keeps nothing would lead there again and again
  }
}

export async function land(): Promise<void> {
  if (!firstInThisWindow() || path() !== "/") return;
  const tables = await api.mine().catch(() => []);
  const waiting = tables.find((table) => table.actor !== null && table.you.includes(table.actor));
  if (!waiting) return;
  go(`/t/${waiting.id}`);
  notify(say("landed"), { link: { to: "/", words: say("home") } });
}
