// Written by `stolnik table types web/src/shapes` from stolnik/rulebook/spelling; not by hand.

export const STROKES: Record<string, string> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ß: "ss",
  æ: "ae",
  œ: "oe",
};

export const STEPS: Record<string, [string, string][]> = {
  pl: [
    [
      "(?<=[a-z0-9_]{3})(?:(?<=an)in(?:a|em|owi|ie|u)?|i(?:ami|ach|om|ow|em|um|a|e|o|u|i)|ami|ach|owie|owi|ow|om|em|um|ego|emu|ej|ych|ymi|ym|ich|imi|im|[aeiouy])$",
      "",
    ],
    ["i$", ""],
    ["(?<=[a-z0-9_]{2}[^aeiouy])i?e(?=[cklnrw]$)", ""],
    ["(?<=[a-z0-9_]{3})[ct]$", "k"],
    ["(?<=[a-z0-9_]{3})(?:dz|g)$", "d"],
    ["(?<=[a-z0-9_]{2})rz$", "r"],
  ],
  en: [["(?<=[a-z0-9_]{3})(?:ies|ing|es|ed|[esy])$", ""]],
};
