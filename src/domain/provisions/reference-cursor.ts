import type { ReferenceToken } from './reference-tokens.ts';
import { isInnerUnit, type ReferenceUnit } from './provision-unit.ts';

/** One step of a place as it is written, before the instrument says what it means. */
export interface WrittenStep {
  readonly unit: ReferenceUnit;
  readonly text: string;
  /** What stands before it: brackets, a dot or a colon; empty where its unit does. */
  readonly joint: '' | '(' | '.' | ':';
}

/** A place, or a range of places, as it is written. */
export interface WrittenPlace {
  readonly steps: readonly WrittenStep[];
  readonly to?: readonly WrittenStep[];
  /** The range is written with a hyphen between two numbers, which may be one number: `104-3`. */
  readonly isHyphened?: true;
  /** Of the text that is meant, where the reference says one: `sec. 33(4) (2005)`. */
  readonly year?: number;
}

/** A place in the tokens of a reference. */
export class ReferenceCursor {
  at = 0;
  readonly end: number;
  readonly tokens: readonly ReferenceToken[];
  readonly #startsName: (at: number) => boolean;

  /** `end` is exclusive; `startsName` says whether a known instrument's name begins at a token. */
  constructor(
    tokens: readonly ReferenceToken[],
    range: { readonly start: number; readonly end: number },
    startsName: (at: number) => boolean,
  ) {
    this.tokens = tokens;
    this.at = range.start;
    this.end = range.end;
    this.#startsName = startsName;
  }

  peek(ahead = 0): ReferenceToken | undefined {
    const at = this.at + ahead;
    return at < this.end ? this.tokens[at] : undefined;
  }

  /** The folded word or the mark that stands here; empty at the end. */
  word(ahead = 0): string {
    return this.peek(ahead)?.folded ?? '';
  }

  /** Goes past a word or mark, if it stands here. */
  skip(...words: readonly string[]): boolean {
    const isHere = this.at < this.end && words.includes(this.word());
    if (isHere) this.at += 1;
    return isHere;
  }

  isAtName(): boolean {
    return this.at < this.end && this.#startsName(this.at);
  }

  /** What `read` finds; where it finds nothing the cursor stays. */
  attempt<Found>(read: () => Found | undefined): Found | undefined {
    const start = this.at;
    const found = read();
    if (found === undefined) this.at = start;
    return found;
  }
}

/** Whether a step can be told from others only with its unit, as `point` or `paragraph`. */
export function isInnerStep({ unit }: WrittenStep): boolean {
  return isInnerUnit(unit);
}
