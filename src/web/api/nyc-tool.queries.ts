import * as calls from '#contract/nyc-tool.ts';
import { callQuery, LASTING } from './call-query.ts';

/** How much there is in each of the ways in. */
export const conventionToolQuery = () => callQuery(calls.getConventionTool, {}, LASTING);

/** Outcomes by ground, court and year: of all decisions, or of the rulings on one provision. */
export const conventionStatisticsQuery = (provision?: string) =>
  callQuery(calls.getConventionStatistics, { query: { provision } }, LASTING);

export const conventionEntryQuery = (id: string) => callQuery(calls.getConventionEntry, { path: { id } }, LASTING);
