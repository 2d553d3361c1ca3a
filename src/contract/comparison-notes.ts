import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { COMPARISON_ROUTES } from './comparison.ts';

const PATH = '/apiv2/CompareJurisdictions/Notes/{slug}';

export const listComparisonNotes = defineCall({
  method: 'GET',
  path: PATH,
  summary: 'What the account wrote beside topics of a product, for nobody else to see.',
  access: 'account',
  routes: COMPARISON_ROUTES,
  answer: z.object({
    notes: z.array(
      z.object({
        topicId: z.string(),
        note: z.string(),
        /** Instant, UTC. */
        at: z.string(),
      }),
    ),
  }),
});

export const noteComparison = defineCall({
  method: 'POST',
  path: PATH,
  summary:
    'Writes the reader’s own note beside a topic, an empty one takes it away; only where it still says `Former`, so that nothing of another device is lost.',
  access: 'account',
  routes: COMPARISON_ROUTES,
  body: z.object({
    TopicId: z.string().check(z.minLength(1), z.maxLength(100)),
    Note: z.string(),
    /** What the writer knew of it, '' for no note. */
    Former: z.string(),
  }),
  answer: z.object({
    /** What it says now. */
    note: z.string(),
    /** False where another device changed it meanwhile, and nothing was written. */
    isKept: z.boolean(),
    /** What a note that was taken away is called in the trash. */
    trash: z.nullable(z.string()),
  }),
});
