// What things are called, in the player's language: for screen readers, and as a caption under the map.
import type { Contract, Goods, Hex, NebulaView } from "../../lib/types";
import { say } from "../../lib/words.svelte";
import { parse, RESOURCES } from "./choose";
import { emptyMeadow } from "./hexes";

export function goodsName(goods: Goods): string {
  const parts = RESOURCES.filter((kind) => goods[kind]).map((kind) => say("web-nebula-goods", { resource: kind, count: goods[kind]! }));
  return parts.length ? parts.join(", ") : say("web-nebula-nothing");
}

export function asksName(asks: Contract["asks"]): string {
  return typeof asks === "string" ? say("nebula-asks", { asks: asks.startsWith("two") ? "alike" : "kinds" }) : goodsName(asks);
}

/** A hex with all that lies on it, and whose. */
export function hexName(name: string, hex: Hex, names: string[], you: number | null): string {
  const owner = (seat: number): { whose: string; seat: string } => ({ whose: seat === you ? "you" : "theirs", seat: names[seat] ?? "" });
  const parts = [say("nebula-terrain", { terrain: hex.tile ? "meadow" : hex.terrain })];
  if (hex.tile) parts.push(say("nebula-laid"));
  else if (hex.terrain === "forest") parts.push(say("web-nebula-two-actions"));
  else if (hex.terrain === "meadow") {
    const { token, goods = {}, craftsman } = hex;
    if (token) parts.push(say("web-nebula-token", { goods: goodsName({ [token.resource]: token.pieces }), points: token.points }));
    else if (emptyMeadow(hex)) parts.push(say("web-nebula-empty"));
    else if (craftsman === null || craftsman === undefined) parts.push(say("web-nebula-neutral", { goods: goodsName(goods) }));
    else parts.push(say("web-nebula-exploitation", { ...owner(craftsman), goods: goodsName(goods) }));
  }
  for (const site of hex.sites ?? []) parts.push(say("web-nebula-site", { ...owner(site.seat), goods: goodsName(site.goods) }));
  for (const seat of hex.buildings ?? []) parts.push(say("web-nebula-building", owner(seat)));
  return `${name}: ${parts.join("; ")}`;
}

/** An action in words that need no grammar: what, of what, from where to where. */
export function moveName(text: string, view: NebulaView, you: number | null): string {
  const { verb, at, to, resource, other, card, kinds } = parse(text);
  const found = [...view.board, ...(view.guilds[you ?? -1]?.hand ?? [])].find((one) => one?.card === card);
  const goods = [resource, other, ...(kinds ?? "").split(" ")].filter((kind) => kind);
  const places = [at === "storage" ? undefined : at, to].filter((place) => place);
  return [
    say(`nebula-verb-${verb}`),
    ...(found ? [say("nebula-card", { card: found.kind })] : []),
    ...goods.map((kind) => say("nebula-resource", { resource: kind! })),
    ...(places.length ? [places.join(" → ")] : []),
  ].join(", ");
}
