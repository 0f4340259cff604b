import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { fonts } from "./build/fonts.ts";
import { pack } from "./build/pack.ts";

// The client is built into the Python package, which serves it; nothing built is committed.
export default defineConfig({
  plugins: [fonts(), svelte(), pack()],
  base: "./", // the server, which knows its path, puts it before what the page names
  build: {
    outDir: "../src/stolnik/web/dist",
    emptyOutDir: true,
    target: "es2022",
    chunkSizeWarningLimit: 400,
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8800", ws: true } } },
  test: {
    environment: "jsdom",
    include: ["tests/**/*.test.ts"],
    // Each test imports its modules anew, which takes a while where all cores are busy.
    testTimeout: 60_000,
    alias: [{ find: /^svelte$/, replacement: "svelte" }],
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
});
