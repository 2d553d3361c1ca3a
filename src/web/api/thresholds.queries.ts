import type { CallBody } from '#contract/call.ts';
import * as cases from '#contract/merger-cases.ts';
import { judgeThresholds, listThresholdPlaces } from '#contract/thresholds.ts';
import { MERGERS_KEY } from './trash.ts';
import { callChange, callQuery, FRESH, LASTING } from './call-query.ts';

/** Of which places rules on mergers are known. */
export const thresholdPlacesQuery = () => callQuery(listThresholdPlaces, {}, LASTING);

/** What the rules of some places ask of a deal; it is sent without any figure or name. */
export const thresholdFieldsQuery = (blank: CallBody<typeof judgeThresholds>, enabled: boolean) =>
  callQuery(judgeThresholds, { body: blank }, { ...LASTING, isInPlace: true, enabled });

/** The mergers that the account keeps, without their figures. */
export const mergerCasesQuery = (enabled = true) =>
  callQuery(cases.listMergerCases, {}, { ...FRESH, enabled, queryKey: MERGERS_KEY });

/** One of them. */
export const mergerCaseQuery = (id: string) => callQuery(cases.getMergerCase, { path: { id } }, FRESH);

/** One that somebody shares. */
export const sharedMergerCaseQuery = (token: string) =>
  callQuery(cases.getSharedMergerCase, { path: { token } }, FRESH);

type Draft = CallBody<typeof cases.createMergerCase>;

/** Keeps a merger: anew, or under its id, where it is still as it was at `former`. */
export const createMergerCase = callChange(
  cases.createMergerCase,
  (body: Draft) => ({ body }),
  (queries) => queries.invalidateQueries({ queryKey: mergerCasesQuery().queryKey }),
);
export const updateMergerCase = callChange(
  cases.updateMergerCase,
  (id: string, former: string, body: Draft) => ({ path: { id }, body: { ...body, Former: former } }),
  (queries) => queries.invalidateQueries({ queryKey: mergerCasesQuery().queryKey }),
);

/** Opens one by an address, or ends that. */
export const shareMergerCase = callChange(
  cases.shareMergerCase,
  (id: string, isShared: boolean) => ({ path: { id }, body: { isShared } }),
  (queries) => queries.invalidateQueries({ queryKey: mergerCasesQuery().queryKey }),
);

/** To the trash. */
export const deleteMergerCase = callChange(
  cases.deleteMergerCase,
  (id: string) => ({ path: { id } }),
  (queries, _answer, id) =>
    queries.setQueryData(mergerCasesQuery().queryKey, (former) => former?.filter((one) => one.id !== id)),
);
