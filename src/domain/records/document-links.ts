import type { DocumentRecord } from '../document/document.ts';
import { splitParties } from '../places/split-parties.ts';
import { readSide } from './read-role.ts';
import { optional } from './record-document.ts';
import type { StatedLink } from './record-link.ts';

/** What a document says of people, parties and organisations: who wrote it, who decided, who stood against whom. */
export function listDocumentLinks(record: DocumentRecord): StatedLink[] {
  return [
    ...record.authors.map(({ name, personId }): StatedLink => ({
      role: 'author',
      kind: 'person',
      name,
      ...optional('id', personId),
    })),
    ...record.judges.map((name): StatedLink => ({ role: 'judge', kind: 'person', name })),
    ...record.parties
      .filter(({ isPerson }) => !isPerson)
      .flatMap(({ name, role }) => listParties(name, { ...optional('as', role), ...optional('side', readSide(role)) })),
    ...record.undertakings.flatMap((name) => listParties(name, { as: 'Undertaking' })),
    ...(record.organization === undefined
      ? []
      : [{ role: 'institution', kind: 'organization', name: record.organization } satisfies StatedLink]),
  ];
}

/** Whom a line of parties names: two who are printed in one line took part each for themselves. */
function listParties(line: string, said: Pick<StatedLink, 'as' | 'side'>): StatedLink[] {
  return splitParties(line).map((name) => ({ role: 'party', kind: 'party', name, ...said }));
}
