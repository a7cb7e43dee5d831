/** What lies open over the map on a narrow screen. */
export type Drawer = "contracts" | "hand" | "players" | null;
