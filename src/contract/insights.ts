import * as z from 'zod/mini';
import type { EntryOf } from '#domain/collections/fields.ts';
import { INSIGHT, type STAGE } from '#collections/insights.ts';
import { STAGES } from '#domain/tools/insights/stages.ts';
import { SECTION_PARTS } from '#domain/document/block.ts';
import { TICKS_LIMIT } from '#domain/tools/desk/checklist.ts';
import { defineCall } from './call.ts';
import { entryShape, listed } from './collection-fields.ts';

const BASE = '/apiv2/PracticalContent';

export type InsightEntry = EntryOf<typeof INSIGHT>;
export type InsightStage = EntryOf<typeof STAGE>;

export const listBegunChecklists = defineCall({
  method: 'GET',
  path: `${BASE}/Checklists`,
  summary: 'The checklists of insights in which the account has ticked something, the latest first.',
  access: 'account',
  routes: ['/practical-insights'],
  answer: z.object({
    checklists: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        url: z.string(),
        ticked: z.int(),
        of: z.int(),
        /** Of the latest tick. Instant, UTC. */
        at: z.string(),
      }),
    ),
  }),
});

const checklistItem = z.object({
  /** Of its words: the same words are the same item in every version. */
  id: z.string(),
  /** The block of the document that holds it. */
  anchor: z.string(),
  /** As they are read out, without marks. */
  words: z.string(),
  html: z.string(),
  isTicked: z.boolean(),
});

export type ChecklistItem = z.output<typeof checklistItem>;

const insightSection = z.object({
  /** Null for a section that its author calls nothing. */
  part: z.nullable(z.enum(SECTION_PARTS)),
  title: z.string(),
  /** What is not an item of its checklist; built by the server, escaped throughout. */
  html: z.string(),
  /** Of a checklist, in their order. */
  items: z.array(checklistItem),
});

export type InsightSectionAnswer = z.output<typeof insightSection>;

export const getInsight = defineCall({
  method: 'GET',
  path: `${BASE}/{id}`,
  summary: 'One practical insight: question, short answer, checklist, pitfalls, author, review and related documents.',
  access: 'subscriber',
  routes: ['/practical-content/{id}'],
  answer: z.object({
    ...entryShape(INSIGHT),
    stage: z.nullable(z.enum(STAGES)),
    /** The same text as a document, to cite, download and search in. */
    documentUrl: z.string(),
    demo: z.boolean(),
    sections: z.array(insightSection),
    /** With whether the reader may open each. */
    related: z.array(z.object({ ...listed.shape, isOpen: z.boolean() })),
    /** Whether ticks are kept: they are an account's, not a network's. */
    canTick: z.boolean(),
  }),
});

export const tickChecklist = defineCall({
  method: 'POST',
  path: `${BASE}/{id}/Checklist`,
  summary: 'Ticks items of a checklist of the insight, or clears them; what is kept is the account’s own.',
  access: 'account',
  routes: ['/practical-content/{id}'],
  body: z.object({
    changes: z
      .array(z.object({ item: z.string().check(z.maxLength(40)), isTicked: z.boolean() }))
      .check(z.minLength(1), z.maxLength(TICKS_LIMIT)),
  }),
  answer: z.object({
    /** Ids of all items that are ticked now. */
    ticked: z.array(z.string()),
  }),
});
