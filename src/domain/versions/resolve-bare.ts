import type { TextAddress } from './address.ts';
import { findNearest } from './find-nearest.ts';
import { findTarget, followTarget, type FoundTarget } from './find-target.ts';
import type { OutlinedVersion } from './outline-version.ts';
import { quotePassage, type ReadText } from './passage-places.ts';
import type { Place, Resolution } from './resolution.ts';

/** The versions among which an address does not say. */
export interface BareAddress {
  readonly versions: readonly OutlinedVersion[];
  readonly newest: OutlinedVersion;
  /** Versions that are no longer kept. */
  readonly lost: readonly number[];
}

/** What an address names in a version; without `words` where that has not these characters. */
interface Holder {
  readonly found: FoundTarget;
  readonly place: Place;
  readonly words: string | undefined;
}

/** Shows the newest version, and without a notice only where no version has other words under that name. */
export async function resolveBare(known: BareAddress, address: TextAddress, readText: ReadText): Promise<Resolution> {
  const { versions, newest, lost } = known;
  const holders: Holder[] = [];
  for (const version of versions.toReversed()) {
    const found = findTarget(version, address.target);
    if (found) holders.push(await readHolder(found, address, readText));
  }
  const [last] = holders;
  if (!last) return { kind: 'unknown', lost };
  if (last.found.place.version !== newest.version) return resolveVanished(known, address, holders);
  const offered = listOffered(holders.slice(1), last.words);
  if (last.words === undefined && offered.length === 0)
    return { kind: 'nearest', place: last.place, because: 'no-such-passage', offered };
  if (offered.length === 0 && lost.length === 0) return { kind: 'same-words', place: last.place };
  return { kind: 'ambiguous-notice', place: last.place, offered, lost };
}

async function readHolder(found: FoundTarget, { passage }: TextAddress, readText: ReadText): Promise<Holder> {
  if (!passage) return { found, place: found.place, words: found.words };
  const words = await quotePassage(found, passage, readText);
  return { found, place: words === undefined ? found.place : { ...found.place, passage }, words };
}

/** The newest version has no such place, but an older one has. */
function resolveVanished(
  { versions, newest }: BareAddress,
  { target }: TextAddress,
  holders: readonly Holder[],
): Resolution {
  const [last] = holders;
  const older = versions.find(({ version }) => version === last?.found.place.version);
  if (!last || !older) return { kind: 'unknown', lost: [] };
  const heir = followTarget(last.found, newest, target);
  const place = heir?.place ?? findNearest(last.found, older, newest) ?? beginning(newest);
  return { kind: 'nearest', place, because: heir ? 'renumbered' : 'removed', offered: listOffered(holders) };
}

/** The places of different words, each where it is newest, but for those that are shown anyway. */
function listOffered(holders: readonly Holder[], shown?: string): Place[] {
  const seen = new Set([shown]);
  return holders.flatMap(({ words, place }) => {
    if (words === undefined || seen.has(words)) return [];
    seen.add(words);
    return [place];
  });
}

function beginning({ version, blocks }: OutlinedVersion): Place {
  return { version, ...(blocks[0] ? { block: 0, anchor: blocks[0].anchor } : {}) };
}
