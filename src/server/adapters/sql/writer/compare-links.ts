import type { Kysely } from 'kysely';
import type { AddressChange, LinkChange } from '#server/ports/person-decisions.ts';
import { askInPortions } from '#server/adapters/sql/shared/ask-in-portions.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import { readStanding } from '#server/adapters/sql/library/standing-decisions.ts';

/** Whom links mean at some time, by their place. */
export type LinksThen = ReadonlyMap<string, Omit<LinkChange, 'from' | 'to'> & { readonly target: string | null }>;

/** The links to people that give one of these ids or names. */
export async function readLinks(
  db: Kysely<LibrarySchema>,
  { ids, keys }: { readonly ids: ReadonlySet<string>; readonly keys: ReadonlySet<string> },
): Promise<LinksThen> {
  const select = (column: 'name_key' | 'wanted', values: ReadonlySet<string>) =>
    askInPortions(values, (portion) =>
      db
        .selectFrom('record_link')
        .leftJoin('document', 'document.number', 'record_link.document')
        .leftJoin('record as owner', 'owner.number', 'record_link.record')
        .leftJoin('record as meant', 'meant.number', 'record_link.target')
        .select(['record_link.document', 'record_link.record', 'record_link.position', 'record_link.role'])
        .select(['record_link.name', 'record_link.wanted', 'document.id as said', 'owner.id as owner'])
        .select('meant.id as target')
        .where('record_link.kind', '=', 'person')
        .where(`record_link.${column}`, 'in', portion)
        .execute(),
    );
  const rows = [...(await select('wanted', ids)), ...(await select('name_key', keys))];
  return new Map(
    rows.map(({ document, record, position, role, name, wanted, said, owner, target }) => [
      `${document} ${record} ${position}`,
      { document: said ?? owner ?? '', role, name: name ?? wanted ?? '', target },
    ]),
  );
}

/** What changed between two times; a case and the document made of it are one. */
export function compareLinks(before: LinksThen, after: LinksThen): LinkChange[] {
  const changes = [...before].flatMap(([place, { target: from, ...link }]) => {
    const then = after.get(place);
    return then && then.target !== from ? [{ ...link, from, to: then.target }] : [];
  });
  return [...new Map(changes.map((change) => [JSON.stringify(change), change])).values()];
}

/** With whose profile the address of each profile answers; null where it answers as withdrawn. */
export async function readAddresses(
  db: Kysely<LibrarySchema>,
  people: readonly number[],
): Promise<ReadonlyMap<string, string | null>> {
  const standing = await readStanding(db, []);
  const wholes = people.map((person) => standing.whole(person));
  const rows = await askInPortions([...people, ...wholes], (portion) =>
    db
      .selectFrom('record')
      .innerJoin('document', (join) =>
        join.onRef('document.key', '=', 'record.key').onRef('document.id', '=', 'record.id'),
      )
      .select(['record.number', 'document.id', 'document.removed_at'])
      .where('record.number', 'in', portion)
      .execute(),
  );
  const profiles = new Map(rows.map((row) => [row.number, row]));
  return new Map(
    people.flatMap((person) => {
      const own = profiles.get(person);
      const shown = profiles.get(standing.whole(person));
      return own ? [[own.id, shown?.removed_at === null ? shown.id : null] as const] : [];
    }),
  );
}

export function compareAddresses(
  before: ReadonlyMap<string, string | null>,
  after: ReadonlyMap<string, string | null>,
): AddressChange[] {
  return [...before].flatMap(([id, from]) => {
    const to = after.get(id) ?? null;
    return to === from ? [] : [{ id, from, to }];
  });
}
