import * as z from 'zod/mini';
import { RECORD_LIMITS as LIMITS } from '#domain/tools/desk/research-entry.ts';
import { defineCall } from './call.ts';
import { fileAnswer } from './file.ts';
import { newHits } from './new-hits.ts';

/** A search as it was made. */
export const researchEntry = z.object({
  id: z.string(),
  /** Instant, UTC. */
  madeAt: z.string(),
  /** What was looked for, as written; the filters where nothing was written. */
  title: z.string(),
  /** Title of the way to search, for example `Awards`. */
  mode: z.string(),
  /** A path of this site that makes the search again. */
  url: z.string(),
  /** Body of the search call, JSON. */
  query: z.string(),
  /** The query as it was understood, in words. */
  understood: z.nullable(z.string()),
  /** What it was narrowed to, in words. */
  filters: z.array(z.string()),
  sort: z.string(),
  /** Exact number of hits at that time. */
  total: z.int(),
  /** Of the library that answered; counts up with every change of the documents. */
  corpusVersion: z.int(),
  note: z.string(),
});

export type ResearchEntryAnswer = z.output<typeof researchEntry>;

export const EXPORT_FORMATS = ['word', 'excel', 'text'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Entries of one answer. */
export const ENTRIES_LISTED = 50;

const PATH = '/apiv2/api/ResearchRecord';
const id = z.string().check(z.maxLength(40));
const ids = z.array(id).check(z.maxLength(LIMITS.entries));

export const listResearchRecord = defineCall({
  method: 'GET',
  path: PATH,
  summary: 'Searches of the account on this edition, newest first, 50 at a time; `text` looks in what they say.',
  access: 'account',
  routes: ['/research-record'],
  query: z.object({
    text: z.optional(z.string().check(z.maxLength(300))),
    start: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(LIMITS.entries)), 0),
  }),
  answer: z.object({
    /** Whether searches are recorded at present. */
    isKept: z.boolean(),
    /** Of those that say `text`. */
    total: z.int(),
    /** Corpus version of the library now. */
    corpusVersion: z.int(),
    entries: z.array(researchEntry),
  }),
});

export const findNewSinceEntry = defineCall({
  method: 'GET',
  path: `${PATH}/{id}/new`,
  summary: 'What a search of the record finds that the library did not have when it was made.',
  access: 'account',
  routes: ['/research-record'],
  budget: 'search',
  answer: newHits,
});

export const noteResearchEntry = defineCall({
  method: 'POST',
  path: `${PATH}/{id}/note`,
  summary: 'Sets the reader’s note on a search of the record; an empty one takes it away.',
  access: 'account',
  routes: ['/research-record'],
  body: z.object({ note: z.string().check(z.maxLength(LIMITS.note)) }),
  answer: z.object({
    entry: researchEntry,
    /** What the note that was taken away is called in the trash; null where none was (OP-184). */
    trash: z.nullable(z.string()),
  }),
});

export const deleteResearchEntry = defineCall({
  method: 'DELETE',
  path: `${PATH}/{id}`,
  summary: 'Moves a search of the record to the trash (OP-184).',
  access: 'account',
  routes: ['/research-record'],
  answer: z.object({}),
});

export const clearResearchRecord = defineCall({
  method: 'POST',
  path: `${PATH}/clear`,
  summary: 'Takes every search on this edition out of the record.',
  access: 'account',
  routes: ['/research-record'],
  answer: z.object({ count: z.int() }),
});

export const setResearchRecord = defineCall({
  method: 'POST',
  path: `${PATH}/settings`,
  summary: 'Whether searches of the account are recorded from now on, on all editions.',
  access: 'account',
  routes: ['/research-record'],
  body: z.object({ isKept: z.boolean() }),
  answer: z.object({ isKept: z.boolean() }),
});

export const exportResearchRecord = defineCall({
  method: 'POST',
  path: `${PATH}/export`,
  summary: 'The record, or the searches with these ids, as Word, Excel or plain text, newest first.',
  access: 'account',
  routes: ['/research-record'],
  body: z.object({ format: z.enum(EXPORT_FORMATS), ids: z.optional(ids) }),
  file: 'application/octet-stream',
  answer: fileAnswer,
});
