import { nameOfTarget, type AddressTarget } from './address.ts';
import type { OutlinedVersion } from './outline-version.ts';
import type { Place } from './resolution.ts';

/** What an address names in one version. */
export interface FoundTarget {
  readonly place: Place;
  /** By what it is found again in another version: the id of the entry of the contents, else of the block shown. */
  readonly id: string;
  readonly isNode: boolean;
  /** The block whose words the reader sees there; for a page mark the one after it. */
  readonly shown: number | undefined;
  /** Digest of the words shown. */
  readonly words: string;
}

/** What a target names in this version, by the names that are printed there. */
export function findTarget(version: OutlinedVersion, target: AddressTarget): FoundTarget | undefined {
  if (target.kind === 'contents') return findNode(version, target.name);
  const name = nameOfTarget(target);
  const block = version.blocks.findIndex(({ names }) => names.includes(name));
  return block < 0 ? undefined : describeBlock(version, block);
}

/**
 * The same paragraph or entry in another version, by its id, whatever it says and is called there. A page mark is taken
 * along where it still stands before the same block.
 */
export function followTarget(
  found: FoundTarget,
  version: OutlinedVersion,
  target: AddressTarget,
): FoundTarget | undefined {
  if (found.isNode) return findNode(version, found.id);
  const named = findTarget(version, target);
  if (named?.id === found.id) return named;
  const block = version.blocks.findIndex(({ id }) => id === found.id);
  return block < 0 ? undefined : describeBlock(version, block);
}

function findNode(version: OutlinedVersion, id: string): FoundTarget | undefined {
  const node = version.nodes.find((one) => one.id === id);
  if (!node) return undefined;
  if (node.block === undefined) {
    const place = { version: version.version, node: id };
    return { place, id, isNode: true, shown: undefined, words: node.words };
  }
  const found = describeBlock(version, node.block);
  return found && { ...found, place: { ...found.place, node: id }, id, isNode: true };
}

function describeBlock(version: OutlinedVersion, block: number): FoundTarget | undefined {
  const { blocks } = version;
  let shown = block;
  while (blocks[shown]?.isMarker && shown < blocks.length - 1) shown += 1;
  const [named, read] = [blocks[block], blocks[shown]];
  if (!named || !read) return undefined;
  const place = { version: version.version, block, anchor: named.anchor };
  return { place, id: read.id, isNode: false, shown, words: read.words };
}
