import * as calls from '#contract/nyc-tool.ts';
import { callQuery, LASTING } from './call-query.ts';

const KEY = 'nyc-tool';

/** How much there is in each of the ways in. */
export function conventionToolQuery() {
  return callQuery([KEY, 'start'], calls.getConventionTool, {}, LASTING);
}

/** Articles and paragraphs, or topics, each with its decisions. */
export function conventionTreeQuery(tree: 'provision' | 'topic') {
  const call = tree === 'provision' ? calls.listConventionProvisions : calls.listConventionTopics;
  return callQuery([KEY, tree], call, {}, LASTING);
}

export function contractingStatesQuery() {
  return callQuery([KEY, 'states'], calls.listContractingStates, {}, LASTING);
}

/** Outcomes by ground, court and year: of all decisions, or of the rulings on one provision. */
export function conventionStatisticsQuery(provision?: string) {
  return callQuery(
    [KEY, 'statistics', provision ?? ''],
    calls.getConventionStatistics,
    { query: provision === undefined ? {} : { provision } },
    LASTING,
  );
}

export function conventionEntryQuery(id: string) {
  return callQuery([KEY, 'entry', id], calls.getConventionEntry, { path: { id } }, LASTING);
}
