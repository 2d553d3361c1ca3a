import type { Block } from '#domain/document/block.ts';
import { inlineText } from '#domain/document/inline.ts';
import { findName, type NamePattern } from '#domain/tools/relations/find-names.ts';
import type { Reader } from '#domain/access/reader.ts';
import type { DocumentGuard } from '#server/asking/document-guard.ts';
import type { ContentStore } from '#server/ports/content-store.ts';

/** A paragraph that names one or both. */
export interface NamingPassage {
  readonly anchor: string;
  readonly text: string;
  readonly marks: [number, number][];
}

/** Chunks of a text that are looked through, each of some 16,000 characters: names of a cast stand near the beginning. */
const MOST_CHUNKS = 12;
/** Passages told of one document. */
const MOST_PASSAGES = 2;
/** Characters of a passage. */
const LONGEST = 360;

/** Finds where texts name those of whom a relation is. */
export class PassageFinder {
  readonly #store: Pick<ContentStore, 'listChunks'>;
  readonly #guard: Pick<DocumentGuard, 'findOpen'>;

  constructor(store: Pick<ContentStore, 'listChunks'>, guard: Pick<DocumentGuard, 'findOpen'>) {
    this.#store = store;
    this.#guard = guard;
  }

  /** The paragraphs of an open document that name both; where none does, the first that names each. */
  async find(reader: Reader, id: string, patterns: readonly NamePattern[]): Promise<NamingPassage[]> {
    const document = patterns.length === 0 ? undefined : await this.#guard.findOpen(reader, id);
    if (document?.kind !== 'document') return [];
    const both: NamingPassage[] = [];
    const first = new Map<NamePattern, NamingPassage>();
    for (const chunk of await this.#store.listChunks(document.content.id, 0, MOST_CHUNKS)) {
      for (const block of chunk.blocks) {
        if (block.kind !== 'paragraph' || block.anchor === undefined) continue;
        const text = textOf(block);
        const found = patterns.flatMap((pattern) => {
          const place = findName(text, pattern);
          return place ? [{ pattern, place }] : [];
        });
        if (found.length === 0) continue;
        const passage = cutPassage(
          block.anchor,
          text,
          found.map(({ place }) => place),
        );
        if (found.length === patterns.length) both.push(passage);
        for (const { pattern } of found) if (!first.has(pattern)) first.set(pattern, passage);
        if (both.length === MOST_PASSAGES) return both;
      }
    }
    return both.length > 0 ? both : [...new Set(first.values())];
  }
}

function textOf(block: Extract<Block, { kind: 'paragraph' }>): string {
  return inlineText(block.inlines);
}

/** As much of a paragraph as shows its names, beginning shortly before the first. */
function cutPassage(anchor: string, text: string, places: readonly (readonly [number, number])[]): NamingPassage {
  const ordered = places.toSorted(([one], [other]) => one - other);
  const first = ordered[0]?.[0] ?? 0;
  const start = text.length <= LONGEST ? 0 : beginWord(text, Math.max(0, Math.min(first - 80, text.length - LONGEST)));
  const end = Math.min(text.length, start + LONGEST);
  const before = start > 0 ? '… ' : '';
  const after = end < text.length ? ' …' : '';
  const shift = before.length - start;
  const marks = ordered.filter(([, to]) => to <= end).map(([from, to]): [number, number] => [from + shift, to + shift]);
  return { anchor, text: `${before}${text.slice(start, end)}${after}`, marks };
}

function beginWord(text: string, at: number): number {
  const space = text.indexOf(' ', at);
  return at === 0 || space === -1 ? at : space + 1;
}
