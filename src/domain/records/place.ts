import { CONTINENTS, type Continent } from '../places/continents.ts';
import { choice, editions, readShape, recordId, requiredText, text, texts } from './fields.ts';
import { defineKind, recordKey, type LibraryRecord } from './record-kind.ts';

/** A country or another territory with law of its own; its id is its slug in addresses. */
export interface PlaceRecord extends LibraryRecord {
  readonly name: string;
  /** Land code, ISO 3166-1 alpha-2 where it has one. */
  readonly land?: string;
  readonly aliases: readonly string[];
  readonly continent?: Continent;
  /** Groups that it belongs to, for example `European Union`. */
  readonly groups: readonly string[];
  readonly meta: Readonly<Record<string, unknown>>;
}

const FIELDS = {
  id: recordId(),
  editions: editions(),
  name: requiredText(),
  land: text('Land code.'),
  aliases: texts('Official and former names.'),
  continent: choice(CONTINENTS),
  groups: texts(),
};

/** Countries and territories. */
export const PLACE = defineKind({
  name: 'place',
  plural: 'places',
  fields: FIELDS,
  example: { id: 'norway', name: 'Norway', land: 'NO', aliases: ['Kingdom of Norway'], continent: 'Europe' },
  read: (source): PlaceRecord => {
    const { id, land, ...fields } = readShape(source, FIELDS);
    if (land !== undefined && !/^[A-Z]{2}$/u.test(land)) {
      throw source.refuse('land', `\`${land}\` is no land code; allowed are two capitals, for example NO`);
    }
    return { key: recordKey(id), id, ...fields, ...(land === undefined ? {} : { land }), meta: source.rest() };
  },
  listNames: ({ name, aliases }) => [
    { name, form: 'name' },
    ...aliases.map((alias) => ({ name: alias, form: 'alias' as const })),
  ],
});
