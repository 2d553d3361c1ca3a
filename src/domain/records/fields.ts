import { isUrlSafeId } from '../document/document-id.ts';
import type { LegalDate } from '../document/document.ts';
import { EDITION_IDS, isEditionId, type EditionId } from '../edition/edition.ts';
import type { FieldSource } from './field-source.ts';
import type { JsonSchema } from './json-schema.ts';

/** One field of a record: how its source writes it, as JSON Schema, and how it is read. */
export interface Field<T> {
  readonly schema: JsonSchema;
  readonly isRequired?: true;
  /** Throws the source's refusal where the value is not allowed. */
  readonly read: (source: FieldSource, key: string) => T;
}

/** Fields by their names in the source. */
export type Shape = Readonly<Record<string, Field<unknown>>>;

type OptionalKeys<S extends Shape> = {
  [K in keyof S]: undefined extends ReturnType<S[K]['read']> ? K : never;
}[keyof S];

/** What a shape reads: fields that may be absent are left out where they are. */
export type ReadShape<S extends Shape> = {
  readonly [K in Exclude<keyof S, OptionalKeys<S>>]: ReturnType<S[K]['read']>;
} & { readonly [K in OptionalKeys<S>]?: Exclude<ReturnType<S[K]['read']>, undefined> };

/** Reads every field of a shape. Throws the source's refusal of the first that is not allowed. */
export function readShape<S extends Shape>(source: FieldSource, shape: S): ReadShape<S> {
  const read = Object.entries(shape).map(([key, field]) => [key, field.read(source, key)] as const);
  return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as ReadShape<S>;
}

/** A schema of a shape; fields that it does not name are allowed and kept where `isOpen`. */
export function describeShape(shape: Shape, isOpen: boolean): JsonSchema {
  const fields = Object.entries(shape);
  const required = fields.flatMap(([key, { isRequired }]) => (isRequired ? [key] : []));
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([key, { schema }]) => [key, schema])),
    ...(required.length === 0 ? {} : { required }),
    ...(isOpen ? {} : { additionalProperties: false }),
  };
}

/** An address that a reader may follow, without a name and password in it. */
const WEB_ADDRESS = /^https?:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/iu;
const PLAIN = { type: ['string', 'number', 'boolean'] } as const;
const DATE_PATTERN = String.raw`^\d{4}(-\d{2}(-\d{2})?)?$`;

/** One text. */
export function text(description?: string): Field<string | undefined> {
  return { schema: described(PLAIN, description), read: (source, key) => source.text(key) };
}

/** One text that has to be there. */
export function requiredText(description?: string): Field<string> {
  return { schema: described(PLAIN, description), isRequired: true, read: (source, key) => source.requiredText(key) };
}

/** A list of texts; one text alone is a list of one. */
export function texts(description?: string): Field<readonly string[]> {
  const schema = { anyOf: [PLAIN, { type: 'array', items: PLAIN }] } as const;
  return { schema: described(schema, description), read: (source, key) => source.list(key) };
}

/** A legal date: year, month or day. */
export function date(description?: string): Field<LegalDate | undefined> {
  const schema = { type: ['string', 'number'], pattern: DATE_PATTERN } as const;
  return { schema: described(schema, description), read: (source, key) => source.date(key) };
}

/** A value out of a closed list. */
export function choice<const T extends string>(allowed: readonly T[], description?: string): Field<T | undefined> {
  const read = (source: FieldSource, key: string) => {
    const value = source.text(key);
    if (value === undefined) return undefined;
    const found = allowed.find((one) => one === value);
    if (found === undefined) throw source.refuse(key, `\`${value}\` is not allowed; allowed are ${allowed.join(', ')}`);
    return found;
  };
  return { schema: described({ enum: allowed }, description), read };
}

/** A value out of a closed list that has to be there. */
export function requiredChoice<const T extends string>(allowed: readonly T[], description?: string): Field<T> {
  const { schema, read } = choice(allowed, description);
  return {
    schema,
    isRequired: true,
    read: (source, key) => {
      const found = read(source, key);
      if (found === undefined) throw source.refuse(key, `is required; allowed are ${allowed.join(', ')}`);
      return found;
    },
  };
}

/** Whether something is so. */
export function flag(description?: string): Field<boolean | undefined> {
  return { schema: described({ type: 'boolean' }, description), read: (source, key) => source.flag(key) };
}

/** The id of a record, which must be there and usable in an address. */
export function recordId(): Field<string> {
  return {
    schema: {
      type: ['string', 'number'],
      pattern: '^[A-Za-z0-9][A-Za-z0-9._~-]{0,127}$',
      description: 'Stands in addresses.',
    },
    isRequired: true,
    read: (source, key) => {
      const id = source.requiredText(key);
      if (isUrlSafeId(id)) return id;
      throw source.refuse(
        key,
        `\`${id}\` may hold only letters, digits, \`.\`, \`_\`, \`~\` and \`-\`, at most 128, the first a letter or digit`,
      );
    },
  };
}

/** An address on the web. */
export function webAddress(description?: string): Field<string | undefined> {
  return {
    schema: described({ type: 'string', format: 'uri', pattern: '^https?://' }, description),
    read: (source, key) => {
      const address = source.text(key);
      if (address === undefined || WEB_ADDRESS.test(address)) return address;
      throw source.refuse(key, `\`${address}\` must begin with https:// or http://`);
    },
  };
}

/** A whole number from 1. */
export function count(description?: string): Field<number | undefined> {
  return {
    schema: described({ type: ['integer', 'string'], pattern: String.raw`^[1-9]\d{0,5}$` }, description),
    read: (source, key) => {
      const value = source.text(key);
      if (value === undefined) return undefined;
      if (/^[1-9]\d{0,5}$/u.test(value)) return Number(value);
      throw source.refuse(key, `\`${value}\` must be a whole number from 1`);
    },
  };
}

/** A sum of money, an amount in dispute or a rate: a number from 0, with at most four decimals. */
export function sum(description?: string): Field<number | undefined> {
  return {
    schema: described({ type: ['number', 'string'], pattern: String.raw`^\d{1,13}(\.\d{1,4})?$` }, description),
    read: (source, key) => {
      const value = source.text(key);
      if (value === undefined) return undefined;
      if (/^\d{1,13}(?:\.\d{1,4})?$/u.test(value)) return Number(value);
      throw source.refuse(key, `\`${value}\` must be a number from 0 without separators`);
    },
  };
}

/** A sum that has to be there. */
export const requiredSum = (description?: string) => required(sum(description));

/** A legal date that has to be there. */
export const requiredDate = (description?: string) => required(date(description));

/** An address on the web that has to be there. */
export const requiredWebAddress = (description?: string) => required(webAddress(description));

function required<T>(field: Field<T | undefined>): Field<T> {
  return {
    schema: field.schema,
    isRequired: true,
    read: (source, key) => {
      const value = field.read(source, key);
      if (value === undefined) throw source.refuse(key, 'is required');
      return value;
    },
  };
}

/** The editions that hold the record, beside those that the operator names. */
export function editions(): Field<readonly EditionId[]> {
  const one = { enum: EDITION_IDS };
  return {
    schema: { anyOf: [one, { type: 'array', items: one }], description: 'Beside those named on import.' },
    read: (source, key) =>
      source.list(key).map((edition) => {
        if (isEditionId(edition)) return edition;
        throw source.refuse(key, `\`${edition}\` is not an edition; allowed are ${EDITION_IDS.join(', ')}`);
      }),
  };
}

/** A list of entries with fields of their own; `read` makes of each what the record holds. */
export function entries<S extends Shape, T>(
  shape: S,
  read: (entry: ReadShape<S>, source: FieldSource) => T,
): Field<readonly T[]> {
  return {
    schema: { type: 'array', items: describeShape(shape, false) },
    read: (source, key) => source.records(key).map((entry) => read(readShape(entry, shape), entry)),
  };
}

function described(schema: JsonSchema, description: string | undefined): JsonSchema {
  return description === undefined ? schema : { ...schema, description };
}
