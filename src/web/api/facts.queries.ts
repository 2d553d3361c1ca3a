import { getLaw, getStatus } from '#contract/facts.ts';
import { callQuery, LASTING } from './call-query.ts';

/** What facts of law say of a place on a day; '' for today. */
export const lawQuery = (place: string, day: string) =>
  callQuery(getLaw, { query: { place, day } }, { ...LASTING, isInPlace: true });

/** What facts say of a place and an instrument or a union on a day, in words; '' for today. */
export const statusQuery = (instrument: string, place: string, day: string) =>
  callQuery(getStatus, { query: { instrument, place, inWords: 'true', day } }, LASTING);
