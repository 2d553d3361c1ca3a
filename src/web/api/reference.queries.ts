import { queryOptions } from '@tanstack/react-query';
import * as calls from '#contract/reference.ts';
import { callServer } from './call-server.ts';

const KEY = 'reference';
const staleTime = 5 * 60_000;

export function jurisdictionQuery(name: string) {
  return queryOptions({
    queryKey: [KEY, 'jurisdiction', name],
    queryFn: ({ signal }) => callServer(calls.getJurisdiction, { path: { name }, signal }),
    staleTime,
  });
}

export function organizationQuery(id: string) {
  return queryOptions({
    queryKey: [KEY, 'organization', id],
    queryFn: ({ signal }) => callServer(calls.getOrganization, { path: { id }, signal }),
    staleTime,
  });
}

/** The treaties between two places; without both, whom there are to choose from. */
export function treatyBetweenQuery(one: string, other: string) {
  const query = { ...(one === '' ? {} : { one }), ...(other === '' ? {} : { other }) };
  return queryOptions({
    queryKey: [KEY, 'between', one, other],
    queryFn: ({ signal }) => callServer(calls.findTreatyBetween, { query, signal }),
    staleTime,
  });
}
