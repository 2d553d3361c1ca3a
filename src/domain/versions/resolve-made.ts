import type { TextAddress } from './address.ts';
import { findNearest } from './find-nearest.ts';
import { followTarget, type FoundTarget } from './find-target.ts';
import type { OutlinedVersion } from './outline-version.ts';
import { followPassage, quotePassage, type ReadText } from './passage-places.ts';
import type { Place, Resolution } from './resolution.ts';

/** An address with the version on which it was made. */
export interface MadeAddress {
  readonly versions: readonly OutlinedVersion[];
  readonly newest: OutlinedVersion;
  readonly made: OutlinedVersion;
  /** What the address names in that version. */
  readonly found: FoundTarget;
}

/** Shows the words of the version on which the address was made: in the newest where they stand unchanged, else there. */
export async function resolveMade(
  known: MadeAddress,
  { target, passage }: TextAddress,
  readText: ReadText,
): Promise<Resolution> {
  const { versions, newest, made, found } = known;
  if (passage && (await quotePassage(found, passage, readText)) === undefined) {
    const whole = await resolveMade(known, { target }, readText);
    if (whole.kind !== 'same-words') return whole;
    return { kind: 'nearest', place: whole.place, because: 'no-such-passage', offered: [] };
  }
  const withPassage = (place: Place, carried = passage): Place => (carried ? { ...place, passage: carried } : place);
  if (made === newest) return { kind: 'same-words', place: withPassage(found.place) };
  const later = versions.slice(versions.indexOf(made) + 1);
  const followed = later.map((version) => ({ version, found: followTarget(found, version, target) }));
  const heir = followed.at(-1)?.found;
  if (heir && !passage && heir.words === found.words) return { kind: 'same-words', place: heir.place };
  // What was away for a while and came back is another block, if it came back in other words.
  const isSame = heir && (heir.words === found.words || followed.every((one) => one.found));
  if (heir && passage && isSame) {
    const carried = await followPassage({ version: made, found }, { version: newest, found: heir }, passage, readText);
    if (carried) return { kind: 'same-words', place: withPassage(heir.place, carried) };
  }
  const nearest = heir?.place ?? findNearest(found, made, newest);
  return {
    kind: 'older-version',
    place: withPassage(found.place),
    change: heir ? 'changed' : 'removed',
    since: findSince(followed, found, heir) ?? newest.version,
    ...(nearest ? { newest: nearest } : {}),
  };
}

/** The first later version in which the block says something else, or from which on it is gone. */
function findSince(
  followed: readonly { readonly version: OutlinedVersion; readonly found: FoundTarget | undefined }[],
  { words }: FoundTarget,
  heir: FoundTarget | undefined,
): number | undefined {
  if (heir) return followed.find(({ found }) => found?.words !== words)?.version.version;
  return followed[followed.findLastIndex(({ found }) => found) + 1]?.version.version;
}
