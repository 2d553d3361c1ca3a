import type { QueryClient } from '@tanstack/react-query';
import * as calls from '#contract/customization.ts';
import { callChange, callQuery, FRESH } from './call-query.ts';

/** Every list of news on the home page, however many months it has: what is followed has changed. */
export const HOME_NEWS_KEY = ['home-news'] as const;

/** What the account has chosen, with every tool of the edition. */
export const customizationQuery = () => callQuery(calls.getCustomization, {}, FRESH);

/** The tools of the home page, as the reader has them. */
export const toolsTileQuery = () => callQuery(calls.getOurToolsTile, {}, { staleTime: 0, read: ({ tools }) => tools });

/** Keeps which tools show, in the order given; at once wherever tools are shown. */
export const saveTools = callChange(
  calls.updateTools,
  (tools: readonly Pick<calls.Tool, 'id' | 'enabled'>[]) => ({
    body: { tools: tools.map(({ id, enabled }, order) => ({ id, enabled, order })) },
  }),
  takeIn,
);

/** Keeps which publications are followed; none means all. */
export const followNews = callChange(
  calls.updateNewsPublicationTitle,
  (titles: readonly string[]) => ({ body: { newsPublications: [...titles] } }),
  (queries, answer) => {
    takeIn(queries, answer);
    void queries.invalidateQueries({ queryKey: HOME_NEWS_KEY });
  },
);

function takeIn(queries: QueryClient, answer: calls.CustomizationAnswer): void {
  queries.setQueryData(customizationQuery().queryKey, answer);
  queries.setQueryData(
    toolsTileQuery().queryKey,
    answer.tools.filter(({ enabled, isOpen }) => enabled && isOpen),
  );
}
