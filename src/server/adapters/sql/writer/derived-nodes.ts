import type { Kysely } from 'kysely';
import { flattenContents, listNested, nestNodes } from '#domain/records/publication-node.ts';
import { carryContentsIds } from '#domain/versions/carry-contents-ids.ts';
import { listNodeEntries } from '#domain/versions/contents-entry.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import type { KnownRecord } from './list-portions.ts';
import { createNodeRow, listChangedContents } from './write-nodes.ts';

/**
 * The entries of publications as their contents say. Contents are as they were when the rows were written, so that an
 * entry under the same labels is the same one.
 */
export async function listNodeRows(db: Kysely<LibrarySchema>, records: readonly KnownRecord[]) {
  return (await listChangedContents(db, records)).flatMap(({ publication, contents, former }) => {
    const stored = nestNodes(former?.nodes ?? []);
    const paths = listNodeEntries(stored).map(({ path }) => path.join('\n'));
    const nodes = Map.groupBy(listNested(stored).entries(), ([at]) => paths[at]);
    const entries = listNodeEntries(contents);
    const known = entries.map(({ path }) => nodes.get(path.join('\n'))?.shift()?.[1].id);
    const given = [...(former?.gone ?? []).map(({ id }) => id), ...known.filter((id) => id !== undefined)];
    const made = carryContentsIds(entries, [], given);
    const own = entries.map((_, at) => known[at] ?? made[at] ?? '');
    return flattenContents(contents, own).map((node, sort) => createNodeRow(publication, node, sort, null));
  });
}
