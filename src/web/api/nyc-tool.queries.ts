import { queryOptions } from '@tanstack/react-query';
import * as calls from '#contract/nyc-tool.ts';
import { callServer } from './call-server.ts';

const KEY = 'nyc-tool';
const staleTime = 5 * 60_000;

/** How much there is in each of the ways in. */
export function conventionToolQuery() {
  return queryOptions({
    queryKey: [KEY, 'start'],
    queryFn: ({ signal }) => callServer(calls.getConventionTool, { signal }),
    staleTime,
  });
}

/** Articles and paragraphs, or topics, each with its decisions. */
export function conventionTreeQuery(tree: 'provision' | 'topic') {
  const call = tree === 'provision' ? calls.listConventionProvisions : calls.listConventionTopics;
  return queryOptions({ queryKey: [KEY, tree], queryFn: ({ signal }) => callServer(call, { signal }), staleTime });
}

export function contractingStatesQuery() {
  return queryOptions({
    queryKey: [KEY, 'states'],
    queryFn: ({ signal }) => callServer(calls.listContractingStates, { signal }),
    staleTime,
  });
}

/** Outcomes by ground, court and year: of all decisions, or of the rulings on one provision. */
export function conventionStatisticsQuery(provision?: string) {
  return queryOptions({
    queryKey: [KEY, 'statistics', provision ?? ''],
    queryFn: ({ signal }) =>
      callServer(calls.getConventionStatistics, { query: provision === undefined ? {} : { provision }, signal }),
    staleTime,
  });
}

export function conventionEntryQuery(id: string) {
  return queryOptions({
    queryKey: [KEY, 'entry', id],
    queryFn: ({ signal }) => callServer(calls.getConventionEntry, { path: { id }, signal }),
    staleTime,
  });
}
