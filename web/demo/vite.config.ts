// `npx vite --config demo/vite.config.ts`: as the app's own, with the server at $TUMAN.
import { mergeConfig } from "vite";
import app from "../vite.config";

export default mergeConfig(app, { server: { proxy: { "/api": { target: process.env["TUMAN"] ?? "http://127.0.0.1:8137", changeOrigin: false } } } });
