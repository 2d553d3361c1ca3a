import * as z from 'zod/mini';
import { defineCall } from './call.ts';

const LONGEST_ADDRESS = 2000;
const LONGEST_TEXT = 300;

const text = (most: number) => z.string().check(z.maxLength(most));

/**
 * What the browser's tag reports once the reader has agreed to cookies: a page that was shown, a visit that began, a search
 * (TL-125), a page that was refused (TL-126). Names are the specification's.
 */
export const trackingEvent = z.object({
  type: z.enum(['page', 'user', 'Searches Regular', 'turnaway']),
  /** Address inside the application, path and query. */
  url: text(LONGEST_ADDRESS),
  title: z.optional(text(LONGEST_TEXT)),
  keywords: z.optional(text(LONGEST_TEXT)),
  /** Code of the module (SH-325). */
  module: text(20),
  /** Site identifier. */
  platform: text(20),
  /** The opaque id of the session, never a name (SH-321). */
  user_id: z.optional(text(100)),
  /** The document that a refused address names. */
  article_id: z.optional(text(LONGEST_TEXT)),
  user_agent: z.optional(text(LONGEST_TEXT)),
  /** Opaque mark of the browser. */
  tracking_id: z.optional(text(64)),
});

export type TrackingReport = z.input<typeof trackingEvent>;

export const reportEvent = defineCall({
  method: 'POST',
  path: '/apiv2/Tracking/event',
  summary: 'Takes one event of the browser’s tag; nothing personal and no third party (OP-114).',
  access: 'open',
  body: trackingEvent,
  answer: z.object({}),
});
