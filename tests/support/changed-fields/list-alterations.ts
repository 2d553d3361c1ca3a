import { RECORD_KINDS, type RecordKindName } from '#domain/records/kinds.ts';
import type { JsonSchema } from '#domain/records/json-schema.ts';
import { FULL_RECORDS, type WrittenRecord } from './full-records.ts';

/** A record in which one field says something else. */
export interface Alteration {
  readonly kind: RecordKindName;
  /** The way to the field: `firms.from`. */
  readonly field: string;
  readonly record: WrittenRecord;
}

/** What makes a record this one, and who has it: these are no facts of it. */
const IDENTITY: ReadonlySet<string> = new Set(['id', 'kind', 'editions']);
/** Fields whose values are written in a form of their own, or of which another is meant by another text. */
const OTHER_VALUES: Readonly<Record<string, unknown>> = {
  'place.land': 'QZ',
  'exam-paper.year': '2020',
  'editorial.to': '2099-11-29',
  'publication.isbn': '978-0-00-000001-9',
  'publication.issn': '1234-5687',
  'publication.language': 'no',
  'publication.pages': '1-381',
  'case.subscriptions': 'KA',
  'case.languages': 'no',
  'comparison.subscriptions': 'KA',
  'comparison.slug': 'arbitral_institutions',
  'comparison.topics.parent': 'piers',
  'fact.subject.place': 'NO',
  'fact.unit': 'weeks',
  'fact.currency': 'EUR',
  'fact.validUntil': '2006-03-30',
};

/** Every way in which one field of a full record of a kind can say something else. */
export function listAlterations(kind: RecordKindName): Alteration[] {
  const { properties } = RECORD_KINDS[kind].schema as { properties: Readonly<Record<string, JsonSchema>> };
  const record = FULL_RECORDS[kind];
  return Object.entries(record)
    .filter(([name]) => !IDENTITY.has(name))
    .flatMap(([name, value]) =>
      alter(value, properties[name] ?? {}, `${kind}.${name}`).map(({ way, value: altered }) => ({
        kind,
        field: way.slice(kind.length + 1),
        record: { ...record, [name]: altered },
      })),
    );
}

/** What follows from other fields, and cannot say anything else alone. */
const FOLLOWING: ReadonlySet<string> = new Set(['feeSchedules.examples']);

/** Fields that a schema has and the full record of the kind does not. */
export function listUnsaid(kind: RecordKindName): string[] {
  return unsaid(RECORD_KINDS[kind].schema, FULL_RECORDS[kind]).filter(
    (name) => !IDENTITY.has(name) && !FOLLOWING.has(name),
  );
}

interface Altered {
  readonly way: string;
  readonly value: unknown;
}

function alter(value: unknown, schema: JsonSchema, way: string): Altered[] {
  if (Array.isArray(value)) {
    const items = (schema['items'] ?? {}) as JsonSchema;
    // Lists of one shape hold the same fields; each is altered where it is said first.
    const seen = new Set<string>();
    return value.flatMap((item: unknown, at) =>
      alter(item, items, way)
        .filter((one) => seen.size < seen.add(one.way).size)
        .map((one) => ({ way: one.way, value: value.with(at, one.value) satisfies unknown })),
    );
  }
  if (typeof value === 'object' && value !== null) {
    const properties = (schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>;
    return Object.entries(value)
      .filter(([name]) => !IDENTITY.has(name))
      .flatMap(([name, inner]) =>
        alter(inner, properties[name] ?? {}, `${way}.${name}`).map((one) => ({
          way: one.way,
          value: { ...value, [name]: one.value },
        })),
      );
  }
  return [{ way, value: Object.hasOwn(OTHER_VALUES, way) ? OTHER_VALUES[way] : otherThan(value, schema) }];
}

function otherThan(value: unknown, schema: JsonSchema): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  const allowed = schema['enum'] as readonly unknown[] | undefined;
  if (allowed) return allowed.find((one) => one !== value);
  const text = String(value);
  if (/^\d{4}(?:-\d\d){0,2}$/u.test(text)) return text.replace(/\d$/u, (digit) => String((Number(digit) + 1) % 9 || 1));
  return /^(?:https?:|\/)/u.test(text) ? `${text}x` : `${text} altered`;
}

function unsaid(schema: JsonSchema, value: unknown): string[] {
  const values = (Array.isArray(value) ? value : [value]) as readonly object[];
  const properties = ((schema['items'] ?? schema) as JsonSchema)['properties'] ?? {};
  return Object.entries(properties as Readonly<Record<string, JsonSchema>>).flatMap(([name, inner]) => {
    const said = values.flatMap((one) => (Object.hasOwn(one, name) ? [(one as WrittenRecord)[name]] : []));
    if (said.length === 0) return [name];
    return said.some((one) => typeof one === 'object')
      ? unsaid(inner, said.flat()).map((deep) => `${name}.${deep}`)
      : [];
  });
}
