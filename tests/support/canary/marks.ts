import type { AccessCode } from '#domain/edition/subscription-code.ts';
import type { EditionId } from '#domain/edition/edition.ts';

/** Whoever hears an answer: on which edition, with which codes of it, and as whom. */
export interface Listener {
  readonly edition: EditionId;
  /** Effective codes on that edition; none where there is no subscription. */
  readonly codes: readonly AccessCode[];
  /** User name of the account; null for whoever has none. */
  readonly account: string | null;
}

/** A word that stands in one place of the whole library, and who may be told it. */
export interface Mark {
  readonly word: string;
  /** What holds it, and where in it: `ka-award-kapp, note`. */
  readonly about: string;
  /** Whether it belongs to what only those who may read the thing are told; titles and the like are told more widely. */
  readonly isClosed: boolean;
  readonly mayHear: (listener: Listener) => boolean;
}

/** What every word of the canary begins with: no other text has it. */
const BEGINNING = 'qx';
const WORD = /qx[a-z]+/giu;

/** All words of one canary, by themselves. */
export class Marks {
  readonly #marks = new Map<string, Mark>();

  /** A new word for a place of something; letters alone, so that every reader of texts takes it for one word. */
  add(thing: string, place: string, mark: Pick<Mark, 'isClosed' | 'mayHear'>): string {
    const word = BEGINNING + `${thing}${place}`.toLowerCase().replaceAll(/[^a-z]/gu, '');
    const known = this.#marks.get(word);
    if (known && known.about !== `${thing}, ${place}`) throw new Error(`${word} is ${known.about}, too`);
    this.#marks.set(word, { word, about: `${thing}, ${place}`, ...mark });
    return word;
  }

  all(): Mark[] {
    return [...this.#marks.values()];
  }

  /** The words of the canary in a text. */
  hear(text: string): Mark[] {
    return listWords(text).flatMap((word) => this.#marks.get(word) ?? []);
  }
}

/** Words of the canary in a text, each once, in small letters; what a name in an address has between its words is none of them. */
export function listWords(text: string): string[] {
  return [...new Set(text.match(WORD)?.map((word) => word.toLowerCase()))];
}
