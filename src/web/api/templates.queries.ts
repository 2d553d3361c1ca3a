import { queryOptions } from '@tanstack/react-query';
import * as calls from '#contract/templates.ts';
import { callServer } from './call-server.ts';

const KEY = 'templates';
const staleTime = 5 * 60_000;

/** The start page. */
export function templatesQuery() {
  return queryOptions({
    queryKey: [KEY, 'start'],
    queryFn: ({ signal }) => callServer(calls.getTemplatesAndExamples, { signal }),
    staleTime,
  });
}

export function templateQuery(id: string) {
  return queryOptions({
    queryKey: [KEY, 'document', id],
    queryFn: ({ signal }) => callServer(calls.getTemplatesAndExamplesDocument, { path: { id }, signal }),
    staleTime,
  });
}

/** What a clause can be made of. */
export function clauseInstitutionsQuery() {
  return queryOptions({
    queryKey: [KEY, 'clause'],
    queryFn: ({ signal }) => callServer(calls.getClauseInstitutions, { signal }),
    staleTime,
  });
}
