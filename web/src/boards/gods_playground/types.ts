// What the board of God's Playground knows of its pieces by itself.

export const UNITS = ["infantry", "cavalry", "artillery"] as const;
export type Army = Record<string, number>;

/** The last phase of each of the five stages. */
export const STAGES: [number, number][] = [
  [1, 2],
  [3, 6],
  [7, 9],
  [10, 13],
  [14, 16],
];

export const COLOURS: Record<string, [string, string]> = {
  potocki: ["#2A5FB4", "#fff"],
  sapieha: ["#B5362F", "#fff"],
  radziwill: ["#FDFCF7", "#1F2530"],
  leszczynski: ["#F0D94C", "#1F2530"],
};

/** The sign of each enemy: always a bar with glyph and figure, never a seat's shape. */
export const GLYPHS: Record<string, string> = {
  north: "north",
  moscow: "moscow",
  tatars: "tatars",
  ottomans: "ottomans",
  habsburgs: "habsburgs",
};
