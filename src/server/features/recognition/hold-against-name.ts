import { countNamedSides } from '#domain/document/named-sides.ts';
import type { Edition } from '#domain/edition/edition.ts';
import type { DocumentPreview } from '#server/ports/content-store.ts';
import { callCases, listNamedCases, type CaseSources } from './list-named-cases.ts';

/** What the name of a case says beside its citation. */
export interface NameBesideCitation {
  /** Whether the two mean different things. */
  readonly isDisputed: boolean;
  /** What the name means instead; none where the library has nothing that is called so. */
  readonly others: readonly DocumentPreview[];
}

const AGREED: NameBesideCitation = { isDisputed: false, others: [] };
const BOTH_SIDES = 2;

/**
 * Holds the name of a case in `text` against the documents that its citation names, so that nobody takes one for the
 * other. A side that is abbreviated beyond recognition says nothing by itself: either the name means something else that
 * is held, or neither side is spoken of.
 */
export async function holdAgainstName(
  sources: CaseSources,
  edition: Edition,
  text: string,
  cited: readonly DocumentPreview[],
): Promise<NameBesideCitation> {
  const asked = await callCases(sources, text);
  if (asked.length === 0) return AGREED;
  const counts = cited.flatMap(({ record }) => countNamedSides(asked, record) ?? []);
  if (counts.includes(BOTH_SIDES)) return AGREED;
  const called = (await listNamedCases(sources, edition, text)).map(({ preview }) => preview);
  const ids = new Set(cited.map(({ id }) => id));
  if (called.some(({ id }) => ids.has(id))) return AGREED;
  const isStrange = counts.length > 0 && counts.every((count) => count === 0);
  return called.length > 0 || isStrange ? { isDisputed: true, others: called } : AGREED;
}
