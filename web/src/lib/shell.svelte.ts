// What a page puts into the header beside the name of the app: at a table, its bar.
import type { Snippet } from "svelte";

export const shell = $state<{ bar: Snippet | null }>({ bar: null });
