import type { Random } from '#tests/support/generate-queries.ts';
import { readAddress, type TextAddress } from './address.ts';
import { findTarget } from './find-target.ts';
import type { Place } from './resolution.ts';
import type { StoredVersion } from './stored-versions.test-support.ts';

/** An address of a version, and the words that somebody saw there. */
export interface NotedAddress {
  readonly address: TextAddress;
  readonly words: string;
  /** The block, from 0. */
  readonly block: number;
}

/** Addresses of a version, without `v`: every kind of name, about half of them with a passage. */
export function noteAddresses(version: StoredVersion, count: number, random: Random): NotedAddress[] {
  const { blocks, nodes } = version.outlined;
  const fragments = [
    ...blocks.flatMap(({ names }) => names),
    ...blocks.flatMap(({ names }) => names),
    ...nodes.map(({ id }) => `contents-${id}`),
  ].map((name, at) => ({ name, at, order: random() }));
  const noted: NotedAddress[] = [];
  for (const { name, at } of fragments.sort((one, other) => one.order - other.order)) {
    if (noted.length === count) return noted;
    const passage = at % 2 === 0 ? passageOf(name, version, at, random) : '';
    const address = readAddress(`${encodeURIComponent(name)}${passage}`);
    const place = address && findTarget(version.outlined, address.target)?.place;
    if (!address || place?.block === undefined) continue;
    const shown = address.passage ? { ...place, passage: address.passage } : place;
    noted.push({ address, words: wordsAt(shown, [version]), block: place.block });
  }
  throw new Error(`The text has only ${noted.length} addresses.`);
}

/** A passage of a named block from one word to another. */
function passageOf(name: string, version: StoredVersion, at: number, random: Random): string {
  const block = version.outlined.blocks.findIndex(({ names }) => names.includes(name));
  const text = version.words[block]?.text ?? '';
  const starts = [...text.matchAll(/\S+/gu)].map(({ index }) => index);
  const from = starts[Math.floor(random() * starts.length)] ?? 0;
  const to = Math.min(text.length, from + 5 + (at % 60));
  return to > from && version.words[block]?.hasWords ? `:${from}-${to}` : '';
}

/** The words that a reader sees at a place: the passage, else the block without its number, after a page mark the next. */
export function wordsAt({ version, block = 0, passage }: Place, versions: readonly StoredVersion[]): string {
  const stored = versions.find(({ outlined }) => outlined.version === version);
  if (passage) return stored?.words[block]?.text.slice(passage.from, passage.to) ?? '';
  return stored?.words[findShown(block, stored)]?.key ?? '';
}

/** The block that a reader sees at a block: behind a page mark the next with words. */
export function findShown(block: number, version: StoredVersion | undefined): number {
  const shown = version?.words.findIndex(({ isMarker }, at) => at >= block && !isMarker) ?? -1;
  return shown < 0 ? block : shown;
}
