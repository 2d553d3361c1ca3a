import type { Block } from '#domain/document/block.ts';
import { alignVersions } from './align-versions.ts';
import type { Alignment } from './alignment.ts';
import { readBlockWords, type BlockWords } from './block-words.ts';
import { compareWords } from '../words/compare-words.ts';

/** A stretch of a block's text: in both versions, or in one of them. */
export interface ChangePiece {
  readonly kind: 'same' | 'inserted' | 'deleted';
  readonly text: string;
}

/** What became of a block, or of some that were split or merged, without the printed number. */
export interface BlockChange {
  readonly kind: 'same' | 'moved' | 'changed' | 'split' | 'merged' | 'added' | 'removed';
  /** The anchor in the newer version; in the older one of what was removed. */
  readonly anchor: string | null;
  readonly pieces: readonly ChangePiece[];
  /** False where so much differs that its words were not held against each other. */
  readonly isCompared: boolean;
}

const NEXT_PARAGRAPH = '\n';

/** What changed between two versions of a text, in the order of the newer one; what was removed stands where it stood. */
export function listChanges(former: readonly Block[], next: readonly Block[]): BlockChange[] {
  const olds = former.map(readBlockWords);
  const news = next.map(readBlockWords);
  const changes = new Changes({ former, next, olds, news, alignment: alignVersions(olds, news) });
  return changes.list();
}

interface Versions {
  readonly former: readonly Block[];
  readonly next: readonly Block[];
  readonly olds: readonly BlockWords[];
  readonly news: readonly BlockWords[];
  readonly alignment: Alignment;
}

class Changes {
  readonly #versions: Versions;
  readonly #rows: BlockChange[] = [];
  /** Older blocks before this one are said. */
  #oldAt = 0;

  constructor(versions: Versions) {
    this.#versions = versions;
  }

  list(): BlockChange[] {
    const { next, olds } = this.#versions;
    for (const at of next.keys()) this.#take(at);
    this.#sayRemoved(olds.length);
    return this.#rows;
  }

  #take(at: number): void {
    const { news, alignment } = this.#versions;
    const [origin, ...others] = alignment.origins[at] ?? [];
    const block = news[at] as BlockWords;
    if (origin === undefined) {
      if (block.hasWords)
        this.#add('added', at, [{ kind: 'inserted', text: wordsOf(block) }], !this.#isSkipped('new', at));
      return;
    }
    const fate = alignment.fates[origin];
    if (fate?.kind !== 'moved') this.#sayRemoved(origin);
    if (!block.hasWords) return;
    if (fate?.kind === 'split') {
      if (fate.into[0] === at) this.#compare('split', at, [origin], fate.into);
    } else if (others.length > 0) this.#compare('merged', at, [origin, ...others], [at]);
    else if (fate?.kind === 'changed') this.#compare('changed', at, [origin], [at]);
    else this.#add(fate?.kind === 'moved' ? 'moved' : 'same', at, [{ kind: 'same', text: wordsOf(block) }], true);
  }

  /** Says what was removed before a block of the older version. */
  #sayRemoved(before: number): void {
    const { former, olds, alignment } = this.#versions;
    for (; this.#oldAt < before; this.#oldAt += 1) {
      const block = olds[this.#oldAt] as BlockWords;
      if (alignment.fates[this.#oldAt]?.kind !== 'removed' || !block.hasWords) continue;
      this.#rows.push({
        kind: 'removed',
        anchor: former[this.#oldAt]?.anchor ?? null,
        pieces: [{ kind: 'deleted', text: wordsOf(block) }],
        isCompared: !this.#isSkipped('old', this.#oldAt),
      });
    }
  }

  #compare(kind: BlockChange['kind'], at: number, from: readonly number[], to: readonly number[]): void {
    const { olds, news } = this.#versions;
    const join = (blocks: readonly BlockWords[], places: readonly number[]) =>
      places.map((place) => wordsOf(blocks[place] as BlockWords)).join(NEXT_PARAGRAPH);
    const { pieces, isWhole } = cutIntoPieces(join(olds, from), join(news, to));
    this.#add(kind, at, pieces, isWhole);
  }

  #add(kind: BlockChange['kind'], at: number, pieces: readonly ChangePiece[], isCompared: boolean): void {
    this.#rows.push({ kind, anchor: this.#versions.next[at]?.anchor ?? null, pieces, isCompared });
  }

  #isSkipped(side: 'old' | 'new', at: number): boolean {
    return this.#versions.alignment.notCompared.some((skipped) =>
      side === 'old' ? at >= skipped.oldFrom && at < skipped.oldTo : at >= skipped.newFrom && at < skipped.newTo,
    );
  }
}

function wordsOf({ text, start }: BlockWords): string {
  return text.slice(start);
}

/** Both texts in one: what is the same once, between it what was left out and what was put in. */
function cutIntoPieces(old: string, next: string): { readonly pieces: ChangePiece[]; readonly isWhole: boolean } {
  const { changes, isWhole } = compareWords(old, next);
  const pieces: ChangePiece[] = [];
  const add = (kind: ChangePiece['kind'], text: string) => {
    if (text !== '') pieces.push({ kind, text });
  };
  let at = 0;
  for (const { oldFrom, oldTo, newFrom, newTo } of changes) {
    add('same', next.slice(at, newFrom));
    add('deleted', old.slice(oldFrom, oldTo));
    add('inserted', next.slice(newFrom, newTo));
    at = newTo;
  }
  add('same', next.slice(at));
  return { pieces, isWhole };
}
