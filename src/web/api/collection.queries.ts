import type { Call } from '#contract/call.ts';
import type { EntryAnswer, ListAnswer } from '#contract/collection.ts';
import { listPaths } from '#domain/collections/entry.ts';
import type { Collection } from '#domain/collections/collection.ts';
import { callQuery, LASTING } from './call-query.ts';

type Answering<Answer> = Call & { readonly answer: { readonly _zod: { readonly output: Answer } } };

/** The browser makes a call by its method and path; what is answered has been checked by the server. */
function bareCall<Answer>(path: string) {
  return { method: 'GET', path } as Answering<Answer>;
}

/** The list of a collection, of one that changes with the day as of a day; '' for today. */
export function listQuery<C extends Collection>({ list: { path }, asOf }: C, day = '') {
  return callQuery(
    bareCall<ListAnswer<C>>(path),
    { query: { day: asOf && day } },
    { ...LASTING, isInPlace: asOf === true },
  );
}

/** One of its entries. */
export function entryQuery<C extends Collection>({ entry, asOf }: C, id: string, day = '') {
  const path = entry?.path ?? '';
  const [name = ''] = listPaths(path);
  const input = { path: { [name]: id }, query: { day: asOf && day } };
  return callQuery(bareCall<EntryAnswer<C>>(path), input, { ...LASTING, isInPlace: asOf === true });
}
