import { alignVersions } from './align-versions.ts';
import type { Alignment } from './alignment.ts';
import type { BlockWords } from './block-words.ts';

/** Blocks of two texts that stand beside each other, by their places; one side may be empty, not both. */
export interface BesideRow {
  /** `same` where the words are, or where nothing is compared: a block without words, another language. */
  readonly kind: 'same' | 'moved' | 'changed' | 'split' | 'merged' | 'added' | 'removed';
  readonly olds: readonly number[];
  readonly news: readonly number[];
  /** False where too much differs for anybody to say which block comes from which. */
  readonly isCompared: boolean;
}

/**
 * Two versions of a text side by side: every block of either stands in one row, the newer ones in their order. What was
 * removed stands where it stood; what was moved stands beside itself, in the place it has now.
 */
export function setBeside(olds: readonly BlockWords[], news: readonly BlockWords[]): BesideRow[] {
  return new Rows(olds, news, alignVersions(olds, news)).list();
}

class Rows {
  readonly #olds: readonly BlockWords[];
  readonly #news: readonly BlockWords[];
  readonly #alignment: Alignment;
  readonly #rows: BesideRow[] = [];
  readonly #said = new Set<number>();
  /** Older blocks before this one are in a row, or were moved. */
  #oldAt = 0;

  constructor(olds: readonly BlockWords[], news: readonly BlockWords[], alignment: Alignment) {
    this.#olds = olds;
    this.#news = news;
    this.#alignment = alignment;
  }

  list(): BesideRow[] {
    for (const at of this.#news.keys()) this.#take(at);
    this.#sayRemoved(this.#olds.length);
    return this.#rows;
  }

  #take(at: number): void {
    if (this.#said.has(at)) return;
    const { origins, fates } = this.#alignment;
    const from = origins[at] ?? [];
    const [origin] = from;
    if (origin === undefined) {
      this.#add(this.#news[at]?.hasWords ? 'added' : 'same', [], [at]);
      return;
    }
    const fate = fates[origin];
    const isMoved = fate?.kind === 'moved';
    if (!isMoved) this.#sayRemoved(origin);
    if (fate?.kind === 'split') {
      for (const one of fate.into) this.#said.add(one);
      this.#add('split', from, fate.into);
    } else if (from.length > 1) this.#add('merged', from, [at]);
    else if (fate?.kind === 'changed') this.#add('changed', from, [at]);
    else this.#add(isMoved && this.#news[at]?.hasWords ? 'moved' : 'same', from, [at]);
  }

  #sayRemoved(before: number): void {
    for (; this.#oldAt < before; this.#oldAt += 1) {
      if (this.#alignment.fates[this.#oldAt]?.kind !== 'removed') continue;
      this.#add(this.#olds[this.#oldAt]?.hasWords ? 'removed' : 'same', [this.#oldAt], []);
    }
  }

  #add(kind: BesideRow['kind'], olds: readonly number[], news: readonly number[]): void {
    this.#rows.push({ kind, olds, news, isCompared: !this.#isSkipped(olds, news) });
  }

  #isSkipped(olds: readonly number[], news: readonly number[]): boolean {
    // What is in a pair has been found; only what stands alone may have a partner that nobody looked for.
    if (olds.length > 0 && news.length > 0) return false;
    return this.#alignment.notCompared.some(
      ({ oldFrom, oldTo, newFrom, newTo }) =>
        olds.some((at) => at >= oldFrom && at < oldTo) || news.some((at) => at >= newFrom && at < newTo),
    );
  }
}
