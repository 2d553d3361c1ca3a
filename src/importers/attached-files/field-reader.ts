import { findFieldTrouble, OF_ANOTHER_FIELD, saysItsName } from './field-trouble.ts';

interface OpenField {
  /** What the field is told so far, of its own. */
  told: string;
  /** Whether its result has begun, which tells it nothing any more. */
  hasResult: boolean;
  /** Whether another field writes a part of what it is told. */
  isMade: boolean;
}

/** Instructions longer than this are no field’s. */
const LONGEST = 65_536;

/**
 * The fields of a part of a Word file as its elements stream past: in one element (`fldSimple`), or from mark to mark with
 * what they are told cut over any number of runs, one field in another. Each call answers what is wrong with a field, in words.
 */
export class FieldReader {
  readonly #fields: OpenField[] = [];

  open(name: string, attributes: Readonly<Record<string, string>>): string | undefined {
    if (name === 'fldSimple') return this.#begin() ?? findFieldTrouble(attributes['instr'] ?? '', false);
    if (name !== 'fldChar') return undefined;
    const kind = attributes['fldCharType'];
    if (kind === 'begin') {
      const trouble = this.#begin();
      this.#fields.push({ told: '', hasResult: false, isMade: false });
      return trouble;
    }
    return kind === 'separate' ? this.#separate() : kind === 'end' ? this.#end() : undefined;
  }

  /** The text of an element; only what a field is told counts. */
  text(name: string, words: string): void {
    const field = this.#fields.at(-1);
    if (!/^(?:del)?instrText$/iu.test(name) || !field || field.hasResult) return;
    field.told += words.slice(0, LONGEST - field.told.length);
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
    return findFieldTrouble(field.told, field.isMade);
  }

  #end(): string | undefined {
    const field = this.#fields.pop();
    return field && !field.hasResult ? findFieldTrouble(field.told, field.isMade) : undefined;
  }
}
