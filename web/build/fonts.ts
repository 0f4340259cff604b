// Cuts the two typefaces down to the letters that Polish and English use: 145 kB become 44 kB.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const LETTERS =
  Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)).join("") +
  Array.from({ length: 0x100 - 0xa0 }, (_, i) => String.fromCharCode(0xa0 + i)).join("") +
  "ĄąĆćĘęŁłŃńÓóŚśŹźŻżŒœŐőŰűČčŘřŠšŽžĞğİıŞş–—‘’‚“”„…•†‹›←↑→↓−×÷≤≥\u2009\u202f";

const FACES = [
  { name: "brygada-1918", font: "brygada-1918" },
  { name: "source-sans-3", font: "source-sans-3" },
];

export function fonts(): Plugin {
  return {
    name: "stolnik-fonts",
    async buildStart() {
      const into = resolve(import.meta.dirname, "../src/fonts");
      mkdirSync(into, { recursive: true });
      for (const face of FACES)
        for (const part of ["latin", "latin-ext"]) {
          const file = resolve(into, `${face.name}-${part}.woff2`);
          if (existsSync(file)) continue;
          const source = resolve(
            import.meta.dirname,
            `../node_modules/@fontsource-variable/${face.font}/files/${face.font}-${part}-wght-normal.woff2`,
          );
          writeFileSync(
            file,
            await subsetFont(readFileSync(source), LETTERS, { targetFormat: "woff2" }),
          );
        }
    },
  };
}
