import type { DocumentKey } from '../document/document.ts';
import type { EditionId } from '../edition/edition.ts';
import type { FieldSource } from './field-source.ts';
import { describeShape, type Shape } from './fields.ts';
import type { JsonSchema } from './json-schema.ts';
import type { RecordDocument } from './record-document.ts';
import type { StatedLink } from './record-link.ts';

/** What every record has. */
export interface LibraryRecord {
  readonly key: DocumentKey;
  readonly id?: string;
  readonly editions: readonly EditionId[];
}

/** A name that stands for a record in other texts; an alias is one that is not its own. */
export interface RecordName {
  readonly name: string;
  readonly form: 'name' | 'alias';
}

/** Somebody given by an id, and the source's refusal of one that nobody has. */
export interface Wanted {
  /** Absent of a person. */
  readonly kind?: 'union' | 'fact';
  readonly id: string;
  readonly refusal: Error;
}

/** All that the library has to know of a kind of records: one file a kind, one line in `kinds.ts`. */
export interface RecordKind<Name extends string, R extends LibraryRecord> {
  readonly name: Name;
  /** A list of them, in messages: `people`. */
  readonly plural: string;
  /** What its source may say, as JSON Schema. */
  readonly schema: JsonSchema;
  /** A record as its source writes it; invented. */
  readonly example: Readonly<Record<string, unknown>>;
  /** Throws the source's refusal where it says something that is not allowed. */
  read(source: FieldSource): R;
  listNames(record: R): readonly RecordName[];
  listLinks(record: R): readonly StatedLink[];
  /** The record as a document of its own, where it is one; its kind in the library, and its text. */
  document?(record: R): RecordDocument;
  readonly documentKind: 'document' | 'publication' | 'case';
  /** Whether it is a document only where an edition holds it. */
  readonly needsEdition?: true;
  /** Whom a source gives by their ids alone: there is nobody to show unless the library has them. */
  listWanted?(source: FieldSource): readonly Wanted[];
  /** The record with the names of people that it gives by id only. */
  nameLinked?(record: R, nameOf: (id: string) => string | undefined): R;
}

type KindParts<Name extends string, R extends LibraryRecord> = Omit<
  RecordKind<Name, R>,
  'schema' | 'listNames' | 'listLinks' | 'documentKind'
> &
  Partial<Pick<RecordKind<Name, R>, 'listNames' | 'listLinks' | 'documentKind'>> & { readonly fields: Shape };

/** A kind made of its parts; it has no names and no links where it says nothing of them. */
export function defineKind<const Name extends string, R extends LibraryRecord>(
  parts: KindParts<Name, R>,
): RecordKind<Name, R> {
  const { fields, ...kind } = parts;
  const own = describeShape(fields, true);
  const schema = {
    ...own,
    properties: { kind: { const: kind.name }, ...(own['properties'] as object) },
    required: [...new Set(['kind', ...((own['required'] as string[] | undefined) ?? [])])],
    examples: [{ kind: kind.name, ...kind.example }],
  };
  return { listNames: () => [], listLinks: () => [], documentKind: 'document', ...kind, schema };
}

/** The key of a record by its id, whatever format it came in. */
export function recordKey(id: string): DocumentKey {
  return `markdown:${id}`;
}

const BUILT_IN = 'built-in:';

/** The key of a record that every library has; one that an operator imports under its id takes its place. */
export function builtInKey(id: string): DocumentKey {
  return `${BUILT_IN}${id}`;
}

export function isBuiltInKey(key: DocumentKey): boolean {
  return key.startsWith(BUILT_IN);
}
