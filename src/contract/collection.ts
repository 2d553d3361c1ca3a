import * as z from 'zod/mini';
import type { Collection } from '#domain/collections/collection.ts';
import { listPaths, type Entry } from '#domain/collections/entry.ts';
import type { EntryOf, Fields } from '#domain/collections/fields.ts';
import { COLLECTIONS } from '#collections/collections.ts';
import { defineCall, type Call } from './call.ts';
import { entryShape } from './collection-fields.ts';

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
} & (C['list'] extends { adds: { fields: infer A extends Fields } } ? EntryOf<A> : unknown) &
  (C['list'] extends { beside: infer B } ? { -readonly [Name in keyof B]: BesideOf<B[Name]> } : unknown);

/** What an entry of a collection answers. */
export type EntryAnswer<C extends Collection> = C extends { entry: { fields: infer F extends Fields } }
  ? EntryOf<F>
  : Entry;

type Answering<Answer> = Call<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType<Answer>>;

/** The calls of a collection: its list, and one of its entries where it has that. */
export interface CollectionCalls<C extends Collection> {
  readonly collection: C;
  readonly list: Answering<ListAnswer<C>>;
  readonly entry: C extends { entry: object } ? Answering<EntryAnswer<C>> : Answering<EntryAnswer<C>> | undefined;
}

/** A day other than today. */
const AS_OF = z.object({ day: z.optional(z.iso.date()) });

const made = new Map<Collection, CollectionCalls<Collection>>();

/** The calls of a collection, made once. */
export function callsOf<const C extends Collection>(collection: C): CollectionCalls<C> {
  const calls = made.get(collection) ?? makeCalls(collection);
  made.set(collection, calls);
  return calls as unknown as CollectionCalls<C>;
}

function makeCalls(collection: Collection): CollectionCalls<Collection> {
  const { list, entry, address, entryPage, fields } = collection;
  const access = { method: 'GET', access: 'subscriber', ...(collection.asOf ? { query: AS_OF } : {}) } as const;
  const row = z.object(entryShape(fields));
  const rows = z.array(list.groupedBy === undefined ? row : z.object({ name: z.string(), links: z.array(row) }));
  const beside = Object.entries(list.beside ?? {}).map(([name, one]) => [name, schemaBeside(one)] as const);
  return {
    collection,
    list: defineCall({
      ...access,
      path: list.path,
      summary: list.summary,
      routes: [address],
      answer: z.object({ ...entryShape(list.adds?.fields ?? {}), [list.key]: rows, ...Object.fromEntries(beside) }),
    }),
    entry:
      entry &&
      defineCall({
        ...access,
        path: entry.path,
        summary: entry.summary,
        routes: [pageOfEntry(entryPage ?? address, entry.path)],
        answer: z.object(entryShape(entry.fields)),
      }),
  } as unknown as CollectionCalls<Collection>;
}

/** The page with what names the entry as the call has it. */
function pageOfEntry(page: string, path: string): string {
  return page.replace('{id}', `{${listPaths(path)[0] ?? 'id'}}`);
}

function schemaBeside(beside: object) {
  return 'links' in beside ? BESIDE.links : 'name' in beside ? BESIDE.name : BESIDE.values;
}

/** The calls of every collection. */
export const COLLECTION_CALLS: readonly CollectionCalls<Collection>[] = COLLECTIONS.map((one) => callsOf(one));
