import * as z from 'zod/mini';
import { FAVORITE_LIMITS } from '#domain/tools/desk/favorite.ts';
import { TRASH_KINDS } from '#domain/tools/desk/trash.ts';
import { defineCall } from './call.ts';

/** Something that the reader removed. Instants are UTC. */
export const trashItem = z.object({
  /** Of the favorite, folder, alert, search or question that it was; a note that was taken away has one of its own. */
  id: z.string(),
  kind: z.enum(TRASH_KINDS),
  /** What it is called; a note by what it is on. */
  title: z.string(),
  /** Names of the folders it lay in. */
  folders: z.array(z.string()),
  /** What the reader had written on it; empty where that is nothing. */
  note: z.string(),
  removedAt: z.string(),
  /** When it goes for good. */
  keptUntil: z.string(),
});

export type TrashItemAnswer = z.output<typeof trashItem>;

const PATH = '/apiv2/Trash';
const ids = z
  .array(z.string().check(z.minLength(1), z.maxLength(40)))
  .check(z.minLength(1), z.maxLength(FAVORITE_LIMITS.favorites));

export const listTrash = defineCall({
  method: 'GET',
  path: PATH,
  summary:
    'What the account removed on this edition in the last 30 days, the last first: favorites, folders, notes, alerts, latest searches, searches of the research record and notes on them, questions of the Relationship Indicator, mergers of the filing calculator, notes in comparisons (OP-184).',
  access: 'account',
  routes: ['/favorites'],
  answer: z.object({ items: z.array(trashItem) }),
});

export const restoreTrash = defineCall({
  method: 'POST',
  path: `${PATH}/Restore`,
  summary:
    'Brings things back as they were, each by itself: a favorite into its folders, or those of the same name, which are made anew where there are none.',
  access: 'account',
  routes: ['/favorites'],
  body: z.object({ ids }),
  answer: z.object({
    /** How many are back. */
    count: z.int(),
    /** Those that are not, with the reason in words and a way on. */
    left: z.array(z.object({ id: z.string(), reason: z.string() })),
  }),
});

export const emptyTrash = defineCall({
  method: 'POST',
  path: `${PATH}/Empty`,
  summary: 'Forgets what lies in the trash on this edition, or of it what is named, for good.',
  access: 'account',
  routes: ['/favorites'],
  body: z.object({ ids: z.optional(ids) }),
  answer: z.object({ count: z.int() }),
});
