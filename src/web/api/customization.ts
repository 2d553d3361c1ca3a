import type { QueryClient } from '@tanstack/react-query';
import {
  getCustomization,
  getOurToolsTile,
  updateNewsPublicationTitle,
  updateTools,
  type CustomizationAnswer,
  type Tool,
} from '#contract/customization.ts';
import { callQuery, FRESH } from './call-query.ts';
import { callServer } from './call-server.ts';
import { HOME_NEWS_KEY } from './home.ts';

export type Customization = CustomizationAnswer;
export type { Tool };

/** What the account has chosen, with every tool of the edition. */
export const customizationQuery = () => callQuery(getCustomization, {}, FRESH);

/** The tools of the home page, as the reader has them. */
export const toolsTileQuery = () => callQuery(getOurToolsTile, {}, { staleTime: 0, read: ({ tools }) => tools });

/** Keeps which tools show, in the order given; at once wherever tools are shown. @throws ApiError */
export async function saveTools(
  queries: QueryClient,
  tools: readonly { readonly id: string; readonly enabled: boolean }[],
): Promise<void> {
  const body = { tools: tools.map(({ id, enabled }, order) => ({ id, enabled, order })) };
  takeIn(queries, await callServer(updateTools, { body }));
}

/** Keeps which publications are followed; none means all. @throws ApiError */
export async function followNews(queries: QueryClient, newsPublications: readonly string[]): Promise<void> {
  takeIn(queries, await callServer(updateNewsPublicationTitle, { body: { newsPublications: [...newsPublications] } }));
  void queries.invalidateQueries({ queryKey: HOME_NEWS_KEY });
}

function takeIn(queries: QueryClient, answer: Customization): void {
  queries.setQueryData(customizationQuery().queryKey, answer);
  queries.setQueryData(
    toolsTileQuery().queryKey,
    answer.tools.filter(({ enabled, isOpen }) => enabled && isOpen),
  );
}
