import * as z from 'zod/mini';
import type { Collection, EntryOf, FieldType, Fields, FieldValues, PartName } from '#domain/collections/collection.ts';
import { COLLECTIONS } from '#collections/collections.ts';
import { defineCall, type Call } from './call.ts';
import { statusRow } from './nyc-tool.ts';
import { roundedCount } from './rounded-count.ts';

/** How many documents there are that the reader may open, and the search that finds exactly these. */
export const counted = z.object({ count: z.int(), url: z.string(), closed: roundedCount });

/** A document in a list. */
export const listed = z.object({
  id: z.string(),
  title: z.string(),
  url: z.string(),
  type: z.string(),
  date: z.nullable(z.string()),
});

/** Documents of one sort: the newest five, with the search that finds them all. */
export const block = z.object({ id: z.string(), title: z.string(), total: counted, documents: z.array(listed) });

export type ReferenceBlock = z.output<typeof block>;

const FIELDS: { readonly [Type in FieldType]: z.ZodMiniType<FieldValues[Type]> } = {
  text: z.string(),
  'text?': z.nullable(z.string()),
  'count?': z.nullable(z.int()),
  document: listed,
  'document?': z.nullable(listed),
  'officialText?': z.nullable(
    z.object({ title: z.string(), url: z.nullable(z.string()), readOn: z.nullable(z.string()) }),
  ),
  address: z.string(),
  counted,
};

type Shape<F extends Fields> = { [Name in keyof F]: z.ZodMiniType<FieldValues[F[Name]]> };

/** The fields of an entry as a schema has them. */
export function entryShape<const F extends Fields>(fields: F): Shape<F> {
  return Object.fromEntries(Object.entries(fields).map(([name, type]) => [name, FIELDS[type]])) as Shape<F>;
}

const PARTS = {
  blocks: { blocks: z.array(block) },
  /** Where each state stands with it. */
  status: { rows: z.array(statusRow) },
  /** What cites it, by type. */
  citing: { related: z.array(z.object({ type: z.string(), documents: z.array(listed) })), relatedClosed: roundedCount },
} as const satisfies Readonly<Record<PartName, z.core.$ZodLooseShape>>;

const link = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  description: z.nullable(z.string()),
  country: z.nullable(z.string()),
  /** Postal; null where the list does not say it. */
  address: z.nullable(z.string()),
  /** The day somebody opened it; null where nobody did. */
  readOn: z.nullable(z.string()),
});

const group = z.object({ name: z.string(), links: z.array(link) });

export type LinkGroup = z.output<typeof group>;

const named = z.object({ name: z.string(), count: z.int(), url: z.string() });

/** What is answered beside entries, by what makes it. */
const BESIDE = { links: z.array(group), name: z.nullable(named), values: z.array(named) } as const;

type BesideOf<B> = B extends { links: string }
  ? LinkGroup[]
  : B extends { name: string }
    ? z.output<typeof named> | null
    : z.output<typeof named>[];

type Groups<F extends Fields> = { name: string; links: EntryOf<F>[] }[];

/** What the list of a collection answers. */
export type ListAnswer<C extends Collection> = {
  [Key in C['list']['key']]: C['list'] extends { groupedBy: string } ? Groups<C['fields']> : EntryOf<C['fields']>[];
} & (C['list'] extends { beside: infer B } ? { -readonly [Name in keyof B]: BesideOf<B[Name]> } : unknown);

type Part<P extends PartName> = z.output<z.ZodMiniObject<(typeof PARTS)[P]>>;
type Joined<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer All) => void ? All : never;
type PartsOf<C> = C extends { entry: { parts: readonly (infer P extends PartName)[] } } ? P : never;

/** What an entry of a collection answers. */
export type EntryAnswer<C extends Collection> = EntryOf<C['fields']> &
  Joined<PartsOf<C> extends infer P ? (P extends PartName ? Part<P> : never) : never>;

type Answering<Answer> = Call<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType<Answer>>;

/** The calls of a collection: its list, and one of its entries where it has that. */
export interface CollectionCalls<C extends Collection> {
  readonly collection: C;
  readonly list: Answering<ListAnswer<C>>;
  readonly entry: C extends { entry: object } ? Answering<EntryAnswer<C>> : Answering<EntryAnswer<C>> | undefined;
}

const made = new Map<Collection, CollectionCalls<Collection>>();

/** The calls of a collection, made once. */
export function callsOf<const C extends Collection>(collection: C): CollectionCalls<C> {
  const calls = made.get(collection) ?? makeCalls(collection);
  made.set(collection, calls);
  return calls as unknown as CollectionCalls<C>;
}

function makeCalls(collection: Collection): CollectionCalls<Collection> {
  const { list, entry, address, entryPage, fields, table } = collection;
  const access = { method: 'GET', access: 'subscriber' } as const;
  const shape = entryShape(fields);
  const row = z.object(shape);
  const rows = z.array(list.groupedBy === undefined ? row : z.object({ name: z.string(), links: z.array(row) }));
  const beside = Object.entries(list.beside ?? {}).map(([name, one]) => [name, schemaBeside(one)] as const);
  const parts = Object.assign({}, ...(entry?.parts ?? []).map((part) => PARTS[part])) as z.core.$ZodLooseShape;
  return {
    collection,
    list: defineCall({
      ...access,
      path: list.path,
      summary: list.summary,
      routes: [address],
      answer: z.object({ [list.key]: rows, ...Object.fromEntries(beside) }),
    }),
    entry:
      entry &&
      defineCall({
        ...access,
        path: entry.path,
        summary: entry.summary,
        routes: [entryPage ?? table.address],
        answer: z.object({ ...shape, ...parts }),
      }),
  } as unknown as CollectionCalls<Collection>;
}

function schemaBeside(beside: object) {
  return 'links' in beside ? BESIDE.links : 'name' in beside ? BESIDE.name : BESIDE.values;
}

/** The calls of every collection. */
export const COLLECTION_CALLS: readonly CollectionCalls<Collection>[] = COLLECTIONS.map((one) => callsOf(one));
