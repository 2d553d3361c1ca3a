import { carryPassage, readPassage, type Passage, type PlacedText } from './carry-passage.ts';
import type { FoundTarget } from './find-target.ts';
import type { OutlinedVersion } from './outline-version.ts';

/** Reads the text (`blockText`) of a block of a version, both by number. */
export type ReadText = (version: number, block: number) => Promise<string> | string;

/** The words of a passage of what an address names; undefined where it has no such characters. */
export async function quotePassage(
  found: FoundTarget,
  passage: Passage,
  readText: ReadText,
): Promise<string | undefined> {
  const { version, block } = found.place;
  return block === undefined ? undefined : readPassage(await readText(version, block), passage);
}

/** A version, and what the address names there. */
export interface PlacedTarget {
  readonly version: OutlinedVersion;
  readonly found: FoundTarget;
}

/** Where a passage of one version stands in another version of the same block. */
export async function followPassage(
  old: PlacedTarget,
  next: PlacedTarget,
  passage: Passage,
  readText: ReadText,
): Promise<Passage | undefined> {
  return carryPassage(await placeText(old, readText), await placeText(next, readText), passage);
}

async function placeText({ version, found }: PlacedTarget, readText: ReadText): Promise<PlacedText> {
  const block = found.place.block ?? 0;
  return { text: await readText(version.version, block), start: version.blocks[block]?.start ?? 0 };
}
