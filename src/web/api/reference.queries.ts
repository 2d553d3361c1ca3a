import { getLaw } from '#contract/facts.ts';
import * as calls from '#contract/reference.ts';
import { callQuery, LASTING } from './call-query.ts';

/** The treaties between two places as of a day, today for ''; without both, whom there are to choose from. */
export const treatyBetweenQuery = (one: string, other: string, day = '') =>
  callQuery(calls.findTreatyBetween, { query: { one, other, ...(day === '' ? {} : { day }) } }, LASTING);

/** What facts of law say of a place on a day; '' for today. */
export const lawQuery = (place: string, day: string) =>
  callQuery(getLaw, { query: { place, ...(day === '' ? {} : { day }) } }, { ...LASTING, isInPlace: true });
