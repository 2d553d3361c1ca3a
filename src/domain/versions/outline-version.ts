import type { Block } from '#domain/document/block.ts';
import type { ProvisionUnit } from '#domain/provisions/known-instrument.ts';
import { listProvisions } from '#domain/provisions/provision-tree.ts';
import { bareLabel } from './bare-label.ts';
import type { BlockWords } from './block-words.ts';
import { digestText } from './digest-text.ts';
import { FreeNames } from './free-names.ts';

/** What resolving an address has to know of a block; its text is read only for passages. */
export interface OutlinedBlock {
  /** By content, carried over versions (`carryBlockIds`). */
  readonly id: string;
  readonly anchor: string;
  /** What a fragment may call it: its anchor, and `fn3`, `page-45`, or the provisions that begin there. */
  readonly names: readonly string[];
  /** Digest of its words without the printed number; equal where two versions say the same. */
  readonly words: string;
  /** Where its own words begin in its text. */
  readonly start: number;
  /** Whether it only announces what follows, so that the words of its address are those of the next block. */
  readonly isMarker: boolean;
}

/** An entry of the contents of a version. */
export interface OutlinedNode {
  readonly id: string;
  /** The block where it begins, from 0; none for an entry that opens another document, or nothing. */
  readonly block?: number;
  /** Digest of its label without numbering. */
  readonly words: string;
}

/** One version of a document, as addresses are resolved against it. */
export interface OutlinedVersion {
  readonly version: number;
  readonly blocks: readonly OutlinedBlock[];
  readonly nodes: readonly OutlinedNode[];
}

/** What a version consists of; `blocks`, `words` (`readBlockWords`) and `ids` are equally long. */
export interface VersionParts {
  readonly version: number;
  /** Of a text of law: what its main parts are called that print only a number. */
  readonly bare?: ProvisionUnit;
  /** As stored. */
  readonly blocks: readonly (Block & { readonly anchor: string })[];
  readonly words: readonly BlockWords[];
  readonly ids: readonly string[];
  readonly nodes: readonly { readonly id: string; readonly label: string; readonly block?: number }[];
}

/** Gives the blocks of a version the names that fragments use; a mark or page label that comes again has `-2` behind it. */
export function outlineVersion({ version, bare, blocks, words, ids, nodes }: VersionParts): OutlinedVersion {
  const free = new FreeNames();
  const provisions = Map.groupBy(bare === undefined ? [] : listProvisions(blocks, bare), ({ block }) => block);
  return {
    version,
    blocks: blocks.map((block, at): OutlinedBlock => {
      const { key, start = 0, isMarker = false } = words[at] ?? { key: '' };
      const printed = nameOfPrinted(block);
      const named = printed === undefined ? [block.anchor] : [block.anchor, free.take(printed)];
      const names = [...named, ...(provisions.get(at) ?? []).map(({ anchor }) => anchor)];
      return { id: ids[at] ?? '', anchor: block.anchor, names, words: digestText(key), start, isMarker };
    }),
    nodes: nodes.map(({ id, label, block }) => ({
      id,
      words: digestText(bareLabel(label)),
      ...(block === undefined ? {} : { block }),
    })),
  };
}

function nameOfPrinted(block: Block): string | undefined {
  if (block.kind !== 'footnote' && block.kind !== 'page') return undefined;
  const printed = block.kind === 'page' ? block.label : block.mark;
  const name = printed
    .trim()
    .replaceAll(/^[[(]+|[\])]*\.?$/gu, '')
    .replaceAll(/[\s:]+/gu, '-')
    .slice(0, 56);
  if (name === '') return undefined;
  return block.kind === 'page' ? `page-${name}` : `fn${name}`;
}
