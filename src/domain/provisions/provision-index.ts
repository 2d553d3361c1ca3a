import { readRoman } from '#domain/words/roman-numeral.ts';
import { isUnitStep } from './provision-anchor.ts';
import type { Provision } from './found-provisions.ts';
import { listMainSteps } from './typed-place.ts';

/** The last steps of an anchor, where they count a chapter or part. */
const DIVISION = /(?<=^|-)(?:book|pt|title|ch|div|sec)-[^-]+$/u;
/** Akoma Ntoso and addresses of legislatures call sections so: `sec-2`, `sec_2`, `section-2`. */
const SECTION_OF_SOURCE = /^(?:sec|section)[-_](?=\d)/u;

/** A provision with the anchor of the block where it begins. */
export interface PlacedProvision extends Provision {
  /** `p1-3`, `b7`: an alias of the provision for good. */
  readonly at: string;
}

/** The provisions of one text, by their anchors and by their blocks. */
export class ProvisionIndex {
  readonly #byAnchor = new Map<string, PlacedProvision>();
  readonly #byKey = new Map<string, PlacedProvision>();
  /** The first of each number of a chapter or part, in whatever it stands. */
  readonly #divisions = new Map<string, PlacedProvision>();
  readonly #byBlock = new Map<number, PlacedProvision>();
  readonly #rows = new Map<number, Map<number, string>>();

  /** Call once for every provision, in the order of the tree; `at` is the anchor of the block where it begins. */
  add(provision: Provision, at: string): void {
    const placed = { ...provision, at };
    this.#byAnchor.set(placed.anchor, placed);
    const key = keyOf(placed.anchor);
    if (!this.#byKey.has(key)) this.#byKey.set(key, placed);
    const division = DIVISION.exec(key)?.[0];
    if (division !== undefined && !this.#divisions.has(division)) this.#divisions.set(division, placed);
    if (placed.row !== undefined) {
      this.#keepRow(placed.block, placed.row, placed.anchor);
      return;
    }
    // Of `1. (1)` the innermost is what a reader points at.
    this.#byBlock.set(placed.block, placed);
    if (placed.below) this.#byBlock.set(placed.below.block, placed);
  }

  /** What its main parts are called in anchors, the commonest first. */
  get mains(): readonly string[] {
    return listMainSteps(this.#byAnchor.keys());
  }

  /**
   * The provision of an anchor, in capitals or small letters, of Roman or Arabic numerals; a chapter or part by its number
   * alone, too, the first of several; sections also as sources name them, `sec-2`.
   */
  find(anchor: string): PlacedProvision | undefined {
    const found = this.#byAnchor.get(anchor) ?? this.#byKey.get(keyOf(anchor)) ?? this.#divisions.get(keyOf(anchor));
    if (found || !SECTION_OF_SOURCE.test(anchor)) return found;
    return this.find(anchor.replace(SECTION_OF_SOURCE, 's-'));
  }

  /** The provisions that rows of a table are, by the number of the row; undefined where none is. */
  rowsOf(block: number): ReadonlyMap<number, string> | undefined {
    return this.#rows.get(block);
  }

  /** The innermost provision whose number stands in a block. */
  ofBlock(block: number): PlacedProvision | undefined {
    return this.#byBlock.get(block);
  }

  #keepRow(block: number, row: number, anchor: string): void {
    const rows = this.#rows.get(block) ?? new Map<number, string>();
    this.#rows.set(block, rows.set(row, anchor));
  }
}

/** Equal for anchors that mean one place however its number is written: `art-V-1-b`, `art-5-1-B`. */
function keyOf(anchor: string): string {
  const steps = anchor.toLowerCase().split('-');
  return steps
    .map((step, at) => {
      const above = steps[at - 1];
      const value = above !== undefined && isUnitStep(above, at === 1) ? readRoman(step) : undefined;
      return value === undefined ? step : String(value);
    })
    .join('-');
}
