import * as z from 'zod/mini';
import { CUSTOMIZATION_LIMITS as LIMITS } from '#domain/tools/desk/customization.ts';
import { defineCall } from './call.ts';
import { historyEntry } from './history.ts';

/** A tool of the edition, as the reader has it (ENT-035, OP-129). */
export const tool = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** Its place, from 0. */
  order: z.int(),
  enabled: z.boolean(),
  link: z.string(),
  /** Name of an icon. */
  logo: z.string(),
  /** A short tag, for example `Practice Plus`; empty where there is none. */
  label: z.string(),
  linkText: z.string(),
  uuid: z.string(),
  /** How many things stand behind it that the reader may open; null where nothing is counted. */
  counter: z.nullable(z.int()),
  /** Whether the reader's subscription has its page, and the page is built. */
  isOpen: z.boolean(),
});

export type Tool = z.output<typeof tool>;

const tools = z.object({ tools: z.array(tool) });

/** The customization of the specification (ENT-035). */
export const customization = z.object({
  /** Titles of the news publications that the reader follows; none means all. */
  newsPublications: z.array(z.string()),
  tools: z.array(tool),
  histories: z.array(historyEntry),
});

export type CustomizationAnswer = z.output<typeof customization>;

const BASE = '/apiv2/Customization';

export const getHomeTools = defineCall({
  method: 'GET',
  path: '/apiv2/Home/HomeTools',
  summary: 'All tools of the edition, as they stand where a reader has said nothing (OP-87).',
  access: 'subscriber',
  routes: ['/', '/customize'],
  answer: tools,
});

export const getOurToolsTile = defineCall({
  method: 'GET',
  path: `${BASE}/OurToolsTile`,
  summary:
    'The tools that are enabled and that the reader’s codes open, in the reader’s order; visitors by address have the order of the edition (API-076).',
  access: 'subscriber',
  routes: ['/'],
  answer: tools,
});

export const getCustomization = defineCall({
  method: 'GET',
  path: BASE,
  summary: 'What the account has chosen on this edition, with its history (API-075).',
  access: 'account',
  routes: ['/customize', '/news'],
  answer: customization,
});

export const updateTools = defineCall({
  method: 'POST',
  path: `${BASE}/UpdateTools`,
  summary:
    'Keeps which tools show, and in which order; tools that are not named come after the others, enabled. Unknown ids are left aside (API-077).',
  access: 'account',
  routes: ['/customize'],
  body: z.object({
    tools: z
      .array(z.object({ id: z.string().check(z.maxLength(100)), enabled: z.boolean(), order: z.int() }))
      .check(z.maxLength(LIMITS.tools)),
  }),
  answer: customization,
});

export const updateNewsPublicationTitle = defineCall({
  method: 'POST',
  path: `${BASE}/UpdateNewsPublicationTitle`,
  summary:
    'Keeps which news publications are followed, by their titles; none means all. Titles that the edition does not have are left aside (API-078, OP-132).',
  access: 'account',
  routes: ['/customize'],
  body: z.object({
    newsPublications: z.array(z.string().check(z.maxLength(LIMITS.title))).check(z.maxLength(LIMITS.newsPublications)),
  }),
  answer: customization,
});
