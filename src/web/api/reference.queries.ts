import * as calls from '#contract/reference.ts';
import { callQuery, LASTING } from './call-query.ts';

/** The treaties between two places as of a day, today for ''; without both, whom there are to choose from. */
export const treatyBetweenQuery = (one: string, other: string, day = '') =>
  callQuery(calls.findTreatyBetween, { query: { one, other, day } }, LASTING);
