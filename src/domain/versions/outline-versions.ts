import type { Block } from '#domain/document/block.ts';
import type { ProvisionUnit } from '#domain/provisions/known-instrument.ts';
import { findOutlineEntry } from '#domain/document/outline.ts';
import { alignVersions } from './align-versions.ts';
import { readBlockWords, type BlockWords } from './block-words.ts';
import { carryBlockIds } from './carry-block-ids.ts';
import { carryContentsIds, type KnownEntry } from './carry-contents-ids.ts';
import { listSectionEntries } from './contents-entry.ts';
import { outlineVersion, type OutlinedVersion } from './outline-version.ts';

/** The text of one version, as stored. */
export interface VersionText {
  readonly version: number;
  /** As in `VersionParts`. */
  readonly bare?: ProvisionUnit;
  readonly blocks: readonly (Block & { readonly anchor: string })[];
}

interface Former {
  readonly words: readonly BlockWords[];
  readonly ids: readonly string[];
  readonly entries: readonly KnownEntry[];
}

/** Versions of one text, the oldest first, with the ids of blocks and contents carried from each to the next (OP-119). */
export function outlineVersions(texts: readonly VersionText[]): OutlinedVersion[] {
  let former: Former | undefined;
  const given: string[] = [];
  return texts.map(({ version, bare, blocks }) => {
    const words = blocks.map(readBlockWords);
    const ids = carryBlockIds(words, former && { ids: former.ids, alignment: alignVersions(former.words, words) });
    const outline = blocks.flatMap((block, place) => findOutlineEntry(block, place) ?? []);
    const sections = listSectionEntries(outline, ids);
    const nodeIds = carryContentsIds(sections, former?.entries, given);
    const entries = sections.map((entry, place) => ({ ...entry, id: nodeIds[place] ?? '' }));
    const nodes = outline.map(({ label, block }, place) => ({ id: nodeIds[place] ?? '', label, block }));
    given.push(...nodeIds);
    former = { words, ids, entries };
    return outlineVersion({ version, ...(bare === undefined ? {} : { bare }), blocks, words, ids, nodes });
  });
}
