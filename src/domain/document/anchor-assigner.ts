import type { Block } from './block.ts';

/** The anchors that a text had before. */
export interface FormerAnchors {
  /** The anchor that a block, by its place from 0, brings along; undefined for one that is new. */
  readonly of: (place: number) => string | undefined;
  /** The highest number of a `b` anchor that any version of the text had; 0 where none. */
  readonly highest: number;
}

const NONE: FormerAnchors = { of: () => undefined, highest: 0 };

/**
 * Gives each block of a document its anchor, in order: the printed number of a paragraph (`p12`, a second one
 * `p12-2`), else `b{n}`, which a block keeps from version to version and none has after it. A heading's number does not
 * make a `p` anchor: numbered paragraphs are what people cite.
 */
export class AnchorAssigner {
  readonly #timesUsed = new Map<string, number>();
  /** The same for plain whole numbers, by number: a long text has hundreds of thousands of them. */
  #timesCounted = new Uint32Array(0);
  readonly #former: FormerAnchors;
  #blocks = 0;
  #highest: number;

  constructor(former = NONE) {
    this.#former = former;
    this.#highest = former.highest;
  }

  /** As in `FormerAnchors`, those that were assigned included. */
  get highest(): number {
    return this.#highest;
  }

  /** The block with its anchor; call once for every block, in reading order. */
  assign<B extends Block>(block: B): B & { anchor: string } {
    const former = this.#former.of(this.#blocks);
    this.#blocks += 1;
    const carried = former?.startsWith('b') ? former : undefined;
    return { ...block, anchor: this.#printedAnchor(block) ?? carried ?? this.#plainAnchor() };
  }

  #printedAnchor(block: Block): string | undefined {
    if (block.kind !== 'paragraph' || block.depth) return undefined;
    const printed = /^[[(]?(\d{1,6}[A-Za-z]{0,2})[\])]?\.?$/.exec(block.number?.trim() ?? '')?.[1];
    if (printed === undefined) return undefined;
    const base = `p${printed}`;
    const times = /^\d+$/.test(printed) ? this.#countNumber(Number(printed)) : this.#countName(base);
    return times === 1 ? base : `${base}-${times}`;
  }

  #countName(name: string): number {
    const times = (this.#timesUsed.get(name) ?? 0) + 1;
    this.#timesUsed.set(name, times);
    return times;
  }

  #countNumber(number: number): number {
    if (number >= this.#timesCounted.length) {
      const grown = new Uint32Array(Math.max(64, 2 * number));
      grown.set(this.#timesCounted);
      this.#timesCounted = grown;
    }
    const times = (this.#timesCounted[number] ?? 0) + 1;
    this.#timesCounted[number] = times;
    return times;
  }

  #plainAnchor(): string {
    this.#highest = Math.max(this.#blocks, this.#highest + 1);
    return `b${this.#highest}`;
  }
}
