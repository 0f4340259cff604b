// Compresses what was built, so that the server hands it over as it is: Brotli, and gzip for others.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin, ResolvedConfig } from "vite";

const TEXTS = new Set([".js", ".css", ".html", ".svg", ".webmanifest"]);

export function pack(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "pack",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle() {
      const all = (folder: string): string[] =>
        readdirSync(folder).flatMap((name) => {
          const path = join(folder, name);
          return statSync(path).isDirectory() ? all(path) : [path];
        });
      for (const path of all(config.build.outDir).filter((each) => TEXTS.has(extname(each)))) {
        const body = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(body));
        writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
      }
    },
  };
}
