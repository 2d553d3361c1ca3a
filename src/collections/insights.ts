import type { Collection } from '#domain/collections/collection.ts';

/** One in a list; its title is the question. */
export const INSIGHT = {
  id: 'text',
  title: 'text',
  url: 'text',
  summary: 'text?',
  authors: 'texts',
  lastReviewDate: 'text?',
  jurisdictions: 'texts',
} as const;

/** Those that name no stage have none; `url`: the search that finds them, null for who does not search in insights. */
export const STAGE = { stage: 'stage?', url: 'text?', insights: { rows: INSIGHT } } as const;

/** Practical insights by the stage at which their question arises (SH-100, TL-073, OP-102). */
export const INSIGHTS = {
  id: 'insights',
  title: 'Practical Insights',
  help: 'Questions that arise while an arbitration runs, each with a short answer, a checklist and the pitfalls.',
  palette: ['checklists', 'pitfalls'],
  address: '/practical-insights',
  feed: { rule: 'insights' },
  fields: STAGE,
  list: {
    path: '/apiv2/PracticalContent',
    summary: 'Practical insights by the stage of an arbitration at which their question arises.',
    key: 'stages',
    // How many are outside the reader's subscription.
    adds: { rule: 'closed-insights', fields: { stages: { rows: STAGE }, closed: 'closed' } },
  },
  screen: {
    lead: 'Questions that arise while an arbitration runs, in the order of its stages: each with a short answer, a checklist to tick, and the pitfalls.',
    none: 'Your subscription opens no practical insight at present.',
    drawnBy: 'insights',
  },
} as const satisfies Collection;
