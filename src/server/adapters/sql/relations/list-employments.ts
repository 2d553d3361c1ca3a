import type { Kysely } from 'kysely';
import type { Employment } from '#domain/tools/relations/matter.ts';
import type { EmploymentOf } from '#server/ports/relation-store.ts';
import { askInPortions } from '#server/adapters/sql/shared/ask-in-portions.ts';
import { readSource, selectSources } from './read-matters.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import { jsonText } from '#server/adapters/sql/shared/json-text.ts';

/** Where people practised, as the profiles say that the edition holds. */
export async function listPractices(
  queries: Kysely<LibrarySchema>,
  of: EmploymentOf,
  edition: string,
): Promise<Employment[]> {
  const rows = await askInPortions(of.people ?? of.firms, (portion) =>
    selectSources(queries, edition)
      .innerJoin('record as person', (join) =>
        join
          .onRef('person.id', '=', 'document.id')
          .onRef('person.key', '=', 'document.key')
          .on('person.kind', '=', 'person'),
      )
      .innerJoin('record_link as link', 'link.record', 'person.number')
      .where('link.role', '=', 'firm')
      .where('link.target', 'is not', null)
      .where(of.people ? 'link.record' : 'link.target', 'in', portion)
      .select(['person.number as who', 'link.target as firm', 'link.from_day', 'link.to_day'])
      .select(jsonText('link.detail_json', 'as').as('position'))
      .orderBy('person.number')
      .orderBy('link.position')
      .execute(),
  );
  return rows.map((row) => ({
    person: row.who,
    firm: row.firm ?? 0,
    from: row.from_day ?? undefined,
    to: row.to_day ?? undefined,
    isPrinted: false,
    position: row.position ?? undefined,
    source: readSource(row),
  }));
}

/** For which firms people acted, as cases print them: a case proves it for its own day, not for how long it lasted (OP-190). */
// Long because: it is one statement and what is made of its rows.
export async function listPrintedFirms(
  queries: Kysely<LibrarySchema>,
  of: EmploymentOf,
  edition: string,
): Promise<Employment[]> {
  const rows = await askInPortions(of.people ?? of.firms, (portion) =>
    selectSources(queries, edition)
      .innerJoin('record as owner', (join) =>
        join
          .onRef('owner.id', '=', 'document.id')
          .onRef('owner.key', '=', 'document.key')
          .on('owner.kind', '=', 'case'),
      )
      .innerJoin('record_link as link', 'link.record', 'owner.number')
      .innerJoin('record_link as firm', 'firm.record', 'owner.number')
      .where('link.kind', '=', 'person')
      .where('link.target', 'is not', null)
      .where('firm.role', '=', 'firm')
      .where('firm.target', 'is not', null)
      .where(jsonText('link.detail_json', 'firm'), 'is not', null)
      .where('firm.name', '=', jsonText('link.detail_json', 'firm'))
      .where(jsonText('firm.detail_json', 'proceeding'), '=', jsonText('link.detail_json', 'proceeding'))
      .where(of.people ? 'link.target' : 'firm.target', 'in', portion)
      .select(['link.target as who', 'firm.target as firm', 'link.from_day', 'link.to_day'])
      .select([jsonText('link.detail_json', 'as').as('position'), jsonText('owner.record_json', 'date').as('day')])
      .orderBy('document.number')
      .orderBy('link.position')
      .execute(),
  );
  return rows.map((row) => {
    const day = row.from_day ?? row.to_day ?? row.day ?? undefined;
    const position = row.position ?? undefined;
    return {
      person: row.who ?? 0,
      firm: row.firm ?? 0,
      from: day,
      to: day,
      isPrinted: true,
      position,
      source: readSource(row),
    };
  });
}
