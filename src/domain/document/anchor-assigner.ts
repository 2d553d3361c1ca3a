import type { Block } from './block.ts';

/**
 * Gives each block of a document its anchor, in order: the printed number of a paragraph (`p12`, a second one
 * `p12-2`), else `b{n}`. A heading's number does not make a `p` anchor: numbered paragraphs are what people cite.
 */
export class AnchorAssigner {
  readonly #timesUsed = new Map<string, number>();
  /** The same for plain whole numbers, by number: a long text has hundreds of thousands of them. */
  #timesCounted = new Uint32Array(0);
  readonly #taken = new Set<string>();
  readonly #carried: ReadonlyMap<string, string[]>;
  #blocks = 0;
  #nextPlain: number;

  /** `carried`: anchors of the former version by what they stood on, see `anchorCarryKey`; used up in order. */
  constructor(carried: ReadonlyMap<string, readonly string[]> = new Map()) {
    this.#carried = new Map([...carried].map(([key, anchors]) => [key, [...anchors]]));
    const numbers = [...carried.values()].flat().map((anchor) => Number(/^b(\d+)$/.exec(anchor)?.[1] ?? 0));
    this.#nextPlain = numbers.reduce((most, number) => Math.max(most, number), 0) + 1;
  }

  /** The block with its anchor; call once for every block, in reading order. */
  assign<B extends Block>(block: B, text: string): B & { anchor: string } {
    this.#blocks += 1;
    return { ...block, anchor: this.#printedAnchor(block) ?? this.#carriedAnchor(text) ?? this.#plainAnchor() };
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

  #carriedAnchor(text: string): string | undefined {
    if (this.#carried.size === 0) return undefined;
    const anchor = this.#carried.get(anchorCarryKey(text))?.shift();
    if (anchor === undefined || this.#taken.has(anchor)) return undefined;
    this.#taken.add(anchor);
    return anchor;
  }

  #plainAnchor(): string {
    const anchor = `b${Math.max(this.#blocks, this.#nextPlain)}`;
    this.#nextPlain = Math.max(this.#blocks, this.#nextPlain) + 1;
    return anchor;
  }
}

/** What a `b{n}` anchor is recognised by in the next version: the text of its block without its spacing. */
export function anchorCarryKey(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 400);
}
