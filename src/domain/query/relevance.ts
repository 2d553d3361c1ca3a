/**
 * How much a document has to do with a query, in one sentence: each word of the query outside NOT counts the more the
 * rarer it is in the library and the more of the document it makes up, most in the title and as it was typed, and
 * words that follow one another in the query count again for standing close together.
 *
 * In figures, the score is the sum over terms of `rarityOf` × `shareOf(amount)`; the amount counts a word's places by
 * the weights of their fields (`amountOf`), and not those in the names that it is filed under (OP-164). `otherForm` of it is for any form of the word, the rest for the one that was
 * asked for. Each two words that follow one another add `nearness` × the mean of their rarities × `shareOf(closeness)`,
 * where `countNear` counts the closeness in each field.
 */
export interface Relevance {
  /** What a word counts in each field, whole numbers above 0. */
  readonly title: number;
  readonly text: number;
  readonly record: number;
  /** The amount of which a document of average length has half of what there is to have. */
  readonly saturation: number;
  /** How much the length of a document counts against it, 0 to 1. */
  readonly length: number;
  /**
   * Words of a page, or the library's average where that is shorter: a document that is shorter counts as one, so that a
   * notice leads nothing by being short.
   */
  readonly page: number;
  /** What a document gets for another form of a word, 0 to 1. */
  readonly otherForm: number;
  /** What standing side by side counts beside a word. */
  readonly nearness: number;
}

/** As measured (`bench/relevance`). */
export const RELEVANCE: Relevance = {
  title: 11,
  text: 2,
  record: 1,
  saturation: 2.4,
  length: 0.75,
  page: 370,
  otherForm: 0.6,
  nearness: 1.25,
};

/** Two words farther apart have nothing to do with one another. */
const FARTHEST = 8;

/** What finding a term says; above zero for one that every document has. */
export function rarityOf(documents: number, documentsWithTerm: number): number {
  return Math.log(1 + (documents - documentsWithTerm + 0.5) / (documentsWithTerm + 0.5));
}

/** What a document's length (words of title and text) sets against an amount. */
export function resistanceOf(
  length: number,
  averageLength: number,
  { saturation, length: b, page }: Relevance,
): number {
  const floor = Math.min(page, averageLength);
  return averageLength === 0 ? saturation : saturation * (1 - b + (b * Math.max(length, floor)) / averageLength);
}

/** From 0 towards 1, the more there is. */
export function shareOf(amount: number, resistance: number): number {
  return amount / (amount + resistance);
}

export interface FieldCounts {
  readonly title: number;
  readonly text: number;
  readonly record: number;
}

/** A record repeats what the text says: the two are not added, what counts more is taken. */
export function amountOf(counts: FieldCounts, weights: FieldCounts): number {
  return counts.title * weights.title + Math.max(counts.text * weights.text, counts.record * weights.record);
}

/** Places of a word in one field: `positions[from]` up to `positions[to]`, ascending. */
export interface WordPlaces {
  readonly positions: Uint32Array;
  readonly from: number;
  readonly to: number;
}

/**
 * How often and how closely one word follows another in a field: 1 for each place where it stands right behind it, less
 * the farther away, half where it stands before it, nothing beyond `FARTHEST`.
 */
export function countNear(first: WordPlaces, second: WordPlaces): number {
  const { positions, from, to } = second;
  let count = 0;
  let at = from;
  for (let index = first.from; index < first.to; index++) {
    const place = first.positions[index]!;
    while (at < to && positions[at]! <= place) at++;
    const behind = at < to ? positions[at]! - place : Infinity;
    const before = at > from ? place - positions[at - 1]! : Infinity;
    const forward = behind <= FARTHEST ? 1 / behind : 0;
    const backward = before > 0 && before <= FARTHEST ? 0.5 / before : 0;
    count += Math.max(forward, backward);
  }
  return count;
}
