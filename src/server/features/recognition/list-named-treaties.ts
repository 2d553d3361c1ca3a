import { callSide } from '#domain/document/called-side.ts';
import { legalDateOf } from '#domain/document/legal-date-of.ts';
import { readTreatyName } from '#domain/document/treaty-sides.ts';
import type { Edition } from '#domain/edition/edition.ts';
import { listBetween, type CaseSources, type NamedPreview } from './list-named-cases.ts';

const TREATY = /treaty|agreement|convention|protocol/iu;

/**
 * The treaties of an edition between the two States that a text names, `Netherlands–Kenya BIT`, in either order and by
 * any of their names; of one year where it says which.
 */
export async function listNamedTreaties(
  { store, records }: Pick<CaseSources, 'store' | 'records'>,
  edition: Edition,
  text: string,
): Promise<NamedPreview[]> {
  const asked = readTreatyName(text);
  if (!asked) return [];
  const { first, second, year } = asked;
  const names = await records.listAllNames('party', [first, second]);
  const called = { first: callSide(first, names.get(first)), second: callSide(second, names.get(second)) };
  const previews = await store.listPreviews(await listBetween(store, edition, called));
  return previews
    .filter(({ record }) => TREATY.test(record.type) && (legalDateOf(record) ?? '').startsWith(year ?? ''))
    .map((preview) => ({ preview, name: { kind: 'parties', text: `${first} – ${second}` } }));
}
