// The rules in the order of docs/rules, by section; tests/test_rules_words.py holds them to it.
export type Game = "island" | "nebula";

export interface Section {
  name: string;
  rules: string[];
}

export const SECTIONS: Record<Game, Section[]> = {
  nebula: [
    { name: "words", rules: ["VN-W1", "VN-W2", "VN-W3", "VN-W4"] },
    { name: "components", rules: ["VN-C1", "VN-C2", "VN-C3", "VN-C4", "VN-C5", "VN-C6"] },
    { name: "setup", rules: ["VN-S0", "VN-S1", "VN-S2", "VN-S3", "VN-S4", "VN-S5", "VN-S6", "VN-S7", "VN-S8"] },
    { name: "turn", rules: ["VN-T1", "VN-T2", "VN-T3"] },
    {
      name: "actions",
      rules: [
        "VN-A", "VN-A2", "VN-B", "VN-B2", "VN-C", "VN-D", "VN-CD2", "VN-CD3", "VN-E", "VN-E2", "VN-E3", "VN-E4", "VN-E5", "VN-F", "VN-F2",
        "VN-F3", "VN-F4", "VN-F5",
      ],
    },
    { name: "effects", rules: ["VN-X0"] },
    {
      name: "neutral",
      rules: [
        "VN-K1", "VN-K2", "VN-K3", "VN-K4", "VN-K5", "VN-K6", "VN-K7", "VN-K8", "VN-K9", "VN-K10", "VN-K11", "VN-K12", "VN-K13",
      ],
    },
    { name: "private", rules: ["VN-K14", "VN-K15", "VN-K16", "VN-K17"] },
    { name: "details", rules: ["VN-X1", "VN-X2", "VN-X3", "VN-X4", "VN-X5", "VN-X6", "VN-X7", "VN-X8", "VN-X9", "VN-E6", "VN-E7"] },
    { name: "end", rules: ["VN-P1", "VN-P2", "VN-P3", "VN-P4", "VN-P5", "VN-P6", "VN-P7"] },
    { name: "public", rules: ["VN-H1", "VN-H2", "VN-H3"] },
  ],
  island: [
    { name: "components", rules: ["MI-C1", "MI-C2", "MI-C3", "MI-C4", "MI-C5", "MI-C6"] },
    { name: "simple", rules: ["MI-S0", "MI-S1", "MI-S2", "MI-S3", "MI-S4", "MI-S5", "MI-S6", "MI-S7"] },
    { name: "turn", rules: ["MI-U1", "MI-U2", "MI-U3", "MI-U4", "MI-U5", "MI-U6"] },
    { name: "lines", rules: ["MI-L1", "MI-L2", "MI-L3", "MI-L4", "MI-L5", "MI-L6", "MI-L7", "MI-L8", "MI-L9", "MI-L10"] },
    { name: "weather", rules: ["MI-W1", "MI-W2", "MI-W3", "MI-W4", "MI-W5", "MI-W6", "MI-W7", "MI-W8", "MI-W9", "MI-W10", "MI-W11"] },
    { name: "hiring", rules: ["MI-M1", "MI-M2", "MI-M3", "MI-M4", "MI-M5", "MI-M6", "MI-M7", "MI-M8", "MI-M9", "MI-M10"] },
    { name: "mercenaries", rules: ["MI-N1", "MI-N2", "MI-N3", "MI-N4", "MI-N5", "MI-N6", "MI-N7", "MI-N8", "MI-N9", "MI-N10", "MI-N11"] },
    { name: "effects", rules: ["MI-E1", "MI-E2", "MI-E3", "MI-E4", "MI-E5", "MI-E6", "MI-E7"] },
    { name: "details", rules: ["MI-D1", "MI-D2", "MI-D3", "MI-D4", "MI-D5", "MI-D6", "MI-D7", "MI-D8", "MI-D9"] },
    { name: "blitz", rules: ["MI-B1", "MI-B2", "MI-B3", "MI-B4"] },
    { name: "team", rules: ["MI-T1", "MI-T2", "MI-T3", "MI-T4", "MI-T5", "MI-T6", "MI-T7", "MI-T8"] },
    { name: "public", rules: ["MI-H1", "MI-H2"] },
  ],
};

/** Via Nebula: where the components come from (docs/content.md), with the notes on each. */
export const COMPONENTS = [
  { name: "known", notes: ["map", "tokens", "cards"] },
  { name: "inferred", notes: ["tokens", "points"] },
  { name: "ours", notes: ["maps", "cards"] },
];
