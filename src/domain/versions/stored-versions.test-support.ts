import { AnchorAssigner } from '#domain/document/anchor-assigner.ts';
import type { Block } from '#domain/document/block.ts';
import type { ProvisionUnit } from '#domain/provisions/known-instrument.ts';
import { findOutlineEntry } from '#domain/document/outline.ts';
import { alignVersions } from './align-versions.ts';
import { readBlockWords, type BlockWords } from './block-words.ts';
import { carryBlockIds } from './carry-block-ids.ts';
import { carryContentsIds, type KnownEntry } from './carry-contents-ids.ts';
import { listSectionEntries } from './contents-entry.ts';
import { outlineVersion, type OutlinedVersion } from './outline-version.ts';

/** A version as a store would keep it. */
export interface StoredVersion {
  readonly outlined: OutlinedVersion;
  readonly words: readonly BlockWords[];
  readonly entries: readonly KnownEntry[];
  readonly labels: readonly string[];
}

/**
 * Versions of one text, stored one after the other. Anchors without printed number are given anew in each version, so
 * that all of them lie. `bare` as in `VersionParts`.
 */
export function storeVersions(texts: readonly (readonly Block[])[], bare?: ProvisionUnit): StoredVersion[] {
  const stored: StoredVersion[] = [];
  for (const [at, text] of texts.entries()) {
    const former = stored.at(-1);
    const assigner = new AnchorAssigner();
    const blocks = text.map((block) => assigner.assign(block));
    const words = blocks.map(readBlockWords);
    const alignment = former && alignVersions(former.words, words);
    const ids = carryBlockIds(words, alignment && { ids: former.outlined.blocks.map(({ id }) => id), alignment });
    const outline = blocks.flatMap((block, place) => findOutlineEntry(block, place) ?? []);
    const entries = listSectionEntries(outline, ids);
    const given = stored.flatMap((version) => version.entries.map(({ id }) => id));
    const nodeIds = carryContentsIds(entries, former?.entries, given);
    const nodes = outline.map(({ label, block }, place) => ({ id: nodeIds[place] ?? '', label, block }));
    stored.push({
      outlined: outlineVersion({ version: at + 1, ...(bare === undefined ? {} : { bare }), blocks, words, ids, nodes }),
      words,
      entries: entries.map((entry, place) => ({ ...entry, id: nodeIds[place] ?? '' })),
      labels: outline.map(({ label }) => label),
    });
  }
  return stored;
}

/** Reads the texts of stored versions. */
export function readTextsOf(versions: readonly StoredVersion[]): (version: number, block: number) => string {
  return (version, block) => versions[version - 1]?.words[block]?.text ?? '';
}
