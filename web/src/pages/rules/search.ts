// Search as people type it: no matter the case, the accents, the kind of apostrophe.

/** A text without case, accents and apostrophes. */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\p{M}'’ʼ`]/gu, "")
    .toLowerCase()
    .replaceAll("ł", "l");
}

/** A folded word without its last vowel: most endings of our languages differ in it (mgła, mgle; risorsa, risorse). */
function stem(word: string): string {
  return /^\p{L}{4,}$/u.test(word) ? word.replace(/[aeiouyаеиоуыэюяієь]$/u, "") : word;
}

/** Whether a text has all the words of a query, in any order. */
export function matches(text: string, query: string): boolean {
  const folded = fold(text);
  return fold(query)
    .split(/\s+/)
    .every((word) => folded.includes(stem(word)));
}

export interface Piece {
  text: string;
  /** The rule that the piece names. */
  rule?: string;
}

/** A text cut at the ids of rules that it refers to. */
export function pieces(text: string, known: ReadonlySet<string>): Piece[] {
  return text
    .split(/\b((?:VN|MI)-[A-Z]{1,2}\d*)\b/)
    .map((piece, at) => (at % 2 && known.has(piece) ? { text: piece, rule: piece } : { text: piece }))
    .filter((piece) => piece.text);
}
