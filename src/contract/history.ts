import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** Something that was opened (OP-85), with what the library says of it today. */
export const historyEntry = z.object({
  id: z.string(),
  contentId: z.string(),
  title: z.string(),
  url: z.string(),
  /** Content type: `Award`, `Book`. */
  type: z.string(),
  /** Instant, UTC. */
  visitedAt: z.string(),
  /** Whether the reader may still open it. */
  isOpen: z.boolean(),
});

export type HistoryEntryAnswer = z.output<typeof historyEntry>;

const BASE = '/apiv2/Customization';

export const getHistory = defineCall({
  method: 'GET',
  path: `${BASE}/History`,
  summary:
    'What the account opened on this edition, the newest first, at most 100; what the library holds no more is left out.',
  access: 'account',
  routes: ['/history', '/'],
  answer: z.object({
    /** Whether what is opened is kept at present. */
    isKept: z.boolean(),
    histories: z.array(historyEntry),
  }),
});

export const addHistory = defineCall({
  method: 'POST',
  path: `${BASE}/AddHistory`,
  summary:
    'Enters a document, publication or case that the reader may open; those that are opened here are entered by themselves (OP-133).',
  access: 'account',
  routes: ['/history'],
  body: z.object({ contentId: z.string().check(z.minLength(1), z.maxLength(300)) }),
  answer: z.object({
    /** Null where the account keeps no history, or has the item from this hour. */
    history: z.nullable(historyEntry),
  }),
});

export const clearHistory = defineCall({
  method: 'POST',
  path: `${BASE}/ClearHistory`,
  summary: 'Forgets all that the account opened on this edition.',
  access: 'account',
  routes: ['/history'],
  answer: z.object({ count: z.int() }),
});

export const keepHistory = defineCall({
  method: 'POST',
  path: `${BASE}/KeepHistory`,
  summary: 'Whether what the account opens is kept from now on, on all editions.',
  access: 'account',
  routes: ['/history'],
  body: z.object({ isKept: z.boolean() }),
  answer: z.object({ isKept: z.boolean() }),
});
