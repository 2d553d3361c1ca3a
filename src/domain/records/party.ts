import { choice, editions, readShape, recordId, requiredText, text, texts } from './fields.ts';
import { defineKind, recordKey, type LibraryRecord } from './record-kind.ts';
import type { StatedLink } from './record-link.ts';

const PARTY_TYPES = ['State', 'State entity', 'Company', 'Person', 'Other'] as const;

/** Who stood in a case or was party to a treaty. A natural person has no page and no link (OP-136). */
export interface PartyRecord extends LibraryRecord {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly type?: (typeof PARTY_TYPES)[number];
  /** Where it is at home, as printed. */
  readonly country?: string;
  /** Id of the place that it is: a state is a party itself. */
  readonly place?: string;
  /** Id of the party that it belongs to, as a source says. */
  readonly parent?: string;
  readonly meta: Readonly<Record<string, unknown>>;
}

const FIELDS = {
  id: recordId(),
  editions: editions(),
  name: requiredText(),
  aliases: texts('Other names it goes by.'),
  type: choice(PARTY_TYPES),
  country: text(),
  place: text('Id of the place that it is, of a state.'),
  parent: text('Id of the party that it belongs to.'),
};

/** Parties of cases and treaties. */
export const PARTY = defineKind({
  name: 'party',
  plural: 'parties',
  fields: FIELDS,
  example: { id: 'party-aurelian', name: 'Aurelian Turbinenbau GmbH', type: 'Company', country: 'Germany' },
  read: (source): PartyRecord => {
    const { id, ...fields } = readShape(source, FIELDS);
    if (fields.parent === id) throw source.refuse('parent', 'a party cannot belong to itself');
    return { key: recordKey(id), id, ...fields, meta: source.rest() };
  },
  listNames: ({ name, aliases }) => [
    { name, form: 'name' },
    ...aliases.map((alias) => ({ name: alias, form: 'alias' as const })),
  ],
  listLinks: ({ parent, place, country }) => [
    ...(parent === undefined ? [] : [{ role: 'parent', kind: 'party', id: parent } satisfies StatedLink]),
    ...(place === undefined ? [] : [{ role: 'place', kind: 'place', id: place } satisfies StatedLink]),
    ...(country === undefined ? [] : [{ role: 'home', kind: 'place', name: country } satisfies StatedLink]),
  ],
});
