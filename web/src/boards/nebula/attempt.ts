// What a click on something that is not allowed was most likely meant to do, in notation: the server then says why not.
import type { Contract, Goods, NebulaView, Resource } from "../../lib/types";
import { RESOURCES, type Pick } from "./choose";

export interface OwnSite {
  site: string;
  hex: string;
  goods: Goods;
}

export function ownSites(view: NebulaView, seat: number | null): OwnSite[] {
  return Object.entries(view.hexes).flatMap(([hex, { sites = [] }]) =>
    sites.filter((site) => site.seat === seat).map(({ site, goods }) => ({ site, hex, goods })),
  );
}

function most(goods: Goods): Resource | undefined {
  return RESOURCES.filter((kind) => goods[kind]).sort((a, b) => goods[b]! - goods[a]!)[0];
}

/** What a site lacks for a contract; where the kinds are open, only how many. */
export function missing(asks: Contract["asks"], goods: Goods): { goods: Goods; any: number } {
  if (typeof asks === "string") {
    const counts = RESOURCES.map((kind) => goods[kind] ?? 0);
    const any = asks.startsWith("two") ? 2 - Math.max(...counts) : 3 - counts.filter((n) => n > 0).length;
    return { goods: {}, any: Math.max(0, any) };
  }
  const lacks: Goods = {};
  for (const kind of RESOURCES) {
    const n = (asks[kind] ?? 0) - (goods[kind] ?? 0);
    if (n > 0) lacks[kind] = n;
  }
  return { goods: lacks, any: 0 };
}

export function count(goods: Goods): number {
  return RESOURCES.reduce((sum, kind) => sum + (goods[kind] ?? 0), 0);
}

export function attemptBuild(view: NebulaView, seat: number | null, card: Contract, sites = ownSites(view, seat)): string {
  const lacks = (site: OwnSite): number => {
    const { goods, any } = missing(card.asks, site.goods);
    return count(goods) + any;
  };
  const best = sites.toSorted((a, b) => lacks(a) - lacks(b))[0];
  const place = best?.site ?? Object.keys(view.hexes).find((name) => view.hexes[name]!.terrain === "ruins") ?? "a1";
  const kinds =
    card.kind === "lazy-explorer" ? ` ${most(best?.goods ?? {}) ?? "wood"}` : card.kind === "priest" ? " wood stone clay" : "";
  return `build ${place} ${card.card}${kinds}`;
}

export function attempt(view: NebulaView, seat: number | null, name: string, picks: Pick[]): string {
  const hex = view.hexes[name]!;
  const goods = { ...hex.goods, ...hex.sites?.find((site) => site.seat === seat)?.goods };
  const resource = most(goods) ?? "wood";
  const picked = (slot: Pick["slot"]): string | undefined => picks.find((pick) => pick.slot === slot)?.value;
  const own = ownSites(view, seat);
  const ruin = Object.keys(view.hexes).find((other) => view.hexes[other]!.terrain === "ruins")!;
  switch (view.asks) {
    case "abundance":
      return `abundance ${name}`;
    case "adventurers":
    case "workshop":
    case "land":
      return `lay ${name}`;
    case "airway":
      return `lift ${name}`;
    case "return":
      return `return ${name} ${resource}`;
    case "stall":
      return `swap ${name} ${resource} ${resource === "wood" ? "stone" : "wood"}`;
    case "delivery":
      return `deliver ${picked("resource") ?? "wood"} ${name}`;
  }
  const source = picks.map((pick) => pick.value).find((value) => count(view.hexes[value]?.goods ?? {}) > 0);
  const verb = picked("verb") ?? (source && hex.terrain === "ruins" ? "transport" : undefined);
  switch (verb) {
    case "craftsman":
    case "site":
    case "explore":
      return `${verb} ${name}`;
    case "transport":
      if (source) return `transport ${source} ${picked("resource") ?? most(view.hexes[source]!.goods ?? {}) ?? "wood"} ${name}`;
      if (hex.terrain !== "ruins") return `transport ${name} ${hex.token?.resource ?? resource} ${own[0]?.site ?? ruin}`;
      break;
    case "build": {
      const card = [...(view.guilds[seat ?? -1]?.hand ?? []), ...view.board].find((contract) => contract !== null);
      if (card) return attemptBuild(view, seat, card, [{ site: name, hex: name, goods: {} }]);
    }
  }
  if (hex.tile) return `explore ${name}`;
  if (hex.token) return `craftsman ${name}`;
  if (count(hex.goods ?? {}) > 0) return `transport ${name} ${resource} ${own[0]?.site ?? ruin}`;
  return hex.terrain === "ruins" ? `site ${name}` : `explore ${name}`;
}

/** The same for a button of the action bar that leads nowhere now. */
export function attemptVerb(view: NebulaView, seat: number | null, verb: string): string {
  const names = Object.keys(view.hexes);
  const where = (test: (name: string) => boolean): string => names.find(test) ?? names[0]!;
  const pick: Pick[] = [{ slot: "verb", value: verb }];
  switch (verb) {
    case "craftsman":
      return `craftsman ${where((name) => !!view.hexes[name]!.token)}`;
    case "site":
      return `site ${where((name) => {
        const { terrain, sites = [], buildings = [] } = view.hexes[name]!;
        return terrain === "ruins" && sites.length + buildings.length < (view.seats === 2 ? 1 : 2);
      })}`;
    case "explore":
      return `explore ${where((name) => view.hexes[name]!.terrain === "mist" && !view.hexes[name]!.tile)}`;
    case "transport":
      return attempt(view, seat, where((name) => count(view.hexes[name]!.goods ?? {}) > 0), pick);
    case "build": {
      const card = [...(view.guilds[seat ?? -1]?.hand ?? []), ...view.board].find((contract) => contract !== null);
      return card ? attemptBuild(view, seat, card) : "pass";
    }
    default:
      return verb;
  }
}
