import { readRoman } from '#domain/words/roman-numeral.ts';
import type { PrintedNumber } from './printed-number.ts';

/** A number that is open. */
export interface Item {
  readonly anchor: string;
  readonly form: string;
  readonly depth: number;
  readonly number: string;
  /** It is printed right after the number that it stands in, at whose depth it is therefore: the second of `(3) 1.` */
  readonly isInner?: boolean;
  /** It is a row of a list that is set as a table. */
  readonly isRow?: boolean;
}

/** The numbers that are open at a place of a main part, the outermost first: `(1)`, `(a)`, `(ii)`. */
export class ItemStack {
  #items: Item[] = [];
  /** What all numbers stand in, where the main part itself is divided. */
  #base: string | undefined;

  clear(): void {
    this.#items = [];
    this.#base = undefined;
  }

  begin(base: string): void {
    this.#base = base;
  }

  /**
   * How far in a row of a table is set, which does not say it: beside the number that it follows, or beside the rows of
   * the list before it where it begins another one, else in the innermost number.
   */
  depthOfRow(number: PrintedNumber): number {
    const form = this.#formOf(number);
    const alike = this.#items.filter((item) => item.form === form);
    const before = alike.findLast((item) => isNext(item.number, number.steps.at(-1) ?? ''));
    const beside = before ?? alike.findLast(({ isRow }) => isRow === true);
    return beside?.depth ?? (this.#items.at(-1)?.depth ?? -1) + 1;
  }

  /**
   * Where a number stands: below what is set less far in, and beside what has its form. Of a number that prints those
   * above it, `4.2` in Rule 4, only the last steps are its own.
   */
  place(
    number: PrintedNumber,
    { depth, root, isFirst }: { readonly depth: number; readonly root: string; readonly isFirst: boolean },
  ): { readonly above: string; readonly steps: readonly string[]; readonly form: string } {
    const form = this.#formOf(number);
    const below = this.#base ?? root;
    if (number.steps.length > 1) {
      this.#items = [];
      const [first] = number.steps;
      const isOwn = below.endsWith(`-${first}`);
      return { above: below, steps: isOwn ? number.steps.slice(1) : number.steps, form };
    }
    if (isFirst) this.#items = this.#items.slice(0, this.#findBeside(form, depth));
    return { above: this.#items.at(-1)?.anchor ?? below, steps: number.steps, form };
  }

  push(item: Item): void {
    this.#items.push(item);
  }

  /** How many of the open numbers hold a new one. */
  #findBeside(form: string, depth: number): number {
    const held = this.#items.findIndex((item) => item.depth > depth);
    const open = held < 0 ? this.#items.length : held;
    for (let at = open - 1; at >= 0; at -= 1) {
      const item = this.#items[at];
      if (item?.depth !== depth && item?.isInner !== true) return open;
      if (item.form === form) return at;
    }
    return open;
  }

  /** `(i)` after `(a)` begins numerals, after `(h)` it is a letter; `(v)` after `(iv)` goes on with them. */
  #formOf({ steps, form }: PrintedNumber): string {
    const number = steps.at(-1) ?? '';
    const value = readRoman(number);
    if (!form.startsWith('letters') || value === undefined) return form;
    const before = this.#items.findLast(
      (item) => item.form === `numerals ${form}` && readRoman(item.number) === value - 1,
    );
    const letter = this.#items.findLast((item) => item.form === form);
    const isNextLetter = letter?.number.length === 1 && letter.number.charCodeAt(0) + 1 === number.charCodeAt(0);
    const isNumeral = before !== undefined || (number.length > 1 && value > 1) || (number === 'i' && !isNextLetter);
    return isNumeral ? `numerals ${form}` : form;
  }
}

/** Whether one number comes right after another: `(b)` after `(a)`, `10.` after `9.`, `(iv)` after `(iii)`. */
function isNext(before: string, number: string): boolean {
  if (/^\d+$/u.test(before)) return Number(number) === Number(before) + 1;
  const [one, other] = [readRoman(before), readRoman(number)];
  if (one !== undefined && other === one + 1) return true;
  return before.length === 1 && number.length === 1 && number.charCodeAt(0) === before.charCodeAt(0) + 1;
}
