import type { TextAddress } from './address.ts';
import { findTarget } from './find-target.ts';
import type { OutlinedVersion } from './outline-version.ts';
import type { ReadText } from './passage-places.ts';
import { resolveBare } from './resolve-bare.ts';
import { resolveMade } from './resolve-made.ts';
import type { Resolution } from './resolution.ts';

/**
 * Where an address of a document leads (OP-119). `versions` are those that are kept, the newest last; at least one.
 * Other words than those that the address was made for are never shown without saying so: with `v` the words of that
 * version are found again in the newest or shown as they were; without, what the versions have under that name must be
 * the same, else the newest is shown with a notice. `readText` is asked only for passages.
 */
export async function resolveAddress(
  versions: readonly OutlinedVersion[],
  address: TextAddress,
  readText: ReadText,
): Promise<Resolution> {
  const newest = versions.at(-1);
  if (!newest) throw new Error('A document without any version has no addresses.');
  const lost = listLost(versions, address.version);
  const made = versions.find(({ version }) => version === address.version);
  if (!made) return resolveBare({ versions, newest, lost }, address, readText);
  const found = findTarget(made, address.target);
  if (!found) return { kind: 'unknown', lost: [] };
  return resolveMade({ versions, newest, made, found }, address, readText);
}

/** The versions that the address may have been made on and that are not there any more. */
function listLost(versions: readonly OutlinedVersion[], made: number | undefined): number[] {
  const kept = new Set(versions.map(({ version }) => version));
  const possible = made === undefined ? Array.from({ length: Math.max(...kept) }, (_, at) => at + 1) : [made];
  return possible.filter((version) => !kept.has(version));
}
