import type { Kysely } from 'kysely';
import { flattenContents, listNested, nestNodes } from '#domain/records/publication-node.ts';
import type { ContentsNode } from '#domain/records/publication.ts';
import { carryContentsIds } from '#domain/versions/carry-contents-ids.ts';
import { listNodeEntries } from '#domain/versions/contents-entry.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import { countDifferences } from './count-differences.ts';
import type { LibraryInserts } from './library-inserts.ts';
import type { ListedRecord } from './list-portions.ts';
import type { RowDrift } from './row-drift.ts';
import { keepNodes, listChangedContents } from './write-nodes.ts';

/** Publications whose entries are other than their contents say. */
export async function checkNodes(db: Kysely<LibrarySchema>, records: readonly ListedRecord[]): Promise<RowDrift[]> {
  const ids = new Map(records.map(({ row }) => [row.number, row.id]));
  return (await listChangedContents(db, records)).flatMap(({ publication, contents, former }) => {
    const [said, stored] = [listPlaced(contents), listPlaced(nestNodes(former?.nodes ?? []))];
    const rows = countDifferences(said, stored, () => publication).get(publication) ?? 0;
    const id = ids.get(publication) ?? null;
    return rows === 0 ? [] : [{ id, kind: 'contents-wrong', rows, owner: { of: 'record', number: publication } }];
  });
}

/**
 * Writes the entries of publications anew as their contents say. Contents are as they were when the rows were written, so
 * that an entry under the same labels is the same one.
 */
export async function repairNodes(
  db: Kysely<LibrarySchema>,
  inserts: LibraryInserts,
  records: readonly ListedRecord[],
): Promise<void> {
  for (const { publication, contents, former } of await listChangedContents(db, records)) {
    const stored = nestNodes(former?.nodes ?? []);
    const paths = listNodeEntries(stored).map(({ path }) => path.join('\n'));
    const nodes = Map.groupBy(listNested(stored).entries(), ([at]) => paths[at]);
    const entries = listNodeEntries(contents);
    const known = entries.map(({ path }) => nodes.get(path.join('\n'))?.shift()?.[1].id);
    const given = [...(former?.gone ?? []).map(({ id }) => id), ...known.filter((id) => id !== undefined)];
    const made = carryContentsIds(entries, [], given);
    const own = entries.map((_, at) => known[at] ?? made[at] ?? '');
    await keepNodes(db, inserts, publication, flattenContents(contents, own));
  }
}

/** The entries, each with those it stands under; what its id should be only earlier contents could say. */
function listPlaced(nodes: readonly ContentsNode[], above: readonly string[] = []): object[] {
  return nodes.flatMap(({ label, sublabel, pages, document, anchor, sourceId, children = [] }) => {
    const path = [...above, label];
    return [{ path, sublabel, pages, document, anchor, sourceId }, ...listPlaced(children, path)];
  });
}
