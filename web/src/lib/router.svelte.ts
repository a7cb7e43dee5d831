// Paths of the app. Links are plain links; here they change the page without loading it again.
const state = $state({ path: location.pathname, query: location.search, hash: location.hash });

function read(): void {
  state.path = location.pathname;
  state.query = location.search;
  state.hash = location.hash;
}

export function path(): string {
  return state.path;
}

export function query(name: string): string | null {
  return new URLSearchParams(state.query).get(name);
}

export function hash(): string {
  return state.hash.slice(1);
}

export function go(to: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  read();
  if (replace) return;
  window.scrollTo(0, 0);
  // The keyboard goes on at the new page.
  document.querySelector("main")?.focus({ preventScroll: true });
}

export function listen(): void {
  addEventListener("popstate", read);
  addEventListener("hashchange", read);
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.("a");
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api") || link.pathname.startsWith("/schema")) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
