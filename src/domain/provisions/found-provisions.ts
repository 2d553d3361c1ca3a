/** A provision and where its words begin. */
export interface Provision {
  /** As in `PROVISION_ANCHOR`. */
  readonly anchor: string;
  /** From 0: the heading directly above the number, where that is the heading of this provision alone. */
  readonly block: number;
  /** From 0: the row of the table that the block is, where the list it belongs to is set as one. */
  readonly row?: number;
  /** Where the number is printed below its heading: in which block, and as contents show it, `8.` */
  readonly below?: { readonly block: number; readonly number: string };
}

/** The anchor of the reasons that stand before the provisions of a text. */
export const PREAMBLE = 'preamble';

/** Where a number is printed. */
export type PrintedAt = Pick<Provision, 'block' | 'row'>;

/** The provisions of a text as they are found, each under an anchor that no other has. */
export class FoundProvisions {
  readonly #taken = new Map<string, number>();
  #all: Provision[] = [];
  /** The last that begins at its heading, while no other heading has come. */
  #headed: number | undefined;
  /** Those that are printed within a paragraph. */
  readonly #within = new Set<string>();

  get all(): readonly Provision[] {
    return this.#all;
  }

  has(anchor: string): boolean {
    return this.#taken.has(anchor);
  }

  /** The anchor that it has: the one wished for, or behind others that wished the same, `s-2.2`. */
  take(wished: string, at: PrintedAt): string {
    const times = (this.#taken.get(wished) ?? 0) + 1;
    this.#taken.set(wished, times);
    const anchor = times === 1 ? wished : `${wished}.${times}`;
    this.#all.push({ anchor, ...at });
    return anchor;
  }

  /** One whose number is printed within a paragraph; nothing where another has the anchor. */
  takeWithin(anchor: string, { block }: PrintedAt): void {
    if (this.has(anchor)) return;
    this.#within.add(anchor);
    this.take(anchor, { block });
  }

  /**
   * What comes before Section 2 stands in Section 1, whose number older acts do not print: it begins right above what
   * was found so far, or with what is printed within a paragraph, where all of that is called by `loose` and a number.
   */
  nameFirst(anchor: string, loose: string): void {
    const before = this.#all.filter((one) => one.anchor === PREAMBLE);
    const numbered = this.#all.filter((one) => one.anchor !== PREAMBLE);
    const [first] = numbered;
    if (this.has(anchor) || !first || !numbered.every((one) => one.anchor.startsWith(loose))) return;
    const named = numbered.map((one) => ({ ...one, anchor: `${anchor}-${one.anchor.slice(loose.length)}` }));
    const block = this.#within.has(first.anchor) ? first.block : Math.max(0, first.block - 1);
    this.#all = [...before, { anchor, block }, ...named];
    for (const { anchor: taken } of this.#all) this.#taken.set(taken, 1);
  }

  /** The last one begins at the heading above it, unless another one stands below that, too. */
  beginAt(heading: PrintedAt | undefined, steps: readonly string[]): void {
    const last = this.#all.at(-1);
    const number = `${steps.join('.').replaceAll('_', '-')}.`;
    if (last && heading) {
      this.#all.splice(-1, 1, { ...last, block: heading.block, below: { block: last.block, number } });
      this.#headed = this.#all.length - 1;
      return;
    }
    const first = this.#all[this.#headed ?? -1];
    if (first?.below) this.#all.splice(this.#headed ?? 0, 1, { anchor: first.anchor, block: first.below.block });
    this.forgetHeading();
  }

  /** Another heading has come. */
  forgetHeading(): void {
    this.#headed = undefined;
  }
}
