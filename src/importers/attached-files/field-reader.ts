import { findFieldTrouble, OF_ANOTHER_FIELD, saysItsName } from './field-trouble.ts';

interface OpenField {
  /** Where it began: all that it is told has to stand there. */
  readonly place: string;
  /** Whether some of it stood elsewhere. */
  isCut: boolean;
  /** What the field is told so far, of its own. */
  told: string;
  /** The same with the plain words in between, which Word reads as told, too. */
  spoken: string;
  /** Whether its result has begun, which tells it nothing any more. */
  hasResult: boolean;
  /** Whether another field writes a part of what it is told. */
  isMade: boolean;
}

/** Instructions longer than this are no field’s. */
const LONGEST = 65_536;
/** Elements that part words as a space does. */
const PARTING = new Set(['p', 'tab', 'ptab', 'br', 'cr']);
const CUT = 'holds a field that is cut over alternatives or changes, so that nobody can tell its name';

/**
 * The fields of a part of a Word file as its elements stream past: in one element (`fldSimple`), or from mark to mark with
 * what they are told cut over any number of runs, one field in another. Each call answers what is wrong with a field, in words.
 */
export class FieldReader {
  readonly #fields: OpenField[] = [];

  /** `place` tells apart what not every program reads as one. */
  open(name: string, attributes: Readonly<Record<string, string>>, place: string): string | undefined {
    if (PARTING.has(name)) this.#tell(' ', true);
    if (name === 'fldSimple') return this.#begin() ?? findFieldTrouble(attributes['instr'] ?? '', false);
    if (name !== 'fldChar') return undefined;
    const kind = attributes['fldCharType'];
    if (kind === 'begin') {
      const trouble = this.#begin();
      this.#fields.push({ place, isCut: false, told: '', spoken: '', hasResult: false, isMade: false });
      return trouble;
    }
    this.#checkPlace(place);
    return kind === 'separate' ? this.#separate() : kind === 'end' ? this.#end() : undefined;
  }

  /** The text of an element; only what a field is told counts. */
  text(name: string, words: string, place: string): void {
    const isTold = /^(?:del)?instrText$/iu.test(name);
    if (!isTold && !/^(?:t|delText)$/u.test(name)) return;
    this.#checkPlace(place);
    this.#tell(words, isTold);
  }

  #checkPlace(place: string): void {
    const field = this.#fields.at(-1);
    if (field && !field.hasResult && field.place !== place) field.isCut = true;
  }

  #tell(words: string, isTold: boolean): void {
    const field = this.#fields.at(-1);
    if (!field || field.hasResult) return;
    field.spoken += words.slice(0, LONGEST - field.spoken.length);
    if (isTold) field.told += words.slice(0, LONGEST - field.told.length);
  }

  /** What is wrong with the fields that have not ended. */
  finish(): string | undefined {
    let trouble: string | undefined;
    while (this.#fields.length > 0) trouble = this.#end() ?? trouble;
    return trouble;
  }

  #begin(): string | undefined {
    const around = this.#fields.at(-1);
    if (!around || around.hasResult) return undefined;
    around.isMade = true;
    return saysItsName(around.told) ? undefined : OF_ANOTHER_FIELD;
  }

  #separate(): string | undefined {
    const field = this.#fields.at(-1);
    if (!field || field.hasResult) return undefined;
    field.hasResult = true;
    return findTrouble(field);
  }

  #end(): string | undefined {
    const field = this.#fields.pop();
    return field && !field.hasResult ? findTrouble(field) : undefined;
  }
}

function findTrouble({ told, spoken, isMade, isCut }: OpenField): string | undefined {
  return findFieldTrouble(told, isMade) ?? findFieldTrouble(spoken, isMade) ?? (isCut ? CUT : undefined);
}
