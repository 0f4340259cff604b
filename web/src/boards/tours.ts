// The first game of each kind: about ten steps on the real position. `at` is what a step lights,
// `tab` the part of the table a phone shows for it, `text` a message `tour-<text>` of the game or of the frame.

export interface Step {
  at?: string;
  tab?: string;
  text: string;
}

const COMMON_END: Step[] = [
  { at: ".logp", text: "log" },
  { at: ".top .tools", text: "tools" },
];

export const tours: Record<string, Step[]> = {
  generic: [{ at: ".q", text: "question" }, { at: ".board", text: "lit" }, ...COMMON_END],
  pax_renaissance_1e: pax(),
  pax_renaissance_2e: pax(),
  paladins: [
    { at: ".q", text: "question" },
    { at: ".paladins .pool", tab: "own", text: "pal-workers" },
    { at: ".paladins .actions", tab: "own", text: "pal-actions" },
    { at: ".paladins .tracks", tab: "own", text: "pal-attributes" },
    { at: ".paladins .townsfolk", tab: "town", text: "pal-townsfolk" },
    { at: ".paladins .kings", tab: "town", text: "pal-kings" },
    { at: ".paladins .regions", tab: "map", text: "pal-frontier" },
    { at: ".paladins .stock", tab: "own", text: "pal-suspicion" },
    ...COMMON_END,
  ],
  gods_playground: [
    { at: ".q", text: "question" },
    { at: ".gods .phases", text: "gp-phases" },
    { at: ".gods .sheet", tab: "map", text: "gp-map" },
    { at: ".gods .estate", tab: "map", text: "gp-estates" },
    { at: ".gods .family.mine", tab: "families", text: "gp-family" },
    { at: ".gods .court", tab: "court", text: "gp-court" },
    { at: ".gods .sejm", tab: "map", text: "gp-sejm" },
    { at: ".gods .field-card", tab: "map", text: "gp-fields" },
    ...COMMON_END,
  ],
  price_of_power: [
    { at: ".q", text: "question" },
    { at: ".power .phases", tab: "map", text: "pp-phases" },
    { at: ".power .map", tab: "map", text: "pp-map" },
    { at: ".power .layers", tab: "map", text: "pp-layers" },
    { at: ".power .events", tab: "events", text: "pp-events" },
    { at: ".power .own .mat", tab: "own", text: "pp-own" },
    { at: ".power .own .strength", tab: "own", text: "pp-power" },
    { at: ".power .own .missions", tab: "own", text: "pp-missions" },
    { at: ".power .own .held", tab: "own", text: "pp-hand" },
    { at: ".power .rivals", tab: "realms", text: "pp-realms" },
    ...COMMON_END,
  ],
};

function pax(): Step[] {
  return [
    { at: ".q", text: "question" },
    { at: ".pax .market", tab: "market", text: "pax-market" },
    { at: ".pax .market .card.down", tab: "market", text: "pax-fair" },
    { at: ".pax .own", tab: "own", text: "pax-own" },
    { at: ".pax .map", tab: "map", text: "pax-map" },
    { at: ".pax .border", tab: "map", text: "pax-borders" },
    { at: ".pax .victories", tab: "map", text: "pax-victories" },
    { at: ".pax .rivals", tab: "rivals", text: "pax-rivals" },
    ...COMMON_END,
  ];
}
