import * as z from 'zod/mini';
import { CASE_LIMITS } from '#domain/tools/desk/merger-case.ts';
import { defineCall } from './call.ts';
import { CALCULATOR, dealBody } from './deal.ts';

const PATH = '/apiv2/CompareJurisdictions/Cases';

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(CASE_LIMITS.name));

/** A case of the reader, without its figures. Instants are UTC. */
const caseGlance = z.object({
  id: z.string(),
  name: z.string(),
  /** Names of its parties. */
  parties: z.array(z.string()),
  /** How many places it asks about, and the day of the law. */
  places: z.int(),
  day: z.string(),
  changedAt: z.string(),
  /** Whether an address opens it to others. */
  isShared: z.boolean(),
});

export type MergerCaseGlance = z.output<typeof caseGlance>;

const wholeCase = z.object({
  id: z.string(),
  name: z.string(),
  deal: dealBody,
  changedAt: z.string(),
  /** Path of the page that shows it to others who are signed in; null while it is not shared. */
  share: z.nullable(z.string()),
});

export type MergerCaseAnswer = z.output<typeof wholeCase>;

/** What is kept of a case. */
const draft = z.object({ name, deal: dealBody });

export const listMergerCases = defineCall({
  method: 'GET',
  path: PATH,
  summary: 'The mergers that the account keeps on this edition, the last changed first, without their figures.',
  access: 'account',
  routes: CALCULATOR,
  answer: z.array(caseGlance),
});

export const getMergerCase = defineCall({
  method: 'GET',
  path: `${PATH}/{id}`,
  summary: 'A merger that the account keeps, with its figures.',
  access: 'account',
  routes: CALCULATOR,
  answer: wholeCase,
});

export const createMergerCase = defineCall({
  method: 'POST',
  path: PATH,
  summary: `Keeps a merger with its figures; at most ${CASE_LIMITS.cases} of an account on each edition.`,
  access: 'account',
  routes: CALCULATOR,
  body: draft,
  answer: wholeCase,
});

export const updateMergerCase = defineCall({
  method: 'POST',
  path: `${PATH}/{id}`,
  summary:
    'Keeps a merger under its name as it is now; nothing is written over where it was changed since `Former`. Whoever has the address of one that is shared sees it as it is.',
  access: 'account',
  routes: CALCULATOR,
  body: z.object({
    ...draft.shape,
    /** `changedAt` of the merger as it was opened; left out, what is kept is written over. */
    Former: z.optional(z.string()),
  }),
  answer: wholeCase,
});

export const deleteMergerCase = defineCall({
  method: 'DELETE',
  path: `${PATH}/{id}`,
  summary: 'Moves a merger to the trash (OP-184); its address opens it to nobody any more.',
  access: 'account',
  routes: CALCULATOR,
  answer: z.object({}),
});

export const shareMergerCase = defineCall({
  method: 'POST',
  path: `${PATH}/{id}/Share`,
  summary:
    'Opens a merger by an address that nobody guesses to others who are signed in and have the calculator, or ends that; an address that ended stays closed.',
  access: 'account',
  routes: CALCULATOR,
  body: z.object({ isShared: z.boolean() }),
  answer: wholeCase,
});

export const getSharedMergerCase = defineCall({
  method: 'GET',
  path: '/apiv2/CompareJurisdictions/SharedCases/{token}',
  summary: 'A merger that somebody shares, as it is now: its name, figures, rates and conditions, and not whose it is.',
  access: 'account',
  routes: CALCULATOR,
  answer: z.object({ name: z.string(), deal: dealBody, changedAt: z.string() }),
});
