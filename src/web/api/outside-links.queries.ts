import { queryOptions } from '@tanstack/react-query';
import { listExamMaterials, listUsefulLinks } from '#contract/outside-links.ts';
import { callServer } from './call-server.ts';

const staleTime = 5 * 60_000;

export function usefulLinksQuery() {
  return queryOptions({
    queryKey: ['useful-links'],
    queryFn: ({ signal }) => callServer(listUsefulLinks, { signal }),
    staleTime,
  });
}

export function examMaterialsQuery() {
  return queryOptions({
    queryKey: ['exam-materials'],
    queryFn: ({ signal }) => callServer(listExamMaterials, { signal }),
    staleTime,
  });
}
