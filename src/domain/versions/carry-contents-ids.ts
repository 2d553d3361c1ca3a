import { isUrlSafeId } from '#domain/document/document-id.ts';
import type { ContentsEntry } from './contents-entry.ts';
import { digestText } from './digest-text.ts';
import { FreeNames } from './free-names.ts';
import { matchEntries } from './match-entries.ts';

/** An entry with the id that it has for good. */
export interface KnownEntry extends ContentsEntry {
  readonly id: string;
}

/**
 * The ids of the entries of a table of contents, none twice (OP-117). An entry that is known again from the former
 * contents (`matchEntries`) keeps its id, wherever it went and however it is called now; any other has that of its
 * source, where it can stand in an address, else one made of its labels. `given` are all ids that earlier versions had:
 * one of an entry that is gone is not given to another.
 */
export function carryContentsIds(
  next: readonly ContentsEntry[],
  former: readonly KnownEntry[] = [],
  given: Iterable<string> = [],
): string[] {
  const { toOld } = matchEntries(former, next);
  const carried = next.map((_, at) => former[toOld[at] ?? -1]?.id);
  // What the source calls by a name that it gave before is for the source to say.
  const own = new Set(next.map(({ sourceId }) => sourceId));
  const gone = [...given, ...former.map(({ id }) => id)].filter((id) => !own.has(id));
  const free = new FreeNames([...gone, ...carried.filter((id) => id !== undefined)]);
  return next.map((entry, at) => carried[at] ?? free.take(wishId(entry)));
}

function wishId({ sourceId, path }: ContentsEntry): string {
  if (sourceId !== undefined && isUrlSafeId(sourceId)) return sourceId;
  return `n${digestText(sourceId ?? path.join('\n'))}`;
}
