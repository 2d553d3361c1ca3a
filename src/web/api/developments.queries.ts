import { infiniteQueryOptions } from '@tanstack/react-query';
import { getDevelopments } from '#contract/developments.ts';
import { callServer } from './call-server.ts';

/** What developments are narrowed down to; empty for no choice. */
export interface DevelopmentsFilter {
  readonly jurisdiction: string;
  readonly topic: string;
  /** As `READING_PERIODS` number them. */
  readonly period: number;
  /** Days of a precise period, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
}

/** Recent developments, page after page. */
export function developmentsQuery({ jurisdiction, topic, period, from, to }: DevelopmentsFilter) {
  return infiniteQueryOptions({
    queryKey: ['developments', jurisdiction, topic, period, from, to],
    queryFn: ({ signal, pageParam: start }) =>
      callServer(getDevelopments, {
        query: {
          ...(jurisdiction ? { jurisdiction } : {}),
          ...(topic ? { topic } : {}),
          datePeriod: period,
          ...(from ? { dateFrom: from } : {}),
          ...(to ? { dateTo: to } : {}),
          start,
        },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const shown = pages.reduce((sum, page) => sum + page.recentDevelopments.length, 0);
      return shown < total ? shown : undefined;
    },
    staleTime: 5 * 60_000,
  });
}
