import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The words are the engine's own: tuman/i18n is outside of this folder.
export default defineConfig({
  plugins: [svelte()],
  build: { target: "es2022", outDir: "../tuman/server/static", emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": "http://127.0.0.1:8137" },
  },
});
