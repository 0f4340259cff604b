import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  document.head.replaceChildren();
  vi.resetModules();
});

async function standing(content: string): Promise<typeof import("../src/lib/here")> {
  const meta = document.createElement("meta");
  meta.name = "here";
  meta.content = content;
  document.head.append(meta);
  return import("../src/lib/here");
}

test("under a path, our addresses have it and our paths do not", async () => {
  const { hrefOf, within } = await standing("/stolnik/");
  expect(hrefOf("/rooms/7")).toBe("/stolnik/rooms/7");
  expect(within("/stolnik/rooms/7")).toBe("/rooms/7");
  expect(within("/stolnik")).toBe("/");
  expect(within("/stolniks/rooms")).toBeNull();
  expect(within("/elsewhere")).toBeNull();
});

test.each(["/", "./"])("at the root, addresses are paths (%s)", async (content) => {
  const { hrefOf, within } = await standing(content);
  expect(hrefOf("/rooms/7")).toBe("/rooms/7");
  expect(within("/rooms/7")).toBe("/rooms/7");
  expect(within("/")).toBe("/");
});
