/** A number that a source prints, as the source itself says where it stands: nothing of the product is asked. */
export interface PrintedPlace {
  /** As a lawyer writes it: `s 41(2)(a)`. */
  readonly typed: string;
  /** As OP-196 names it: `s-41-2-a`. */
  readonly anchor: string;
  /** With what its own words begin: letters and digits alone. */
  readonly words: string;
}

const LONGEST = 40;

/** What words are held against each other by: letters and digits, in small letters. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Gathers places; a number that comes again in one place is the second, third … of its name. */
export class PlaceList {
  readonly places: PrintedPlace[] = [];
  readonly #times = new Map<string, number>();

  /** Answers what the place is called, for what stands in it. */
  add(wished: string, typed: string, words: string): string {
    const times = (this.#times.get(wished) ?? 0) + 1;
    this.#times.set(wished, times);
    const anchor = times === 1 ? wished : `${wished}.${times}`;
    this.places.push({ anchor, typed, words: plain(words).slice(0, LONGEST) });
    return anchor;
  }
}

/** The numbers of a label without their marks: `2. (1)` is `2` and `1`. */
export function numbersOf(label: string): string[] {
  return label.match(/[\p{L}\d]+/gu) ?? [];
}
