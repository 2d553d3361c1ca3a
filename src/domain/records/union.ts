import { editions, readShape, recordId, requiredText, texts } from './fields.ts';
import { defineKind, recordKey, type LibraryRecord } from './record-kind.ts';

/** A union of states, as facts on its members name it by its id (OP-187). */
export interface UnionRecord extends LibraryRecord {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly meta: Readonly<Record<string, unknown>>;
}

const FIELDS = {
  id: recordId(),
  editions: editions(),
  name: requiredText(),
  aliases: texts('Abbreviations, official and former names.'),
};

/** Unions of states beside those that every library knows; their members are facts of the kind `membership`. */
export const UNION = defineKind({
  name: 'union',
  plural: 'unions',
  fields: FIELDS,
  example: { id: 'QUAYS', name: 'Union of Quays', aliases: ['Quay Union'] },
  read: (source): UnionRecord => {
    const { id, ...fields } = readShape(source, FIELDS);
    return { key: recordKey(id), id, ...fields, meta: source.rest() };
  },
  listNames: ({ name, aliases }) => [
    { name, form: 'name' },
    ...aliases.map((alias) => ({ name: alias, form: 'alias' as const })),
  ],
});
