import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { versionNumber } from './version-number.ts';

const block = z.object({
  /** `same` stands beside a change only. */
  kind: z.enum(['same', 'moved', 'changed', 'split', 'merged', 'added', 'removed']),
  /** Where it stands in the version `to`; in the version `from` where it was removed. */
  anchor: z.nullable(z.string()),
  /** Its words without a printed number; paragraphs that were split or merged on lines of their own. */
  pieces: z.array(z.object({ kind: z.enum(['same', 'inserted', 'deleted']), text: z.string() })),
  /** False where so much differs that the words were not held against each other. */
  isCompared: z.boolean(),
});

/** Consecutive blocks that are the same in both versions and are left out. */
const unchanged = z.object({ kind: z.literal('unchanged'), blocks: z.int() });

/** What changed between two versions of a document, in the order of the later one. */
export const documentChanges = z.object({
  id: z.string(),
  title: z.string(),
  from: z.int(),
  to: z.int(),
  rows: z.array(z.union([block, unchanged])),
  counts: z.object({ changed: z.int(), added: z.int(), removed: z.int(), moved: z.int() }),
  /** Changes beyond the first 1,000, which are counted and not shown. */
  omitted: z.int(),
  isWhole: z.boolean(),
});

export type DocumentChanges = z.output<typeof documentChanges>;

export const getDocumentChanges = defineCall({
  method: 'GET',
  path: '/apiv2/document/GetDocumentChanges',
  summary: 'What changed in the text of a document from one version to another, by blocks and then by words.',
  access: 'subscriber',
  routes: ['/document/{id}'],
  query: z.object({ id: z.string(), from: versionNumber, to: z.optional(versionNumber) }),
  answer: documentChanges,
});
