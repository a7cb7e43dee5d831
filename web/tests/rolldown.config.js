// The tests of the boards' own logic as plain JavaScript, for the test runner of Node.js.
import { readdirSync } from "node:fs";

const here = import.meta.dirname;
export default {
  input: readdirSync(here).filter((name) => name.endsWith(".test.ts")).map((name) => `${here}/${name}`),
  external: /^node:/,
  output: { dir: `${here}/../node_modules/.tests`, entryFileNames: "[name].js", cleanDir: true },
  logLevel: "warn",
};
